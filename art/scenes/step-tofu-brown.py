"""Step: tofu fried alone, one layer with room between the cubes, golden on three sides; ochre linen."""

import math

from studio.boards import trivet
from studio.camera import tilted
from studio.dishes.jjajang_wok import spaced
from studio.families.preparation import small_bowl
from studio.foods.crusted_tofu import crusted_tofu
from studio.foods.streams import bubbles
from studio.kitchen_tools import spatula
from studio.light import table_light
from studio.linens import BLUE_STRIPE, SAGE, table, towel
from studio.materials.ceramics import TEAL
from studio.materials.surfaces import liquid
from studio.materials.waters import water
from studio.scene import instance, place, rng
from studio.vessels import pan, pool

SIZE = (1600, 1200)
SEED = 61
GRADE = {'exposure': 0.28, 'gain': 1.07, 'saturation': 1.02}

FLOOR = 0.175
"""The pan's inside, over its trivet."""


def off_the_blade(x, y):
    return not (x > 0.05 and -0.60 < y + 0.25 * (x - 0.4) < 0.10)


def build():
    chance = rng(SEED)
    table(SAGE, SEED, folds=1.0)
    towel(-2.0, -0.75, 0.25, 1.0, 1.9, stripe=BLUE_STRIPE, seed=4)
    trivet(1.0)
    place(pan(1.30, 0.36, math.radians(152), 1.5), 0, 0, 0.12)
    pool(1.0, FLOOR + 0.018, water('#e8c98a', 0.05, '#a8701f', 0.05, 0.3, 2.5), segments=100)
    turned, side_up = crusted_tofu('+z -z +x'), crusted_tofu('-z +x -y')
    points = spaced(25, 0.88, 0.322, chance, off_the_blade)
    for k, (x, y) in enumerate(points):
        kind = side_up if k % 5 == 3 else turned
        turn = (chance.uniform(-0.03, 0.03), chance.uniform(-0.03, 0.03), -1.57 + chance.gauss(0, 0.7))
        instance(kind[k % 4], (x, y, FLOOR + 0.122), turn, chance.uniform(0.94, 1.04))
    foam = liquid('#d9a648', roughness=0.04, alpha=0.45)
    for x, y in points:
        for _ in range(7):
            angle = chance.uniform(0, 6.28)
            at = (x + 0.165 * math.cos(angle), y + 0.165 * math.sin(angle))
            bubbles(1, lambda at=at: at, FLOOR + 0.018, foam, chance, (0.008, 0.026))
    tool = spatula(0, 0, 0, (0, 0, 0))
    place(tool, 0.24, -0.24, FLOOR + 0.055, (0.0, -0.24, math.radians(-14)))
    instance(turned[1], (0.44, -0.29, FLOOR + 0.255), (0.02, -0.24, -1.3))
    small_bowl(1.62, 1.0, 0.40, 0.22, TEAL)
    pool(0.36, 0.15, liquid('#d8ab3a', '#e3bd54'), (1.62, 1.0))
    table_light()
    tilted(50, -88, 8.6, (0.02, -0.02, 0.25), 1.5)
