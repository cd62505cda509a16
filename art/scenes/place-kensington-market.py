"""A row of painted Victorian houses with shop awnings, fruit crates and a bicycle, as a miniature."""

import math

from studio.camera import frontal
from studio.light import outdoor_light
from studio.materials.surfaces import painted
from studio.places.landscape import sky
from studio.places.painted_row import bunting, painted_row, potted_trees, shop_crates
from studio.places.palette import limestone, stone
from studio.places.street import bicycle
from studio.places.walls import box, paving
from studio.scene import rng

SIZE = (1600, 1200)
SEED = 21
GRADE = {'exposure': 0.22, 'gain': 1.12, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    sky('#4f97bb', '#ffe0b0', 7, 0.92, mid='#dcd9c4')
    paving(-5, 5, -2.6, -0.55, stone(), chance)
    box(0, 0.30, -0.02, 11, 1.9, 0.10, limestone(), 0.02)
    painted_row()
    shop_crates(chance)
    bicycle(0.16, -0.75, math.radians(8), 1.12, painted('#b8452c', 0.35, 0.02, 8, None, 0.5, 0.5))
    potted_trees(chance)
    bunting()
    outdoor_light(226, 35, 3.6, 0.62)
    frontal(13, -88, 10.5, (0, 0, 1.55))
