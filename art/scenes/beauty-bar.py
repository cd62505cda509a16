"""A bar of oat soap on a slatted dish, oats behind; sage linen, 42 degrees."""

import math

from studio.camera import tilted
from studio.foods.cereals.oats import rolled_oat
from studio.geometry.height_map import HeightMap, moved, pile_on, within_disc
from studio.geometry.scatter import sprinkle
from studio.geometry.swarm import swarm
from studio.light import table_light
from studio.materials.ceramics import OAT, ceramic
from studio.materials.surfaces import wet
from studio.scene import place, rng
from studio.tabletop.linens import RUST_STRIPE, SAGE, table, towel
from studio.ware.soap import slatted_dish, soap_bar, sunk_oats
from studio.ware.vessels import bowl, bowl_floor

SIZE = (1600, 1200)
SEED = 75
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}

DISH, TURN, OATS = (-0.14, -0.10), -0.20, (0.72, 0.82)


def on_dish(u, v):
    """A point of the dish, in its own directions, on the table."""
    c, s = math.cos(TURN), math.sin(TURN)
    return DISH[0] + u * c - v * s, DISH[1] + u * s + v * c


def bowl_of_oats(chance):
    """A small bowl heaped with rolled oats."""
    bowl(0.46, 0.26, ceramic(OAT), 0.5, 4, 0.03, (*OATS, 0))
    heights = HeightMap(0.5, 200, bowl_floor(0.46, 0.26))
    heights.dome(0.43, 0.16, 0.10)
    oats = [rolled_oat(k) for k in range(5)]
    heap = pile_on(heights, 760, 0.032, within_disc(chance, 0.40), chance, 0.30, 0.5, (0.55, 0.85))
    flakes = wet(0.62, 0.04, 0.04, bump=0.25, bump_scale=50, vary=0)
    swarm('oats', oats, moved(heap, *OATS), flakes, 3, 0.12, ['#ffffff', '#f1e3c6', '#fff6e2'])
    sprinkle(oats, 22, 0.98, -0.02, 0.16, 0.20, 0.014, 0.09, chance, only=('linen',), smallest=0.5, largest=0.8)
    sprinkle(oats, 9, -0.95, -0.66, 0.12, 0.10, 0.014, 0.09, chance, only=('linen',), smallest=0.5, largest=0.8)


def build():
    chance = rng(SEED)
    table(SAGE, SEED)
    towel(-1.36, 0.92, 0.30, 0.9, 1.5, stripe=RUST_STRIPE, seed=5)
    bowl_of_oats(chance)
    place(slatted_dish(), *DISH, 0, (0, 0, TURN))
    place(soap_bar(), *on_dish(0.02, 0.02), 0.128, (0, 0, TURN + 0.05))
    where = lambda: on_dish(chance.uniform(-0.40, 0.42), chance.uniform(-0.24, 0.28))
    sunk_oats('soap', 44, where, chance)
    table_light(135, 38)
    tilted(42, -88, 6.3, (0.0, 0.04, 0.18), 2.2)
