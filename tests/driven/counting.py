"""Presses of a pointer, counted by what they are for. Where the app offers a shorter way it is taken. Words that have
changed stand here with those from before, so that an earlier app can still be counted."""

import collections
import contextlib

NO_THEORY = ("No theory", "No theory this time")
MY_THEORIES = "Choose my theories"


class Count:
    """What an app's presses were for."""

    def __init__(self, app):
        self.app, self.taps, self.times = app, collections.Counter(), collections.Counter()

    @contextlib.contextmanager
    def of(self, kind, more=False):
        """Something is done; more: it still belongs to the one before."""
        before = len(self.app.pressed)
        yield
        self.taps[kind] += len(self.app.pressed) - before
        self.times[kind] += not more

    def each(self, kind):
        return self.taps[kind] / self.times[kind]

    def told(self, what, **more):
        kinds = {kind: {"times": self.times[kind], "taps": taps} for kind, taps in self.taps.items()}
        return {"what": what, "taps": sum(self.taps.values()), **more, "kinds": kinds}


def offered(app, words):
    """The first of these words that is on the screen."""
    names = app.names()
    return next((word for word in words if word in names), None)


def no_theory(app):
    """From the table or the page of theories to a choice that has been put away."""
    if not (word := offered(app, NO_THEORY)):
        app.tap(MY_THEORIES)
        app.wait("|".join(NO_THEORY), matching=True)
        word = offered(app, NO_THEORY)
    app.tap(word)
    if app.shows("Sealed") and any(name == "Done" or name.startswith("Hand over to ") for name in app.names()): # before
        app.tap("Done|Hand over to .*", matching=True)
