"""A fish stall: ice, trays, floats."""

import math

import numpy as np

from studio.materials.surfaces import painted
from studio.mesh import ellipsoid, tubes
from studio.places.palette import cream, timber
from studio.places.produce import fruit
from studio.places.stall import awning
from studio.places.walls import box
from studio.scene import instance


def market_wall():
    """Paving, wall, posts and a blue awning."""
    navy = painted('#34507a', 0.9, 0.15, 20, '#2b4468')
    box(0, 1.75, 2, 12, 0.2, 4.4, painted('#d9a077', 0.95, 0.35, 3, '#cc8f66'), 0.02)
    for k in range(15):
        box(-4.2 + 0.6 * k, 1.62, 2, 0.05, 0.06, 4.2, painted('#8f7a62', 0.8, 0.3), 0.01)
    box(0, 1.6, 1.05, 9, 0.08, 0.1, timber(), 0.01)
    for x in (-1.85, 1.85):
        for y, height in ((-0.45, 2.22), (0.95, 2.62)):
            box(x, y, height / 2, 0.09, 0.09, height, timber(), 0.015)
    awning(-2.15, 2.15, 1.05, -0.72, 2.72, 2.22, 14, navy, cream(), 0.06, 0.07)


def zinc_bench():
    """The bench and its second tier."""
    blue = painted('#4f86a6', 0.5, 0.1, 8, '#457a99')
    box(0, -0.42, 0.36, 3.6, 0.06, 0.7, blue, 0.02)
    box(0, 0.05, 0.72, 3.75, 1.05, 0.07, painted('#b5b8b4', 0.3, 0.1, 8, None, 0.6, 0.3), 0.015)
    box(0, 0.72, 1.04, 3.6, 0.5, 0.06, timber(), 0.015)
    box(0, 0.5, 0.88, 3.6, 0.05, 0.32, timber(), 0.01)


def bench_front(kinds, rng):
    """Lemons along the edge, fish painted on the front."""
    # lemons as colour accents, hanging bulbs, floats, tubs on the wet floor
    for k in range(9):
        lemon = fruit('lemon')[0]
        instance(
            lemon,
            (-1.78 + 0.44 * k + rng.uniform(-0.05, 0.05), -0.37, 0.8),
            (rng.uniform(-1, 1), 0, rng.uniform(0, 6)),
            0.55,
        )
    # painted on the front
    for x, stretch in ((-0.95, 2.3), (0.95, -2.3)):
        instance(kinds['silver'], (x, -0.455, 0.37), (math.pi / 2, 0, 0), (stretch, 2.3, 0.12))
    tubes(
        'wave',
        [[(-1.7 + 3.4 * t, -0.455, 0.1 + 0.025 * math.sin(t * 40)) for t in np.linspace(0, 1, 120)]],
        0.012,
        cream(),
        2,
    )


def floor_tubs(kinds, rng):
    """Boxes of fish on the wet floor."""
    foam = painted('#f4f1ea', 0.8, 0.35, 30)
    ice = painted('#eef4f5', 0.35, 0.9, 26, '#dfeaee', 0.5, 0.3)
    for x, y, s in ((-2.52, 0.1, 1.0), (-2.36, -0.62, 0.8), (2.45, -0.25, 1.05)):
        box(x, y, 0.15 * s, 0.62 * s, 0.46 * s, 0.3 * s, foam, 0.03)
        box(x, y, 0.3 * s, 0.54 * s, 0.38 * s, 0.03, ice, 0.01)
        for k in range(3):
            instance(
                kinds['blue' if s < 1 else 'silver'],
                (x - 0.12 * s + 0.12 * s * k, y, 0.345 * s),
                (0, 0, -math.pi / 2 + rng.uniform(-0.2, 0.2)),
                0.85 * s,
            )


def glass_floats():
    """Glass floats in nets on the wall."""
    for _k, (x, z, color) in enumerate(
        ((-2.66, 1.9, '#5f8f86'), (-2.4, 1.58, '#86b0a4'), (2.52, 1.85, '#c98f5f'), (2.72, 1.5, '#5f8f86'))
    ):
        ball = ellipsoid('float', 0.17, 0.17, 0.17, painted(color, 0.15, 0.05, 5, None, 0.6, 0.6), 28)
        ball.location = (x, 1.45, z)
        tubes(
            'net',
            [
                [
                    (
                        x + 0.172 * math.cos(a) * math.cos(meridian),
                        1.45 + 0.172 * math.cos(a) * math.sin(meridian),
                        z + 0.172 * math.sin(a),
                    )
                    for a in np.linspace(-1.5, 1.5, 14)
                ]
                for meridian in np.linspace(0, 3.14, 6)
            ],
            0.007,
            painted('#b59a6a', 0.9),
            2,
        )
        tubes('rp', [[(x, 1.45, z + 0.16), (x, 1.55, z + 0.75)]], 0.01, painted('#b59a6a', 0.9), 2)
