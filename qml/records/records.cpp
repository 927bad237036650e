#include "qml/records/records.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>

#include "qml/shown/names.h"
#include "qml/shown/pin_bytes.h"

#include <algorithm>

namespace planetx {

namespace {

constexpr int idleTime = 60'000;
constexpr int second = 1'000;

// A phone shows the task switcher while the app is merely inactive; a desktop does so at every change of windows.
bool isAway() {
#if defined(Q_OS_ANDROID) || defined(Q_OS_IOS)
    return QGuiApplication::applicationState() != Qt::ApplicationActive;
#else
    const auto state = QGuiApplication::applicationState();
    return state == Qt::ApplicationHidden || state == Qt::ApplicationSuspended;
#endif
}

} // namespace

Records::Records(QObject* parent) : QObject(parent) {
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleTime);
    connect(&m_idle, &QTimer::timeout, this, &Records::closeIfLocked);
    if (auto* app = qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        connect(app, &QGuiApplication::applicationStateChanged, this, [this] {
            if (isAway())
                closeIfLocked();
        });
    m_second.setInterval(second);
    connect(&m_second, &QTimer::timeout, this, [this] {
        if (waitLeft() == 0)
            m_second.stop();
        emit changed();
    });
    if (QCoreApplication::instance())
        QCoreApplication::instance()->installEventFilter(this);
}

bool Records::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::MouseButtonPress || type == QEvent::TouchBegin || type == QEvent::KeyPress)
        if (m_open)
            m_idle.start();
    return QObject::eventFilter(watched, event);
}

void Records::setSession(Session* session) {
    if (m_session == session)
        return;
    m_session = session;
    close();
}

void Records::setPlayer(const QString& player) {
    if (player == m_player)
        return;
    m_player = player;
    m_fault.clear();
    close();
    if (summary() && !summary()->hasPin)
        unlock();
}

std::optional<aphelion::PlayerSummary> Records::summary() const {
    const auto id = aphelion::idOf(utf8(m_player));
    if (!m_session || !id)
        return std::nullopt;
    const auto all = m_session->vault().players();
    if (!all)
        return std::nullopt;
    const auto found = std::ranges::find(*all, *id, &aphelion::PlayerSummary::id);
    return found == all->end() ? std::nullopt : std::optional(*found);
}

QString Records::name() const {
    const auto kept = summary();
    return kept ? qs(kept->name) : QString();
}

bool Records::needsPin() const {
    const auto kept = summary();
    return !m_open && kept && kept->hasPin;
}

int Records::waitLeft() const {
    const auto kept = summary();
    return kept ? static_cast<int>((kept->wait + 999) / 1000) : 0;
}

QVariantList Records::results() const {
    QVariantList all;
    for (auto result = m_results.rbegin(); result != m_results.rend(); ++result)
        all.push_back(QVariant::fromValue(shown(*result)));
    return all;
}

QString Records::unlock(const QString& pin) {
    close();
    const auto kept = summary();
    if (!kept)
        return m_fault = qs(aphelion::name(aphelion::StoreFault::Unknown));
    const PinBytes bytes(pin);
    auto file = m_session->vault().unlock(kept->id, bytes.view());
    m_fault = file ? read(**file, kept->id) : qs(aphelion::name(file.fault().fault));
    if (waitLeft() > 0)
        m_second.start();
    emit changed();
    return m_fault;
}

// Games at whose end somebody else was looking are read from their logs now.
QString Records::read(aphelion::PlayerFile& file, const aphelion::StoreId& player) {
    if (const auto fault = keepMissing(m_session->vault().device(), file, player, m_session->games()))
        return qs(aphelion::name(*fault));
    auto now = resultsIn(file);
    if (!now)
        return qs(aphelion::name(now.fault()));
    m_results = now.take();
    std::ranges::stable_sort(m_results, {}, &GameResult::began);
    m_statistics = statisticsOf(m_results);
    m_open = true;
    m_idle.start();
    return {};
}

void Records::closeIfLocked() {
    const auto kept = summary();
    if (m_open && kept && kept->hasPin)
        close();
}

void Records::close() {
    m_open = false;
    m_results.clear();
    m_statistics = {};
    m_idle.stop();
    emit changed();
}

} // namespace planetx
