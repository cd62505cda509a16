"""Khao soi with beef under crisp noodles in a teal bowl at 53 degrees, lime beside it; terracotta linen."""

from studio.camera import tilted
from studio.cutlery import chopsticks_on_rim
from studio.dishes.khao_soi import khao_soi
from studio.foods.citrus import citrus_slice
from studio.foods.portions import diced_portion
from studio.height_map import HeightMap, flat_floor, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import BLUE_STRIPE, TERRACOTTA, table, towel
from studio.materials.ceramics import OAT, ceramic
from studio.scene import instance, place, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 78
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}
GREENS = (-1.82, 0.98)


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED)
    sprigs, _ = khao_soi()
    chopsticks_on_rim(1.12, -0.22, 103)
    bowl(0.40, 0.18, ceramic(OAT), 0.5, 8, 0.03, (*GREENS, 0))
    pickles = pile_on(HeightMap(0.4, 160, flat_floor(0.1)), 150, 0.04, within_disc(chance, 0.28), chance, 0.5)
    diced_portion(moved(pickles, *GREENS), ('#8c9a4c', '#a9ae5e', '#737f3a', '#c3bf7c'), 0.08)
    place(citrus_slice(3, 0.25, 0.26, 'lime'), 1.76, 1.02, 0.14, (0.12, 0.05, 0.5))
    place(citrus_slice(5, 0.24, 0.24, 'lime'), 2.06, 0.70, 0.13, (0.25, -0.25, 0.9))
    instance(sprigs[1], (1.52, 0.66, 0.05), (0, -0.1, 0.6))
    towel(-1.92, -0.80, 0.3, 1.1, 2.0, stripe=BLUE_STRIPE, seed=6)
    table_light(128, 38)
    tilted(53, -90, 9.7, (0.0, 0.05, 0.30), 1.2)
