#pragma once

#include "headless/verbs.h"

#include <map>

namespace aphelion {

// Tells what happens without being asked, a line for each: the head of the log, the stage of the meeting, the company,
// the guests at the door, the outcome of an ask. Each with the time, by a clock that all programs of a computer share.
class Reporter : public QObject {
public:
    using Say = std::function<void(const Json& line)>;

    Reporter(Session& session, const AllLines& lines, Say say);

private:
    void tell(const std::string& event, const Json& what);

    Say m_say;
    std::map<std::string, Json> m_told; // what each kind of event said last
};

} // namespace aphelion
