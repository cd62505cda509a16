"""A protein plate from above: salmon, two halves of an egg, edamame, bean salad; terracotta linen."""

import math

from studio.camera import top_down
from studio.dishes.plates.protein_plate import protein_plate
from studio.foods.dairy_and_eggs.dairy import spoonful
from studio.foods.produce.citrus import citrus_slice
from studio.garnishes import chopped_herbs, spots
from studio.light import table_light
from studio.materials.ceramics import OAT, ceramic
from studio.materials.food import yogurt
from studio.scene import hide, instance, place, rng
from studio.tabletop.cutlery import fork
from studio.tabletop.linens import BLUE_STRIPE, TERRACOTTA, TOWEL, table, towel
from studio.ware.vessels import bowl

SIZE = (1600, 1200)
SEED = 62
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED, folds=1.2)
    beans = protein_plate()
    bowl(0.44, 0.2, ceramic(OAT), 0.5, 8, 0.03, (1.68, 0.92, 0))
    place(spoonful('yogurt', 0.34, yogurt(), 0.1, 4), 1.68, 0.92, 0.10)
    near = lambda: (1.68 + chance.gauss(0, 0.12), 0.92 + chance.gauss(0, 0.12))
    chopped_herbs(spots(30, near, chance, None, 0.004, (0.3, 0.7)))
    lemon = hide(citrus_slice(3, 0.27, 0.24))
    instance(lemon, (1.60, 0.02, 0.13), (0.1, 0.06, 0.4))
    for k in range(7):
        at = (1.46 + chance.gauss(0, 0.12), -0.98 + chance.gauss(0, 0.1), 0.05)
        instance(beans[k % len(beans)], at, (0, 0, chance.uniform(0, 6)))
    fork(-1.46, -0.10, math.radians(88), 0.05, 1.9)
    towel(-2.08, 0.4, 0.06, 1.1, 2.6, TOWEL, BLUE_STRIPE, 5)
    table_light()
    top_down((0.12, 0, 0.3), 9.2)
