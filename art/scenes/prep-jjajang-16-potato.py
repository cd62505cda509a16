"""Photo 16: potato dice join the browned pork in the wok, getting golden edges."""

from studio.dishes.jjajang_wok import heap
from studio.families.jjajang import kitchen_wok, shoot_close
from studio.families.preparation import small_bowl
from studio.foods.diced_vegetables import potato_cubes
from studio.foods.sauteed import sauteed_potato
from studio.foods.shoulder import browned_shoulder, shoulder_dice
from studio.materials.ceramics import CELADON
from studio.scene import instance, rng

SIZE = (1600, 1200)
SEED = 26
GRADE = {'exposure': 0.28, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    kitchen_wok()
    potato = potato_cubes()
    heap(shoulder_dice(browned_shoulder) + sauteed_potato() * 2, 185, 0.24, chance, 80, 80, 0.5, (0.86, 1.06))
    small_bowl(1.76, 0.98, 0.48, 0.25, CELADON)
    for x, y in ((1.70, 0.96), (1.88, 1.06), (1.80, 0.84)):
        instance(potato[0], (x, y, 0.12), (0.2, 0.1, 7 * x), 0.8)
    shoot_close(8.1, 44, (0.10, 0.02, 0.36))
