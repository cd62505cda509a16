"""What festival floats are made of: lacquer and gold, wheels, tapestries, railings, curved roofs."""

import math

import numpy as np

from studio.materials.surfaces import painted
from studio.mesh import ellipsoid, lathe, tubes
from studio.places.walls import box, prism
from studio.scene import hold, place


def gold():
    """Gilt metal."""
    return painted('#d2a23c', 0.3, 0.05, 12, '#b98a2c', 0.7, 0.4)


def lacquer_black():
    """Black lacquer."""
    return painted('#241d1c', 0.22, 0.02, 6, '#2e2423', 0.6, 0.6)


def lacquer_red():
    """Red lacquer."""
    return painted('#b5301c', 0.3, 0.03, 6, '#a32816', 0.5, 0.5)


def cart_wheel(x, y, z, radius, rim, spoke):
    """A heavy spoked wheel standing in the x-z plane."""
    r = radius
    ring = lathe(
        'wheel', [(r * 0.76, -0.08), (r, -0.08), (r, 0.08), (r * 0.76, 0.08), (r * 0.76, -0.08)], rim, 72
    )
    bars = [
        [(0, 0, 0), (0.8 * r * math.cos(a), 0.8 * r * math.sin(a), 0)]
        for a in np.arange(14) * 2 * math.pi / 14
    ]
    hub = lathe(
        'hub', [(0, 0.16), (r * 0.16, 0.15), (r * 0.22, 0.05), (r * 0.22, -0.1), (0, -0.1)], gold(), 32
    )
    place(hold([ring, tubes('spokes', bars, 0.05 * r, spoke, 4), hub], 'wheel'), x, y, z, (math.pi / 2, 0, 0))


def wave_gable(x, y, z, half, depth, rise, body, edge):
    """A roof whose gable swings up in the middle and out at the eaves (karahafu); z is its eaves."""
    u = np.linspace(-1, 1, 41)
    curve = rise * (0.5 + 0.5 * np.cos(math.pi * u)) ** 0.8 + rise * 0.16 * np.abs(u) ** 5
    top = [(x + half * a, z + 0.1 + b) for a, b in zip(u, curve, strict=True)]
    low = [(x + half * a * 0.98, z - 0.02 + b * 0.96) for a, b in zip(u[::-1], curve[::-1], strict=True)]
    prism(low[::-1] + top[::-1], y - depth / 2, y + depth / 2, body, 0.008)
    lift = [(x + half * 1.01 * a, y - depth / 2 - 0.02, z + 0.05 + b) for a, b in zip(u, curve, strict=True)]
    tubes('edge', [lift], 0.035, edge, 5)
    tubes(
        'ridge',
        [[(x, y - depth / 2 - 0.05, z + rise + 0.12), (x, y + depth / 2, z + rise + 0.12)]],
        0.06,
        edge,
        5,
    )


def tapestry(x, y, z, width, height, ground, figure, border):
    """A hanging rug: border, ground and a medallion with corners."""
    box(x, y, z, width, 0.04, height, border, 0.01)
    box(x, y - 0.02, z, width * 0.88, 0.03, height * 0.82, ground, 0.006)
    for dx, dz, r in (
        (0, 0, 0.3),
        (-0.33, 0.26, 0.13),
        (0.33, 0.26, 0.13),
        (-0.33, -0.26, 0.13),
        (0.33, -0.26, 0.13),
    ):
        for scale, color in ((1, figure), (0.62, border), (0.34, ground)):
            disc = lathe('medallion', [(0, 0), (height * r * scale, 0)], color, 8)
            place(disc, x + dx * width, y - 0.04 - 0.004 / scale, z + dz * height, (math.pi / 2, 0, 0))
    fringe = [
        [
            (x - width / 2 + width * (k + 0.5) / 40, y, z - height / 2),
            (x - width / 2 + width * (k + 0.5) / 40, y, z - height / 2 - 0.08),
        ]
        for k in range(40)
    ]
    tubes('fringe', fringe, 0.011, gold(), 2)


def railing(x, y, z, width, height, bars, color):
    """A balustrade with gilt caps; z is its foot."""
    for level in (0.04, height * 0.55, height):
        box(x, y, z + level, width, 0.05, 0.045, color, 0.008)
    for k in range(bars + 1):
        px = x - width / 2 + width * k / bars
        box(px, y, z + height / 2, 0.04, 0.05, height, color, 0.006)
        place(ellipsoid('cap', 0.035, 0.035, 0.045, gold(), 12), px, y, z + height + 0.05)
