#include "planetx/cli/calls.h"

#include <iostream>

int main(int argc, char** argv) { return planetx::call({argv + 1, argv + argc}, std::cin, std::cout, std::cerr); }
