"""Step: minced turkey broken up in the wide pan, brown edges, red onion at the rim; from above, ochre linen."""

import math

from studio.camera import top_down
from studio.families.preparation import small_bowl
from studio.foods.dairy import spoonful
from studio.foods.portions import diced_portion
from studio.foods.turkey import browned_turkey, ring_of
from studio.garnishes import on, spice, spots
from studio.height_map import HeightMap, flat_floor, pile_on, within_disc
from studio.kitchen_tools import wooden_spoon
from studio.light import table_light
from studio.linens import OCHRE, table, towel
from studio.materials.ceramics import OAT
from studio.materials.food import sauce
from studio.materials.surfaces import liquid
from studio.scene import place, rng
from studio.vessels import pan, pan_floor, pool

SIZE = (1600, 1200)
SEED = 71
GRADE = {'exposure': 0.3, 'gain': 1.07, 'saturation': 1.03}

RADIUS, DEPTH = 1.36, 0.36
SPOON = (0.34, -0.30, math.radians(142))


def in_the_way(x, y):
    """The trail the spoon has cleared, from its bowl to the rim."""
    u = (x - SPOON[0]) * math.cos(SPOON[2]) + (y - SPOON[1]) * math.sin(SPOON[2])
    v = -(x - SPOON[0]) * math.sin(SPOON[2]) + (y - SPOON[1]) * math.cos(SPOON[2])
    return -0.75 < u < 0.34 and abs(v) < 0.20 + 0.05 * math.sin(5 * u)


def clear_of(pick):
    """Points of pick() beside the trail."""

    def tried():
        while True:
            x, y = pick()
            if not in_the_way(x, y):
                return x, y

    return tried


def build():
    chance = rng(SEED)
    table(OCHRE, SEED, folds=1.0)
    towel(1.95, -0.95, 0.2, 0.9, 1.7, seed=4)
    pan(RADIUS, DEPTH, math.radians(200), 1.5)
    pool(1.04, 0.068, liquid('#7a3a12', '#8e4a18', 3, 0.06, 0.35), segments=100)
    heights = HeightMap(1.4, 480, pan_floor(RADIUS, DEPTH))
    onion = ('#a8441f', '#b85a28', '#8e3417', '#c2733a')
    rim = pile_on(heights, 330, 0.030, clear_of(ring_of(chance, 0.86, 1.10)), chance, 0.6)
    diced_portion(rim, onion, 0.066, 4)
    browned_turkey(heights, 620, clear_of(within_disc(chance, 0.86)), chance, (0.040, 0.095))
    browned_turkey(heights, 130, clear_of(within_disc(chance, 0.74)), chance, (0.045, 0.105), 9)
    browned_turkey(heights, 26, within_disc(chance, 0.8), chance, (0.022, 0.04), 11)
    spice(
        spots(160, within_disc(chance, 0.95), chance, on('turkey'), 0.004, (0.5, 0.9)), ('#8e3a14', '#6a2a10')
    )
    x, y, angle = SPOON
    spoon = place(wooden_spoon(0, 0, 0, 0.0, 1.75), x, y, 0.10, (0, 0.13, angle + math.pi))
    spoon.scale = (1.05, 1.05, 1.05)
    browned_turkey(
        HeightMap(1.4, 480, flat_floor(0.20)), 16, within_disc(chance, 0.14, x, y), chance, (0.04, 0.08), 13
    )
    small_bowl(-1.68, 1.12, 0.38, 0.22, OAT)
    place(spoonful('paste', 0.24, sauce('#8a1a0c', '#b22e16'), 0.12), -1.68, 1.12, 0.04)
    table_light()
    top_down((0.0, 0.0, 0.3), 10.2)
