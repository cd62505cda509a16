"""Pasta salad with chickpeas in an oat bowl at 48 degrees; slate-blue linen, a dish of vinegar, a lemon."""

import math

from studio.camera import tilted
from studio.cutlery import fork
from studio.dishes.pasta_salad import pasta_salad
from studio.foods.citrus import citrus_slice
from studio.light import table_light
from studio.linens import DUSTY_BLUE, RUST_STRIPE, TOWEL, table, towel
from studio.materials.ceramics import TEAL, ceramic
from studio.materials.surfaces import liquid
from studio.scene import hide, instance, rng
from studio.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 54
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED, folds=1.2)
    basil, tomatoes, pasta = pasta_salad()
    bowl(0.44, 0.2, ceramic(TEAL), 0.5, 8, 0.03, (-1.82, 0.98, 0))
    pool(0.375, 0.12, liquid('#c79a2a', '#a8741c', 3, 0.05), (-1.82, 0.98))
    lemons = [hide(citrus_slice(k, 0.26, 0.22 if k else 0.05)) for k in range(2)]
    instance(lemons[1], (1.66, 0.92, 0.12), (0.12, 0.08, 0.4))
    for k in range(3):
        turn = (chance.uniform(0, 6), 0, k * 1.7 + 0.3)
        instance(pasta[k], (-1.66 + 0.2 * k, -1.02 + 0.16 * (k % 2) - 0.05 * k, 0.085), turn)
    instance(tomatoes[0], (1.42, -1.02, 0.09), (0.3, 0.2, 0.4))
    instance(tomatoes[1], (1.68, -0.86, 0.09), (-0.3, 0.4, 2.0))
    instance(basil[0], (-1.62, -0.5, 0.05), (0, -0.1, 2.2), 0.9)
    fork(1.70, 0.02, math.radians(82), 0.05, 1.7)
    towel(2.7, 2.0, -0.4, 1.3, 2.2, TOWEL, RUST_STRIPE, 4)
    table_light(130, 41)
    tilted(50, -90, 9.6, (0.0, 0.04, 0.28), 1.3)
