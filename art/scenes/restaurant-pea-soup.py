"""Split pea soup with croutons, cream and dill in an oat bowl at 57 degrees, rye bread beside it; terracotta linen."""

import math

from studio.camera import tilted
from studio.cutlery import spoon
from studio.dishes.pea_soup import pea_soup
from studio.foods.rye import rye_slice
from studio.garnishes import salt
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import BLUE_STRIPE, TERRACOTTA, table, towel
from studio.materials.ceramics import TEAL, ceramic
from studio.scene import group, instance, place, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 74
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}
SALT = (1.72, 1.02)


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED)
    _, (cubes, _) = group(pea_soup, (0.22, -0.02, 0), -0.2)
    towel(-1.74, -0.10, 0.24, 1.3, 2.5, stripe=BLUE_STRIPE, seed=7)
    for k, (x, y, z, turn) in enumerate(((-1.68, 0.42, 0.16, 0.5), (-1.56, -0.12, 0.26, -0.25))):
        place(rye_slice(k + 2), x, y, z, (0, math.pi / 2 - 0.16 * k, turn))
    bowl(0.34, 0.16, ceramic(TEAL), 0.5, 8, 0.03, (*SALT, 0))
    heights = HeightMap(0.33, 140, lambda x, y: 0.06 + 0.2 * (x * x + y * y) ** 0.75)
    salt(moved(pile_on(heights, 900, 0.012, within_disc(chance, 0.25), chance, 0.5, 1.5, (0.8, 1.7)), *SALT))
    spoon(1.74, -0.42, math.radians(83), 0.05, 1.8)
    for k, (x, y) in enumerate(((1.34, -1.12), (-1.02, -1.16))):
        instance(cubes[k], (x, y, 0.08), (0.1, 0, k))
    table_light(128, 38)
    tilted(57, -90, 9.9, (0.02, 0.03, 0.25), 1.3)
