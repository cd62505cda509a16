"""
The grains: one light and camera, a grain's kernels and ears in a `Grain`, things put on the table one by
one.
"""

import math
from typing import NamedTuple

import numpy as np

from studio.camera import tilted
from studio.foods.grains import Kernel, creased_kernel, grain_skin
from studio.foods.wheat import wheat_ear
from studio.height_map import HeightMap, flat_floor, moved, pile_on, within_disc
from studio.kitchen_tools import scoop, scoop_floor, wooden_spoon, wooden_spoon_floor
from studio.light import table_light
from studio.linens import table
from studio.materials.surfaces import matte
from studio.mesh import grid_mesh
from studio.sacks import linen_sack
from studio.scene import place, rng
from studio.swarm import swarm
from studio.vessels import bowl, bowl_floor

LAYERS = 2.8


class Ear(NamedTuple):
    """Husk, its shade, straw; length of the awns and how many joints the ear has."""

    color: str
    dark: str
    straw: str
    awn: float = 0.75
    nodes: int = 10


class Grain(NamedTuple):
    """What a picture of one grain is made of: linen, kernel, ear, prototypes."""

    linen: tuple[str, str]
    kernel: Kernel
    seed: int
    ear: Ear | None = None
    lean: float = 0.42
    """How far kernels lie out of the level, in radians."""
    build: object = creased_kernel
    """Makes a prototype from (kernel, seed)."""


