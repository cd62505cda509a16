"""Kitchen tools at 27 degrees: a lidded pot, bowls, spoons in a crock, a board and a knife; sage linen."""

import math

from mathutils import Euler, Vector

from studio.boards import board
from studio.camera import tilted
from studio.cutlery import knife
from studio.kitchen_tools import wooden_spoon
from studio.light import table_light
from studio.linens import RUST_STRIPE, SAGE, table, towel
from studio.materials.ceramics import CELADON, CLAY, MILK, OAT, TEAL, ceramic
from studio.pots import crock, pot, pot_lid
from studio.scene import place
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 65
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}

CROCK = Vector((0.52, 0.98, 0))


def build():
    table(SAGE, SEED, size=11)
    pot(-0.94, 0.30, 0.88, 0.82, CLAY, 0.25)
    place(pot_lid(0.88, CLAY), -0.94, 0.30, 0.83)
    crock(CROCK.x, CROCK.y)
    for k, turn in enumerate((2.7, 0.35, 1.5)):
        out = Vector((math.cos(turn), math.sin(turn), 0))
        head, foot = (
            CROCK + 0.34 * out + Vector((0, 0, 1.40 + 0.07 * k)),
            CROCK - 0.16 * out + Vector((0, 0, 0.1)),
        )
        turned = (head - foot).to_track_quat('X', 'Z') @ Euler((0.7 - 0.6 * k, 0, 0)).to_quaternion()
        place(wooden_spoon(0, 0, 0, 0, 1.1, 0.20, 0.08), *head, turned.to_euler())
    for k, (radius, glaze) in enumerate(((0.72, TEAL), (0.70, MILK), (0.66, CELADON), (0.62, OAT))):
        bowl(radius, 0.40, ceramic(glaze), 0.5, 3 + k, 0.035, (1.34 + 0.02 * k, 0.16 - 0.01 * k, 0.135 * k))
    place(board(0.95, 0.46), 0.15, -0.92, 0, (0, 0, 0.12))
    knife(0.0, -0.95, math.radians(9), 0.165, 1.0)
    towel(-1.55, -0.92, -0.28, 0.95, 1.5, stripe=RUST_STRIPE, seed=6)
    table_light(128, 38)
    tilted(27, -90, 11.5, (0.12, 0.10, 0.70), 1.6)
