#pragma once

#include "planetx/cli/json.h"
#include "evening.h"
#include "planetx/play/audit.h"
#include "planetx/front/at_session.h"
#include "support/old_table.h"

#include <nlohmann/json.hpp>

namespace planetx {

// All that a vault keeps, in lines of text: what a person would miss if it were gone. The lines of the released vault
// are pinned; how they are read may change with the code, what they say may not.
class Readout {
public:
    explicit Readout(App& app) : m_app(app), m_session(*app.session()) {}

    QStringList lines() {
        choices();
        const auto players = m_session.vault().players();
        for (const aphelion::PlayerSummary& one : *players)
            add("player %1 %2 pin %3 wait %4", aphelion::hex(one.id), one.name, one.hasPin, one.wait);
        const auto tables = m_session.tables();
        for (const KeptTableLine& line : *tables)
            listed(line);
        for (const KeptTableLine& line : *tables)
            table(line.id);
        for (std::size_t i = 0; i < 2; ++i)
            results(i);
        return m_lines;
    }

private:
    static QString said(const QString& text) { return text; }
    static QString said(const std::string& text) { return QString::fromStdString(text); }
    static QString said(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }
    static QString said(const char* text) { return QString::fromUtf8(text); }
    static QString said(const aphelion::Bytes& bytes) { return said(aphelion::hex(bytes)); }
    static QString said(const Json& json) { return said(json.dump()); }
    static QString said(bool yes) { return yes ? QStringLiteral("yes") : QStringLiteral("no"); }
    static QString said(const std::optional<int>& number) {
        return number ? QString::number(*number) : QStringLiteral("-");
    }
    template <typename Number>
        requires(std::integral<Number> && !std::same_as<Number, bool>)
    static QString said(Number number) {
        return QString::number(number);
    }
    template <typename Item>
    static QString said(const std::vector<Item>& items) {
        QStringList all;
        for (const Item& item : items)
            all.push_back(said(item));
        return u'[' + all.join(u' ') + u']';
    }

    template <typename... Values>
    void add(const char* format, const Values&... values) {
        QString line = QString::fromLatin1(format);
        ((line = line.arg(said(values))), ...);
        m_lines.push_back(line);
    }

    void setting(const std::string& key) {
        const auto value = *m_session.vault().device().setting(key);
        add("setting %1 = %2", key, value ? aphelion::hex(*value) : std::string("none"));
    }

    void choices() {
        const Preferences& chosen = *m_app.preferences();
        add("chosen %1 %2 %3 motion %4 sound %5 haptics %6 lock %7 contrast %8", chosen.language(), chosen.theme(),
            chosen.textSize(), chosen.reducedMotion(), chosen.sound(), chosen.haptics(), chosen.lockOwnPhone(),
            chosen.highContrast());
        setting("preferences");
        setting("first game");
    }

    void listed(const KeptTableLine& line) {
        add("table %1 created %2 changed %3 finished %4", aphelion::hex(line.id), line.created, line.changed,
            line.finished);
        const TableSummary summary = *decodeSummary(line.summary);
        add("  %1 play %2 phase %3 names %4", summary.code.text(), int(summary.play), int(summary.phase),
            summary.names);
        for (const Outcome& one : summary.outcomes)
            outcome(one);
    }

    void outcome(const Outcome& one) {
        add("  points %1 rank %2 found %3 at %4 moves %5", one.points, one.rank, one.found, one.locatedAt, one.moves);
    }

    // A game that runs has been written anew: what it was written from is kept aside, entry by entry.
    std::vector<aphelion::Entry> asReleased(const aphelion::Log& log) {
        if (log.version() == 1)
            return log.entries();
        std::vector<aphelion::Entry> originals;
        const auto aside = m_session.vault().device().abandoned(log.table());
        for (const aphelion::AbandonedEntry& stored : *aside)
            originals.push_back(*aphelion::decodeEntry(stored.entry.bytes));
        if (originals.size() != log.entries().size())
            qFatal("a table was not written anew entry by entry");
        for (std::size_t i = 0; i < originals.size(); ++i)
            if (originals[i].ask.body != OldTable::carriedByNobody(log.entries()[i].ask.body) ||
                originals[i].ask.author != log.entries()[i].ask.author)
                qFatal("a table says something else than before");
        return originals;
    }

