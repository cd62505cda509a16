"""Around the night stall: sleeping houses, lanterns, stools, wheels."""

import math

import numpy as np

from studio.materials.surfaces import glowing, painted
from studio.materials.wood import wood
from studio.mesh import lathe, smooth_profile, tubes
from studio.places.palette import dark
from studio.places.stall import paper_lantern
from studio.places.walls import box, prism


def sleeping_street():
    """Dark houses behind, some windows lit."""
    # sleeping street behind
    for x, h, w, c in (
        (-3.05, 2.45, 1.7, '#4a5378'),
        (-1.25, 3.0, 1.6, '#565a84'),
        (0.55, 2.6, 1.8, '#4d5480'),
        (2.4, 3.1, 1.8, '#545580'),
        (4.2, 2.6, 1.7, '#4d5480'),
        (-4.6, 2.9, 1.5, '#565a84'),
    ):
        box(x, 2.6, h / 2, w, 0.8, h, painted(c, 0.9, 0.2), 0.02)
        prism(
            [
                (x - w / 2 - 0.16, h),
                (x + w / 2 + 0.16, h),
                (x + w / 2 - 0.1, h + 0.34),
                (x - w / 2 + 0.1, h + 0.34),
            ],
            2.0,
            3.2,
            painted('#2b2d40', 0.8, 0.5, 10),
        )
        for k in range(2):
            pane = (
                glowing('#f2c98a', '#ffb060', 1.5) if (k + int(x * 2)) % 2 == 0 else painted('#2b3148', 0.4)
            )
            box(x - 0.36 + 0.72 * k, 2.18, 1.75 + 0.25 * (h > 2.8), 0.46, 0.04, 0.56, pane, 0.01)
            for q in (-1, 0, 1):
                box(
                    x - 0.36 + 0.72 * k + q * 0.115,
                    2.15,
                    1.75 + 0.25 * (h > 2.8),
                    0.018,
                    0.03,
                    0.56,
                    painted('#2a2430', 0.7),
                    0.003,
                )
            box(
                x - 0.36 + 0.72 * k,
                2.15,
                1.75 + 0.25 * (h > 2.8),
                0.46,
                0.03,
                0.018,
                painted('#2a2430', 0.7),
                0.003,
            )


def stall_lanterns():
    """Seven paper lanterns."""
    wood_dark = wood('#5a2f1c', '#94603a', 0.8, 'X', 0.55)
    red = glowing('#c8412c', '#ff4a1e', 0.85, 0.6)
    white = glowing('#f6dfb0', '#ffb864', 1.35, 0.6)
    for k in range(5):
        paper_lantern(-1.8 + 0.9 * k, -0.86, 2.36, 0.21, 0.48, red if k % 2 == 0 else white, dark())
    for s in (-1, 1):
        paper_lantern(s * 2.55, -0.15, 2.15, 0.3, 0.74, red, dark())
        tubes(
            'pole',
            [[(s * 2.55, -0.1, 0), (s * 2.55, -0.1, 2.42), (s * 2.55, -0.15, 2.42), (s * 2.55, -0.15, 2.18)]],
            0.028,
            wood_dark,
            3,
        )


def stools_and_wheels():
    """Three stools, two cart wheels."""
    wood_dark = wood('#5a2f1c', '#94603a', 0.8, 'X', 0.55)
    wood_light = wood('#6e4226', '#a8784a', 0.8, 'X', 0.5)
    for x in (-1.2, -0.2, 0.8):
        item = lathe(
            'stool',
            smooth_profile([(0, 0.5), (0.19, 0.5), (0.21, 0.53), (0.19, 0.57), (0, 0.58)], 4),
            painted('#a63a2a', 0.8, 0.2),
            36,
        )
        item.location = (x, -1.02, 0)
        tubes(
            'legs',
            [
                [
                    (x + 0.14 * math.cos(a), -1.02 + 0.14 * math.sin(a), 0.5),
                    (x + 0.18 * math.cos(a), -1.02 + 0.18 * math.sin(a), 0),
                ]
                for a in (0.6, 2.2, 3.8, 5.4)
            ],
            0.022,
            wood_dark,
            3,
        )
    for s in (-1, 1):
        t = np.linspace(0, 2 * math.pi, 49)
        tubes(
            'wh',
            [[(s * 1.72, 0.15 + 0.4 * math.cos(a), 0.4 + 0.4 * math.sin(a)) for a in t]],
            0.035,
            wood_light,
            4,
        )
