#pragma once

#include "qml/shown/form.h"

namespace planetx {

// Which sector to target.
class TargetForm : public planetx::Form {
    Q_OBJECT
    Q_PROPERTY(int sector READ sector WRITE setSector NOTIFY changed)
    Q_PROPERTY(int targetsLeft READ targetsLeft NOTIFY changed)
    Q_PROPERTY(QStringList refusals READ refusals NOTIFY changed)
    Q_PROPERTY(QVariantList allowedSectors READ allowedSectors NOTIFY changed)
    QML_ELEMENT

public:
    using Form::Form;

    int sector() const { return m_sector; }
    void setSector(int sector) { edit(m_sector, std::clamp(sector, 0, 255)); }
    int targetsLeft() const;
    QStringList refusals() const; // per sector from sector 1, why it cannot be targeted now
    QVariantList allowedSectors() const { return unrefused(refusals()); }

protected:
    std::optional<Action> action() const override;
    Action anyOfItsKind() const override;
    const char* draftName() const override { return "target"; }
    Numbers draft() const override { return {m_sector}; }
    void setDraft(const Numbers& numbers) override { m_sector = numbers.size() == 1 ? numbers[0] : 0; }

private:
    Sector m_sector = 0;
};

} // namespace planetx
