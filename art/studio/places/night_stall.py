"""A small Japanese food stall at night."""

import math

import numpy as np

from studio.materials.surfaces import painted
from studio.materials.wood import wood
from studio.mesh import ellipsoid, grid_mesh, lathe, smooth_profile, thicken, tubes
from studio.places.palette import cream
from studio.places.walls import box


def stall_frame():
    """Posts, counter, shelves with jars."""
    wood_dark = wood('#5a2f1c', '#94603a', 0.8, 'X', 0.55)
    wood_light = wood('#6e4226', '#a8784a', 0.8, 'X', 0.5)
    for x in (-1.62, 1.62):
        for y in (-0.4, 0.75):
            box(x, y, 1.25, 0.1, 0.1, 2.5, wood_dark, 0.015)
    box(0, 0.15, 0.4, 3.3, 1.0, 0.62, wood_dark, 0.02)
    for k in range(11):
        box(-1.5 + 0.3 * k, -0.37, 0.4, 0.02, 0.03, 0.58, painted('#3a1e12', 0.8), 0.004)
    box(0, -0.12, 0.84, 3.62, 0.92, 0.08, wood_light, 0.02)
    box(0, 0.7, 1.5, 3.2, 0.06, 1.25, painted('#a8693a', 0.9, 0.2), 0.01)
    for k in range(3):
        box(0, 0.6, 1.3 + 0.36 * k, 3.1, 0.2, 0.035, wood_light, 0.008)
    for k in range(19):
        x = -1.42 + 0.158 * k
        z = 1.32 + 0.36 * (k % 3)
        color = ['#ece5d8', '#2f4a4c', '#b8452c', '#7f97a6', '#c98f5f'][k % 5]
        jar = lathe(
            'jar',
            smooth_profile(
                [(0, 0), (0.05, 0), (0.06, 0.09), (0.045, 0.14), (0.03, 0.17), (0.03, 0.2), (0, 0.2)], 4
            ),
            painted(color, 0.3, 0.03, 8, None, 0.5, 0.4),
            20,
        )
        jar.location = (x, 0.58, z)


def stall_roof():
    """Two slopes of slats, a ridge and a cloth curtain."""
    wood_dark = wood('#5a2f1c', '#94603a', 0.8, 'X', 0.55)
    # roof: two slopes with ridge, tiled by slats
    for k in range(9):
        t = k / 8
        box(
            0,
            -0.72 + 1.05 * t,
            2.5 + 0.36 * t,
            4.1,
            0.17,
            0.05,
            painted('#57423c', 0.7, 0.4, 9, '#493632'),
            0.01,
            (0.33, 0, 0),
        )
    box(0, 0.4, 2.9, 4.1, 0.18, 0.1, wood_dark, 0.02)
    box(0, -0.8, 2.47, 4.1, 0.05, 0.1, wood_dark, 0.01)
    cloth = painted('#f0e0bd', 0.95, 0.15, 20, '#e6d2a8')
    for k in range(6):
        x0 = -1.5 + 0.5 * k
        us, vs = np.meshgrid(np.linspace(x0 + 0.012, x0 + 0.488, 14), np.linspace(0, 1, 14))
        item = grid_mesh(
            'noren',
            us,
            -0.46 + 0.035 * np.sin(us * 14 + k) * vs,
            2.42 - 0.34 * vs - 0.012 * np.cos(us * 9),
            cloth,
        )
        thicken(item, 0.012)
    tubes('rod', [[(-1.6, -0.46, 2.43), (1.6, -0.46, 2.43)]], 0.022, wood_dark, 3)


def counter_bowls():
    """A noodle pot and three bowls on the counter."""
    # noodle pot, bowls, stools, wheel
    pot = lathe(
        'pot',
        smooth_profile(
            [
                (0, 0.0),
                (0.25, 0.0),
                (0.29, 0.05),
                (0.29, 0.3),
                (0.31, 0.31),
                (0.31, 0.33),
                (0.27, 0.33),
                (0.27, 0.26),
                (0, 0.25),
            ],
            5,
        ),
        painted('#b9b4aa', 0.28, 0.05, 8, None, 0.6, 0.3),
        48,
    )
    pot.location = (0.95, -0.1, 0.88)
    broth = lathe(
        'broth', [(0, 0.28), (0.27, 0.28)], painted('#b9772c', 0.1, 0.05, 8, '#d79a44', 0.6, 0.6), 40
    )
    broth.location = (0.95, -0.1, 0.88)
    glaze = painted('#2f4a4c', 0.3, 0.03, 8, None, 0.5, 0.5)
    noodle = painted('#ecc784', 0.5)
    for x in (-1.15, -0.55, 0.05):
        vessel = lathe(
            'yb',
            smooth_profile(
                [
                    (0, 0.02),
                    (0.1, 0.02),
                    (0.17, 0.1),
                    (0.2, 0.16),
                    (0.215, 0.16),
                    (0.18, 0.08),
                    (0.11, 0.0),
                    (0, 0),
                ],
                5,
            ),
            glaze if x != -0.55 else painted('#b8452c', 0.3, 0.03, 8, None, 0.5, 0.5),
            40,
        )
        vessel.location = (x, -0.3, 0.88)
        tubes(
            'yn',
            [
                [
                    (
                        x + 0.15 * math.cos(t * 1.0 + p) * (0.5 + 0.5 * math.sin(p * 3 + t * 0.21)),
                        -0.3 + 0.15 * math.sin(t + p) * (0.5 + 0.5 * math.sin(p * 3 + t * 0.21)),
                        1.01 + 0.012 * math.sin(t * 3 + p),
                    )
                    for t in np.linspace(0, 9, 80)
                ]
                for p in (0, 1.7, 3.1, 4.4)
            ],
            0.014,
            noodle,
            2,
        )
        topping = ellipsoid('ye', 0.05, 0.042, 0.03, cream(), 16)
        topping.location = (x + 0.06, -0.34, 1.03)
        topping = ellipsoid('yy', 0.026, 0.024, 0.02, painted('#f0a02a', 0.4), 12)
        topping.location = (x + 0.06, -0.345, 1.05)
