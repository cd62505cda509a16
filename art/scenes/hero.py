"""The home hero: four finished dishes on one long sage table; the left third stays empty for a headline."""

import math

from studio.camera import tilted
from studio.dishes.bowls.turkey_taco_bowl import turkey_taco_bowl
from studio.dishes.noodles.pasta_pesto import pasta_pesto
from studio.dishes.pots.black_bean_soup import black_bean_soup
from studio.dishes.pots.chickpea_curry import chickpea_curry
from studio.foods.produce.citrus import citrus_slice
from studio.foods.produce.tomatoes import tomato_half
from studio.geometry.height_map import HeightMap, moved, pile_on, within_disc
from studio.geometry.mesh import ellipsoid
from studio.light import table_light
from studio.materials.ceramics import TEAL, ceramic
from studio.materials.surfaces import matte
from studio.scene import group, hide, instance, place, rng
from studio.tabletop.cutlery import fork, spoon
from studio.tabletop.linens import SAGE, table, towel
from studio.ware.vessels import bowl

SIZE = (2400, 1350)
SEED = 41
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(SAGE, SEED, folds=0.28, size=11)
    group(chickpea_curry, (-0.02, 1.20, 0.02), 0.3)
    _, (sprigs, _) = group(turkey_taco_bowl, (2.68, 1.62, 0.02), -0.25)
    _, (leaves, nuts, _) = group(pasta_pesto, (1.42, -1.18, 0.02), 0.5, (1, 1, 0.8))
    group(black_bean_soup, (4.12, -0.80, 0.02), 0.4)
    place(citrus_slice(3, 0.27, 0.26, 'lime'), 2.86, -0.05, 0.16, (0.16, 0.05, 0.5))
    halves = hide([tomato_half(i, 0.15) for i in range(3)])
    for k, (x, y, angle) in enumerate(((1.30, 0.42, 0.3), (1.52, 0.30, 2.0))):
        instance(halves[k], (x, y, 0.15), (0.10, -0.1, angle))
    place(
        ellipsoid('tomato', 0.155, 0.155, 0.145, matte('#b8200f', 0.2, 0.5), 28, 0.02, 1.5), 1.50, 0.58, 0.15
    )
    for k, (x, y, angle) in enumerate(((-0.22, -2.02, 0.5), (-0.02, -2.16, 2.2), (-0.06, -1.92, 3.9))):
        instance(leaves[k], (x, y, 0.06), (0, -0.1, angle), 0.9)
    towel(-0.42, -1.02, 0.16, 0.62, 1.75, stripe='#c4957c', seed=5)
    fork(-0.40, -1.02, math.radians(100), 0.22, 1.7)
    bowl(0.40, 0.18, ceramic(TEAL), 0.5, 8, 0.03, (1.28, 2.42, 0))
    heights = HeightMap(0.38, 140, lambda x, y: 0.05 + 0.16 * (x * x + y * y) ** 0.5)
    heap = pile_on(heights, 120, 0.035, within_disc(chance, 0.28), chance, 0.5, 0.3)
    for at, turn, scale in moved(heap, 1.28, 2.42):
        instance(nuts[chance.randrange(3)], at, turn, scale)
    spoon(2.86, -2.28, math.radians(8), 0.05, 1.7)
    for k, (x, y, angle) in enumerate(((3.06, 0.20, 0.8), (-1.0, 2.05, 2.6))):
        instance(sprigs[k], (x, y, 0.06), (0, -0.1, angle))
    table_light(135, 40, 3.3, 0.62)
    tilted(60, -90, 20.6, (0.22, -0.02, 0.1), 2.4)
