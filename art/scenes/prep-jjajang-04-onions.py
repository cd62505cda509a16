"""Photo 4: two onions halved on the board, skins and knife."""

import math

from studio.cutlery import knife
from studio.families.jjajang import kitchen, shoot_close
from studio.families.preparation import BOARD_TOP
from studio.foods.onions import onion_half, peel
from studio.scene import place, rng

SIZE = (1600, 1200)
SEED = 14
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}

HALVES = ((-0.58, 0.34, 0.36, (0.05, 0.08, 2.3)), (0.28, 0.42, 0.36, (0.10, -0.06, 0.5)),
          (0.02, -0.36, 0.36, (-0.08, 0.05, 3.5)))  # fmt: skip
"""x, y, height of the cut face, rotation."""


def build():
    chance = rng(SEED)
    kitchen()
    for k, (x, y, z, turn) in enumerate(HALVES):
        place(onion_half(k), x, y, BOARD_TOP + z, turn)
    place(onion_half(5), 0.88, -0.12, BOARD_TOP + 0.005, (math.pi, 0, 0.9))
    for k, (x, y) in enumerate(((1.32, 0.50), (1.18, 0.62), (-1.08, -0.10), (0.70, 0.82))):
        place(peel(k, 0.22 + 0.03 * k), x, y, BOARD_TOP + 0.02, (0.1, 0.15, chance.uniform(0, 6)))
    knife(-0.72, -0.82, math.radians(4), BOARD_TOP + 0.012, 1.45)
    shoot_close(8.3, 54, (0.05, -0.04, 0.22))
