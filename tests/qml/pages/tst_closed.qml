import QtQuick
import Aphelion
import Aphelion.Parts

Outside {
    name: "ClosedPage"
    page: Component { ClosedPage {} }

    Component { id: opening; OpeningPage {} }

    function test_the_first_frame_says_what_is_happening() {
        const first = createTemporaryObject(opening, this, { width: 390, height: 844 });
        verify(visibleItems(first).some(item => item instanceof WaitingDot && item.text === "Opening your tables"));
    }
    function test_what_waiting_may_help_is_tried_again() {
        compare(stage.openBehindAWall(), "Io");
        show({ app: stage.app }, "opened");
        verify(reads("The storage does not answer"));
        verify(reads(stage.app.facts.folder));
        verify(!offers("Put it aside and begin anew"));
        press("Try again");
        verify(reads("Tried again: it is still so."));
        compare(spy.count, 0);
        stage.takeTheWallAway();
        press("Try again");
        compare(spy.count, 1);
        verify(stage.app.ready);
    }
    function test_what_is_broken_is_put_aside_after_a_question() {
        verify(stage.openBroken() !== "");
        verify(stage.app.canOpenAnew);
        show({ app: stage.app }, "opened");
        press("Put it aside and begin anew");
        tryVerify(() => reads("Put it aside and begin anew?"));
        compare(spy.count, 0);
        press("Begin anew");
        compare(spy.count, 1);
        verify(stage.app.facts.setAside.length > 0);
    }
}
