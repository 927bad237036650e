#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>

#include <functional>
#include <optional>
#include <vector>

namespace aphelion {

// What a stopwatch beside the window tells. Moments are milliseconds on the machine's steady clock: whoever started the
// program knows when that was.
class Figures : public QObject {
    Q_OBJECT

public:
    explicit Figures(QQuickWindow* window);

    // From now on counts the frames during which an item's property of this name is true.
    QString watch(const QString& property);

    // When the pointer was let go for the last time until the first frame after that which shows something.
    void await(std::function<bool()> shown);
    std::optional<double> awaited() const;

    // The moment of the first frame; of the frames that were watched the time since the one before, and what was spent
    // on drawing them if the window's own thread draws, as it does in software.
    QJsonObject told();

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void frame();
    bool isWatched() const;

    QQuickWindow* m_window;
    double m_firstFrame = 0;
    double m_begun = 0;
    double m_released = 0;
    std::function<bool()> m_isShown;
    double m_shown = 0;
    QByteArray m_property;
    std::vector<QPointer<QQuickItem>> m_items;
    bool m_running = false; // at the last frame
    double m_last = 0;
    QJsonArray m_frames;
    QJsonArray m_drawing;
};

} // namespace aphelion
