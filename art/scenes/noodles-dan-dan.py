"""Dan dan noodles in a charcoal bowl from above: chilli oil, minced pork, peanuts, scallion; slate-blue linen."""

import math

from studio.camera import top_down
from studio.cutlery import chopsticks
from studio.dishes.dan_dan import chilli_oil, dan_dan
from studio.foods.peppercorns import peppercorns
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import RUST_STRIPE, SLATE_BLUE, TOWEL, table, towel
from studio.materials.ceramics import CLAY, OAT, ceramic
from studio.materials.shader import material
from studio.scene import instance, rng
from studio.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 46
GRADE = {'exposure': 0.24, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(SLATE_BLUE, SEED, folds=1.2)
    rings = dan_dan()
    bowl(0.42, 0.2, ceramic(OAT), 0.5, 8, 0.03, (-1.78, 0.94, 0))
    pool(0.355, 0.12, material('chilli oil', chilli_oil), (-1.78, 0.94))
    bowl(0.34, 0.16, ceramic(CLAY, 0.5), 0.5, 5, 0.03, (-1.74, 0.06, 0))
    heights = HeightMap(0.33, 130, lambda x, y: 0.05 + 0.2 * (x * x + y * y) ** 0.75)
    corns = moved(pile_on(heights, 200, 0.03, within_disc(chance, 0.24), chance, 0.6), -1.74, 0.06)
    loose = [((-1.42 + 0.09 * k, -0.30 - 0.07 * (k % 3), 0.03), (k, 2 * k, 0), 1.0) for k in range(4)]
    peppercorns(corns + loose, ('#8a3a22', '#a4492c', '#6d2c1b'))
    for k in range(7):
        instance(rings[k % 3], (-1.50 + chance.gauss(0, 0.1), -1.08 + chance.gauss(0, 0.08), 0.025))
    chopsticks(1.66, -0.16, math.radians(84), 2.3, z=0.07)
    towel(2.28, 0.95, 0.08, 1.1, 2.4, TOWEL, RUST_STRIPE, 5)
    table_light()
    top_down((-0.06, 0, 0.3), 10.0)
