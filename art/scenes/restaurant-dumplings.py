"""Boiled pork and chive dumplings on a celadon plate, black vinegar with chilli oil; ochre linen, from above."""

import math

from studio.camera import camera
from studio.foods.bakery.dumplings import boiled_dumpling
from studio.garnishes import on, scallion_rings, spice, spots
from studio.geometry.height_map import within_disc
from studio.geometry.surface import Surface
from studio.light import table_light
from studio.materials.ceramics import MILK, TEAL, ceramic
from studio.materials.surfaces import liquid
from studio.scene import hide, instance, rng
from studio.tabletop.cutlery import chopsticks
from studio.tabletop.linens import BLUE_STRIPE, OCHRE, table, towel
from studio.ware.vessels import bowl, plate, pool

SIZE = (1600, 1200)
SEED = 71
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}
DIP = (1.72, 0.78)


def build():
    chance = rng(SEED)
    table(OCHRE, SEED)
    plate(1.30, ceramic(TEAL))
    dumplings = [hide(boiled_dumpling(i)) for i in range(5)]
    for k in range(8):
        turn = 2 * math.pi * k / 8 + 0.2
        at = (0.76 * math.cos(turn), 0.76 * math.sin(turn), 0.07 + 0.012 * chance.random())
        lean = (
            chance.uniform(0.35, 0.75),
            chance.uniform(-0.08, 0.08),
            turn + math.pi / 2 + 0.5 + chance.gauss(0, 0.08),
        )
        instance(dumplings[k % 5], at, lean, chance.uniform(1.24, 1.36))
    for k, (x, y, spin) in enumerate(((0.06, 0.20, 0.35), (-0.06, -0.22, 0.30))):
        instance(dumplings[(k + 2) % 5], (x, y, 0.07), (0.45 + 0.15 * k, 0, spin), 1.2)
    instance(dumplings[3], (0.02, 0.0, 0.41), (0.42, 0.04, 1.5), 1.2)
    surface, rings = Surface(), scallion_rings(0.034, 0.03)
    for k in range(26):
        x, y = chance.gauss(0, 0.42), chance.gauss(0, 0.42)
        surface.rest(rings[k % 3], x, y, 0.04, 0.014, chance.uniform(0, 6), 0.8)
    drizzle = ('#a8321a', '#c4521f', '#6a1d0a')
    spice(spots(130, within_disc(chance, 0.85), chance, on('dumpling')), drizzle)
    bowl(0.46, 0.20, ceramic(MILK), 0.5, 8, 0.03, (*DIP, 0))
    pool(0.44, 0.145, liquid('#1b0b06', '#341608'), DIP)
    oil = liquid('#b5380c', '#c8611a', 3, 0.03, 0.85)
    for _ in range(26):
        x, y = within_disc(chance, 0.36, *DIP)()
        pool(chance.uniform(0.012, 0.055), 0.148, oil, (x, y), 20)
    spice(
        spots(60, within_disc(chance, 0.3, *DIP), chance, lambda normal, item: 'pool' in item.name), drizzle
    )
    chopsticks(1.72, -0.92, math.radians(78), 2.1)
    towel(-2.02, -0.75, 0.2, 1.1, 2.3, stripe=BLUE_STRIPE, seed=6)
    table_light()
    camera(64, -90, 10.4, 95, (0.10, 0.02, 0.2), 2.0)
