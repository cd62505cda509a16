"""Cacio e pepe in a wide teal bowl at 52 degrees: a twirl in cheese cream, cracked pepper; ochre linen."""

import math

from studio.boards import board
from studio.camera import tilted
from studio.cutlery import fork
from studio.dishes.cacio_e_pepe import cacio_e_pepe
from studio.foods.hard_cheese import cheese_wedge, gratings
from studio.foods.peppercorns import peppercorns
from studio.garnishes import spots
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import BLUE_STRIPE, OCHRE, TOWEL, table, towel
from studio.materials.ceramics import OAT, ceramic
from studio.scene import place, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 45
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(OCHRE, SEED, folds=1.3)
    cacio_e_pepe()
    place(board(0.62, 0.44, thickness=0.1, radius=0.12), -1.78, 1.26, 0, (0, 0, 0.35))
    place(cheese_wedge(4, 0.7, 0.27, 0.36), -1.95, 1.16, 0.1, (0, 0, 0.15))
    gratings(
        spots(
            70, lambda: (chance.gauss(-1.36, 0.12), chance.gauss(1.16, 0.1)), chance, None, 0.008, (0.5, 1.2)
        )
    )
    bowl(0.36, 0.17, ceramic(OAT), 0.5, 8, 0.03, (1.74, -0.92, 0))
    heights = HeightMap(0.35, 140, lambda x, y: 0.05 + 0.2 * (x * x + y * y) ** 0.75)
    corns = moved(pile_on(heights, 210, 0.03, within_disc(chance, 0.26), chance, 0.6), 1.74, -0.92)
    loose = [((1.30 + 0.08 * k, -1.12 - 0.05 * (k % 3), 0.03), (k, 2 * k, 0), 1.0) for k in range(4)]
    peppercorns(corns + loose)
    fork(-1.62, -0.52, math.radians(80), 0.05, 1.9)
    towel(2.3, 1.55, -0.45, 1.25, 2.2, TOWEL, BLUE_STRIPE, 9)
    table_light(132, 40)
    tilted(52, -90, 9.6, (0.0, 0.04, 0.24), 1.2)
