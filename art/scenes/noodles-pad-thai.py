"""Pad thai on a sea-green plate from above: shrimp, peanuts, bean sprouts, lime; dusty blue linen."""

import math

from studio.camera import top_down
from studio.cutlery import chopsticks
from studio.dishes.pad_thai import pad_thai
from studio.foods.citrus import citrus_wedge, wedge_rotation
from studio.foods.small import crumb
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import DUSTY_BLUE, TOWEL, table, towel
from studio.materials.ceramics import CREAM, OAT, ceramic
from studio.materials.surfaces import wet
from studio.scene import hide, instance, rng
from studio.swarm import swarm
from studio.vessels import bowl, plate

SIZE = (1600, 1200)
SEED = 41
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED, folds=1.2)
    plate(1.2, ceramic(OAT))
    pad_thai(1.2)
    limes = [hide(citrus_wedge(k, 0.26, 64)) for k in range(2)]
    instance(limes[0], (0.98, -0.36, 0.25), wedge_rotation(2.0, 0.4))
    instance(limes[1], (1.01, -0.02, 0.25), wedge_rotation(1.6, 0.35))
    instance(limes[0], (-1.42, -1.06, 0.13), wedge_rotation(0.5, 0.4))
    bowl(0.45, 0.19, ceramic(CREAM), 0.5, 8, 0.03, (1.80, 0.86, 0))
    heights = HeightMap(0.42, 160, lambda x, y: 0.05 + 0.2 * (x * x + y * y) ** 0.6)
    nuts = pile_on(heights, 330, 0.034, within_disc(chance, 0.34), chance, 0.5)
    tints = ['#d9a961', '#c98f45', '#ecca8c']
    swarm('peanuts', [crumb(k, 0.04, 12, 0.4, 2.2) for k in range(5)], moved(nuts, 1.80, 0.86), wet(0.5, 0.15), 4,
          0.15, tints)  # fmt: skip
    chopsticks(1.72, -0.62, math.radians(80), 2.2, z=0.07)
    towel(-2.0, 0.9, -0.10, 1.1, 2.3, TOWEL, '#c0603f', 5)
    table_light()
    top_down((0.10, 0, 0.3), 9.7)
