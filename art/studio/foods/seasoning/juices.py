"""Juices that ran from roasted meat: a thin pool with a smooth, uneven edge."""

import math

import numpy as np

from studio.geometry.fields import wave_noise
from studio.geometry.mesh import grid_mesh


def juice_pool(half_x, half_y, floor, at, material, seed=5, turn=0.0, wander=0.14, depth=0.011):
    """
    A pool round `at` on floor(x, y) (units), its half axes turned by `turn` radians; wander is how far its edge
    strays, as a share of the way out, depth how high it stands.
    """
    angle, share = np.meshgrid(np.linspace(0, 2 * math.pi, 361), np.linspace(0, 1, 60) ** 0.6, indexing='ij')
    c, s = np.cos(angle), np.sin(angle)
    reach = 1 + wander * wave_noise(c, s, seed, 0.8) + 0.35 * wander * wave_noise(c, s, seed + 1, 2.4)
    u, v = half_x * reach * share * c, half_y * reach * share * s
    x = at[0] + u * math.cos(turn) - v * math.sin(turn)
    y = at[1] + u * math.sin(turn) + v * math.cos(turn)
    swell = np.clip((1 - share) / 0.05, 0, 1)
    z = floor(x, y) + 0.001 + depth * np.sqrt(1 - (1 - swell) ** 2) + 0.0015 * wave_noise(x, y, seed + 2, 2.0) * swell
    return grid_mesh('juice', x, y, z, material)
