"""A whole roast chicken on a board at 38 degrees: lemon, rosemary, roasted garlic; dusty blue linen."""

import random

import numpy as np

from studio.camera import tilted
from studio.foods.meat.roast_chicken import roast_chicken
from studio.foods.produce.citrus import citrus_slice, citrus_wedge, wedge_rotation
from studio.foods.produce.vegetables import garlic_clove
from studio.foods.seasoning.herbs import herb_sprig
from studio.garnishes import on, salt, spice, spots
from studio.geometry.fields import square_grid, wave_noise
from studio.geometry.mesh import grid_mesh
from studio.geometry.surface import Surface
from studio.light import table_light
from studio.materials.surfaces import liquid
from studio.scene import group, hide, instance, rng
from studio.tabletop.boards import BOARD_TOP, board
from studio.tabletop.linens import DUSTY_BLUE, RUST_STRIPE, TOWEL, table, towel

SIZE = (1600, 1200)
SEED = 63
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}

SPRIGS = (
    (-1.30, 0.18, 2.0), (-1.36, -0.16, 1.5), (-0.52, -0.74, 3.3), (1.10, 0.62, 0.5), (1.16, -0.06, -0.3),
    (0.16, 0.06, 0.5), (-0.04, -0.06, 1.1),
)  # fmt: skip


def juices():
    """What ran out of the roast: a thin amber pool on the board."""
    x, y = square_grid(1.35, 640)
    inside = 1 - np.hypot((x + 0.05) / 1.08, (y + 0.12) / 0.72) + 0.14 * wave_noise(x, y, 5, 1.4)
    z = BOARD_TOP + 0.001 + 0.004 * np.clip(inside / 0.05, 0, 1) ** 0.5
    grid_mesh('juice', x, y, z, liquid('#8a4a14', '#a8661f', 2.0, 0.22, 0.55), inside > 0)


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED, folds=1.3)
    board(1.66, 1.06)
    juices()
    group(roast_chicken, (0.0, 0.10, BOARD_TOP - 0.01), 0.42, 1.22)
    rosemary = [hide(herb_sprig(k, 0.7, 'rosemary')) for k in range(3)]
    surface = Surface()
    for k, (x, y, angle) in enumerate(SPRIGS):
        surface.rest(rosemary[k % 3], x, y, 0.12, 0.035, angle, 0.7, 0.9)
    lemons = [hide(citrus_slice(k, 0.26, 0.22 if k == 0 else 0.05)) for k in range(2)]
    instance(lemons[0], (1.16, -0.56, BOARD_TOP + 0.12), (0.10, -0.06, 0.4))
    instance(lemons[1], (0.84, -0.74, BOARD_TOP + 0.05), (0.05, 0.06, 1.2))
    wedge = hide(citrus_wedge(2, 0.25, 62, 'lemon'))
    instance(wedge, (-1.20, -0.58, BOARD_TOP + 0.13), wedge_rotation(0.6, 0.4))
    cloves = [hide(garlic_clove(k, 0.16)) for k in range(3)]
    for k, (x, y) in enumerate(((0.46, -0.84), (0.28, -0.92), (-0.74, -0.86), (1.34, 0.14), (1.26, 0.34))):
        instance(cloves[k % 3], (x, y, BOARD_TOP + 0.075), (0, 0, random.Random(k).uniform(0, 6)))
    over = lambda: (chance.gauss(0, 0.45), chance.gauss(0.1, 0.35))
    salt(spots(110, over, chance, on('chicken'), 0.008, (0.4, 1.2)))
    spice(spots(170, over, chance, on('chicken'), 0.004, (0.4, 1.1)), ('#1c1613', '#3a3a1c', '#4a5a24'))
    towel(2.35, 1.75, -0.4, 1.3, 2.2, TOWEL, RUST_STRIPE, 4)
    table_light(130, 40)
    tilted(40, -88, 9.2, (0.0, 0.06, 0.36), 1.1)