    void table(const aphelion::TableId& id) {
        if (m_session.resume(id))
            qFatal("a table does not open");
        const Table& open = tableOf(*m_session.table());
        const Setup& setup = open.game().setup;
        add("open %1: %2 play %3 help %4 order %5", aphelion::hex(id), setup.code.text(), int(setup.play),
            int(setup.help), setup.order);
        const auto released = asReleased(open.log());
        for (const aphelion::Entry& entry : released)
            add("  entry %1", aphelion::hex(hashOf(entry)));
        add("  board %1", boardJson(open.board(), [](PlayerId) { return std::nullopt; }));
        if (open.board().phase == Phase::Over)
            add("  lie %1", audit(open).has_value());
        for (const char* key : {"score-sheet-", "news-seen-", "cardboard "})
            setting(key + aphelion::hex(id));
        for (const auto& [who, player] : m_session.table()->players())
            seat(who);
        m_session.leave();
    }

    void seat(PlayerId who) {
        if (m_session.sitDown(who, aphelion::viewOf(releasedPins[std::size_t(who)])))
            qFatal("a player's file does not open");
        const KeptTable& kept = *m_session.table();
        const Mode mode = tableOf(kept).board().mode;
        add("  seat %1 heard %2", who, m_session.desk()->file().heard(kept.id())->value().number);
        for (const auto& [entry, answer] : seatOf(m_session)->learned)
            add("    %1 answers %2", entry, json(answer, mode));
        for (const Hand::Submitted& one : handOf(kept, who).submitted)
            add("    theory %1 %2 phase %3", one.theory.sector, text(one.theory.object), one.phase);
        for (const auto& [entry, guess] : guessesOf(kept, who))
            add("    guess %1 at %2: %3 %4", entry, guess.sector, text(guess.before), text(guess.after));
        sheet(seatOf(m_session)->notes);
        const auto notes = m_session.desk()->file().notes(kept.id());
        for (const aphelion::Numbered& note : *notes)
            add("    note %1 %2", note.number, note.bytes);
        const auto drafts = m_session.desk()->file().drafts(kept.id());
        for (const auto& [name, bytes] : *drafts)
            add("    draft %1 %2", name, bytes);
        forms();
    }

    void sheet(const NoteSheet& notes) {
        for (Sector sector = 1; sector <= edition(notes.mode).ring.size; ++sector) {
            QString row;
            for (const Object object : allObjects) {
                const Cell one = cell(notes, sector, object);
                row += QLatin1Char(".-?!"[std::size_t(one.mark)]) + QString::number(int(one.origin));
            }
            add("    sheet %1 %2 %3", sector, row, text(notes, sector));
        }
        add("    text %1 what-ifs %2 helped %3 %4 %5", text(notes, 0), whatIfDepth(notes), notes.helped[0],
            notes.helped[1], notes.helped[2]);
    }

    // Half-made choices as the pages take them up again.
    void forms() {
        AllModels models(m_session);
        add("    survey %1 %2 to %3, locate %4 %5 %6, topic %7", models.survey.object(), models.survey.from(),
            models.survey.to(), models.locate.sector(), models.locate.before(), models.locate.after(),
            models.research.topic());
        if (!models.sheet.begun())
            return;
        for (const QVariant& one : models.sheet.bySeat())
            add("    score %1", one.value<ShownScore>().total);
    }

    void results(std::size_t person) {
        const aphelion::StoreId id = m_session.vault().players()->at(person).id;
        auto file = m_session.vault().unlock(id, aphelion::viewOf(releasedPins[person])).take();
        for (int round = 0; round < 2; ++round) { // as they are stored, then with what the log still tells
            add("results of %1", person);
            const auto kept = resultsIn(*file);
            for (const GameResult& one : *kept) {
                add("  %1 %2 %3 players %4 bots %5 helped %6", aphelion::hex(one.table), one.began, one.code.text(),
                    one.players, one.bots, std::vector(one.helped.begin(), one.helped.end()));
                outcome(one.outcome);
            }
            if (keepMissing(m_session.vault().device(), *file, id, m_session.games()))
                qFatal("results are not kept");
        }
    }

    App& m_app;
    Session& m_session;
    QStringList m_lines;
};

} // namespace planetx
