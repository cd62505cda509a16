"""A meal-prep container from above: two herbed salmon fillets, couscous, tomato and cucumber; sage linen."""

import math

from studio.boards import board
from studio.camera import top_down
from studio.cutlery import fork
from studio.dishes.mediterranean_salmon import mediterranean_salmon
from studio.light import table_light
from studio.linens import SAGE, table
from studio.materials.wood import wood
from studio.scene import group, instance, place, rng

SIZE = (1600, 1200)
SEED = 18
GRADE = {'exposure': 0.15, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(SAGE, SEED, folds=1.1)
    _, (lemons, olives, dill) = group(mediterranean_salmon, (-0.22, 0.06, 0), -0.14)
    lid = board(0.62, 1.02, wood('#8a5a34', '#c79a64', 1.0, 'Y', 0.55), 0.10, 0.26)
    place(lid, 1.98, 0.62, 0, (0, 0, -0.10))
    fork(1.66, -0.86, math.radians(38), 0.05, 1.5)
    instance(lemons[0], (1.80, 0.95, 0.125), (0, 0, 0.4))
    instance(lemons[1], (1.98, 0.70, 0.15), (0.14, 0.10, 1.4))
    instance(dill[0], (1.72, 0.42, 0.12), (0, 0, 1.9))
    for k, (x, y) in enumerate(((-1.80, -1.02), (-1.62, -1.14), (-1.95, -1.20))):
        instance(olives[k], (x, y, 0.085), (0, 0, chance.uniform(0, 6)))
    table_light()
    top_down((0.06, -0.02, 0.3))
