import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

Outside {
    id: test
    name: "FirstGamePage"
    page: Component { FirstGamePage {} }

    function init() {
        compare(stage.open(), "");
        show({ app: stage.app }, "finished");
    }
    function part(name: string): Item {
        return seen().find(item => item.objectName === name) ?? null;
    }
    function pick(first: int, last: int) {
        const wheel = part("wheel");
        wheel.single ? wheel.pickSector(first) : wheel.pickRun(first - wheel.visibleFrom, last - wheel.visibleFrom);
    }
    function go(lesson: string) {
        compare(shown.title, lesson);
        if (part("task"))
            return;
        press("Continue");
    }

    function test_ten_lessons_lead_to_the_score() {
        go("The sky");
        go("Survey");
        pick(1, 6);
        press("Survey asteroids");
        verify(reads("asteroid in this run"));
        press("Continue");
        go("Notes");
        part("noteGrid").cellTapped(3, "A");
        press("Continue");
        go("A theory phase");
        press("No theory this time");
        press("Continue");
        pick(6, 6);
        press("Target sector 6");
        press("Continue");
        press("Asteroid");
        pick(6, 6);
        press("Seal");
        press("Continue");
        press("F. Asteroids");
        press("Research topic F");
        verify(reads("All asteroids are in a band of 5 sectors or less."));
        press("Continue");
        go("Peer review");
        go("Locate Planet X");
        pick(11, 11);
        const choices = seen().filter(item => item instanceof T.AbstractButton && (item.text === "Asteroid" || item.text === "Empty"));
        choices[0].clicked(); // an asteroid before it
        choices[3].clicked(); // nothing after it
        press("Locate Planet X");
        press("Continue");
        compare(shown.title, "The score");
        press("Finish");
        compare(spy.count, 1);
    }
    function test_something_else_is_answered_kindly_and_loses_nothing() {
        go("The sky");
        pick(2, 5);
        press("Survey asteroids");
        verify(reads("In your own games you may. For this lesson:"));
        verify(reads("Pick sectors 1 to 6 and count the asteroids."));
        compare([part("wheel").from, part("wheel").to], [2, 5]);
        pick(1, 6);
        press("Survey asteroids");
        verify(!part("task"));
    }
    function test_one_can_step_back() {
        go("The sky");
        press("Step back");
        compare(shown.title, "The sky");
        verify(!offers("Step back"));
    }
}
