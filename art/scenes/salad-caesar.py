"""
Romaine with a thick dressing, croutons and shaved cheese in a wooden bowl; slate-blue linen, 52 degrees.
"""

from studio.camera import tilted
from studio.dishes.romaine_salad import romaine_salad
from studio.foods.citrus import citrus_slice
from studio.foods.soy_pulp import paste_in_bowl
from studio.light import table_light
from studio.linens import RUST_STRIPE, SLATE_BLUE, table, towel
from studio.materials.ceramics import CLAY, ceramic
from studio.materials.food import yogurt
from studio.materials.surfaces import matte
from studio.scatter import flakes
from studio.scene import instance, place, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 45
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.0}


def build():
    chance = rng(SEED)
    table(SLATE_BLUE, SEED, folds=1.2)
    croutons = romaine_salad(SEED)
    towel(-1.90, 0.55, -0.15, 1.0, 2.2, stripe=RUST_STRIPE, seed=6)
    bowl(0.42, 0.24, ceramic(CLAY), 0.5, 4, 0.03, (1.60, 0.62, 0))
    paste_in_bowl(1.60, 0.62, 0.42, 0.24, yogurt(), 3)
    flakes(46, 1.60, 0.62, 0.3, matte('#2e251c', 0.7), chance, 0.016, 'paste')
    place(citrus_slice(2, 0.25, 0.22), 1.50, -0.42, 0.11, (0.05, 0.08, 0))
    for x, y in ((1.28, -0.92), (1.62, -0.84), (1.40, -1.12)):
        instance(croutons[0], (x, y, 0.085), (0, 0, chance.uniform(0, 6)))
    table_light(132, 38, 3.3, 0.5, 5.0)
    tilted(52, -88, 9.4, (0.16, -0.04, 0.3), 1.5)
