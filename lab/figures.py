"""What a scenario measures, by name, as lists of milliseconds or single numbers."""

import math


def percentile(values, percent):
    """The smallest value that so many per cent of them do not exceed."""
    return sorted(values)[max(0, math.ceil(len(values) * percent / 100) - 1)]


class Figures:
    def __init__(self):
        self.times = {}  # milliseconds
        self.counts = {}

    def took(self, name, milliseconds):
        self.times.setdefault(name, []).append(milliseconds)

    def count(self, name, number):
        self.counts[name] = number

    def lines(self):
        for name, values in self.times.items():
            if len(values) < 4:
                yield f"{name}: {', '.join(f'{value:.0f} ms' for value in values)}"
            else:
                yield f"{name}: p50 {percentile(values, 50):.0f} ms, p99 {percentile(values, 99):.0f} ms of {len(values)}"
        for name, number in self.counts.items():
            yield f"{name}: {number:,}"
