"""Dungeness crab on an oval platter at 52 degrees: sourdough, melted butter, lemon; dusty-blue linen."""

import math

from studio.camera import tilted
from studio.foods.bakery.sourdough import sourdough_slice
from studio.foods.produce.citrus import citrus_slice
from studio.foods.seafood.crab import crab
from studio.foods.seasoning.herbs import cilantro
from studio.geometry.surface import Surface
from studio.light import table_light
from studio.materials.ceramics import OAT, TEAL, ceramic
from studio.materials.surfaces import liquid
from studio.scene import group, hide, instance, place
from studio.tabletop.linens import DUSTY_BLUE, RUST_STRIPE, table, towel
from studio.ware.vessels import bowl, plate, pool

SIZE = (1600, 1200)
SEED = 29
GRADE = {'exposure': 0.24, 'gain': 1.07, 'saturation': 1.03}
BUTTER = (1.40, 1.18)


def build():
    table(DUSTY_BLUE, SEED)
    group(lambda: plate(1.52, ceramic(OAT)), (0, -0.08, 0), 0, (1.10, 0.80, 1))
    group(lambda: crab(3), (-0.02, -0.02, 0.055), 0.10, 0.88)
    bowl(0.36, 0.22, ceramic(TEAL), 0.55, 5, 0.03, (*BUTTER, 0))
    pool(0.345, 0.17, liquid('#c98410', '#dfa326', 3.0, 0.04), BUTTER)
    for k, (x, y, z, turn) in enumerate(
        ((-1.10, 1.24, 0.22, (0.05, 1.40, 1.95)), (-0.76, 1.24, 0.31, (0.0, 1.22, 1.62)), (-0.34, 1.20, 0.36, (0.0, 1.12, 1.40)))
    ):
        place(sourdough_slice(k + 1, 0.58, 0.37, 0.15), x, y, z, turn)
    lemons = [hide(citrus_slice(k, 0.25 - 0.01 * k, 0.20, 'lemon')) for k in range(2)]
    for k, (x, y, turn) in enumerate(((0.62, 1.02, (0.35, 0.15, 0.4)), (0.10, -0.93, (0.26, -0.12, 1.9)))):
        instance(lemons[k], (x, y, 0.16), turn)
    surface = Surface()
    sprig = hide(cilantro(1, 0.34))
    surface.rest(sprig, 0.50, -1.02, 0.1, 0.05, 0.6, 0.5)
    towel(-2.4, -0.9, 0.3, 1.2, 2.0, stripe=RUST_STRIPE, seed=6)
    table_light(132, 40)
    tilted(53, -90, 9.3, (0.0, 0.13, 0.2), 1.8)
