"""Photo 9: cucumber cut into matchsticks, from above: slanted slices, a sheaf of sticks, the end that is left."""

import math

from studio.cutlery import knife
from studio.families.jjajang import kitchen, shoot_above
from studio.families.preparation import BOARD_TOP
from studio.foods.banchan import cucumber_julienne
from studio.foods.cut_vegetables import half_zucchini
from studio.foods.salad_vegetables import cucumber_slice
from studio.height_map import HeightMap, flat_floor
from studio.scene import place, rng

SIZE = (1600, 1200)
SEED = 19
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    kitchen()
    ground = HeightMap(1.7, 520, flat_floor(BOARD_TOP))
    for x, y, angle, count in ((0.22, -0.16, 24, 120), (0.06, -0.22, 36, 60), (0.40, -0.10, 14, 60)):
        cucumber_julienne(ground, chance, x, y, angle, count)
    for x, y, angle in ((-0.62, -0.36, 60), (0.98, -0.52, 100), (1.06, 0.06, 40), (-0.42, 0.10, 5)):
        cucumber_julienne(ground, chance, x, y, angle, 3)
    for k in range(6):
        slab = place(cucumber_slice(k, 0.205, 0.05), 0.08 + 0.17 * k, 0.70 + 0.03 * k, BOARD_TOP + 0.05)
        slab.rotation_euler, slab.scale = (0, -0.22, 0.18), (1.0, 1.5, 1)
    rest = half_zucchini(0.85, 0.205, ('#2f5a24', '#4f7f38'), '#dfe9b8')
    place(rest, -0.28, 0.62, BOARD_TOP + 0.205, (0.3, 0, math.pi + 0.16))
    knife(-0.85, -0.86, math.radians(7), BOARD_TOP + 0.012, 1.45)
    shoot_above(8.6, (0.06, -0.04, 0.2))
