"""Ripe tomato, diced by hand: a little skin, wet flesh, here and there jelly with seeds."""

import math
import random

import numpy as np
from mathutils import Euler

from studio.color import blend, filled, rgba
from studio.geometry.fields import fractal_noise, smoothstep
from studio.geometry.mesh_builder import MeshBuilder
from studio.geometry.swarm import swarm
from studio.materials.shader import material
from studio.scene import hide


def _cut_tomato(shader):
    wetness = shader.ramp(shader.noise(6, 3), [(0.42, 0.10), (0.62, 0.75)])
    shader.surface(
        shader.attribute('Col'), roughness=0.34, specular=0.45, coat=wetness, coat_roughness=0.09,
        subsurface=0.10, subsurface_radius=(0.10, 0.03, 0.015),
    )  # fmt: skip
    shader.bump(shader.noise(22, 4), 0.30, 0.012)


def _dice(seed, size):
    """One piece, about a cube of `size`, its skin (if it has any) up and its jelly towards +x."""
    chance = random.Random(seed * 13 + 5)
    polar, turn = np.meshgrid(np.linspace(0.01, math.pi - 0.01, 34), np.linspace(0, 2 * math.pi, 49), indexing='ij')
    direction = np.stack([np.sin(polar) * np.cos(turn), np.sin(polar) * np.sin(turn), np.cos(polar)], -1)
    power = 5.5
    cube = direction * (np.abs(direction) ** power).sum(-1, keepdims=True) ** (-1 / power)
    lump = fractal_noise(cube[..., 0] + cube[..., 2], cube[..., 1] - cube[..., 2], 1.1, seed, 3)
    sides = np.array([chance.uniform(0.8, 1.25), chance.uniform(0.75, 1.1), chance.uniform(0.6, 0.95)])
    points = cube * sides * size / 2 * (1 + 0.10 * lump)[..., None]
    x, y, z = (points[..., k] for k in range(3))
    x = x + chance.uniform(-0.3, 0.3) * y + chance.uniform(-0.25, 0.25) * z
    z = z + chance.uniform(-0.3, 0.3) * y - 1.6 / size * 0.5 * (x * x + y * y) * (cube[..., 2] > 0.9) * 0.6
    flesh = fractal_noise(cube[..., 0] * 2, cube[..., 1] * 2 + cube[..., 2], 1.4, seed + 4, 3)
    tone = blend(filled(x.shape, '#b42c18'), rgba('#d6572f'), 0.40 + 0.7 * flesh)
    tone = blend(tone, rgba('#eda27a'), 0.45 * smoothstep(0.35, 0.8, np.abs(flesh)) * (cube[..., 2] < 0.8))
    if seed % 4 != 3:
        tone = blend(tone, rgba('#8e0f07' if seed % 3 else '#a81a0b'), smoothstep(0.86, 0.95, cube[..., 2]))
    builder = MeshBuilder()
    if seed % 2:
        pocket = np.exp(-((cube[..., 1] / 0.6) ** 2 + (cube[..., 2] / 0.5) ** 2)) * (cube[..., 0] > 0.6)
        x = x - 0.16 * size * pocket
        tone = blend(tone, rgba('#a8470f'), 0.9 * smoothstep(0.25, 0.6, pocket))
        for _ in range(6):
            at = (0.50 * sides[0] * size, chance.gauss(0, 0.17) * size, chance.gauss(0, 0.13) * size)
            lean = Euler((chance.uniform(-1, 1), 0.3, chance.uniform(-0.4, 0.4)))
            builder.ellipsoid(at, (0.0055, 0.009, 0.013), rgba('#e6c987'), lean, 8)
    builder.grid(np.stack([x, y, z], -1), tone)
    return hide(builder.object('tomato dice', None, 60))


def tomato_dice(transforms, size=0.115, seed=4):
    """Bakes transforms into pieces about `size` wide, by a fifth larger or smaller."""
    chance = random.Random(seed)
    varied = [(at, turn, scale * chance.uniform(0.78, 1.18)) for at, turn, scale in transforms]
    return swarm('dice', [_dice(k, size) for k in range(12)], varied, material('cut tomato', _cut_tomato), seed, 0.10)
