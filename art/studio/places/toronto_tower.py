"""The tall tower of Toronto and the white dome beside it."""

import math

import numpy as np

from studio.materials.surfaces import painted
from studio.mesh import lathe, smooth_profile, tubes
from studio.places.palette import rust
from studio.places.walls import prism


def tower():
    """The tall tower: three-legged shaft, round pod, mast."""
    concrete = painted('#ded6c8', 0.7, 0.1, 5, '#cfc6b6')
    x, y = (-0.55, 2.7)
    shaft = lathe(
        'shaft',
        smooth_profile([(0.34, 0), (0.22, 0.35), (0.155, 1.0), (0.115, 2.0), (0.085, 2.9), (0.08, 3.0)], 8),
        concrete,
        6,
    )
    shaft.location = (x, y, 0.1)
    shaft.data.use_auto_smooth = True
    for k in range(3):
        a = 2.1 * k + 0.52
        fin = prism(
            [(0, 0), (0.5, 0), (0.24, 0.6), (0.12, 1.6), (0.04, 2.7), (0, 2.8)], -0.035, 0.035, concrete, 0.01
        )
        fin.location = (x, y, 0.1)
        fin.rotation_euler = (0, 0, a)
    pod = lathe(
        'pod',
        smooth_profile(
            [
                (0.09, 2.78),
                (0.17, 2.84),
                (0.3, 2.92),
                (0.345, 2.99),
                (0.33, 3.04),
                (0.27, 3.06),
                (0.27, 3.1),
                (0.29, 3.14),
                (0.27, 3.2),
                (0.17, 3.25),
                (0.11, 3.3),
                (0.085, 3.36),
                (0.075, 3.72),
                (0.105, 3.76),
                (0.105, 3.82),
                (0.06, 3.88),
                (0.04, 3.95),
                (0.028, 4.25),
                (0.012, 4.6),
                (0, 4.62),
            ],
            6,
        ),
        concrete,
        48,
    )
    pod.location = (x, y, 0.1)
    ring_ = lathe(
        'podr',
        [(0.335, 2.97), (0.352, 2.99), (0.338, 3.03)],
        painted('#2f4a4c', 0.2, 0.03, 6, None, 0.6, 0.5),
        48,
    )
    ring_.location = (x, y, 0.1)
    band = lathe('podr', [(0.275, 3.06), (0.285, 3.08), (0.275, 3.1)], rust(), 48)
    band.location = (x, y, 0.1)


def stadium_dome():
    """A white dome with ribs."""
    dome = lathe(
        'dome',
        smooth_profile([(0, 0.78), (0.3, 0.72), (0.58, 0.52), (0.72, 0.25), (0.73, 0)], 8),
        painted('#f2ede2', 0.5, 0.05, 6, None, 0.5, 0.3),
        64,
    )
    dome.location = (-1.85, 2.25, 0.22)
    base = lathe('domeb', [(0.78, 0), (0.78, 0.16), (0.72, 0.18)], painted('#c9b79c', 0.8), 64)
    base.location = (-1.85, 2.25, 0.12)
    for a in (3.5, 4.2, 4.71, 5.2, 5.9):
        tubes(
            'rib',
            [
                [
                    (
                        -1.85 + 0.735 * math.cos(a) * math.sin(u),
                        2.25 + 0.735 * math.sin(a) * math.sin(u),
                        0.235 + 0.775 * math.cos(u),
                    )
                    for u in np.linspace(0.05, 1.5, 20)
                ]
            ],
            0.012,
            painted('#d9d0bf', 0.6),
            2,
        )
