"""Corn cut from the cob and charred in a dry pan: dull, dimpled kernels with pale tips."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.fields import fractal_noise, smoothstep
from studio.geometry.mesh_builder import MeshBuilder
from studio.geometry.swarm import swarm
from studio.materials.shader import parametric
from studio.scene import hide

YELLOWS = ('#e0a034', '#ebba55', '#d69326', '#f0cb70', '#dfa541')


@parametric
def dull_skin(shader, rough=0.42, wet=0.22, grain=26):
    """Vertex colours under a skin that shines in a few moist spots only; wet is their coat."""
    moist = shader.ramp(shader.noise(7, 3), [(0.50, 0.0), (0.66, wet)])
    shader.surface(
        shader.attribute('Col'), roughness=rough, specular=0.35, coat=moist, coat_roughness=0.14
    ).bump(shader.noise(grain, 4), 0.22, 0.010)


def _kernel(seed):
    """One kernel along z, its crown up: wedge-shaped, dented, its cut tip pale; some are charred."""
    chance = random.Random(seed)
    polar, turn = np.meshgrid(np.linspace(0.01, math.pi - 0.01, 22), np.linspace(0, 2 * math.pi, 29), indexing='ij')
    up = np.cos(polar)
    c, s = np.cos(turn), np.sin(turn)
    square = (np.abs(c) ** 3 + np.abs(s) ** 3) ** (-1 / 3)
    wide = np.sin(polar) ** 0.62 * (0.72 + 0.30 * smoothstep(-1, 0.3, up)) * square
    lump = 1 + 0.07 * fractal_noise(c * np.sin(polar), s * np.sin(polar) + up, 1.6, seed, 3)
    x = 0.040 * chance.uniform(0.85, 1.15) * wide * c * lump
    y = 0.029 * chance.uniform(0.8, 1.2) * wide * s * lump
    z = 0.046 * chance.uniform(0.85, 1.1) * np.sign(up) * np.abs(up) ** 0.8 * lump
    z -= 0.016 * chance.uniform(0.3, 1.3) * np.exp(-((x / 0.022) ** 2 + (y / 0.014) ** 2)) * (up > 0)
    x = x + chance.uniform(-0.25, 0.25) * z
    tone = blend(filled(x.shape, YELLOWS[seed % 5]), rgba('#f6d878'), 0.35 * smoothstep(0.1, -0.6, up))
    tone = blend(tone, rgba('#f1e2b4'), 0.85 * smoothstep(-0.55, -0.9, up))
    tone = blend(tone, rgba('#c88a1c'), 0.35 * smoothstep(0.0, 0.6, fractal_noise(x, y + z, 22, seed + 3, 3)))
    if seed % 5 < 3:
        spot = fractal_noise(x * 1.2, y + 0.8 * z, 19, seed + 9, 4) + 0.35 * up - (0.30, 0.15, 0.42)[seed % 5]
        tone = blend(tone, rgba('#9a5c18'), 0.8 * smoothstep(-0.22, 0.10, spot))
        tone = blend(tone, rgba('#3a1e0c'), 0.9 * smoothstep(0.02, 0.30, spot))
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), tone)
    return hide(builder.object('kernel', None, 80))


def charred_corn(transforms, seed=3):
    """Bakes transforms into kernels, no two quite of one size or yellow."""
    chance = random.Random(seed)
    varied = [(at, turn, tuple(scale * chance.uniform(0.84, 1.16) for _ in range(3))) for at, turn, scale in transforms]
    return swarm('corn', [_kernel(k) for k in range(15)], varied, dull_skin(0.44, 0.20), seed, 0.08)
