"""
Buttered pork, crackle: the roast on a rack over its tray, blistered from edge to edge; sage linen, 42
degrees.
"""

import math

from studio.camera import tilted
from studio.dishes.scored_pork import crackled_belly
from studio.light import area_light, table_light
from studio.linens import SAGE, SAGE_STRIPE, TOWEL, table, towel
from studio.materials.surfaces import iron, liquid
from studio.mesh import rounded_box
from studio.racks import rack
from studio.scene import place
from studio.vessels import container

SIZE = (1600, 1200)
SEED = 77
GRADE = {'exposure': 0.32, 'gain': 1.07, 'saturation': 1.02}
RACK = 0.36


def build():
    table(SAGE, SEED, folds=1.2)
    container(1.66, 1.14, 0.34, 0.2, iron())
    place(rounded_box('drippings', 3.16, 2.12, 0.05, liquid('#5e3410', '#7a4a18', 1.5, 0.08), 0.02), 0, 0, 0.11)
    rack(1.62, 1.11, RACK, 23)
    place(crackled_belly(), 0.0, 0.0, RACK + 0.02, (0, 0, math.radians(4)))
    towel(-2.45, 1.75, 0.5, 1.2, 2.2, TOWEL, SAGE_STRIPE, 5)
    area_light((-1.7, 2.5, 6), (0, 0, 0), (2.0, 0.8), 30, (1, 0.97, 0.92))
    table_light(130, 40)
    tilted(42, -79, 10.3, (0.0, 0.02, 0.36), 1.3)
