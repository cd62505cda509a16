"""Photo 19: fried paste, sugar and oyster sauce stirred in; half of the pieces already black and shining."""

import math

from studio.dishes.pots.black_bean_paste import paste_material
from studio.dishes.pots.jjajang_wok import heap
from studio.families.jjajang import kitchen_wok, shoot_close
from studio.foods.meat.shoulder import browned_shoulder, shoulder_dice
from studio.foods.prepared.black_dice import black_dice
from studio.foods.prepared.sauteed import sauteed_cabbage, sauteed_onion, sauteed_potato, sauteed_zucchini
from studio.garnishes import on, spots
from studio.geometry.height_map import within_disc
from studio.geometry.mesh import ellipsoid, rounded_box
from studio.geometry.scatter import drops
from studio.geometry.swarm import swarm
from studio.materials.food import grainy
from studio.materials.surfaces import liquid
from studio.scene import hide, place, rng
from studio.tabletop.kitchen_tools import spatula

SIZE = (1600, 1200)
SEED = 29
GRADE = {'exposure': 0.4, 'gain': 1.07, 'saturation': 1.04}

PIECES = ('pork', 'potato', 'onion', 'zucchini', 'cabbage', 'paste')


def _fresh():
    """The pieces that the paste has not reached yet."""
    vegetables = sauteed_potato() + sauteed_onion() + sauteed_zucchini()[:2] + sauteed_cabbage()[:2]
    return shoulder_dice(browned_shoulder) + vegetables


def build():
    chance = rng(SEED)
    kitchen_wok()
    fresh, black = _fresh(), black_dice(0.37)
    fallen = heap(fresh, 240, 0.36, chance, 120, 80, 0.6, (0.85, 1.1))
    for item in fallen:
        x, y = item.matrix_world.translation[:2]
        if y < 0.50 - 0.8 * x + 0.16 * math.sin(6 * x):
            kind = item.name.rstrip('_i.0123456789')
            item.data = next(p for p in black if p.name.startswith(kind)).data
    for k, (x, y, size) in enumerate(((-0.10, 0.26, 0.26), (0.14, 0.12, 0.16))):
        lump = ellipsoid('paste', size, size * 0.7, size * 0.45, paste_material(), 40, 0.18, 2.2, k)
        place(lump, x, y, 0.76 - 0.05 * k, (0.1, 0.2, 0.8 * k))
    grain = hide(rounded_box('sugar', 0.014, 0.014, 0.012, None, 0.002, 1))
    sugar = spots(700, within_disc(chance, 0.22, 0.42, 0.46), chance, on(*PIECES), 0.005)
    swarm('sugar', [grain], sugar, grainy('#fbf6ea'), SEED, 0.04)
    drops(150, -0.2, -0.2, 0.9, liquid('#2a1206'), chance, 0.026)
    place(spatula(0, 0, 0, (0, 0, 0)), 0.36, -0.36, 0.70, (0.10, -0.26, math.radians(-34)))
    shoot_close(8.4, 54, (0.03, -0.01, 0.40))
