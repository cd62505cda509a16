"""Photo 15: the pork turned once, from above: brown crusts up, a spatula under the last pieces."""

import math

from studio.dishes.jjajang_wok import one_layer, spaced, wok_floor
from studio.families.jjajang import kitchen_wok, shoot_above
from studio.foods.shoulder import browned_shoulder, seared_shoulder, shoulder_dice
from studio.kitchen_tools import spatula
from studio.materials.waters import water
from studio.scene import place, rng
from studio.vessels import pool

SIZE = (1600, 1200)
SEED = 25
GRADE = {'exposure': 0.3, 'gain': 1.07, 'saturation': 1.04}


def clear_of_blade(x, y):
    """Whether (x, y) is beside the spatula."""
    return not (-0.10 < x - 0.30 < 0.75 and abs(y + 0.34 + 0.62 * (x - 0.30)) < 0.24)


def build():
    chance = rng(SEED)
    kitchen_wok()
    pool(0.80, wok_floor(0.66), water('#c98a3a', 0.12, '#8a5210', 0.08, 0.3, 2.5), segments=100)
    points = spaced(84, 0.86, 0.160, chance, clear_of_blade)
    one_layer(shoulder_dice(seared_shoulder, level=0.42), points[:52], 0.078, chance, 0.8)
    one_layer(shoulder_dice(browned_shoulder), points[52:], 0.078, chance, 0.5)
    place(spatula(0, 0, 0, (0, 0, 0)), 0.30, -0.30, wok_floor(0.5) + 0.10, (0.0, -0.50, math.radians(-32)))
    shoot_above(8.9, (0.04, 0, 0.3))
