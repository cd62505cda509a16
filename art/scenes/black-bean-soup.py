"""
Black bean soup in a charcoal bowl: cream swirl, cilantro, lime, folded tortillas; ochre linen, 62 degrees.
"""

import math

from studio.boards import round_board
from studio.camera import tilted
from studio.cutlery import spoon
from studio.dishes.black_bean_soup import black_bean_soup
from studio.foods.breads import flatbread
from studio.foods.citrus import citrus_slice, wedge_rotation
from studio.light import table_light
from studio.linens import OCHRE, table, towel
from studio.scene import instance, place
from studio.surface import Surface

SIZE = (1600, 1200)
SEED = 31
GRADE = {'exposure': 0.25, 'gain': 1.07, 'saturation': 1.04}


def build():
    table(OCHRE, SEED)
    sprigs, wedge = black_bean_soup()
    round_board(at=(1.85, 0.95, 0))
    for k, (x, y, angle) in enumerate(((1.71, 1.08, 0.5), (1.59, 0.82, 1.2))):
        tortilla = flatbread(k + 3, 0.66, 1, 0.035, 0.35, '#f3dfb4', '#8a4f20', 0.026)
        place(tortilla, x, y, 0.125 + 0.11 * k, (0, 0, angle))
    towel(-2.02, 0.15, 0.08, 1.1, 2.5, stripe='#7f97a6', seed=7)
    spoon(-1.86, 0.05, math.radians(95), 0.20, 1.9)
    place(citrus_slice(3, 0.27, 0.26, 'lime'), 1.58, -0.84, 0.15, (0.08, -0.06, 0.5))
    instance(wedge, (1.86, -0.58, 0.19), wedge_rotation(0.9, 0.5), 0.95)
    Surface().rest(sprigs[1], 1.24, -1.08, 0.08, 0.04, 3.6, 0.3, 1.0)
    table_light(133, sun=3.3, fill=0.58)
    tilted(62, -89, 10.2, (0.02, -0.02, 0.26), 1.6)
