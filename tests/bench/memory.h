#pragma once

#include <cstddef>

// Memory in use and its peak, counted where it is asked for.
struct Memory {
    std::size_t inUse = 0;
    std::size_t peak = 0;
};

extern Memory memory;
