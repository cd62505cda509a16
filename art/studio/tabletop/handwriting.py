"""Writing by hand: lines of strokes that sway, lean and are crossed out, drawn into a field of ink."""

import math

import numpy as np

from studio.geometry.mesh import smooth_profile
from studio.tabletop.letters import LETTERS


class Pen:
    """A hand with its own slant and size; strokes are lists of (points (n x 2), weight of each point)."""

    def __init__(self, rng, size=0.062, slant=0.16, unrest=0.035):
        """`size` is the height of a small letter in units, unrest how far a point strays, in letter heights."""
        self.rng, self.size, self.slant, self.unrest = rng, size, slant, unrest
        self.strokes = []

    def stroke(self, points, weight=1.0):
        """One curved stroke through points of the page, heavier where it goes down."""
        path = np.array(smooth_profile(points, 9) if len(points) > 2 else np.linspace(*points, 12))
        step = np.gradient(path, axis=0)
        falls = -step[:, 1] / np.maximum(np.hypot(step[:, 0], step[:, 1]), 1e-6)
        ends = np.minimum(1, 0.55 + np.minimum(np.arange(len(path)), np.arange(len(path))[::-1]) / 6)
        self.strokes.append((path, weight * (0.92 + 0.20 * falls) * ends))

    def write(self, text, x, y, size=1.0, rise=0.0, weight=1.0):
        """A line of text that starts at (x, y) and climbs by rise a unit; returns where it ends."""
        rng, unit, start = self.rng, self.size * size, x
        sway = rng.uniform(0, 6)
        for letter in text:
            advance, strokes = LETTERS[letter]
            tall, wide = rng.uniform(0.93, 1.08), rng.uniform(0.92, 1.08)
            lift = 0.05 * math.sin(6 * (x - start) + sway) + rng.uniform(-0.045, 0.045)
            lean = self.slant + rng.uniform(-0.05, 0.05)
            for points in strokes:
                placed = []
                for u, v in points:
                    u += rng.gauss(0, self.unrest)
                    v += rng.gauss(0, self.unrest)
                    across = x + unit * (u * wide + lean * v)
                    placed.append((across, y + unit * (v * tall + lift) + rise * (across - start)))
                self.stroke(placed, weight)
            x += unit * (advance * wide + 0.10 + rng.uniform(-0.03, 0.05))
        return x, y + rise * (x - start)

    def underline(self, x, end, y, times=1):
        """A quick line under what was written from x to end."""
        for k in range(times):
            drop = y - 0.028 * k
            sway = [self.rng.uniform(-0.008, 0.008) for _ in range(4)]
            points = [(x + (end - x) * t / 3 + 0.02 * k, drop + sway[t] + 0.006 * t) for t in range(4)]
            self.stroke(points)

    def cross_out(self, x, end, y):
        """A line there and back through what was written from x to end, at the height y."""
        middle = y + 0.5 * self.size
        back = [(end + 0.02, middle + 0.012), (x + 0.6 * (end - x), middle - 0.004), (x + 0.01, middle - 0.016)]
        there = [(x - 0.03, middle - 0.006), (x + 0.5 * (end - x), middle + 0.006), (end + 0.03, middle + 0.016)]
        self.stroke(there)
        self.stroke(back)

    def ring(self, x, y, half_x, half_y):
        """A ring drawn round something, its ends crossing."""
        turn = np.linspace(0.9, 0.9 + 2 * math.pi * 1.08, 17)
        grow = np.linspace(1.0, 1.07, 17)
        sway = [self.rng.uniform(-0.012, 0.012) for _ in turn]
        points = [
            (x + half_x * g * math.cos(t) + s, y + half_y * g * math.sin(t) + 0.5 * s)
            for t, g, s in zip(turn, grow, sway, strict=True)
        ]
        self.stroke(points)


def _cells(a, b, reach, first, step):
    return slice(max(0, int((min(a, b) - reach - first) / step)), int((max(a, b) + reach - first) / step) + 2)


def drawn(strokes, x, y, width):
    """How dark each cell of the fields x, y (a regular grid) is, 0 to 1; width of a stroke in units."""
    ink = np.zeros_like(x)
    left, low, step = x[0, 0], y[0, 0], x[0, 1] - x[0, 0]
    for path, weights in strokes:
        for (ax, ay), (bx, by), weight in zip(path, path[1:], weights, strict=False):
            reach = width * weight
            columns, rows = _cells(ax, bx, reach, left, step), _cells(ay, by, reach, low, step)
            u, v = x[rows, columns], y[rows, columns]
            if u.size == 0:
                continue
            dx, dy = bx - ax, by - ay
            t = np.clip(((u - ax) * dx + (v - ay) * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
            away = np.hypot(u - ax - t * dx, v - ay - t * dy)
            mark = np.clip((reach * 0.5 + step * 0.5 - away) / step, 0, 1)
            ink[rows, columns] = np.maximum(ink[rows, columns], mark * min(1.0, 0.55 + 0.45 * weight))
    return ink
