import QtQuick

// What somebody looks for and where, as it stands in sentences.
QtObject {
    id: root

    required property CluePhrases clues

    // What somebody looks for; Planet X is among what appears empty.
    function surveyed(letter: string): string {
        return root.clues.nouns.surveyed[letter] ?? "";
    }
    // The run of a survey, "11–3"; one number for one sector.
    function run(from: int, to: int): string {
        return from === to ? String(from) : qsTr("%1–%2", "a run of sectors, from %1 to %2").arg(from).arg(to);
    }
    function sectors(from: int, to: int): string {
        return from === to ? qsTr("sector %1", "where somebody surveys").arg(from)
                           : qsTr("sectors %1", "where somebody surveys: %1 a run, '11–3'").arg(root.run(from, to));
    }
}
