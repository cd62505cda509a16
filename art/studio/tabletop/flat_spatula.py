"""A wooden spatula with a flat edge, for close views, and the sauce that clings to it."""

import math

import numpy as np

from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import smoothstep, wave_noise
from studio.geometry.mesh import grid_mesh
from studio.materials.shader import material

LENGTH, BLADE = 3.0, 0.98
"""Whole length, and that of the blade, in units; the flat edge is at x = 0, the handle ends at x = LENGTH."""


def _timber(shader):
    """Pale olive wood in long dark figures, dry and worn smooth; stained by cooking towards the edge (x = 0)."""
    grain = shader.noise(1.5, 6, 0.6, 1.4, (0.30, 5, 5))
    fibre = shader.noise(7, 5, 0.6, 0.2, (0.10, 9, 9))
    tone = shader.ramp(
        grain, [(0.34, '#74431f'), (0.43, '#b37d46'), (0.52, '#c99658'), (0.60, '#a56d3a'), (0.68, '#6d3d1d')]
    )
    tone = shader.mix(0.40, tone, shader.ramp(fibre, [(0.3, 0.62), (0.6, 1.0)]), 'MULTIPLY')
    near = shader.math('ADD', shader.axis('X'), shader.math('MULTIPLY', shader.noise(3, 4), 0.7))
    stain = shader.ramp(near, [(0.35, 0.55), (0.85, 0.0)])
    tone = shader.mix(stain, tone, '#8f4a22', 'MIX')
    shader.surface(tone, roughness=shader.ramp(fibre, [(0.3, 0.62), (0.7, 0.44)]), specular=0.35)
    shader.bump(fibre, 0.22, 0.008)


def half_width(x):
    """Half width of the spatula at x: nearly straight at the edge, swinging into a slim handle."""
    blade = 0.335 - 0.03 * smoothstep(0.25, 0.0, x) * 0.5
    neck = 0.098 + 0.012 * np.sin((x - 1.0) * 1.6)
    w = blade + (neck - blade) * smoothstep(0.42, 1.30, x)
    w = w + 0.030 * smoothstep(2.2, 2.85, x)
    end = np.clip((LENGTH - x) / 0.13, 0, 1)
    corner = np.clip(x / 0.055, 0, 1)
    return w * np.sqrt(1 - (1 - end) ** 2) - 0.05 * (1 - np.sqrt(1 - (1 - corner) ** 2))


def half_thickness(x):
    """Half thickness there: a thin edge, a blade a little hollow, a round handle."""
    return 0.016 + 0.018 * smoothstep(0, 0.35, x) + 0.040 * smoothstep(0.75, 1.45, x)


def flat_spatula():
    """The spatula along x; the middle of its thickness is at z = 0."""
    s = np.linspace(0, 1, 340)
    x = LENGTH * (0.5 - 0.5 * np.cos(math.pi * s))
    turn = np.linspace(0, 2 * math.pi, 65)
    along, around = np.meshgrid(x, turn, indexing='ij')
    c, sn = np.cos(around), np.sin(around)
    flat = 0.30 + 0.42 * smoothstep(0.8, 1.5, along)
    end = np.sqrt(np.clip(1 - (1 - np.clip((LENGTH - along) / 0.10, 0, 1)) ** 2, 0, 1))
    edge = np.sqrt(np.clip(1 - (1 - np.clip(along / 0.03, 0, 1)) ** 2, 0, 1))
    y = half_width(along) * np.sign(c) * np.abs(c) ** flat
    z = half_thickness(along) * np.sign(sn) * np.abs(sn) ** flat * end * edge
    z = z + 0.012 * (y / 0.33) ** 2 * smoothstep(0.9, 0.3, along) + 0.02 * np.sin(along * 1.05)
    y = y + 0.006 * np.sin(along * 2.3)
    return grid_mesh('spatula', along, y, z, material('spatula wood', _timber))


def clinging_sauce(material_, reach=0.40, thickness=0.075, seed=3):
    """A coat of sauce on the edge of `flat_spatula`, thick at x = 0, running out in tongues up the blade."""
    x, y = np.meshgrid(np.linspace(-0.03, 0.75, 240), np.linspace(-0.35, 0.35, 220), indexing='ij')
    tongues = (
        0.15 * np.sin(y * 7.5 + seed) + 0.06 * np.sin(y * 17 + 2 * seed) + 0.035 * wave_noise(x, y, seed, 3)
    )
    limit = reach * (0.58 + tongues * 1.5 + 0.34 * (1 - (y / 0.33) ** 2))
    bare = 0.006 + 0.05 * smoothstep(0.02, 0.25, x) * (0.5 + 0.5 * wave_noise(x, np.sign(y), seed + 6, 2.6))
    inside = np.minimum(limit - x, half_width(np.maximum(x, 0.03)) - bare - np.abs(y))
    inside = np.minimum(inside, x + 0.022)
    rise = np.clip(inside / 0.07, 0, 1)
    swell = np.sqrt(np.clip(1 - (1 - rise) ** 2, 0, 1))
    body = (
        thickness
        * (0.45 + 0.75 * smoothstep(limit, 0.0, x))
        * (1 + 0.34 * wave_noise(x, y, seed + 2, 2.6) + 0.07 * wave_noise(x, y, seed + 4, 9))
    )
    wood = half_thickness(x) * np.sqrt(np.clip(1 - (1 - np.clip(x / 0.03, 0, 1)) ** 2, 0, 1))
    wood = wood + 0.012 * (y / 0.33) ** 2 + 0.02 * np.sin(x * 1.05)
    z = wood - 0.006 + body * swell
    tone = np.ones((*x.shape, 4))
    return dense_mesh('clinging sauce', [(np.stack([x, y, z], -1), tone, inside > -0.004)], material_)
