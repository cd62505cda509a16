"""Steak frites on one plate at 44 degrees: sliced pink steak in its juice, a heap of fries, watercress; sage linen."""

import math

from studio.camera import tilted
from studio.cutlery import fork, knife
from studio.dishes.sliced_steak import sliced_steak
from studio.foods.fries import fries
from studio.foods.herbs import herb_sprig
from studio.foods.watercress import watercress_bunch
from studio.garnishes import on, salt, spots
from studio.height_map import HeightMap
from studio.light import table_light
from studio.linens import RUST_STRIPE, SAGE, table, towel
from studio.materials.ceramics import OAT, ceramic
from studio.scene import group, hide, instance, place, rng
from studio.surface import Surface
from studio.vessels import plate, plate_floor

SIZE = (1600, 1200)
SEED = 79
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}


def heap_of_fries(chance):
    """Behind the steak, crossed and leaning on each other."""
    sticks, heights = fries(), HeightMap(1.5, 300, plate_floor(1.45))
    for k in range(105):
        x, y = chance.gauss(0.12, 0.40), chance.gauss(0.58, 0.20)
        if math.hypot(x, y) > 1.12 or y < 0.24:
            continue
        z = heights.mean(x, y, 0.16) + 0.045
        turn = (chance.uniform(-0.6, 0.6), chance.gauss(0, 0.24), chance.gauss(0.2, 0.9))
        instance(sticks[k % 8], (x, y, z), turn, chance.uniform(0.9, 1.1))
        for step in (-0.25, -0.12, 0, 0.12, 0.25):
            heights.stamp(x + step * math.cos(turn[2]), y + step * math.sin(turn[2]), z - 0.02, 0.055)


def build():
    chance = rng(SEED)
    table(SAGE, SEED)
    plate(1.45, ceramic(OAT))
    group(sliced_steak, (-0.04, -0.34, -0.085), 0.10, 0.86)
    heap_of_fries(chance)
    salt(
        spots(
            160,
            lambda: (chance.gauss(0.1, 0.45), chance.gauss(0.6, 0.22)),
            chance,
            on('fry'),
            0.004,
            (0.5, 1.2),
        )
    )
    place(watercress_bunch(3, 11, 0.52, 1.1), -0.50, 0.42, 0.07, (0, -0.1, 2.75))
    place(watercress_bunch(8, 7, 0.40, 1.0), -0.56, 0.30, 0.12, (0, -0.15, 2.5))
    surface = Surface()
    surface.rest(hide(herb_sprig(2, 0.5, 'thyme')), 0.42, -0.36, 0.10, 0.04, 0.7, 0.4)
    towel(-2.45, 1.25, 0.35, 1.0, 2.0, stripe=RUST_STRIPE, seed=6)
    fork(-1.72, -0.42, math.radians(96), 0.05, 1.7)
    knife(1.72, -0.60, math.radians(86), 0.05, 1.0)
    table_light(128, 38)
    tilted(46, -90, 9.5, (0.0, 0.05, 0.22), 1.3)
