"""Salmon."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.shader import material
from studio.mesh_builder import MeshBuilder


def salmon_fillet(seed=1, half_length=0.6, half_width=0.3, height=0.22):
    """A portion: pink flanks with white lines; sprinkle crust on its top."""
    u = np.linspace(-1, 1, 150)
    v = np.linspace(-1, 1, 110)
    us, vs = np.meshgrid(u, v, indexing='ij')
    # square -> rounded slab: the outermost part of the grid turns down into the flanks
    share = np.maximum(np.abs(us), np.abs(vs))
    top = np.clip(share / 0.74, 0, 1)
    turn = np.arctan2(vs, us)
    squircle = (np.abs(np.cos(turn)) ** 3.4 + np.abs(np.sin(turn)) ** 3.4) ** (-1 / 3.4)
    dir_x = np.cos(turn) * squircle
    dir_y = np.sin(turn) * squircle
    x = dir_x * top * half_length * (1 + 0.04 * np.sin(2 * turn + 0.6))
    y = dir_y * top * half_width * (1 - 0.18 * dir_x * top) * (1 + 0.04 * np.sin(3 * turn + seed))
    down = np.clip((share - 0.74) / 0.26, 0, 1)
    bulge = 1 + 0.05 * np.sin(math.pi * down)
    x *= bulge
    y *= bulge
    z = (
        height * (1 - 0.3 * (y / half_width) * -0.6 - 0.25 * (x / half_length) ** 2) * 1.0
        + 0.02 * wave_noise(x * 2, y * 2, seed, 1.8)
        - 0.05 * smoothstep(0.6, 1, top) * (down == 0)
    )
    z = np.where(down > 0, z * (1 - down) - 0.05 * (1 - down), z)
    flake_phase = x * 21 + np.abs(y + 0.05) * 16 + 1.0 * wave_noise(x, y, seed + 2, 1.5)
    lines = np.exp(-((np.sin(flake_phase) / 0.17) ** 2))
    colors = blend(
        blend(filled(x.shape, '#dd6636'), rgba('#eb8a58'), 0.5 + 0.5 * wave_noise(x, y, seed, 3)),
        rgba('#fbd6b8'),
        0.72 * lines,
    )
    colors = blend(colors, rgba('#c7774a'), 0.55 * smoothstep(0.78, 1, down))
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), colors, flip=True)
    item = builder.object(
        'salmon',
        material(
            'salm',
            lambda shader: shader.surface(
                shader.attribute('Col'), roughness=0.26, coat=0.5, coat_roughness=0.08
            ).bump(shader.noise(20, 3), 0.14, 0.01),
        ),
        80,
    )
    return item
