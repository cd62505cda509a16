"""Red gates, a pagoda, stone lanterns."""

import math

import numpy as np

from studio.materials.surfaces import glowing, painted
from studio.mesh import grid_mesh, lathe, thicken
from studio.places.shrine_hill import hill_at, path_x
from studio.places.walls import box, prism


def torii(x, y, z, size):
    """A red gate of that size."""
    vermilion = painted('#c23f22', 0.5, 0.08, 6, '#b2371d', 0.4, 0.2)
    black = painted('#2b2629', 0.5, 0.1)
    for side in (-1, 1):
        pillar = lathe(
            'pil', [(0.085 * size, 0), (0.075 * size, 1.45 * size), (0, 1.45 * size)], vermilion, 28
        )
        pillar.location = (x + side * 0.52 * size, y, z - 0.06)
        pillar.rotation_euler = (0, -side * 0.035, 0)
        foot = lathe(
            'base', [(0.12 * size, 0), (0.115 * size, 0.16 * size), (0.085 * size, 0.17 * size)], black, 28
        )
        foot.location = (x + side * 0.52 * size, y, z - 0.05)
    box(x, y, z + 1.06 * size, 1.38 * size, 0.09 * size, 0.11 * size, vermilion, 0.01)
    box(x, y, z + 1.22 * size, 0.12 * size, 0.07 * size, 0.24 * size, vermilion, 0.008)
    n = 22
    us = np.linspace(-1, 1, n)
    for w, thickness, level, depth, material_ in (
        (0.86, 0.12, 1.36, 0.13, vermilion),
        (0.95, 0.085, 1.475, 0.19, black),
    ):
        upper = [(x + u * w * size, z + (level + 0.06 * abs(u) ** 2.6) * size) for u in us]
        lower = [
            (x + u * w * size * 0.97, z + (level - thickness + 0.06 * abs(u) ** 2.6) * size) for u in us[::-1]
        ]
        prism(lower[::-1] + upper[::-1], y - depth * size / 1.6, y + depth * size / 1.6, material_, 0.008)


def torii_row():
    """Five gates over the stairs."""
    for y, size in ((-1.15, 1.12), (-0.25, 0.95), (0.5, 0.82), (1.15, 0.7), (1.75, 0.6)):
        torii(float(path_x(y)), y, hill_at(float(path_x(y)), y) - 0.02, size)


def pagoda():
    """Five storeys on the crown of the hill."""
    stone_ = painted('#cfc2ad', 0.9, 0.4, 6, '#bfb29c')
    vermilion = painted('#c23f22', 0.5, 0.08, 6, '#b2371d', 0.4, 0.2)
    px, py = (1.55, 2.75)
    pz = hill_at(px, py) + 0.02
    tiles = painted('#4a5560', 0.7, 0.5, 12, '#3c4650')
    paper = painted('#efe3cb', 0.8, 0.1)
    box(px, py, pz + 0.06, 1.3, 1.3, 0.16, stone_, 0.02)
    z = pz + 0.14
    for k in range(5):
        w = 0.7 - 0.08 * k
        h = 0.285 - 0.02 * k
        box(px, py, z + h / 2, w, w, h, paper, 0.008)
        for sx in (-1, -0.33, 0.33, 1):
            box(px + sx * w * 0.5, py - w * 0.5, z + h / 2, 0.045, 0.045, h, vermilion, 0.005)
        box(px, py - w * 0.5 - 0.01, z + h - 0.03, w + 0.04, 0.03, 0.05, vermilion, 0.005)
        box(px, py - w * 0.5 - 0.01, z + 0.03, w + 0.14, 0.05, 0.04, vermilion, 0.005)
        box(px, py - w * 0.5 - 0.008, z + h * 0.48, w * 0.26, 0.02, h * 0.72, vermilion, 0.004)
        eave = w * 0.5 + 0.27 - 0.018 * k
        n = 15
        us, vs = np.meshgrid(np.linspace(-1, 1, n), np.linspace(0, 1, 8))
        for a in range(4):
            half = w * 0.36 + (eave - w * 0.36) * vs
            x_roof = us * half
            y_roof = -half
            z_roof = z + h + 0.15 - 0.19 * vs**0.75 + 0.085 * np.abs(us) ** 3 * vs**2
            c, s = (math.cos(a * math.pi / 2), math.sin(a * math.pi / 2))
            item = grid_mesh(
                'roof', px + x_roof * c - y_roof * s, py + x_roof * s + y_roof * c, z_roof, tiles
            )
            thicken(item, 0.035)
        z += h + 0.115
    spire = lathe(
        'sorin',
        [(0.05, 0), (0.06, 0.05), (0.02, 0.08), (0.018, 0.2)]
        + [(0.045 if q % 2 else 0.018, 0.2 + 0.045 * q) for q in range(9)]
        + [(0.012, 0.6), (0, 0.7)],
        painted('#c9a04a', 0.3, 0.0),
        20,
    )
    spire.location = (px, py, z + 0.02)


def stone_lanterns():
    """A lit stone lantern on each side of the first gate."""
    stone_ = painted('#cfc2ad', 0.9, 0.4, 6, '#bfb29c')
    # stone lanterns by the first gate
    for side in (-1, 1):
        x = float(path_x(-1.5)) + side * 1.08
        y = -1.35
        ground = hill_at(x, y) - 0.02
        lantern = lathe(
            'toro',
            [
                (0.15, 0),
                (0.15, 0.06),
                (0.06, 0.1),
                (0.055, 0.42),
                (0.15, 0.47),
                (0.15, 0.51),
                (0.09, 0.52),
                (0.09, 0.7),
                (0.21, 0.72),
                (0.05, 0.88),
                (0.03, 0.95),
                (0, 0.98),
            ],
            stone_,
            6,
        )
        lantern.location = (x, y, ground)
        lantern.data.use_auto_smooth = True
        box(x, y - 0.085, ground + 0.61, 0.09, 0.03, 0.12, glowing('#ffdf9a', '#ffb24a', 1.4), 0.004)
