"""A summer dance: the stage with its drum, walls of lanterns, a bowl of green limes."""

import math

from studio.materials.surfaces import painted
from studio.materials.wood import wood
from studio.mesh import lathe, smooth_profile, tubes
from studio.places.festive import paper_lights
from studio.places.japan_town import big_drum
from studio.places.palette import cream, rust, timber
from studio.places.produce import fruit
from studio.places.stall import paper_lantern
from studio.places.walls import box
from studio.scene import instance, place


def stage(x, y):
    """A square stage 1.1 high behind a red and white curtain, four posts, a plank roof, the drum."""
    for k in range(12):
        box(
            x - 1.32 + 0.24 * k,
            y - 0.72,
            0.58,
            0.24,
            0.05 + 0.02 * (k % 2),
            0.9,
            rust() if k % 2 else cream(),
            0.012,
        )
    box(x, y, 1.06, 3.0, 1.5, 0.1, timber(), 0.02)
    for dx in (-1.38, 1.38):
        for dy in (-0.62, 0.62):
            box(x + dx, y + dy, 1.75, 0.1, 0.1, 3.4, timber(), 0.015)
    box(x, y - 0.66, 3.3, 3.2, 0.1, 0.14, timber(), 0.015)
    for k in range(14):
        box(x - 1.42 + 0.218 * k, y - 0.72, 3.12, 0.216, 0.03, 0.24, rust() if k % 2 else cream(), 0.008)
    big_drum(x, y - 0.1, 1.85, 0.56)


def lantern_walls(x, y):
    """Two frames of twelve lanterns on posts, at -x and x."""
    red, white = paper_lights()
    for side in (-1, 1):
        tubes('post', [[(side * x, y, 0), (side * x, y, 3.2)]], 0.045, timber(), 4)
        for level in range(4):
            box(side * x, y, 3.1 - 0.62 * level, 1.1, 0.05, 0.05, timber(), 0.008)
            for k in range(3):
                paper_lantern(
                    side * x + 0.36 * (k - 1),
                    y - 0.05,
                    3.06 - 0.62 * level,
                    0.15,
                    0.4,
                    white if (k + level) % 2 else red,
                    painted('#2c2a2b', 0.5),
                )


def bowl_of_limes(x, y, z):
    """A wooden bowl heaped with limes. Returns the prototype of a lime."""
    place(
        lathe(
            'bowl',
            smooth_profile(
                [(0, 0.03), (0.24, 0.05), (0.38, 0.2), (0.4, 0.2), (0.32, 0.05), (0.2, 0), (0, 0)], 6
            ),
            wood('#6e4325', '#b98955', 1.0, 'X', 0.5),
            64,
        ),
        x,
        y,
        z,
    )
    lime, *_ = fruit('lime')
    for k in range(13):
        turn, d, layer = k * 2.4, 0.22 * math.sqrt((k % 8) / 8), k // 8
        instance(
            lime, (x + d * math.cos(turn), y + d * math.sin(turn), z + 0.16 + 0.1 * layer), (k, k, k), 1.1
        )
    return lime
