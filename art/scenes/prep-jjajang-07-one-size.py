"""Photo 7: onion, potato, zucchini and cabbage in small bowls, all cut to one size; chopped garlic."""

import math

from studio.families.jjajang import filled_bowl, kitchen, shoot_close
from studio.families.preparation import BOARD_TOP, small_bowl
from studio.foods.diced_vegetables import cabbage_squares, potato_cubes, zucchini_cubes
from studio.foods.onions import onion_dice
from studio.foods.small import crumb
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.kitchen_tools import wooden_spoon
from studio.materials.ceramics import CELADON, OAT, TEAL
from studio.materials.surfaces import wet
from studio.scene import instance, place, rng
from studio.swarm import swarm
from studio.vessels import bowl_floor

SIZE = (1600, 1200)
SEED = 17
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}

BOWLS = (
    (onion_dice, 110, -0.80, 0.40, 0.64, TEAL, 0.95),
    (zucchini_cubes, 40, 0.62, 0.56, 0.52, OAT, 1.0),
    (potato_cubes, 46, -0.10, -0.62, 0.54, CELADON, 0.85),
    (cabbage_squares, 70, 1.10, -0.44, 0.54, TEAL, 1.0),
)
"""What, how many, where (x, y), radius of the bowl, its glaze, size of the pieces."""


def build():
    chance = rng(SEED)
    kitchen()
    for pieces, count, x, y, radius, glaze, size in BOWLS:
        small_bowl(x, y, radius, radius * 0.46, glaze, BOARD_TOP)
        dice = pieces()
        for item in filled_bowl(dice, count, radius, radius * 0.46, chance, (x, y, BOARD_TOP), 0.6, 0.5, 80):
            item.scale = [size] * 3
    for x, y in ((-1.28, -0.34), (-1.12, -0.46)):
        instance(zucchini_cubes()[0], (x, y, BOARD_TOP + 0.07), (0, 0, 9 * x))
    small_bowl(-1.22, -0.78, 0.30, 0.15, OAT, BOARD_TOP)
    ground = HeightMap(0.32, 120, bowl_floor(0.30, 0.15))
    heap = moved(pile_on(ground, 260, 0.028, within_disc(chance, 0.23), chance), -1.22, -0.78, BOARD_TOP)
    garlic = [crumb(i, 0.030, 12, 0.3, 2.0) for i in range(3)]
    swarm('garlic', garlic, heap, wet(0.3, 0.5, 0), SEED, 0.08, ['#efe3bd', '#f5edd0', '#e2d3a0'])
    place(wooden_spoon(0, 0, 0, 0, 1.2), 1.50, 0.95, BOARD_TOP, (0, 0, math.radians(196)))
    shoot_close(9.3, 58, (0.02, -0.06, 0.2))
