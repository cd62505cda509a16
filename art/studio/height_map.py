"""A height map, so that things can be laid on one another without simulation."""

import math

import numpy as np

from studio.fields import square_grid


class HeightMap:
    """Square of side 2 * half with its middle at the origin; `x`, `y`, `z` are fields of cells x cells."""

    def __init__(self, half, cells, floor):
        """Floor(x, y) gives the first height of every cell, for instance `bowl_floor(1.2, .6)`."""
        self.half = half
        self.cells = cells
        self.x, self.y = square_grid(half, cells)
        self.z = floor(self.x, self.y)
        self.step = 2 * half / (cells - 1)

    def cell(self, x, y):
        """Row and column of the cell at (x, y)."""
        return int(round((y + self.half) / self.step)), int(round((x + self.half) / self.step))

    def _window(self, x, y, reach):
        i, j = self.cell(x, y)
        rows = slice(max(0, i - reach), min(self.cells, i + reach + 1))
        columns = slice(max(0, j - reach), min(self.cells, j + reach + 1))
        return rows, columns

    def top(self, x, y, radius=0.0):
        """The highest point within radius; 0 off the map."""
        rows, columns = self._window(x, y, max(0, int(radius / self.step)))
        if rows.start >= rows.stop or columns.start >= columns.stop:
            return 0
        return float(self.z[rows, columns].max())

    def mean(self, x, y, radius=0.0):
        """The mean height within radius."""
        i, j = self.cell(x, y)
        k = max(0, int(radius / self.step))
        return float(self.z[max(0, i - k) : i + k + 1, max(0, j - k) : j + k + 1].mean())

    def stamp(self, x, y, z, radius):
        """Raises the map by a ball whose centre is at z, so that the next thing rests on it."""
        rows, columns = self._window(x, y, int(radius / self.step) + 1)
        if rows.start >= rows.stop or columns.start >= columns.stop:
            return
        squared = (self.x[rows, columns] - x) ** 2 + (self.y[rows, columns] - y) ** 2
        ball = np.where(squared < radius**2, z + np.sqrt(np.maximum(radius**2 - squared, 0)), -9)
        self.z[rows, columns] = np.maximum(self.z[rows, columns], ball)

    def raise_to(self, heights):
        """Fills the vessel: no cell stays lower than the field."""
        self.z = np.maximum(self.z, heights)

    def dome(self, radius, base, rise):
        """Fills a round mound: base height at its rim (units), `rise` more in the middle."""
        r = np.hypot(self.x, self.y)
        bulge = np.cos(np.clip(r / (radius * 0.98), 0, 1) * math.pi / 2)
        self.raise_to(np.where(r < radius, base + rise * bulge, -1))

    def lay(self, path, radius, sag=0.35, stiffness=9):
        """
        Lays a soft strand along a path of (x, y); returns its (x, y, z) points. sag: how far it hangs
        through between supports, in radii; stiffness: points over which it bends.
        """
        path = np.array(path)
        z = np.array([self.top(x, y, radius * 0.6) + radius * 0.9 for x, y in path])
        kernel = np.exp(-(np.linspace(-2, 2, 2 * stiffness + 1) ** 2))
        kernel /= kernel.sum()
        smooth = np.convolve(np.pad(z, stiffness, mode='edge'), kernel, 'valid')
        hung = np.maximum(smooth, z - sag * radius)
        hung = np.convolve(np.pad(hung, 3, mode='edge'), np.ones(7) / 7, 'valid')
        for (x, y), height in zip(path, hung):
            self.stamp(x, y, height, radius)
        return np.column_stack([path, hung])


def flat_floor(height):
    """A floor for HeightMap: the same height everywhere."""
    return lambda x, y: np.full_like(x, height)


def within_disc(rng, radius, cx=0.0, cy=0.0):
    """A function that gives random points of a disc, evenly spread."""

    def pick():
        angle = rng.uniform(0, 6.283)
        d = radius * math.sqrt(rng.random())
        return cx + d * math.cos(angle), cy + d * math.sin(angle)

    return pick


def pile_on(heights, count, radius, where, rng, lift=0.6, tilt=math.pi, scale=(0.85, 1.15), accept=None):
    """
    Throws pieces of a radius on a height map; returns transforms for `swarm`. where() gives (x, y),
    lift is how far a piece stands out (in radii), tilt its largest lean in radians, accept(x, y) may refuse.
    """
    transforms = []
    for _ in range(count):
        x, y = where()
        if accept and not accept(x, y):
            continue
        z = heights.mean(x, y, radius * 0.8) + radius * lift
        rotation = (rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), rng.uniform(0, 6.283))
        transforms.append(((x, y, z), rotation, rng.uniform(*scale)))
        heights.stamp(x, y, z - radius * 0.25, radius * 0.85)
    return transforms


def moved(transforms, dx, dy, dz=0.0):
    """The same transforms somewhere else: piles are made at the origin, then moved into their dish."""
    return [((x + dx, y + dy, z + dz), rotation, scale) for (x, y, z), rotation, scale in transforms]
