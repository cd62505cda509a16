"""Okara: moist crumbly pulp in a muslin-lined bowl, a spoonful beside it; sage linen, 50 degrees."""

import math

from studio.camera import tilted
from studio.foods.small import soybean
from studio.foods.soy_pulp import muslin_in_bowl, okara_heap
from studio.kitchen_tools import wooden_spoon
from studio.light import table_light
from studio.linens import SAGE, table
from studio.materials.ceramics import CLAY, TEAL, ceramic
from studio.materials.surfaces import liquid
from studio.scatter import sprinkle
from studio.scene import hide, rng
from studio.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 32
GRADE = {'exposure': 0.12, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(SAGE, SEED, folds=1.1)
    bowl(0.98, 0.50, ceramic(CLAY), 0.5, 5, 0.05, (-0.30, 0.22, 0))
    muslin_in_bowl(-0.30, 0.22, 0.98, 0.50, SEED)
    okara_heap(-0.30, 0.22, 0.28, 0.80, 0.46, chance)
    wooden_spoon(0.86, -0.86, math.radians(200))
    okara_heap(0.86, -0.86, 0.08, 0.23, 0.22, chance)
    bowl(0.46, 0.30, ceramic(TEAL), 0.5, 4, 0.03, (1.32, 0.60, 0))
    pool(0.415, 0.23, liquid('#f3ead6', roughness=0.18), (1.32, 0.60))
    beans = hide([soybean(i) for i in range(3)])
    sprinkle(beans, 16, -1.25, -0.85, 0.26, 0.12, 0.040, 0.1, chance, 0.2, ('linen',))
    table_light(130, 36, 3.3, 0.46, 5.0)
    tilted(50, -88, 8.3, (0.1, 0, 0.2), 1.6)
