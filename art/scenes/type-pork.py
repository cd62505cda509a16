"""Slices of roast pork belly with potatoes and snap peas on a charcoal plate from above; ochre linen."""

import math

from studio.camera import top_down
from studio.dishes.plates.pork_plate import pork_plate
from studio.garnishes import salt
from studio.geometry.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.materials.ceramics import OAT, ceramic
from studio.scene import rng
from studio.tabletop.cutlery import knife
from studio.tabletop.linens import BLUE_STRIPE, OCHRE, TOWEL, table, towel
from studio.ware.vessels import bowl

SIZE = (1600, 1200)
SEED = 64
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(OCHRE, SEED, folds=1.2)
    pork_plate()
    bowl(0.36, 0.18, ceramic(OAT), 0.5, 8, 0.03, (1.66, 0.94, 0))
    heights = HeightMap(0.36, 140, lambda x, y: 0.06 + 0.14 * (x * x + y * y) ** 0.6)
    salt(moved(pile_on(heights, 1200, 0.016, within_disc(chance, 0.26), chance, 0.5), 1.66, 0.94))
    knife(1.56, -0.86, math.radians(86), 0.02, 1.1)
    towel(-2.05, 0.1, 0.05, 1.2, 2.6, TOWEL, BLUE_STRIPE, 5)
    table_light()
    top_down((0.04, 0, 0.3), 9.3)