class GrainTable:
    """The table laid for one grain; every method puts one thing on it. Angles in degrees."""

    def __init__(self, grain):
        self.grain, self.chance = grain, rng(grain.seed)
        table(grain.linen, grain.seed, folds=1.1)
        self.prototypes = self.kernels(grain.kernel)
        self.ears_laid = 0

    def kernels(self, kernel, build=None):
        """Four prototypes of a kernel; build makes one from (kernel, seed)."""
        return [(build or self.grain.build)(kernel, self.grain.seed + i) for i in range(4)]

    def _size(self, kernel):
        return 0.62 * (kernel.length + kernel.width)

    def pile(self, heights, radius, at, kernel=None, prototypes=None, accept=None):
        """Nearly three layers of kernels on a height map made at the origin; at is where it stands."""
        kernel, prototypes = kernel or self.grain.kernel, prototypes or self.prototypes
        size = self._size(kernel)
        seen = np.hypot(heights.x, heights.y) < radius * 0.86
        ground = grid_mesh('core', heights.x, heights.y, heights.z - 0.012, matte(kernel.color, 0.9), seen)
        place(ground, *at)
        count = int(LAYERS * math.pi * radius**2 / (3 * kernel.length * kernel.width))
        where = within_disc(self.chance, radius)
        lying = pile_on(heights, count, size, where, self.chance, 0.40, self.grain.lean, (0.88, 1.1), accept)
        swarm('kernels', prototypes, moved(lying, *at), grain_skin(kernel), self.grain.seed, 0.13)

    def sack(self, x, y, radius=0.62, height=0.62, colors=('#d6c39b', '#bfa97d')):
        """A linen sack heaped with kernels at (x, y); radius and height in units."""
        linen_sack(radius, height, colors, self.grain.seed, (x, y, 0))
        heights = HeightMap(radius * 1.15, 220, flat_floor(0.0))
        heights.dome(radius * 0.97, height * 0.74, 0.16)
        self.pile(heights, radius * 0.89, (x, y, 0))

    def bowl(self, x, y, radius, depth, material, rise=0.12, kernel=None, prototypes=None, z=0.0):
        """A heaped bowl standing at height z."""
        bowl(radius, depth, material, 0.5, self.grain.seed, 0.04, (x, y, z))
        heights = HeightMap(radius * 1.06, 260, bowl_floor(radius, depth))
        heights.dome(radius * 0.95, depth * 0.62, rise)
        self.pile(heights, radius * 0.93, (x, y, z), kernel, prototypes)

    def heap(self, x, y, radius, rise, floor=0.0, kernel=None, prototypes=None):
        """A free heap on cloth or board, thinning out at its foot."""
        heights = HeightMap(radius * 1.5, 280, flat_floor(0.0))
        turn = np.arctan2(heights.y, heights.x)
        r = np.hypot(heights.x, heights.y) * (1 + 0.06 * np.sin(3 * turn + self.grain.seed)) / radius
        heights.raise_to(rise * np.clip(1 - r / 0.94, 0, 1) ** 0.95 * (1 - 0.3 * np.exp(-((r / 0.22) ** 2))))

        def thinned(px, py):
            return self.chance.random() > (math.hypot(px, py) / radius) ** 7 * 0.92

        self.pile(heights, radius, (x, y, floor), kernel, prototypes, thinned)

    def loose(self, *scatters, kernel=None, prototypes=None, floor=0.0):
        """Single kernels; scatters are (count, x, y, spread_x, spread_y, degrees)."""
        kernel, lying = kernel or self.grain.kernel, []
        gap, taken = 2.0 * kernel.length, []
        for count, x, y, spread_x, spread_y, degrees in scatters:
            turn = math.radians(degrees)
            for _ in range(count * 8):
                u, v = self.chance.gauss(0, spread_x), self.chance.gauss(0, spread_y)
                px = x + u * math.cos(turn) - v * math.sin(turn)
                py = y + u * math.sin(turn) + v * math.cos(turn)
                if all((px - a) ** 2 + (py - b) ** 2 > gap * gap for a, b in taken):
                    taken.append((px, py))
                    roll = self.chance.choice((0, 0, math.pi, 1.2))
                    spot = (px, py, floor + kernel.width * 0.86)
                    lying.append(
                        (
                            spot,
                            (roll, self.chance.uniform(-0.1, 0.1), self.chance.uniform(0, 6.28)),
                            self.chance.uniform(0.9, 1.08),
                        )
                    )
                    count -= 1
                    if count <= 0:
                        break
        swarm('kernels', prototypes or self.prototypes, lying, grain_skin(kernel), self.grain.seed + 1, 0.13)

    def _in_tool(self, floor, half, inside, level, tries, x, y, degrees):
        kernel, chance = self.grain.kernel, self.chance
        heights, lying, turn = HeightMap(half, 240, floor), [], math.radians(degrees)
        size = self._size(kernel)
        for _ in range(tries):
            u, v = inside()
            z = heights.mean(u, v, size * 0.5) + size * 0.45
            if 0.02 <= z <= level(u, v):
                spin = (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), chance.uniform(0, 6.28))
                at = (
                    x + u * math.cos(turn) - v * math.sin(turn),
                    y + u * math.sin(turn) + v * math.cos(turn),
                    z + 0.02,
                )
                lying.append((at, spin, chance.uniform(0.88, 1.08)))
                heights.stamp(u, v, z - size * 0.25, size * 0.8)
        swarm('kernels', self.prototypes, lying, grain_skin(kernel), self.grain.seed + 2, 0.13)

    def scoop(self, x, y, degrees, tries=1100):
        """A wooden scoop of kernels, falling towards its mouth."""
        scoop(x, y, math.radians(degrees))
        pick = lambda: (self.chance.uniform(0.10, 0.86), self.chance.uniform(-0.20, 0.20))
        self._in_tool(
            scoop_floor,
            1.1,
            pick,
            lambda u, v: 0.33 - 0.22 * max(0, u - 0.5) / 0.4 - 2.2 * v * v,
            tries,
            x,
            y,
            degrees,
        )

    def spoon(self, x, y, degrees, tries=420):
        """A wooden spoon of kernels."""
        wooden_spoon(x, y, math.radians(degrees))
        pick = lambda: (self.chance.uniform(-0.30, 0.30), self.chance.uniform(-0.22, 0.22))
        self._in_tool(
            wooden_spoon_floor,
            0.5,
            pick,
            lambda u, v: 0.27 - 1.6 * (u * u * 0.6 + v * v),
            tries,
            x,
            y,
            degrees,
        )

    def ears(self, positions, stem=2.0, z=0.0, tilt=0.0):
        """Ears lying over each other; positions are (x, y, degrees, bend)."""
        ear = self.grain.ear
        for k, (x, y, degrees, bend) in enumerate(positions):
            item = wheat_ear(
                self.ears_laid + self.grain.seed,
                ear.awn,
                ear.color,
                ear.dark,
                ear.straw,
                stem,
                ear.nodes,
                bend,
            )
            place(item, x, y, z + 0.03 * k, (0.4 * k, -tilt, math.radians(degrees)))
            self.ears_laid += 1

    def shoot(self, elevation=50, distance=8.2, target=(0, 0, 0.2), azimuth=-88):
        """The light and the camera of the grain pictures; angles in degrees, distance in units."""
        table_light(130, 35, 3.4, 0.45, 5.0)
        tilted(elevation, azimuth, distance, target, 1.6)
