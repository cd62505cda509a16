"""Photo 5: onion in dice as big as the meat, a peeled half waiting, knife."""

import math

from studio.cutlery import knife
from studio.families.jjajang import kitchen, shoot_close
from studio.families.preparation import BOARD_TOP
from studio.foods.onions import onion_dice, onion_half
from studio.scene import instance, place, rng
from studio.settle import heap_on_board

SIZE = (1600, 1200)
SEED = 15
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    kitchen()
    dice = onion_dice()
    heap_on_board(dice, 240, 0.28, 0.10, 0.82, chance, BOARD_TOP, 0.75, 90, (0.85, 1.1))
    for _ in range(16):
        angle = chance.uniform(0, 6.28)
        d = chance.uniform(0.86, 1.08)
        at = (0.28 + d * math.cos(angle), 0.06 + 0.85 * d * math.sin(angle), BOARD_TOP + 0.036)
        instance(chance.choice(dice), at, (0, 0, angle * 3), chance.uniform(0.85, 1.1))
    place(onion_half(2, peeled=True), -1.10, 0.58, BOARD_TOP + 0.355, (0.12, 0.10, 2.4))
    place(onion_half(6, peeled=True), -1.12, -0.20, BOARD_TOP + 0.005, (math.pi, 0, 0.4))
    knife(-0.95, -0.98, math.radians(3), BOARD_TOP + 0.012, 1.45)
    shoot_close(8.6, 60, (0.02, -0.03, 0.2))
