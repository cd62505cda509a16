"""A row of painted houses with shops."""

import math

import numpy as np

from studio.materials.buildings import brick
from studio.materials.surfaces import painted
from studio.mesh import lathe, smooth_profile, tubes
from studio.places.house import house
from studio.places.nature import ball_tree
from studio.places.palette import (
    cream,
    dark,
    dusty_blue,
    foliage,
    glass,
    leaf_shade,
    light_timber,
    ochre,
    rust,
    shutter_green,
    teal,
    terracotta,
    timber,
)
from studio.places.produce import crate
from studio.places.walls import box, prism


def painted_row():
    """Four houses with shop awnings and chimneys."""
    specs = [
        (-2.28, 1.46, 2.3, '#4f7f86', '#5a3a34', cream(), '#b8452c', (rust(), cream(), teal()), '#86a8a6'),
        (
            -0.76,
            1.46,
            2.42,
            '#d98f7c',
            '#4a3d3a',
            cream(),
            '#2f4a4c',
            (ochre(), cream(), painted('#8a9a78', 0.7, 0.15)),
            '#eebba6',
        ),
        (
            0.76,
            1.46,
            2.26,
            '#dba83f',
            '#5a3a34',
            cream(),
            '#5f7d6b',
            (shutter_green(), cream(), painted('#7a3f3a', 0.7, 0.15)),
            '#efcf86',
        ),
        (
            2.28,
            1.46,
            2.38,
            '#7d8fb8',
            '#44404a',
            cream(),
            '#c4957c',
            (dusty_blue(), cream(), painted('#3f5566', 0.7, 0.15)),
            '#aab8d6',
        ),
    ]
    for x, w, h, c, roof, trim, door, shop, gable in specs:
        house(
            x,
            0.85,
            w,
            h,
            painted(c, 0.9, 0.25, 5),
            painted(roof, 0.9, 0.6, 10),
            trim,
            painted(door, 0.5, 0.1),
            glass(),
            shop,
            1.2,
            1.15,
            painted(gable, 0.9, 0.5, 14),
        )
        box(x + 0.45, 1.6, h + 0.75, 0.2, 0.2, 0.55, brick('#a9512f', '#8e3f25', '#d9c2a2', 1.2), 0.01)


def shop_crates(rng):
    """Crates of fruit before the shops."""
    for _k, (x, kind) in enumerate(
        (
            (-2.62, 'orange'),
            (-2.16, 'tomato'),
            (-1.08, 'lime'),
            (-0.62, 'peach'),
            (0.42, 'lemon'),
            (0.88, 'aubergine'),
            (1.92, 'avocado'),
            (2.38, 'apple'),
        )
    ):
        box(x, 0.14, 0.16, 0.42, 0.34, 0.26, timber(), 0.015)
        crate(x, 0.1, 0.32, 0.44, 0.38, 0.15, light_timber(), kind, rng, 2, 0.3)
    crate(-1.55, -0.55, 0.0, 0.5, 0.4, 0.22, light_timber(), 'cabbage', rng, 2)
    crate(1.62, -0.62, 0.0, 0.44, 0.38, 0.22, light_timber(), 'pumpkin', rng, 1)


def potted_trees(rng):
    """Round trees in clay pots."""
    leaf_mesh = None
    for x in (-1.52, 1.52):
        pot = lathe(
            'pot',
            smooth_profile(
                [
                    (0, 0.02),
                    (0.13, 0.02),
                    (0.16, 0.18),
                    (0.2, 0.28),
                    (0.2, 0.32),
                    (0.17, 0.32),
                    (0.16, 0.28),
                    (0, 0.27),
                ],
                5,
            ),
            terracotta(),
            36,
        )
        pot.location = (x, 0.38, 0.03)
        leaf_mesh = ball_tree(
            x, 0.38, 0.28, 0.26, foliage(), timber(), rng, 260, 0.26, 1, leaf_mesh, leaf_shade()
        )


def bunting():
    """Pennants on a sagging string."""
    colors = [rust(), cream(), ochre(), shutter_green(), dusty_blue()]
    t = np.linspace(0, 1, 50)
    tubes(
        'bunt', [[(-3.6 + 7.2 * u, -0.15, 2.72 - 0.42 * math.sin(math.pi * u)) for u in t]], 0.009, dark(), 2
    )
    for k in range(17):
        u = (k + 0.5) / 17
        x = -3.6 + 7.2 * u
        z = 2.72 - 0.42 * math.sin(math.pi * u)
        prism([(x - 0.11, z), (x + 0.11, z), (x, z - 0.26)], -0.155, -0.145, colors[k % 5], 0)
