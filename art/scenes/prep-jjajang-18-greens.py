"""Photo 18: zucchini and squares of cabbage over onion, potato and pork, from above."""

import math

from studio.dishes.jjajang_wok import heap
from studio.families.jjajang import kitchen_wok, shoot_above
from studio.foods.sauteed import sauteed_cabbage, sauteed_onion, sauteed_potato, sauteed_zucchini
from studio.foods.shoulder import browned_shoulder, shoulder_dice
from studio.kitchen_tools import spatula
from studio.scene import place, rng

SIZE = (1600, 1200)
SEED = 28
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    kitchen_wok()
    kinds = shoulder_dice(browned_shoulder) + sauteed_potato() + sauteed_onion()
    heap(
        kinds + sauteed_zucchini() * 2 + sauteed_cabbage() * 2, 270, 0.36, chance, 120, 80, 0.6, (0.82, 1.08)
    )
    place(spatula(0, 0, 0, (0, 0, 0)), 0.48, 0.30, 0.72, (0.0, -0.22, math.radians(33)))
    shoot_above(8.7, (0.04, 0, 0.4))
