"""The home hero for phones: the same four dishes stacked on sage linen, the lower part calm for a headline."""

import math

from studio.camera import tilted
from studio.cutlery import fork, spoon
from studio.dishes.black_bean_soup import black_bean_soup
from studio.dishes.chickpea_curry import chickpea_curry
from studio.dishes.pasta_pesto import pasta_pesto
from studio.dishes.turkey_taco_bowl import turkey_taco_bowl
from studio.foods.citrus import citrus_slice
from studio.foods.tomatoes import tomato_half
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import SAGE, table, towel
from studio.materials.ceramics import TEAL, ceramic
from studio.materials.surfaces import matte
from studio.mesh import ellipsoid
from studio.scene import group, hide, instance, place, rng
from studio.vessels import bowl

SIZE = (1350, 1800)
SEED = 41
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(SAGE, SEED, folds=0.28, size=11)
    group(chickpea_curry, (-1.06, 1.62, 0.02), 0.3)
    _, (sprigs, _) = group(turkey_taco_bowl, (1.48, 2.12, 0.02), -0.25)
    _, (leaves, nuts, _) = group(pasta_pesto, (0.62, -0.72, 0.02), 0.5, (1, 1, 0.8))
    group(black_bean_soup, (-1.72, -1.72, 0.02), 0.4)
    towel(2.02, -2.2, -0.22, 0.9, 2.0, stripe='#c4957c', seed=5)
    fork(2.0, -2.15, math.radians(78), 0.22, 1.7)
    spoon(-0.30, -2.75, math.radians(14), 0.05, 1.7)
    place(citrus_slice(3, 0.27, 0.26, 'lime'), 2.42, 0.52, 0.16, (0.16, 0.05, 0.5))
    halves = hide([tomato_half(i, 0.15) for i in range(3)])
    for k, (x, y, angle) in enumerate(((0.20, 1.00, 0.3), (0.00, 0.84, 2.0))):
        instance(halves[k], (x, y, 0.15), (0.10, -0.1, angle))
    tomato = ellipsoid('tomato', 0.155, 0.155, 0.145, matte('#b8200f', 0.2, 0.5), 28, 0.02, 1.5)
    place(tomato, 0.36, 1.22, 0.15)
    for k, (x, y, angle) in enumerate(((-1.02, 0.06, 0.5), (-1.20, -0.08, 2.2), (-0.96, -0.14, 3.9))):
        instance(leaves[k], (x, y, 0.06), (0, -0.1, angle), 0.9)
    bowl(0.40, 0.18, ceramic(TEAL), 0.5, 8, 0.03, (-1.95, 0.16, 0))
    heights = HeightMap(0.38, 140, lambda x, y: 0.05 + 0.16 * (x * x + y * y) ** 0.5)
    heap = pile_on(heights, 120, 0.035, within_disc(chance, 0.28), chance, 0.5, 0.3)
    for at, turn, scale in moved(heap, -1.95, 0.16):
        instance(nuts[chance.randrange(3)], at, turn, scale)
    for k, (x, y, angle) in enumerate(((2.18, 0.86, 0.8), (-0.16, 2.98, 2.6))):
        instance(sprigs[k], (x, y, 0.06), (0, -0.1, angle))
    table_light(135, 40, 3.3, 0.62)
    tilted(64, -90, 19.0, (0.0, -0.15, 0.1), 2.6)
