"""Turkey taco bowl: sections in an oat bowl on dusty-blue linen, seen from above, towel on the right."""

import math

from studio.camera import top_down
from studio.dishes.bowls.turkey_taco_bowl import turkey_taco_bowl
from studio.foods.portions import diced_portion
from studio.foods.produce.citrus import citrus_slice, wedge_rotation
from studio.geometry.height_map import HeightMap, flat_floor, moved, pile_on, within_disc
from studio.geometry.surface import Surface
from studio.light import table_light
from studio.materials.ceramics import TEAL, ceramic
from studio.scene import instance, place, rng
from studio.tabletop.cutlery import spoon
from studio.tabletop.linens import DUSTY_BLUE, table, towel
from studio.ware.vessels import bowl

SIZE = (1600, 1200)
SEED = 22
GRADE = {'exposure': 0.16, 'gain': 1.07, 'saturation': 1.04}

SALSA = ('#c4200f', '#d8371c', '#b81a0d', '#e9d9cf', '#5f9a2f')


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED)
    sprigs, limes = turkey_taco_bowl()
    bowl(0.46, 0.20, ceramic(TEAL), 0.5, 8, 0.03, (-1.88, 0.92, 0))
    salsa = pile_on(
        HeightMap(0.42, 160, flat_floor(0.12)), 150, 0.035, within_disc(chance, 0.34), chance, 0.5
    )
    diced_portion(moved(salsa, -1.88, 0.92), SALSA, 0.075)
    place(citrus_slice(3, 0.27, 0.30, 'lime'), -1.72, -1.02, 0.17, (0.10, 0.06, 0.5))
    instance(limes[0], (-1.98, -0.62, 0.20), wedge_rotation(0.7, 0.5), 0.95)
    Surface().rest(sprigs[1], -1.34, -1.14, 0.08, 0.04, 2.0, 0.3, 0.95)
    towel(2.06, 0.10, -0.10, 1.15, 2.7, stripe='#c98f5f', seed=6)
    spoon(1.78, -0.10, math.radians(96), 0.20, 1.9)
    table_light()
    top_down((-0.06, 0, 0.3))
