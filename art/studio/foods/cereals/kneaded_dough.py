"""Kneaded dough: folded over itself, pressed with the heel of a hand, dusted."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.clouds import clouds
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import blur, smoothstep
from studio.materials.shader import material
from studio.scene import place

LOBES = (
    (0.00, 0.00, 0.50, 0.44, 0.30, 0.0),
    (-0.13, 0.10, 0.36, 0.27, 0.40, 0.5),
    (0.16, -0.07, 0.33, 0.26, 0.395, 0.75),
    (-0.06, -0.21, 0.33, 0.17, 0.30, -0.15),
    (0.25, 0.17, 0.22, 0.18, 0.31, 0.9),
)
"""Folds of one piece: middle, half length, half width, height, angle."""


def _skin(shader):
    shader.surface(
        shader.attribute('Col'), roughness=0.58, specular=0.28, subsurface=0.14,
        subsurface_radius=(0.16, 0.10, 0.05), sheen=0.15,
    )  # fmt: skip
    shader.bump(shader.noise(24, 6, 0.7), 0.30, 0.014)


def kneaded_dough(x, y, z, angle=0.0, size=1.0, seed=3, cells=300):
    """A piece about 1.0 across and .4 high, its folds showing; standing at z."""
    axis = np.linspace(-0.64, 0.64, cells)
    u, v = np.meshgrid(axis, axis)
    step = axis[1] - axis[0]
    sway = 0.030 * clouds(u.shape, step, seed, 0.6, 0.22)
    height = np.full_like(u, -0.2)
    for k, (cx, cy, long, wide, high, turn) in enumerate(LOBES):
        c, s = math.cos(turn), math.sin(turn)
        a, b = (u - cx) * c + (v - cy) * s + sway, (v - cy) * c - (u - cx) * s - sway
        share = (np.abs(a) / long) ** 2.3 + (np.abs(b) / wide) ** 2.3
        lobe = high * np.clip(1 - share, 0, 1) ** 0.5 - 0.25 * np.clip(share - 1, 0, 2)
        reach = 0.018 if k > 1 else 0.05
        h = np.clip(0.5 + 0.5 * (lobe - height) / reach, 0, 1)
        height = height + (lobe - height) * h + reach * 0.55 * h * (1 - h)
    dent = np.exp(-(((u + 0.10) / 0.13) ** 2 + ((v - 0.12) / 0.10) ** 2))
    height = height - 0.055 * dent + 0.007 * clouds(u.shape, step, seed + 1, 0.25, 0.05)
    soft = blur(height, 1.3)
    crease = np.clip((blur(height, 7) - soft) / 0.020, 0, 1)
    tone = blend(filled(u.shape, '#e6d4b0'), rgba('#f2e7d0'), 0.5 + 0.5 * clouds(u.shape, step, seed + 2, 0.4))
    tone = blend(tone, rgba('#bf9c66'), 0.70 * crease)
    flour = 0.18 + 0.60 * clouds(u.shape, step, seed + 3, 0.45)
    flour = flour + 0.45 * clouds(u.shape, step, seed + 4, 0.10, 0, 1.1)
    flour = np.clip(flour, 0, 0.85) * smoothstep(0.08, 0.30, soft) * (1 - 0.6 * crease)
    tone = blend(tone, rgba('#fbf5e8'), flour)
    points = np.stack([u, v, soft], -1) * size
    item = dense_mesh('dough', [(points, tone, soft > -0.06)], material('kneaded dough', _skin))
    return place(item, x, y, z, (0, 0, angle))
