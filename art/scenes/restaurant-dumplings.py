"""Boiled pork and chive dumplings on a teal plate, chilli oil run over them; black vinegar; ochre linen."""

import math

import numpy as np

from studio.camera import camera
from studio.foods.bakery.dumplings import boiled_dumpling
from studio.foods.produce.salad_vegetables import ring
from studio.garnishes import lay_rings, on, sesame, spots
from studio.geometry.fields import smoothstep, square_grid, wave_noise
from studio.geometry.height_map import within_disc
from studio.geometry.mesh import grid_mesh
from studio.geometry.scatter import flakes
from studio.geometry.settle import collider, remove, settle
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
DIP = (1.66, 0.88)
PLATE = [(0, 0.055), (0.80, 0.06), (0.93, 0.078), (1.22, 0.15), (1.30, 0.17)]
"""The plate's upper side, radius and height, for the dumplings to fall on."""


def heap(chance):
    """Fourteen dumplings, seams up, slid onto the plate: they lean on each other, three lie on top."""
    dumplings = [hide(boiled_dumpling(k)) for k in range(7)]
    falling = []
    for k in range(14):
        turn = 2.4 * k + chance.gauss(0, 0.2)
        reach = (0.30, 0.74, 0.70)[min(k // 3, 2)] if k < 11 else 0.28
        at = (reach * math.cos(turn), reach * math.sin(turn), 0.14 + 0.05 * k)
        lean = (chance.gauss(0.1, 0.25), chance.gauss(0, 0.1), turn + math.pi / 2 + chance.gauss(0, 0.5))
        falling.append(instance(dumplings[k % 7], at, lean, chance.uniform(1.02, 1.18)))
    floor, fence = collider(PLATE), collider([(1.10, 0.02), (1.14, 0.5), (1.14, 4.0)])
    settle(falling, [floor, fence], 120)
    remove(floor, fence)


def puddle():
    """Soy and chilli oil that ran together under the dumplings, its shore uneven."""
    x, y = square_grid(1.0, 220)
    shore = 0.80 + 0.12 * wave_noise(x, y, 4, 0.9) + 0.04 * wave_noise(x, y, 6, 3)
    inside = smoothstep(shore, shore - 0.10, np.hypot(x - 0.02, y + 0.03))
    oil = liquid('#8e2a06', '#bb5010', 2.4, 0.04, 0.70)
    grid_mesh('puddle', x, y, 0.052 + 0.022 * inside**0.5, oil, inside > 0.02)


def dip(chance):
    """Black vinegar in a small bowl, chilli oil and flakes on it."""
    bowl(0.46, 0.20, ceramic(MILK), 0.5, 8, 0.03, (*DIP, 0))
    pool(0.44, 0.145, liquid('#1b0b06', '#341608'), DIP)
    oil, taken = liquid('#a8350c', '#c8611a', 3, 0.03, 0.6), []
    for _ in range(90):
        x, y = within_disc(chance, 0.40, *DIP)()
        size = 0.006 + 0.050 * chance.random() ** 3
        if math.hypot(x - DIP[0] - 0.1, y - DIP[1] + 0.05) < 0.30 + 0.1 * chance.random():
            if all(math.hypot(x - u, y - v) > size + s for u, v, s in taken):
                taken.append((x, y, size))
                pool(size, 0.148, oil, (x, y), 28)
    flakes(46, *DIP, 0.30, chilli(), chance, 0.020, 'pool', True)


def chilli():
    """The skin of crushed chilli."""
    return liquid('#8a1c0a', '#b5380f', 9, 0.3)


def build():
    chance = rng(SEED)
    table(OCHRE, SEED)
    plate(1.30, ceramic(TEAL))
    heap(chance)
    puddle()
    flakes(260, 0, 0, 0.85, chilli(), chance, 0.022, 'dumpling', True)
    flakes(90, 0, 0, 0.85, chilli(), chance, 0.019, 'puddle')
    sesame(spots(46, within_disc(chance, 0.85), chance, on('dumpling', 'puddle')))
    greens = [hide(ring(k, 0.020 + 0.006 * k, 0.008, 0.018, '#3b7a24', '#d3e2a4', '#7fb24c')) for k in range(4)]
    lay_rings(greens, 54, lambda: (chance.gauss(0, 0.40), chance.gauss(0, 0.40)), chance, on('dumpling', 'puddle'), 0.008)
    dip(chance)
    chopsticks(1.62, -0.88, math.radians(78), 2.1)
    towel(-2.02, -0.75, 0.2, 1.1, 2.3, stripe=BLUE_STRIPE, seed=6)
    table_light()
    camera(56, -90, 9.0, 95, (0.14, 0.04, 0.2), 2.0)
