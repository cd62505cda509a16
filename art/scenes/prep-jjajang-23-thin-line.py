"""Photo 23: slurry in a thin line from a small bowl into the glossy black sauce."""

import math

import numpy as np

from studio.dishes.pots.jjajang_wok import floating, sauce_surface, spaced
from studio.families.jjajang import WOK_Z, kitchen_wok, shoot_close
from studio.foods.prepared.black_dice import black_dice
from studio.foods.streams import stream
from studio.geometry.mesh import tubes
from studio.materials.ceramics import TEAL, ceramic
from studio.materials.food import sauce
from studio.materials.surfaces import liquid
from studio.scene import place, rng
from studio.ware.saucepans import pouring_jug

SIZE = (1600, 1200)
SEED = 33
GRADE = {'exposure': 0.32, 'gain': 1.07, 'saturation': 1.04}
LANDING = (0.10, 0.16)


def build():
    chance = rng(SEED)
    kitchen_wok()
    points = spaced(230, 1.0, 0.10, chance, lambda x, y: abs(math.hypot(x - 0.02, y) - 0.34) > 0.09)
    thick = sauce('#130703', '#2a1208', 4, 0.1, 10, 0.08)
    height = sauce_surface(0.42, thick, points, 0.014, landing=LANDING)
    floating(black_dice(0.39), points, height, chance, (-0.06, 0.004))
    milk = liquid('#efe8d8', '#f8f3e6', 2, 0.05)
    stream((0.65, 0.60, 1.21), (*LANDING, WOK_Z + 0.42), 0.021, milk, 0.5, 0.7)
    turn = np.linspace(0.5, 4.6, 90)
    swirl = [(0.02 + 0.34 * math.cos(t), 0.34 * math.sin(t)) for t in turn]
    line = [(x, y, height(x, y) + 0.002) for x, y in swirl]
    tubes('slurry', [line], 0.024, milk, 4, lambda n: np.linspace(1.2, 0.15, n))
    vessel = pouring_jug(ceramic(TEAL), 0.40, 0.62, 0.14)
    place(vessel, 1.20, 1.10, 1.22, (0, math.radians(62), math.radians(220)))
    shoot_close(7.8, 46, (0.04, 0.06, 0.46))
