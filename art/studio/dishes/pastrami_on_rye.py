"""Pastrami on rye, cut in half."""

import math
import random

import numpy as np

from studio.foods.pastrami import mustard_line, pastrami_slice
from studio.foods.rye import rye_slice
from studio.scene import hold, instance, place


def sandwich_half(seed=1, layers=9):
    """Half a sandwich standing on z = 0, its meat open to -y: 1.2 wide, some .95 high."""
    chance = random.Random(seed)
    slices = [pastrami_slice(seed * 7 + k) for k in range(5)]
    below, above = rye_slice(seed, 0.62, 0.40, 0.14), rye_slice(seed + 4, 0.62, 0.40, 0.14)
    parts = [place(below, 0, 0.05, 0.075, (0, math.pi / 2, -math.pi / 2))]
    z = 0.17
    for k in range(layers):
        share = k / (layers - 1)
        turn = (chance.uniform(-0.05, 0.05), chance.uniform(-0.06, 0.06), chance.uniform(-0.08, 0.08))
        at = (chance.uniform(-0.04, 0.04), -0.07 + 0.03 * chance.random(), z)
        swell = 1.0 + 0.05 * math.sin(math.pi * share)
        parts.append(instance(slices[k % 5], at, turn, (swell, 1.05, 1)))
        z += 0.062
    x = np.linspace(-0.52, 0.52, 40)
    line = np.column_stack([x, -0.325 + 0.02 * np.sin(x * 17), z + 0.035 + 0.014 * np.sin(x * 11 + seed)])
    parts.append(mustard_line([line], 0.032))
    parts.append(place(above, 0, 0.05, z + 0.11, (0, math.pi / 2 + 0.03, -math.pi / 2)))
    return hold(parts, 'sandwich')
