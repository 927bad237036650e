#include "qml/cues/speaker.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>

#include <map>

namespace planetx {

namespace {

QAudioFormat format() {
    QAudioFormat one;
    one.setSampleRate(cue::rate);
    one.setChannelCount(1);
    one.setSampleFormat(QAudioFormat::Int16);
    return one;
}

// With some silence behind, so that nothing is cut off when the last sample is merely on its way.
QByteArray bytes(cue::Moment moment) {
    std::vector<std::int16_t> all = cue::samples(moment);
    all.resize(all.size() + cue::rate / 4);
    return {reinterpret_cast<const char*>(all.data()), static_cast<qsizetype>(all.size() * sizeof(std::int16_t))};
}

// One moment that is made heard, and again.
class Voice {
public:
    explicit Voice(cue::Moment moment) : m_bytes(bytes(moment)) {}

    // While it is still heard it is not begun again: many tokens that turn at once sound like one.
    void play() {
        if (m_sink && m_sink->state() == QAudio::ActiveState)
            return;
        const QAudioDevice device = QMediaDevices::defaultAudioOutput(); // people put headphones on
        if (device.isNull())
            return;
        m_sink = std::make_unique<QAudioSink>(device, format());
        QObject::connect(m_sink.get(), &QAudioSink::stateChanged, m_sink.get(), [this](QAudio::State state) {
            if (state == QAudio::IdleState && m_buffer.atEnd()) // it also waits for more while the device is in haste
                m_sink->stop();                                 // nobody keeps the device busy for silence
        });
        m_buffer.close();
        m_buffer.setData(m_bytes);
        m_buffer.open(QIODevice::ReadOnly);
        m_sink->start(&m_buffer);
    }

private:
    QByteArray m_bytes;
    QBuffer m_buffer;
    std::unique_ptr<QAudioSink> m_sink; // goes before what it reads
};

class QtSpeaker : public Speaker {
public:
    void play(cue::Moment moment) override { m_voices.try_emplace(moment, moment).first->second.play(); }

private:
    std::map<cue::Moment, Voice> m_voices;
};

} // namespace

std::unique_ptr<Speaker> platformSpeaker() { return std::make_unique<QtSpeaker>(); }

} // namespace planetx
