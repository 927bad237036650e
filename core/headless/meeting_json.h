#pragma once

#include "headless/verbs.h"

namespace aphelion {

// What a session knows of other devices, in the words of the lines.

Json stageJson(const Session& session);   // the stage, the air, and what stands in the way
Json companyJson(const Session& session); // nothing unless at a table
Json doorJson(const Session& session);    // who wants to come in, and whether wrong codes were tried too often
Json nearJson(const Session& session);    // tables that are being gathered near
Json headJson(const Session& session);    // of the log; nothing without a table

// How the last ask ended; nothing while one is on its way.
Json outcomeJson(const Device& device);

} // namespace aphelion
