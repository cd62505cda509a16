"""Black beans, cooked tender: dull skins, violet-brown where they thin, a few split."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.foods.produce.charred_corn import dull_skin
from studio.geometry.fields import fractal_noise, smoothstep
from studio.geometry.mesh_builder import MeshBuilder
from studio.geometry.swarm import swarm
from studio.scene import hide


def _bean(seed, half_length):
    """One bean along x, its eye towards -y."""
    chance = random.Random(seed)
    polar, turn = np.meshgrid(np.linspace(0.01, math.pi - 0.01, 24), np.linspace(0, 2 * math.pi, 33), indexing='ij')
    x, y, z = np.cos(polar), np.sin(polar) * np.cos(turn), np.sin(polar) * np.sin(turn)
    swell = 1 + 0.05 * fractal_noise(x + z, y, 1.3, seed, 3)
    eye = np.exp(-((x / 0.20) ** 2 + (z / 0.16) ** 2)) * (y < 0)
    skin = fractal_noise(x, y + z, 1.8, seed + 2, 4)
    tone = blend(filled(x.shape, '#17110f'), rgba('#33211f'), 0.4 + 0.8 * skin)
    tone = blend(tone, rgba('#4a302a'), 0.5 * smoothstep(0.3, 0.8, skin))
    tone = blend(tone, rgba('#a8917c'), 0.75 * smoothstep(0.5, 0.9, eye))
    if seed % 5 == 0:
        split = np.exp(-(((z - 0.3 * x - 0.1 * skin) / 0.10) ** 2)) * (y > 0.1) * smoothstep(0.8, 0.4, np.abs(x))
        tone, swell = blend(tone, rgba('#9c8069'), smoothstep(0.35, 0.75, split)), swell - 0.08 * split
    size = half_length * swell
    points = np.stack([x * size, y * size * 0.66 + 0.26 * half_length * (x * x - 0.4), z * size * 0.58], -1)
    points[..., 1] += 0.10 * half_length * eye
    builder = MeshBuilder()
    builder.grid(points * chance.uniform(0.92, 1.08), tone)
    return hide(builder.object('bean', None, 80))


def black_beans(transforms, half_length=0.074, seed=6):
    """Bakes transforms into beans, by a sixth longer or shorter."""
    chance = random.Random(seed)
    varied = [(at, turn, scale * chance.uniform(0.84, 1.14)) for at, turn, scale in transforms]
    return swarm('beans', [_bean(k, half_length) for k in range(8)], varied, dull_skin(0.40, 0.42, 40), seed, 0.25)
