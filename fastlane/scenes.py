"""Scenes for a store's page that no walk of the tests meets as well."""

import hands
import walk


def surveying(app, look):
    """A wide run is picked in the visible sky."""
    hands.calm(app)
    hands.enter_game(app, walk.CODE, walk.NAMES)
    hands.sit_down(app, hands.turn_order(app)[0])
    first, _ = hands.visible(app)
    app.tap("Survey.*", matching=True)
    app.tap("Asteroid")
    hands.pick_run(app, first % 12 + 1, (first + 3) % 12 + 1)
    look("survey-wide")


def noting(app, look):
    """A sheet that has seen some turns, and something tried out on it."""
    app.wait("Hand over to .*", matching=True)
    app.do(prefer={"reducedMotion": True})
    hands.sit_down(app, "Ana")
    app.tap("Notes")
    app.wait("Grid")
    app.tap("What if")
    for what in ("Sector 3, asteroid", "Sector 2, gas cloud"):
        for _ in range(2): # from possible to suspected
            app.tap(what + ".*", matching=True)
    look("notes-tried")
