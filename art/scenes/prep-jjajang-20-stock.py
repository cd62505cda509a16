"""Photo 20: hot stock poured from a jug between the black pieces; a spatula scrapes the wok."""

import math

from studio.dishes.pots.jjajang_wok import floating, heap, sauce_surface, spaced
from studio.families.jjajang import WOK_Z, kitchen_wok, shoot_close
from studio.foods.prepared.black_dice import black_dice
from studio.foods.streams import bubbles, stream
from studio.geometry.height_map import within_disc
from studio.materials.ceramics import OAT, ceramic
from studio.materials.surfaces import liquid
from studio.materials.waters import water
from studio.scene import place, rng
from studio.tabletop.kitchen_tools import spatula
from studio.ware.saucepans import pouring_jug

SIZE = (1600, 1200)
SEED = 30
GRADE = {'exposure': 0.3, 'gain': 1.07, 'saturation': 1.04}
LANDING = (0.22, 0.24)


def build():
    chance = rng(SEED)
    kitchen_wok()
    dice = black_dice(0.42)
    heap(dice, 150, 0.24, chance, 90, 80, 0.6, (0.85, 1.08))
    points = spaced(60, 0.92, 0.17, chance, lambda x, y: math.hypot(x - LANDING[0], y - LANDING[1]) > 0.3)
    broth = water('#a8672a', 0.42, '#6b3812', 0.04, 0.3, 3.0)
    height = sauce_surface(0.40, broth, points, 0.008, landing=LANDING)
    floating(dice, points, height, chance, (-0.05, 0.01))
    pouring = liquid('#c98f3c', '#e0b565', 3, 0.03, 0.68)
    lip = (0.66, 0.60, 1.27)
    stream(lip, (*LANDING, WOK_Z + 0.39), 0.046, pouring, 0.5)
    foam = liquid('#c99a5c', roughness=0.04, alpha=0.5)
    bubbles(70, within_disc(chance, 0.26, *LANDING), height, foam, chance, (0.01, 0.036))
    vessel = pouring_jug(ceramic(OAT), 0.46, 0.85, 0.2)
    place(vessel, 1.36, 1.24, 1.25, (0, math.radians(58), math.radians(222)))
    place(spatula(0, 0, 0, (0, 0, 0)), -0.30, -0.40, 0.56, (0.10, -0.34, math.radians(-118)))
    shoot_close(8.8, 50, (0.06, 0.06, 0.44))
