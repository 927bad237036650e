#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "planetx/notes/note_sheet.h"
#include "qml/notes/note_values.h"

namespace planetx {

// The cells of a note sheet, sector by sector, each with its six objects. Tells only of those that change, so that a
// tap redraws one cell. Empty without a sheet.
class NoteCells : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role { CellRole = Qt::UserRole + 1 };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(const NoteSheet* sheet);
    const std::vector<NoteCell>& cells() const { return m_cells; }

private:
    std::vector<NoteCell> m_cells;
};

} // namespace planetx
