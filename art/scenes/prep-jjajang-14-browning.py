"""Photo 14: pork in one layer in the wok's shimmering oil, brown below, pale on top, left alone."""

from studio.dishes.jjajang_wok import one_layer, spaced, wok_floor
from studio.families.jjajang import kitchen_wok, shoot_close
from studio.families.preparation import small_bowl
from studio.foods.shoulder import seared_shoulder, shoulder_dice
from studio.foods.streams import bubbles
from studio.materials.ceramics import OAT
from studio.materials.surfaces import liquid
from studio.materials.waters import water
from studio.scene import rng
from studio.vessels import pool

SIZE = (1600, 1200)
SEED = 24
GRADE = {'exposure': 0.3, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    kitchen_wok()
    oil = water('#e0a650', 0.3, '#8f5a18', 0.10, 0.3, 2.5)
    pool(0.90, wok_floor(0.64), oil, segments=100)
    points = spaced(92, 0.90, 0.166, chance)
    one_layer(shoulder_dice(seared_shoulder, level=0.52), points, 0.078, chance, 0.04)
    foam = liquid('#c98f3a', roughness=0.04, alpha=0.45)
    near = [(x + chance.gauss(0, 0.09), y + chance.gauss(0, 0.09)) for x, y in points for _ in range(4)]
    for x, y in near:
        d = (x * x + y * y) ** 0.5
        bubbles(
            1,
            lambda x=x, y=y: (x, y),
            max(wok_floor(d) + 0.01, wok_floor(0.64)),
            foam,
            chance,
            (0.010, 0.032),
        )
    small_bowl(1.74, 0.96, 0.44, 0.24, OAT)
    pool(0.36, 0.16, liquid('#43210a', '#6b3a0e'), (1.74, 0.96))
    shoot_close(8.5, 54, (0.05, 0.0, 0.34))
