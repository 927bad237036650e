#include "planetx/counsel/help.h"

namespace planetx {

namespace {

// By object, the sectors where it can still be and those where it is for certain.
struct Places {
    std::array<Sectors, 6> possible{};
    std::array<Sectors, 6> certain{};
    bool operator==(const Places&) const = default;
};

Places placesOn(const NoteSheet& sheet) {
    Places places;
    for (Sector sector = 1; sector <= edition(sheet.mode).ring.size; ++sector)
        for (const Object object : allObjects) {
            const Mark mark = cell(sheet, sector, object).mark;
            if (mark != Mark::No)
                places.possible[index(object)] |= only(sector);
            if (mark == Mark::Certain)
                places.certain[index(object)] |= only(sector);
        }
    return places;
}

// Whatever lies in a sector alone is there, and what is there is there alone. Whether every sector can hold something.
bool lookAtSectors(Places& places, Ring ring) {
    for (Sector sector = 1; sector <= ring.size; ++sector) {
        Object last{};
        int left = 0;
        for (const Object object : allObjects)
            if (has(places.possible[index(object)], sector)) {
                last = object;
                ++left;
            }
        if (left == 0)
            return false;
        if (left == 1)
            places.certain[index(last)] |= only(sector);
        for (const Object object : allObjects)
            for (const Object other : allObjects)
                if (other != object)
                    places.possible[index(other)] &= ~(places.certain[index(object)] & only(sector));
    }
    return true;
}

// All the ways in which the laws let an object lie, by itself, that agree with its places: where all of them put it and
// where none does.
bool lookAtPlacings(Places& places, std::span<const Sectors> placings, Object object) {
    Sectors& possible = places.possible[index(object)];
    Sectors& certain = places.certain[index(object)];
    Sectors inAll = ~Sectors{0};
    Sectors inSome = 0;
    for (const Sectors placing : placings)
        if ((placing & ~possible) == 0 && (certain & ~placing) == 0) {
            inAll &= placing;
            inSome |= placing;
        }
    possible &= inSome;
    certain |= inAll & inSome;
    return inSome != 0;
}

// Empty sectors have no law but their number.
bool countEmpty(Places& places, int number) {
    Sectors& possible = places.possible[index(Object::Empty)];
    Sectors& certain = places.certain[index(Object::Empty)];
    if (count(certain) == number)
        possible = certain;
    else if (count(possible) == number)
        certain = possible;
    return count(certain) <= number && count(possible) >= number;
}

} // namespace

std::vector<CellMark> filledIn(const Catalogue& catalogue, const NoteSheet& sheet) {
    const Edition& e = edition(sheet.mode);
    Places places = placesOn(sheet);
    for (Places before; places != before;) {
        before = places;
        bool possible = lookAtSectors(places, e.ring) && countEmpty(places, e.of(Object::Empty));
        for (const Object object : placedObjects)
            possible = possible && lookAtPlacings(places, catalogue.tables().of(object), object);
        if (!possible)
            return {};
    }
    std::vector<CellMark> marks;
    for (Sector sector = 1; sector <= e.ring.size; ++sector)
        for (const Object object : allObjects) {
            if (cell(sheet, sector, object).mark != Mark::Possible)
                continue;
            if (has(places.certain[index(object)], sector))
                marks.push_back({sector, object, Mark::Certain});
            else if (!has(places.possible[index(object)], sector))
                marks.push_back({sector, object, Mark::No});
        }
    return marks;
}

} // namespace planetx
