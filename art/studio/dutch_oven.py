"""An enamelled pot with two ears."""

import math

import numpy as np

from studio.materials.surfaces import matte
from studio.mesh import lathe, smooth_profile, tubes
from studio.scene import hold, place

POT_RADIUS, POT_DEPTH = 1.16, 0.72


def dutch_oven(color, inside='#e9e1cf', at=(0, 0, 0), turn=0.0):
    """A round pot 1.16 in radius, .72 deep, enamelled in `color`, pale inside; turn places its ears (radians)."""
    r, d = POT_RADIUS, POT_DEPTH
    outer = smooth_profile(
        [(r - 0.05, d - 0.01), (r, d), (r + 0.045, d - 0.015), (r + 0.04, d - 0.07), (r, d - 0.11), (r, d * 0.4),
         (r - 0.06, 0.10), (r - 0.22, 0.01), (0.4, 0), (0, 0)], 8,
    )  # fmt: skip
    inner = smooth_profile(
        [(0, 0.07), (0.7 * r, 0.08), (r - 0.18, 0.13), (r - 0.075, d * 0.45), (r - 0.06, d - 0.03),
         (r - 0.045, d - 0.005)], 8,
    )  # fmt: skip
    enamel = matte(color, 0.16, 0.8)
    parts = [
        lathe('pot', outer, enamel, 160, 0.002, 2),
        lathe('pot', inner, matte(inside, 0.2, 0.6), 160, 0.002, 2),
    ]
    for side in (0, math.pi):
        t = np.linspace(-1, 1, 30)
        out = r - 0.01 + 0.24 * np.cos(t * math.pi / 2) ** 0.55
        across = 0.34 * np.sin(t * math.pi / 2)
        z = d - 0.14 + 0.05 * np.cos(t * math.pi / 2)
        c, s = math.cos(side), math.sin(side)
        parts.append(
            tubes('ear', [np.stack([out * c - across * s, out * s + across * c, z], 1)], 0.062, enamel, 5)
        )
    return place(hold(parts, 'pot'), *at, (0, 0, turn))
