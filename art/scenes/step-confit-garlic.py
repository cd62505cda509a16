"""Step: garlic out of the oven, pale gold and soft under its oil, a clove giving way to the fork; slate linen."""

import math

from studio.boards import round_board
from studio.camera import tilted
from studio.cutlery import fork
from studio.foods.garlic_confit import soft_cloves
from studio.foods.onions import peel
from studio.foods.streams import bubbles
from studio.light import table_light
from studio.linens import SLATE_BLUE, table, towel
from studio.materials.ceramics import MILK, ceramic
from studio.materials.surfaces import liquid
from studio.materials.waters import water
from studio.mesh import lathe, smooth_profile
from studio.scene import hide, instance, place, rng
from studio.surface import Surface
from studio.vessels import pool

SIZE = (1600, 1200)
SEED = 91
GRADE = {'exposure': 0.25, 'gain': 1.07, 'saturation': 1.03}

BASE, LEVEL = 0.10, 0.42


def dish(radius=0.76, depth=0.46):
    """A small ovenproof dish with straight walls and a thick lip, on its board."""
    r, h = radius, depth
    profile = smooth_profile(
        [
            (0, 0.06), (0.80 * r, 0.065), (0.93 * r, 0.11), (0.97 * r, 0.24), (r, h - 0.02), (r + 0.03, h),
            (r + 0.075, h - 0.02), (r + 0.06, 0.24), (r + 0.02, 0.06), (0.9 * r, 0.0), (0, 0),
        ],
        7,
    )  # fmt: skip
    place(lathe('dish', profile, ceramic(MILK), 140, 0.008, 4), 0, 0, BASE)


def cloves_in_oil(chance):
    """24 cloves that nearly fill the dish, all under the oil; slow bubbles at the wall and between them."""
    cloves = soft_cloves()
    places = [(0.58, 13, 0.25), (0.32, 8, 0.30), (0.08, 3, 0.32)]
    for reach, count, z in places:
        for k in range(count):
            angle = 6.283 * (k + 0.3 * chance.random()) / count + reach * 5
            d = reach + chance.uniform(-0.05, 0.05)
            turn = (
                chance.uniform(-0.5, 0.5),
                chance.uniform(-0.22, 0.22),
                angle + 1.57 + chance.gauss(0, 0.7),
            )
            at = (d * math.cos(angle), d * math.sin(angle), z + chance.uniform(-0.02, 0.02))
            instance(cloves[k % 5], at, turn, chance.uniform(1.05, 1.22))
    pool(0.75, LEVEL, water('#faebc6', 0.01, '#d9a63c', 0.03, 0.10, 2.2), segments=120)
    foam = liquid('#e8c468', roughness=0.03, alpha=0.22)
    for _ in range(46):
        angle, d = chance.uniform(0, 6.28), 0.72 - abs(chance.gauss(0, 0.10))
        at = (d * math.cos(angle), d * math.sin(angle))
        bubbles(1, lambda at=at: at, LEVEL, foam, chance, (0.010, 0.034))
    return cloves


def build():
    chance = rng(SEED)
    table(SLATE_BLUE, SEED, folds=1.0)
    round_board(1.04)
    towel(-1.75, 0.75, 0.2, 1.0, 1.9, seed=4)
    dish()
    cloves = cloves_in_oil(chance)
    pierced = instance(cloves[4], (0.13, -0.32, LEVEL + 0.05), (0.1, -0.12, 2.5), 1.15)
    tool = fork(0, 0, 0, 0, 1.7)
    place(tool, 0.80, -0.58, 0.62, (0.0, 0.22, math.radians(159)))
    pierced.location.z = LEVEL + 0.045
    surface = Surface()
    skin = hide([peel(k, 0.15) for k in range(2)])
    for k, (x, y) in enumerate(((-1.22, -0.62), (-1.02, -0.84), (-1.34, -0.86))):
        surface.rest(skin[k % 2], x, y, 0.08, 0.03, chance.uniform(0, 6))
    table_light()
    tilted(56, -88, 6.6, (0.06, -0.02, 0.3), 1.4)
