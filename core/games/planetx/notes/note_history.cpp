#include "planetx/notes/note_history.h"

namespace planetx {

namespace {

template <typename Key, typename Value>
void put(std::map<Key, Value>& into, const Key& key, const std::optional<Value>& value) {
    if (value)
        into.insert_or_assign(key, *value);
    else
        into.erase(key);
}

void replaceTop(std::vector<Layer>& layers, std::size_t taken, const std::vector<Layer>& put) {
    layers.resize(layers.size() - taken);
    layers.insert(layers.end(), put.begin(), put.end());
}

// One pair of small functions per change.

void redoOne(std::vector<Layer>& layers, const Marked& c) { put(layers.back().marks, c.cell, c.now); }
void undoOne(std::vector<Layer>& layers, const Marked& c) { put(layers.back().marks, c.cell, c.before); }

void redoOne(std::vector<Layer>& layers, const Written& c) { put(layers.back().texts, c.sector, c.now); }
void undoOne(std::vector<Layer>& layers, const Written& c) { put(layers.back().texts, c.sector, c.before); }

void redoOne(std::vector<Layer>& layers, const Restacked& c) { replaceTop(layers, c.before.size(), c.now); }
void undoOne(std::vector<Layer>& layers, const Restacked& c) { replaceTop(layers, c.now.size(), c.before); }

void redoOne(std::vector<Layer>& layers, const FilledIn& c) {
    for (const Marked& one : c.marks)
        redoOne(layers, one);
}
void undoOne(std::vector<Layer>& layers, const FilledIn& c) {
    for (auto one = c.marks.rbegin(); one != c.marks.rend(); ++one)
        undoOne(layers, *one);
}

} // namespace

void redo(std::vector<Layer>& layers, const Change& change) {
    std::visit([&](const auto& c) { redoOne(layers, c); }, change);
}

void undo(std::vector<Layer>& layers, const Change& change) {
    std::visit([&](const auto& c) { undoOne(layers, c); }, change);
}

} // namespace planetx
