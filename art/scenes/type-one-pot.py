"""A white-bean stew in an enamelled pot at 52 degrees; ochre linen, a wooden spoon, torn bread."""

import math

from studio.boards import trivet
from studio.camera import tilted
from studio.dishes.bean_stew import bean_stew
from studio.foods.breads import flatbread
from studio.foods.vegetables import garlic_clove
from studio.kitchen_tools import wooden_spoon
from studio.light import table_light
from studio.linens import BLUE_STRIPE, OCHRE, TOWEL, table, towel
from studio.scene import group, hide, instance, place, rng

SIZE = (1600, 1200)
SEED = 61
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(OCHRE, SEED, folds=1.3)
    _, sprigs = group(bean_stew, (0, 0, 0.12))
    trivet(1.1)
    towel(-2.15, 1.35, 0.5, 1.3, 2.3, TOWEL, BLUE_STRIPE, 5)
    wooden_spoon(1.66, -0.52, math.radians(68), 0.04, 1.5)
    place(flatbread(4, 0.62, 1), 1.86, 1.30, 0.05, (0, 0.05, 0.9))
    place(flatbread(5, 0.62, 1), 2.0, 1.12, 0.12, (0, -0.05, 0.5))
    for k, (x, y) in enumerate(((-1.60, -0.95), (-1.44, -1.10))):
        instance(sprigs[k], (x, y, 0.03), (0, 0, 0.5 + 0.6 * k))
    cloves = [hide(garlic_clove(k, 0.15)) for k in range(2)]
    for k in range(2):
        instance(cloves[k], (-1.78 + 0.2 * k, -0.62 - 0.1 * k, 0.07), (0, 0, chance.uniform(0, 6)))
    table_light(130, 42)
    tilted(53, -90, 9.8, (0.0, 0.03, 0.32), 1.3)
