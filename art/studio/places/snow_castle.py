"""A castle carved of snow, lit from below, as high as a house."""

import math

import numpy as np

from studio.materials.surfaces import painted
from studio.mesh import grid_mesh, rounded_box, thicken
from studio.places.walls import box, prism
from studio.scene import place


def carved_snow():
    """Snow packed and cut."""
    return painted('#eef2f8', 0.6, 0.25, 18, '#e2e9f3', 0.3)


def _hipped_roof(x, y, z, half_x, half_y, rise):
    """A roof of snow with upturned corners over a storey."""
    us, vs = np.meshgrid(np.linspace(-1, 1, 25), np.linspace(0, 1, 9))
    for side, (across, along) in enumerate(((half_x, half_y), (half_y, half_x)) * 2):
        turn = side * math.pi / 2
        span = across * (0.62 + 0.38 * vs)
        x_roof, y_roof = us * span, -(along * (0.62 + 0.38 * vs))
        z_roof = z + rise * (1 - vs) ** 1.3 + 0.1 * np.abs(us) ** 3 * vs**2
        c, s = math.cos(turn), math.sin(turn)
        thicken(
            grid_mesh(
                'roof', x + x_roof * c - y_roof * s, y + x_roof * s + y_roof * c, z_roof, carved_snow()
            ),
            0.05,
        )


def snow_castle(x, y, size=1.0):
    """Stone base, three storeys with hipped roofs, a gable and two finials; about 3 units high, 3.4 wide."""
    s, white = size, carved_snow()
    shade = painted('#b9c6dc', 0.8, 0.2, 12)
    base = [(x - 1.7 * s, 0), (x + 1.7 * s, 0), (x + 1.28 * s, 0.8 * s), (x - 1.28 * s, 0.8 * s)]
    prism(base, y - 0.9 * s, y + 0.9 * s, white, 0.04)
    for row in range(3):
        for k in range(9 - row):
            stone = rounded_box('stone', 0.3 * s, 0.1, 0.22 * s, white, 0.05, 3, 0.01, 4, 2, k + row * 9)
            place(stone, x + (k - (8 - row) / 2) * 0.34 * s, y - 0.92 * s, (0.14 + 0.25 * row) * s)
    level = 0.8 * s
    for half, height in ((1.02, 0.42), (0.76, 0.38), (0.5, 0.36)):
        half, height = half * s, height * s
        box(x, y, level + height / 2, half * 2, half * 1.3, height, white, 0.03)
        windows = 5 if half > 0.9 * s else 3
        for k in range(windows):
            box(
                x + (k - (windows - 1) / 2) * half * 1.6 / windows,
                y - half * 0.65 - 0.005,
                level + height * 0.5,
                0.13 * s,
                0.04,
                height * 0.42,
                shade,
                0.01,
            )
        _hipped_roof(x, y, level + height, half + 0.28 * s, half * 0.65 + 0.26 * s, 0.3 * s)
        level += height + 0.2 * s
    roof = [(x - 0.5 * s, level - 0.04), (x + 0.5 * s, level - 0.04), (x, level + 0.42 * s)]
    prism(roof, y - 0.42 * s, y + 0.42 * s, white, 0.03)
    box(x, y, level + 0.42 * s, 0.12 * s, 1.0 * s, 0.1 * s, white, 0.03)
    for side in (-1, 1):
        fin = rounded_box('finial', 0.09 * s, 0.12 * s, 0.26 * s, white, 0.035, 3)
        place(fin, x, y + side * 0.42 * s, level + 0.56 * s, (0.35 * side, 0, 0))
    gable = [(x - 0.52 * s, 1.2 * s), (x + 0.52 * s, 1.2 * s), (x, 1.66 * s)]
    prism(gable, y - 1.02 * s, y - 0.5 * s, white, 0.03)
    prism(
        [(x - 0.3 * s, 1.23 * s), (x + 0.3 * s, 1.23 * s), (x, 1.5 * s)],
        y - 1.035 * s,
        y - 1.0 * s,
        shade,
        0.01,
    )
