"""Leaves of baby spinach."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import wave_noise
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder


def spinach_leaf(seed=0, length=0.46, width=0.15, dark='#3b5a2c', light='#7a9652'):
    """A spoon-shaped leaf along x on a thin stalk, blade centred, cupped and wavy; width is half of it."""
    u, v = np.meshgrid(np.linspace(0, 1, 36), np.linspace(-1, 1, 23), indexing='ij')
    half = (
        width
        * np.sin(math.pi * np.clip(u, 0.002, 0.998) ** 0.85) ** 0.62
        * (1 + 0.05 * np.sin(u * 17 + seed))
    )
    cup = 0.5 + 0.35 * math.sin(seed * 1.7)
    z = cup * width * v * v * np.sin(math.pi * u) ** 0.5 + 0.30 * length * u * (1 - u) * math.cos(seed * 2.3)
    z += 0.022 * wave_noise(u * 3, v * 2, seed, 1.6) * np.abs(v) - 0.012 * np.exp(-((v / 0.07) ** 2))
    veins = np.exp(-((((u * 5.5 - np.abs(v) * 1.7) % 1 - 0.5) / 0.09) ** 2)) * (np.abs(v) < 0.9)
    colors = blend(
        filled(u.shape, dark), rgba(light), 0.35 + 0.35 * wave_noise(u, v, seed + 3, 2) + 0.15 * v * v
    )
    colors = blend(colors, rgba('#9db878'), 0.8 * np.exp(-((v / 0.045) ** 2)) + 0.30 * veins)
    builder = MeshBuilder()
    builder.grid(np.stack([u * length - length / 2, v * half, z], -1), colors)
    t, around = np.meshgrid(np.linspace(0, 1, 8), np.linspace(0, 2 * math.pi, 8), indexing='ij')
    stalk = np.stack(
        [
            -length / 2 - 0.36 * length * t,
            0.010 * np.cos(around) + 0.05 * length * t * t,
            0.010 * np.sin(around) - 0.02 * t,
        ],
        -1,
    )
    builder.grid(stalk, filled(t.shape, '#a9c07f'))
    return builder.object('spinach', wet(0.38, 0.18, 0, (0.05, 0.05, 0.02), 0.12, 26, 0.16), 80)
