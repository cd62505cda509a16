"""Photo 17: onion and chopped garlic go in, glassy at the edges, the wok filling up."""

import math

from studio.dishes.jjajang_wok import heap
from studio.families.jjajang import kitchen_wok, shoot_close
from studio.foods.sauteed import sauteed_onion, sauteed_potato
from studio.foods.shoulder import browned_shoulder, shoulder_dice
from studio.foods.small import crumb
from studio.garnishes import on, spots
from studio.height_map import within_disc
from studio.kitchen_tools import spatula
from studio.materials.surfaces import wet
from studio.scene import place, rng
from studio.swarm import swarm

SIZE = (1600, 1200)
SEED = 27
GRADE = {'exposure': 0.24, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    kitchen_wok((-2.1, -0.6))
    kinds = shoulder_dice(browned_shoulder) + sauteed_potato() + sauteed_onion() * 3
    heap(kinds, 240, 0.34, chance, 110, 80, 0.55, (0.85, 1.12))
    cloves = spots(80, within_disc(chance, 0.36, -0.30, 0.20), chance, on('pork', 'onion', 'potato'))
    cloves += spots(40, within_disc(chance, 0.8), chance, on('pork', 'onion', 'potato'))
    garlic = [crumb(i, 0.036, 12, 0.3, 2.0) for i in range(3)]
    swarm('garlic', garlic, cloves, wet(0.3, 0.5, 0), SEED, 0.08, ['#ecd9a0', '#f1e4ba', '#d9b866'])
    place(spatula(0, 0, 0, (0, 0, 0)), -0.42, -0.34, 0.70, (0.10, -0.24, math.radians(-148)))
    shoot_close(7.9, 48, (0.02, -0.02, 0.42))
