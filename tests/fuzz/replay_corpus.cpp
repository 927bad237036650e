// Runs a fuzz target over the files of a folder, and over every prefix of each, without libFuzzer.

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int argc, char** argv) {
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(argc > 1 ? argv[1] : ".")) {
        std::ifstream in(entry.path(), std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(in), {}};
        const std::vector<std::uint8_t> data(bytes.begin(), bytes.end());
        for (std::size_t size = 0; size <= data.size(); ++size)
            LLVMFuzzerTestOneInput(data.data(), size);
        ++files;
    }
    std::cout << files << " files of the corpus\n";
    return files > 0 ? 0 : 1;
}
