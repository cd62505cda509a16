"""
Tempeh: a white cake sliced on a board so that its beans show, a plate of fried slices; slate-blue linen, 46
degrees.
"""

import math

from studio.boards import board
from studio.camera import tilted
from studio.cutlery import knife
from studio.foods.soy import tempeh_piece
from studio.garnishes import chilli_rings, lay_rings, scallion_rings
from studio.light import table_light
from studio.linens import SLATE_BLUE, table
from studio.materials.ceramics import OAT, ceramic
from studio.scene import hold, place, rng
from studio.vessels import plate

SIZE = (1600, 1200)
SEED = 34
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def sliced_cake():
    """A cake 1 wide with four slices leaning off its cut end; the origin is on the board."""
    skin = (0.38, 0.19)
    parts = [place(tempeh_piece(0.86, 0.78, 0.40, 1, 0.0, skin), -0.45, 0, 0.20)]
    for k, (x, lean) in enumerate(((0.11, 0.06), (0.29, 0.16), (0.49, 0.30), (0.74, 0.55))):
        slab = tempeh_piece(0.11, 0.77, 0.39, k + 2, 0.0, skin)
        height = 0.195 * math.cos(lean) + 0.055 * math.sin(lean)
        parts.append(place(slab, x, 0.01 * k, height, (0, -lean, 0.02 * k)))
    return hold(parts, 'tempeh')


def build():
    chance = rng(SEED)
    table(SLATE_BLUE, SEED, folds=1.1)
    place(board(1.45, 0.70, None, 0.14, 0.14), -0.20, 0.56, 0, (0, 0, 0.10))
    place(sliced_cake(), -0.25, 0.60, 0.14, (0, 0, -0.18))
    knife(0.88, 0.86, math.radians(-62), 0.155, 1.1)
    plate(0.76, ceramic(OAT), 3, (0.50, -0.86, 0))
    for k in range(5):
        piece = tempeh_piece(0.50, 0.36, 0.085, k + 9, 1.0)
        at = (0.11 + 0.195 * k, -0.88 + 0.03 * math.sin(k * 2.1), 0.115 if k == 0 else 0.165)
        place(piece, *at, (0.03 if k == 0 else 0.33, 0, 1.45 + chance.uniform(-0.13, 0.13)))
    where = lambda: (chance.gauss(0.48, 0.28), chance.gauss(-0.88, 0.12))
    lay_rings(scallion_rings(0.030, 0.028), 14, where, chance, None, 0.012, 0.4)
    lay_rings(chilli_rings(), 5, where, chance, None, 0.016, 0.3)
    table_light(130, 36, 3.4, 0.46, 5.0)
    tilted(46, -88, 8.2, (0.0, -0.13, 0.2), 1.5)
