"""Boats on the lake."""

import math

import numpy as np

from studio.materials.surfaces import painted
from studio.mesh import grid_mesh, lathe, thicken, tubes
from studio.places.palette import cream, glass, rust, timber
from studio.places.walls import box, prism


def sailing_boat(x, y, size, hull):
    """A boat with two sails."""
    prism(
        [
            (x - 0.3 * size, 0.02),
            (x + 0.3 * size, 0.02),
            (x + 0.4 * size, 0.14 * size),
            (x - 0.36 * size, 0.14 * size),
        ],
        y - 0.09 * size,
        y + 0.09 * size,
        hull,
        0.02,
    )
    tubes('mast', [[(x, y, 0.1 * size), (x, y, 1.15 * size)]], 0.014 * size, timber(), 2)
    for side, width in ((1, 0.36), (-1, 0.3)):
        us, vs = np.meshgrid(np.linspace(0, 1, 12), np.linspace(0, 1, 16))
        thicken(
            grid_mesh(
                'sail',
                x + side * (0.02 + us * (1 - vs) * width) * size,
                y - 0.1 * size * np.sin(us * math.pi) * (1 - vs),
                (0.2 + 0.9 * vs * (1 if side > 0 else 0.88)) * size,
                cream(),
            ),
            0.008,
        )


def lake_ferry():
    """A white ferry."""
    # ferry
    x, y = (-0.75, -0.75)
    prism(
        [(x - 0.75, -0.0), (x + 0.72, -0.0), (x + 0.86, 0.2), (x - 0.84, 0.2)],
        y - 0.2,
        y + 0.2,
        painted('#f2ede2', 0.5, 0.1),
        0.03,
    )
    box(x, y, 0.3, 1.15, 0.34, 0.2, painted('#f2ede2', 0.5, 0.1), 0.02)
    box(x, y, 0.46, 0.8, 0.3, 0.14, painted('#f2ede2', 0.5, 0.1), 0.02)
    for k in range(7):
        box(x - 0.48 + 0.16 * k, y - 0.175, 0.31, 0.09, 0.02, 0.09, glass(), 0.005)
    for k in range(5):
        box(x - 0.28 + 0.14 * k, y - 0.155, 0.46, 0.08, 0.02, 0.07, glass(), 0.005)
    stack = lathe('stack', [(0, 0.26), (0.07, 0.26), (0.08, 0)], rust(), 24)
    stack.location = (x + 0.25, y, 0.52)
    box(x, y - 0.2, 0.165, 1.6, 0.02, 0.04, rust(), 0.005)
