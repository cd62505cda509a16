"""Grilled minced kebabs."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.shader import material
from studio.mesh_builder import MeshBuilder


def _grilled(shader):
    shader.surface(shader.attribute('Col'), roughness=0.32, coat=0.6, coat_roughness=0.12)
    shader.bump(
        shader.math('ADD', shader.noise(22, 5), shader.math('MULTIPLY', shader.voronoi(30), 0.7)), 0.7, 0.02
    )


def koobideh(seed=0, length=1.9, width=0.185, height=0.088):
    """A kebab along x on z = 0, pressed into waves, charred on its ridges; half width and height."""
    s, t = np.meshgrid(np.linspace(0, 1, 220), np.linspace(-math.pi, math.pi, 61), indexing='ij')
    x = (s - 0.5) * length
    end = np.clip(np.minimum(s, 1 - s) * length / 0.12, 0.0, 1) ** 0.5
    beat = x * 26 + 0.9 * np.sin(x * 3 + seed)
    ridge = np.sin(beat)
    lump = 0.08 * wave_noise(x * 3, t, seed, 1.6) + 0.05 * wave_noise(x * 14, t * 3, seed + 8, 1.8)
    girth = end * (1 + 0.10 * ridge + lump)
    y = width * girth * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** 0.85 + 0.03 * np.sin(x * 2.2 + seed)
    z = height * girth * np.cos(t) + height * (0.96 + 0.10 * np.sin(x * 1.7 + seed))
    up = smoothstep(-0.2, 0.8, np.cos(t))
    mottle = 0.6 * wave_noise(x * 9, t * 2.2, seed + 2, 2) + 0.4 * wave_noise(x * 26, t * 6, seed + 3, 2)
    colors = blend(filled(x.shape, '#4f2410'), rgba('#8a4a22'), 0.5 + 0.5 * mottle)
    char = smoothstep(0.1, 0.9, ridge + 0.9 * mottle) * up
    colors = blend(colors, rgba('#22100a'), 0.8 * char)
    flecks = smoothstep(0.62, 0.8, wave_noise(x * 40, t * 9, seed + 6, 2.2))
    colors = blend(colors, rgba('#c98f4e'), 0.5 * flecks)
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), colors, flip=True)
    return builder.object('kebab', material('grilled mince', _grilled), 80)


def grilled_tomato(seed=0, radius=0.27):
    """A small tomato blistered whole: soft skin, wrinkled, charred in patches; standing on z = 0."""
    theta, phi = np.meshgrid(
        np.linspace(0.02, math.pi - 0.02, 60), np.linspace(0, 2 * math.pi, 101), indexing='ij'
    )
    wrinkle = np.abs(np.sin(phi * 5 + 1.3 * np.sin(theta * 4 + seed))) * smoothstep(1.3, 0.5, theta)
    r = (
        radius
        * (1 - 0.05 * wrinkle + 0.03 * np.sin(2 * phi + seed))
        * (1 - 0.13 * np.exp(-((theta / 0.35) ** 2)))
    )
    points = np.stack(
        [
            r * np.sin(theta) * np.cos(phi),
            r * np.sin(theta) * np.sin(phi),
            0.78 * r * np.cos(theta) + 0.76 * radius,
        ],
        -1,
    )
    x, y, z = points[..., 0], points[..., 1], points[..., 2]
    char = wave_noise(x * 5, y * 5 + z * 3, seed, 1.7)
    colors = blend(
        filled(x.shape, '#a3200d'), rgba('#c9401a'), 0.5 + 0.5 * wave_noise(x * 4, z * 4, seed + 1, 2)
    )
    colors = blend(colors, rgba('#22100a'), 0.9 * smoothstep(0.25, 0.6, char + 0.3 * wrinkle - 0.1))
    builder = MeshBuilder()
    builder.grid(points, colors, flip=True)
    return builder.object('grilled tomato', material('grilled mince', _grilled), 80)
