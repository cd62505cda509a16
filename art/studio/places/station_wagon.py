"""A round station wagon of the sixties, seen from its left side; picnic things beside it."""

import math

import numpy as np

from studio.materials.surfaces import glowing, metal, painted
from studio.mesh import ellipsoid, lathe, rounded_box, smooth_profile, soften, tubes
from studio.places.palette import cream, dark, glass, light_timber
from studio.places.produce import crate
from studio.places.walls import box, prism
from studio.scene import hold, place

HALF = 0.72
"""Half the width of the car, in units; its nose points to -x."""

BODY = [(-1.93, 0.42), (-1.95, 0.62), (-1.90, 0.80), (-1.72, 0.90), (-1.0, 0.95), (-0.2, 0.97), (1.5, 0.97), (1.84, 0.94),
        (1.93, 0.82), (1.95, 0.5), (1.92, 0.36), (1.6, 0.32), (-1.6, 0.32), (-1.86, 0.34)]  # fmt: skip
CABIN = [
    (-0.98, 0.93),
    (-0.62, 1.30),
    (-0.46, 1.40),
    (-0.25, 1.44),
    (1.45, 1.44),
    (1.66, 1.40),
    (1.76, 1.28),
    (1.90, 0.93),
]
PANES = (
    [(-0.83, 0.98), (-0.53, 1.29), (-0.40, 1.345), (0.02, 1.35), (0.02, 0.98)],
    [(0.10, 0.98), (0.10, 1.35), (0.80, 1.35), (0.80, 0.98)],
    [(0.88, 0.98), (0.88, 1.35), (1.48, 1.345), (1.60, 1.29), (1.72, 0.98)],
)


def _wheel(x, y):
    tyre = smooth_profile(
        [(0.20, 0.09), (0.30, 0.10), (0.335, 0.06), (0.335, -0.06), (0.30, -0.10), (0.20, -0.09)], 4
    )
    wall = [(0.19, 0.0915), (0.255, 0.104), (0.265, 0.104)]
    cap = smooth_profile([(0, 0.125), (0.08, 0.12), (0.15, 0.10), (0.19, 0.095)], 4)
    parts = [
        lathe('tyre', tyre, dark(), 64),
        lathe('wall', wall, cream(), 64),
        lathe('cap', cap, metal(), 48),
    ]
    return place(hold(parts, 'wheel'), x, y, 0.335, (math.pi / 2, 0, 0))


def _taper(item, floor, top, amount):
    """Narrows the cabin towards the roof."""
    for vertex in item.data.vertices:
        vertex.co.y *= 1 - amount * max(0.0, (vertex.co.z - floor) / (top - floor))


