"""The two ends of tofu: dry soybeans poured from a tipped sack, and the block they become."""

import math

import numpy as np

from studio.foods.small import soybean
from studio.foods.tofu import fresh_tofu
from studio.height_map import HeightMap, flat_floor, moved, pile_on
from studio.kitchen_tools import wooden_spoon
from studio.mesh import rounded_box
from studio.scene import hide, hold, instance, place


def poured_soybeans(cx, cy, floor, chance):
    """A low heap of beans round (cx, cy) on a board whose top is floor, with stragglers and a wooden spoon."""
    beans = hide([soybean(i) for i in range(4)])
    heights = HeightMap(0.9, 300, flat_floor(floor))
    r = np.hypot(heights.x, heights.y * 1.15)
    heights.raise_to(floor + 0.26 * np.clip(1 - r / 0.52, 0, 1) ** 1.1 - 0.04)
    heights.z = np.maximum(heights.z, floor)

    def gathered():
        return max(-0.8, min(0.8, chance.gauss(0, 0.27))), max(-0.6, min(0.6, chance.gauss(0, 0.23)))

    heap = pile_on(heights, 620, 0.046, gathered, chance, 0.85, scale=(0.9, 1.12))
    for k, (at, turn, scale) in enumerate(moved(heap, cx, cy)):
        instance(beans[k % 4], at, turn, scale)
    wooden_spoon(cx - 0.10, cy - 0.56, math.radians(196), floor + 0.01, 0.7, 0.2, 0.07)
    return beans


def sliced_tofu():
    """A block with two slices leaning off it and four cubes in front; the origin is on the board's top."""
    tofu = fresh_tofu()
    block = rounded_box('tofu', 0.72, 0.74, 0.46, tofu, 0.035, 4, 0.010, 1.6, 6, 1, 0.010)
    parts = [place(block, 0.26, 0.08, 0.235)]
    for k, (x, lean) in enumerate(((-0.20, 0.10), (-0.40, 0.22))):
        slab = rounded_box('slice', 0.15, 0.74, 0.46, tofu, 0.025, 3, 0.010, 1.8, 5, k + 4, 0.014)
        parts.append(
            place(slab, x, 0.08 - 0.02 * k, 0.23 * math.cos(lean) + 0.075 * math.sin(lean), (0, lean, 0))
        )
    for k, (x, y, turn) in enumerate(
        ((-0.24, -0.50, 0.3), (0.06, -0.54, -0.2), (0.36, -0.50, 0.5), (0.20, -0.47, 0.9))
    ):
        cube = rounded_box('cube', 0.22, 0.22, 0.21, tofu, 0.025, 3, 0.008, 2.4, 4, k + 20, 0.02)
        parts.append(place(cube, x, y, 0.108 if k < 3 else 0.318, (0, 0, turn)))
    return hold(parts, 'tofu')
