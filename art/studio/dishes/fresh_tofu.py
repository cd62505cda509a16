"""A block of fresh tofu, sliced and cubed."""

import math

from studio.foods.tofu import fresh_tofu
from studio.mesh import rounded_box
from studio.scene import hide, hold, instance, place

CUBES = (
    (-0.55, -0.62, 0.12, 0.3), (-0.20, -0.64, 0.12, -0.2), (0.16, -0.58, 0.12, 0.5),
    (-0.36, -0.56, 0.355, 0.9),
    (0.55, -0.62, 0.12, 0.1),
)  # fmt: skip


def tofu_on_board():
    """Block, three leaning slices and five cubes; their origin is the middle of the board's top."""
    tofu = fresh_tofu()
    block = rounded_box('tofu', 1.05, 0.86, 0.52, tofu, 0.035, 4, 0.010, 1.6, 6, 1, 0.010)
    parts = [place(block, -0.52, 0.10, 0.265)]
    for k, (x, lean) in enumerate(((0.145, 0.10), (0.365, 0.20), (0.62, 0.30))):
        slab = rounded_box('slice', 0.16, 0.86, 0.52, tofu, 0.025, 3, 0.010, 1.8, 5, k + 4, 0.014)
        height = 0.26 * math.cos(lean) + 0.08 * math.sin(lean)
        parts.append(place(slab, x, 0.10 - 0.01 * k, height, (0, -lean, 0)))
    cubes = [
        hide(rounded_box('cube', 0.25, 0.25, 0.24, tofu, 0.025, 3, 0.008, 2.4, 4, k + 20, 0.02))
        for k in range(4)
    ]
    parts += [
        instance(cubes[k % 4], (x, y, z), (0, 0, turn - 0.16)) for k, (x, y, z, turn) in enumerate(CUBES)
    ]
    return hold(parts, 'tofu')
