"""Noodles under black-bean sauce, finished with cucumber and half an egg."""

import math
import random

import numpy as np

from studio.foods.prepared.jjajang_toppings import cucumber_threads, set_egg_half
from studio.foods.seasoning.black_bean_ragout import ladle, ragout, stain_of, tongue
from studio.foods.strands.thick_noodles import arc, noodles, skein, spine, wander
from studio.garnishes import on, sesame, spots
from studio.geometry.height_map import HeightMap, within_disc
from studio.materials.ceramics import OAT, ceramic
from studio.ware.vessels import bowl, bowl_floor

RADIUS, REACH = 0.029, 1.11
EGG = (-0.52, -0.40)

SWEEPS = (
    ((-0.10, 0.98), (-0.62, 0.72), (-0.92, 0.18), (-0.80, -0.42), (-0.36, -0.86), (0.22, -0.98)),
    ((-0.50, 0.30), (-0.78, 0.02), (-0.84, -0.42), (-0.50, -0.84), (0.05, -0.80), (0.42, -0.55)),
    ((0.10, 0.70), (-0.34, 0.86), (-0.78, 0.62), (-0.86, 0.20), (-0.60, -0.06), (-0.16, -0.20)),
    ((-0.30, -0.98), (0.22, -0.86), (0.66, -0.78), (0.98, -0.30), (0.98, 0.14)),
    ((-0.98, -0.20), (-0.70, -0.50), (-0.22, -0.62), (0.10, -0.96), (0.48, -0.92)),
    ((-0.72, 0.74), (-0.30, 0.66), (0.20, 0.84), (0.66, 0.82), (0.94, 0.46)),
)
"""Spines of the skeins that are seen, from the lowest to the topmost."""


def _noodle_paths(heights, rng):
    paths = []
    for k in range(9):
        path = arc(
            rng, REACH - 0.04 - 0.06 * (k % 3), 6.283 * k / 9 + rng.uniform(-0.2, 0.2), rng.uniform(1.5, 2.6)
        )
        paths += skein(heights, path, rng.randint(4, 6), RADIUS, REACH, rng)
    for _ in range(14):
        paths += skein(
            heights, wander(rng, 0.92, rng.uniform(2.2, 3.4)), rng.randint(3, 5), RADIUS, REACH, rng
        )
    for points in SWEEPS:
        paths += skein(heights, spine(points), rng.randint(5, 6), RADIUS, REACH, rng)
    for _ in range(7):
        paths += skein(heights, wander(rng, 1.0, rng.uniform(1.6, 2.4)), 1, RADIUS, REACH, rng)
    return paths


def _depth(x, y):
    """The ladle's reach: mostly over the middle and the right, running out in a few places."""
    turn, d = np.arctan2(y + 0.02, x - 0.15), np.hypot(x - 0.15, (y + 0.02) * 1.02)
    runs = tongue(2.75, 0.95, 0.07, 0.14, 0.1)(x, y) + tongue(-2.0, 0.98, 0.06, 0.1, 0)(x, y)
    runs = runs + tongue(0.75, 1.0, 0.07, 0.14, 0)(x, y) + tongue(-0.7, 1.0, 0.06, 0.1, 0)(x, y)
    return 0.75 + 0.04 * np.sin(3 * turn + 0.6) + 0.03 * np.sin(5 * turn + 2) + 0.8 * runs - d


def jjajangmyeon():
    """An oat bowl, 1.24 in radius: noodles, a ladle of sauce with its dice, cucumber, half an egg."""
    rng = random.Random(7)
    bowl(1.24, 0.62, ceramic(OAT), 0.5)
    heights = HeightMap(1.3, 640, bowl_floor(1.24, 0.62))
    heights.dome(1.16, 0.29, 0.34)
    paths = _noodle_paths(heights, rng)
    inside, level = ladle(heights, _depth, rng)
    noodles(paths, RADIUS, rng, stain_of(heights, inside, level))

    def clear_of_egg(x, y):
        return math.hypot((x - EGG[0]) * 0.9, y - EGG[1]) > 0.27

    layers = ((150, 0.098, 0.35), (60, 0.135, 0.75))
    ragout(heights, inside, level, layers, rng, within_disc(rng, 0.95, 0.14, -0.02), clear_of_egg)
    x, y = EGG
    set_egg_half(x, y, heights.top(x, y, 0.17) + 0.035, (0.14, -0.12, 0.72))
    cucumber_threads(heights, rng, 0.10, 0.14, math.radians(32))
    sesame(spots(14, within_disc(rng, 0.42, 0.12, 0.05), rng, on('ragout', 'cucumber'), 0.005))
