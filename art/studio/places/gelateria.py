"""An ice-cream cart under a striped parasol; cafe tables with arancini and espresso."""

import math

from studio.materials.surfaces import liquid, matte, painted
from studio.mesh import ellipsoid, lathe, rounded_box, tubes
from studio.places.palette import cream, dark, timber
from studio.places.restaurant import parasol, round_table
from studio.places.small_plates import small_plate
from studio.places.street_food import baked
from studio.places.street_sweets import gelato_cone, gelato_tub
from studio.places.walls import box
from studio.scene import group, hold, place

FLAVOURS = (
    ('#b9c07a', '#8f9a4e'),
    ('#f3e6cc', '#e6cf9d'),
    ('#d8707c', '#b8404e'),
    ('#5a3420', '#3a1e10'),
    ('#f0c46a', '#dd9f3a'),
    ('#f1e3dc', '#4a2a1c'),
)


def gelato_cart(x, y, first, second):
    """A cart 2.3 wide with six tubs cones at its end, a parasol over it."""
    box(x, y, 0.62, 2.3, 0.9, 0.8, painted('#a9c3a8', 0.5, 0.08), 0.06)
    for k in range(9):
        box(x - 1.04 + 0.26 * k, y - 0.46, 0.62, 0.02, 0.02, 0.7, cream(), 0.004)
    box(x, y, 1.03, 2.42, 1.0, 0.06, cream(), 0.02)
    for k, colors in enumerate(FLAVOURS):
        tub = gelato_tub(*colors, k, 0.36, 0.66)
        place(tub, x - 0.94 + 0.376 * k, y - 0.02, 1.08, (0.3, 0, 0))
        if k % 2:
            handle = tubes(
                'spade',
                [[(0, 0.05, 0.3), (0.05, 0.2, 0.55)]],
                0.018,
                painted('#c9c6bd', 0.25, 0.02, 8, None, 0.6, 0.4),
                4,
            )
            place(handle, x - 0.94 + 0.376 * k, y, 1.06)
    for side in (-1, 1):
        wheel = lathe(
            'wheel', [(0.3, -0.03), (0.34, -0.03), (0.34, 0.03), (0.3, 0.03), (0.3, -0.03)], timber(), 48
        )
        spokes = tubes(
            'spokes',
            [[(0, 0, 0), (0.31 * math.cos(a), 0.31 * math.sin(a), 0)] for a in [k * 0.785 for k in range(8)]],
            0.018,
            timber(),
            3,
        )
        hub = ellipsoid('hub', 0.06, 0.06, 0.06, dark(), 16)
        place(hold([wheel, spokes, hub], 'wheel'), x + side * 0.75, y - 0.5, 0.34, (math.pi / 2, 0, 0))
    parasol(x + 0.1, y + 0.32, 2.95, 1.5, first, second, 12)
    box(x + 1.42, y - 0.3, 1.22, 0.62, 0.3, 0.05, timber(), 0.012)
    box(x + 1.42, y - 0.18, 1.0, 0.5, 0.05, 0.4, timber(), 0.012)
    rack = ((1.18, '#d8707c', '#f3e6cc'), (1.46, '#b9c07a', '#5a3420'))
    for dx, low, high in rack:
        cone = gelato_cone((low, high), 0.46, 0.14)
        place(cone, x + dx + 0.1, y - 0.3, 0.92)


def arancini_plate():
    """Five fried rice balls, one broken open, on a plate .42 in radius."""
    small_plate(0.44, '#ece5d8')
    crust = baked('#d08a34', '#8f4f1a', 14, 0.65, 0.05, 0.8)
    for k, (u, v, w) in enumerate(
        (
            (-0.16, 0.1, 0.13),
            (0.02, 0.14, 0.13),
            (-0.06, -0.02, 0.13),
            (-0.06, 0.08, 0.31),
            (-0.24, -0.08, 0.13),
        )
    ):
        place(ellipsoid('arancino', 0.13, 0.128, 0.135, crust, 36, 0.05, 3, k), u, v, w + 0.02)
    half = ellipsoid('arancino', 0.135, 0.13, 0.13, crust, 36, 0.04, 3, 9)
    place(half, 0.2, -0.06, 0.13)
    place(
        ellipsoid('rice', 0.118, 0.04, 0.115, matte('#f0c860', 0.4, 0.3, 0.1, 1.0, 40), 30, 0.04, 5),
        0.19,
        -0.155,
        0.14,
        (-0.25, 0, 0.25),
    )
    place(
        ellipsoid('ragu', 0.055, 0.03, 0.055, matte('#8a2a16', 0.2, 0.6, 0, 0.8, 30), 20, 0.15, 3),
        0.18,
        -0.185,
        0.145,
        (-0.25, 0, 0.25),
    )


def espresso():
    """A small white cup with a crema, on its saucer."""
    small_plate(0.17)
    lathe(
        'cup',
        [(0, 0.02), (0.06, 0.02), (0.1, 0.14), (0.092, 0.14), (0.055, 0.04), (0, 0.04)],
        painted('#f4ecdd', 0.25, 0.02, 8, None, 0.5, 0.5),
        40,
    )
    lathe('crema', [(0, 0.115), (0.088, 0.115)], liquid('#8a4f20', '#b57a3a', 6, 0.15), 32)
    tubes(
        'ear',
        [[(0.09 + 0.05 * math.sin(t), 0, 0.085 + 0.04 * math.cos(t)) for t in (0.2, 0.8, 1.5, 2.3, 2.9)]],
        0.014,
        painted('#f4ecdd', 0.25, 0.02, 8, None, 0.5, 0.5),
        4,
    )


def cafe_table(x, y, chance):
    """A checked cloth with arancini, a porchetta roll and an espresso."""
    round_table(x, y, 0.72, 0.86, painted('#f4ecdd', 0.85, 0.12, 16), 0.26)
    group(arancini_plate, (x - 0.1, y - 0.16, 0.87), 0.2, 1.08)
    group(espresso, (x + 0.5, y - 0.2, 0.87), 0.6, 1.15)
    roll(x + 0.26, y + 0.34, 0.87, chance)


def roll(x, y, z, chance):
    """A crusty bun with slices of porchetta."""
    bun = baked('#d49a54', '#96592a', 5, 0.6, 0.1, 0.4)
    place(ellipsoid('bun', 0.24, 0.15, 0.07, bun, 36, 0.04, 2, 1), x, y, z + 0.07)
    meat = baked('#e3b494', '#a8603c', 9, 0.3, 0.5, 0.4)
    for k in range(4):
        piece = rounded_box('pork', 0.36, 0.26, 0.025, meat, 0.012, 3, 0.02, 4, 3, k, 0.08)
        place(
            piece,
            x + chance.uniform(-0.03, 0.03),
            y - 0.03,
            z + 0.12 + 0.025 * k,
            (0.1, 0.05, chance.uniform(-0.3, 0.3)),
        )
    place(ellipsoid('bun', 0.24, 0.15, 0.11, bun, 36, 0.05, 2, 3), x, y + 0.02, z + 0.25, (-0.15, 0, 0))
