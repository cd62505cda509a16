"""
Vinaigrette: a jar of it shaken, a spoon, oil and vinegar, mustard, salt and torn leaves; terracotta linen,
42 degrees.
"""

import math

from studio.boards import board
from studio.camera import tilted
from studio.cutlery import spoon
from studio.foods.dressings import vinaigrette
from studio.foods.flour import flour_heap
from studio.foods.leaves import BUTTERHEAD, RADICCHIO, salad_leaf
from studio.foods.soy import bean_paste
from studio.foods.soy_pulp import paste_in_bowl
from studio.glassware import bottle, jar
from studio.light import table_light
from studio.linens import RUST_STRIPE, TERRACOTTA, table, towel
from studio.materials.ceramics import CHARCOAL, TEAL, ceramic
from studio.materials.food import grainy
from studio.materials.surfaces import liquid
from studio.materials.wood import wood
from studio.scene import place, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 42
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED, folds=1.1)
    towel(1.70, 0.55, 0.25, 1.1, 2.0, stripe=RUST_STRIPE, seed=6)
    place(
        board(0.90, 0.66, wood('#5f3820', '#9a6a3e', 1.1, 'X', 0.5), 0.12, 0.2), 0.24, -0.04, 0, (0, 0, -0.10)
    )
    jar(0.46, 0.98, (0.06, 0.06, 0.12))
    vinaigrette(0.06, 0.06, 0.12, 0.46, 0.98, 0.66, chance)
    bottle(0.26, 1.22, (-0.88, 0.64, 0), liquid('#a87a10', '#d0a028', 1.0, 0.03), 0.62)
    bottle(0.23, 1.05, (-1.36, 0.36, 0), liquid('#4a0d12', '#74181c', 1.0, 0.03), 0.52)
    bowl(0.34, 0.20, ceramic(TEAL), 0.5, 4, 0.03, (-1.06, -0.36, 0))
    paste_in_bowl(-1.06, -0.36, 0.34, 0.20, bean_paste('#b98a22', '#d9b04a', 0.4), 3)
    bowl(0.27, 0.15, ceramic(CHARCOAL), 0.55, 4, 0.03, (0.76, -0.36, 0.12))
    flour_heap(0.76, -0.36, 0.215, 0.12, grainy('#f6f1e6'), 3, 150, floor=0.20)
    spoon(0.02, -0.94, math.radians(176), 0.06, 1.2)
    for k, (x, y, turn) in enumerate(
        ((1.02, -0.60, 0.4), (1.28, -0.78, 1.5), (1.52, -0.86, 2.2), (1.42, -0.42, 0.9))
    ):
        leaf = salad_leaf(
            (BUTTERHEAD, BUTTERHEAD, RADICCHIO, BUTTERHEAD)[k], k + 3, chance.uniform(0.46, 0.58), 0.3
        )
        place(leaf, x, y, 0.07 + 0.04 * k, (0.1, -0.05, turn))
    table_light(140, 38, 3.4, 0.52, 5.0)
    tilted(42, -88, 8.6, (0.0, 0.02, 0.38), 1.5)
