import QtQuick
import QtTest
import Aphelion.Tests

TestCase {
    name: "stage"

    Stage { id: stage }

    function test_brings_a_table_to_any_phase_data() {
        return [{ tag: "Theories" }, { tag: "LastChance" }, { tag: "Over" }];
    }
    function test_brings_a_table_to_any_phase(data) {
        compare(stage.begin("standard", ["Ana", "Luca", "Mira"]), "");
        compare(stage.playUntil(data.tag), "");
        compare(stage.table.phase, data.tag);
        compare(stage.table.viewpoint, -1);
    }
    function test_an_action_by_name() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.act(0, { survey: "A", from: 1, to: 4 }), "");
        compare(stage.table.log[1].kind, "Surveyed");
    }
}
