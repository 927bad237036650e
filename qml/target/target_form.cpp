#include "qml/target/target_form.h"

#include "qml/table/samples.h"

namespace planetx {

int TargetForm::targetsLeft() const { return viewpoint() ? player(*board(), *viewpoint()).targetsLeft : 0; }

QStringList TargetForm::refusals() const {
    QStringList why;
    for (Sector s = 1; board() && s <= edition(*board()).ring.size; ++s)
        why.push_back(refusalOf(Target{s}));
    return why;
}

std::optional<Action> TargetForm::action() const {
    return m_sector > 0 ? std::optional<Action>(Target{m_sector}) : std::nullopt;
}

Action TargetForm::anyOfItsKind() const { return sampleOf<Target>(*board()); }

} // namespace planetx
