#pragma once

#include "qml/shown/form.h"

namespace planetx {

// With the board on the table: which theory to ask a verdict for.
class ReviewForm : public planetx::Form {
    Q_OBJECT
    Q_PROPERTY(int sector READ sector WRITE setSector NOTIFY changed)
    Q_PROPERTY(QString object READ object WRITE setObject NOTIFY changed)
    Q_PROPERTY(QStringList objects READ objects CONSTANT)
    QML_ELEMENT

public:
    using Form::Form;

    int sector() const { return m_sector; }
    void setSector(int sector) { edit(m_sector, std::clamp(sector, 0, 255)); }
    QString object() const;
    void setObject(const QString& letter);
    QStringList objects() const; // letters of what theories are about

protected:
    std::optional<Action> action() const override;
    Action anyOfItsKind() const override;
    const char* draftName() const override { return "review"; }
    Numbers draft() const override { return {m_sector, numberOf(m_object)}; }
    void setDraft(const Numbers& numbers) override;

private:
    Sector m_sector = 0;
    std::optional<Object> m_object;
};

} // namespace planetx
