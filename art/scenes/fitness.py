"""After training, at 40 degrees: a bowl of greens with boiled eggs and chickpeas, a flask of water, a towel."""

import math

from studio.camera import tilted
from studio.cutlery import fork
from studio.dishes.egg_and_greens import egg_and_greens
from studio.foods.nuts import almond
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import BLUE_STRIPE, OCHRE, table, towel
from studio.materials.ceramics import NAVY, OAT, ceramic
from studio.pots import flask
from studio.scene import group, instance, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 63
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}
NUTS = (1.98, 0.72)


def build():
    chance = rng(SEED)
    table(OCHRE, SEED)
    group(egg_and_greens, (-0.34, -0.16, 0), 0.2)
    towel(1.62, -0.72, -0.22, 1.0, 2.0, stripe=BLUE_STRIPE, seed=6)
    fork(1.55, -0.72, math.radians(74), 0.24, 1.6)
    flask(1.14, 1.10, 0.30, 1.22, NAVY)
    bowl(0.42, 0.19, ceramic(OAT), 0.5, 8, 0.03, (*NUTS, 0))
    heights = HeightMap(0.4, 140, lambda x, y: 0.06 + 0.2 * (x * x + y * y) ** 0.75)
    almonds = [almond(i) for i in range(3)]
    heap = pile_on(heights, 42, 0.05, within_disc(chance, 0.26), chance, 0.5, 0.4)
    for k, (at, turn, scale) in enumerate(moved(heap, *NUTS)):
        instance(almonds[k % 3], at, turn, scale)
    table_light(128, 38)
    tilted(40, -91, 10.7, (0.16, 0.20, 0.42), 1.4)
