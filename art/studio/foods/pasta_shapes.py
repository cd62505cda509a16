"""Short pasta."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import wave_noise
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder


def fusillo(seed=0, length=0.5, radius=0.088, turns=2.6, color='#dca143', light='#f2c86e'):
    """A cooked fusillo along x: three blades twisted round its axis, slightly bent."""
    builder = MeshBuilder()
    t, s = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(0, 2 * math.pi, 16), indexing='ij')
    bend = 0.10 * math.sin(seed * 2.1)
    for blade in range(3):
        turn = turns * math.pi * t + blade * 2 * math.pi / 3 + seed
        wide = np.abs(np.sin(s / 2)) ** 0.8 * radius * (1 + 0.05 * np.sin(t * 9 + seed))
        thick = 0.019 * np.sin(s) * (1 + 0.5 * np.abs(np.sin(s / 2)))
        y = wide * np.cos(turn) - thick * np.sin(turn)
        z = wide * np.sin(turn) + thick * np.cos(turn) + bend * (t * t - 0.4) * length
        x = t * length / 2 + 0.02 * np.sin(turn)
        pale = 0.35 + 0.55 * (wide / radius) + 0.15 * wave_noise(t * 3, s, seed)
        tone = blend(filled(t.shape, color), rgba(light), pale)
        builder.grid(np.stack([x, y, z], -1), tone)
    return builder.object('fusilli', wet(0.26, 0.5, 0.05, (0.12, 0.08, 0.04), 0.06, 30, 0.06), 80)