def station_wagon(paint='#4d7d82', roof='#efe4cc'):
    """3.9 units long, standing on z = 0; two tones, chrome, a rack with a crate and a rolled blanket."""
    lacquer = painted(paint, 0.22, 0.02, 4, None, 0.5, 0.8)
    chrome, pane = metal('#d9d4c8', 0.16), glass()
    body = soften(prism(smooth_profile(BODY + BODY[:1], 5)[:-1], -HALF, HALF, lacquer, 0), 0.07, 4, 0.6)
    cabin = soften(
        prism(smooth_profile(CABIN, 4), -0.66, 0.66, painted(roof, 0.3, 0.02, 4, None, 0.5, 0.6), 0),
        0.06,
        4,
        0.6,
    )
    _taper(cabin, 0.93, 1.44, 0.16)
    parts = [body, cabin]
    for outline in PANES:
        window = prism(outline, -0.668, -0.60, pane, 0.01)
        _taper(window, 0.93, 1.44, 0.16)
        parts.append(window)
    for x in (-1.22, 1.22):
        parts.append(prism([(x + 0.42 * math.cos(t), 0.34 + 0.42 * math.sin(t)) for t in np.linspace(-0.1, math.pi + 0.1, 26)],
                           -HALF - 0.004, -HALF + 0.2, dark(), 0))  # fmt: skip
        parts += [_wheel(x, -HALF + 0.06), _wheel(x, HALF - 0.06)]
    stripe = [(x, -HALF - 0.012, 0.70) for x in np.linspace(-1.86, 1.86, 30)]
    parts.append(tubes('trim', [stripe], 0.018, chrome, 2))
    for x in (0.06, 0.84):
        parts.append(
            tubes('gap', [[(x, -HALF - 0.002, z) for z in np.linspace(0.36, 0.95, 10)]], 0.006, dark(), 2)
        )
    for x in (0.18, 0.94):
        parts.append(
            tubes('latch', [[(x + t, -HALF - 0.03, 0.82) for t in np.linspace(0, 0.15, 6)]], 0.016, chrome, 2)
        )
    for x in (-1.98, 1.98):
        parts.append(box(x, 0, 0.42, 0.09, 1.46, 0.11, chrome, 0.04))
    for y in (-0.52, 0.52):
        parts.append(
            place(ellipsoid('lamp', 0.06, 0.13, 0.13, glowing('#fff2d0', '#ffe2a0', 0.4), 28), -1.92, y, 0.70)
        )
        parts.append(
            place(
                ellipsoid('tail', 0.04, 0.07, 0.12, painted('#b3281c', 0.2, 0, coat=0.6), 24), 1.94, y, 0.70
            )
        )
    for x in (-0.1, 0.5, 1.1):
        parts.append(box(x, 0, 1.49, 0.04, 1.06, 0.04, chrome, 0.015))
    for y in (-0.5, 0.5):
        parts.append(tubes('rail', [[(x, y, 1.53) for x in np.linspace(-0.3, 1.4, 12)]], 0.022, chrome, 3))
    return hold(parts, 'wagon')


def roof_load(chance):
    """What lies on the rack: a crate of oranges, a rolled blanket, a hamper."""
    crate(0.12, -0.08, 1.52, 0.62, 0.5, 0.22, light_timber(), 'orange', chance, 2)
    wool = painted('#46637c', 0.95, 0.6, 40, '#3a546b')
    roll = lathe(
        'roll', smooth_profile([(0, -0.46), (0.15, -0.45), (0.155, 0), (0.15, 0.45), (0, 0.46)], 8), wool, 40
    )
    place(roll, 0.66, 0.02, 1.67, (math.pi / 2, 0, 0))
    for y in (-0.26, 0.28):
        strap = lathe('strap', [(0.162, -0.03), (0.164, 0), (0.162, 0.03)], painted('#8a4f2e', 0.5), 40)
        place(strap, 0.66, y, 1.67, (math.pi / 2, 0, 0))
    wicker = painted('#a87a45', 0.8, 1.0, 34, '#8a5f32')
    box(1.12, -0.02, 1.67, 0.52, 0.68, 0.30, wicker, 0.05)
    box(1.12, -0.02, 1.84, 0.55, 0.71, 0.06, wicker, 0.025)
    box(1.12, -0.385, 1.78, 0.07, 0.02, 0.12, painted('#6b3f26', 0.5), 0.008)


def picnic_blanket(x, y, half_x=0.95, half_y=0.42):
    """A checked blanket on the ground; half sides in units."""
    place(
        rounded_box('blanket', half_x * 2, half_y * 2, 0.02, painted('#f0e8d8', 0.95, 0.4, 30), 0.008),
        x,
        y,
        0.012,
    )
    for k in range(5):
        box(
            x - half_x * 0.8 + k * half_x * 0.4,
            y,
            0.024,
            0.12,
            half_y * 2,
            0.004,
            painted('#c0603f', 0.95),
            0.001,
        )
    for k in range(3):
        box(
            x,
            y - half_y * 0.66 + k * half_y * 0.66,
            0.026,
            half_x * 2,
            0.09,
            0.004,
            painted('#cf8263', 0.95),
            0.001,
        )
