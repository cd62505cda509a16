"""A chef's knife for close views: a ground blade, riveted dark scales."""

import math

import numpy as np

from studio.geometry.fields import smoothstep
from studio.geometry.mesh import ellipsoid, grid_mesh, paint, shade_by_angle, smooth_profile
from studio.materials.shader import material, parametric
from studio.materials.surfaces import metal
from studio.scene import hold, place

BLADE = 2.05
"""Length of the blade in units, from the heel at x = 0 to the tip."""


def _outline(points, x):
    """Height of a smooth line through (x, y) points at every x."""
    line = np.array(smooth_profile(points, 12))
    return np.interp(x, line[:, 0], line[:, 1])


@parametric
def _steel(shader, rough):
    """Satin steel, ground across the blade; the vertex colour is how dark its mirror is."""
    streaks = shader.noise(3, 4, stretch=(26, 0.5, 1))
    tone = shader.mix(1.0, shader.ramp(streaks, [(0.3, '#cbcecd'), (0.7, '#dfe0dd')]), shader.attribute('Col'), 'MULTIPLY')
    uneven = shader.ramp(shader.noise(2.2, 3), [(0.3, rough * 0.8), (0.7, rough * 1.25)])
    shader.surface(tone, roughness=uneven, metallic=1, specular=0.5)
    shader.bump(shader.noise(6, 2, stretch=(30, 0.4, 1)), 0.05, 0.004)


def _blade():
    """Spine thick at the heel, flat sides, a bright polished strip along the edge; both sides."""
    n = BLADE
    u, v = np.meshgrid(np.linspace(0, 1, 220), np.linspace(0, 1, 60), indexing='ij')
    x = n * u
    spine = _outline([(0, 0.115), (0.5 * n, 0.112), (0.78 * n, 0.075), (0.93 * n, 0.0), (n, -0.085)], x)
    edge = _outline([(0, -0.345), (0.30 * n, -0.345), (0.58 * n, -0.320), (0.80 * n, -0.245), (0.94 * n, -0.145), (n, -0.085)], x)
    y = spine + (edge - spine) * v
    thick = 0.034 * (1 - 0.55 * u) * (1 - 0.80 * np.clip(v / 0.945, 0, 1) ** 1.7)
    thick *= np.where(v > 0.945, np.clip((1 - v) / 0.055, 0.02, 1), 1)
    tone = np.where(v > 0.945, 1.0, 0.80 - 0.10 * smoothstep(0.3, 0.0, v))[..., None] * np.ones(4)
    parts = []
    for side in (1, -1):
        item = grid_mesh('blade', x, y, side * thick, _steel(0.24))
        paint(item, tone.reshape(-1, 4))
        parts.append(shade_by_angle(item, 0.12))
    top = np.linspace(-1, 1, 5)[None, :] * thick[:, :1]
    back = grid_mesh('blade', np.repeat(x[:, :1], 5, 1), np.repeat(y[:, :1], 5, 1), top, _steel(0.24))
    paint(back, np.ones((top.size, 4)))
    heel = np.linspace(-1, 1, 5)[:, None] * thick[:1, :]
    end = grid_mesh('blade', np.repeat(x[:1], 5, 0), np.repeat(y[:1], 5, 0), heel, _steel(0.24))
    paint(end, np.ones((heel.size, 4)))
    return [*parts, back, end]


def _scale_wood(shader):
    """Dark stabilised wood with fine lighter fibres, polished by the hand."""
    fibre = shader.noise(7, 5, 0.6, 0.6, (0.12, 7, 7))
    tone = shader.ramp(fibre, [(0.32, '#1d110b'), (0.50, '#3b2115'), (0.66, '#5a3420')])
    shader.surface(tone, roughness=0.34, specular=0.45, coat=0.25, coat_roughness=0.2)
    shader.bump(fibre, 0.12, 0.006)


def _handle(length=1.22):
    """The tang between two scales, full in the palm and hooked at the end, along -x from the bolster."""
    u, a = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 2 * math.pi, 49), indexing='ij')
    x = -0.10 - length * u
    top = np.interp(u, [0, 0.2, 0.5, 0.8, 0.95, 1], [0.095, 0.085, 0.100, 0.080, 0.060, 0.0])
    low = np.interp(u, [0, 0.12, 0.30, 0.55, 0.78, 0.90, 0.97, 1], [-0.11, -0.10, -0.125, -0.165, -0.125, -0.175, -0.19, -0.05])
    for _ in range(4):  # rounds the corners of both lines
        top[1:-1], low[1:-1] = (top[:-2] + top[2:]) / 2, (low[:-2] + low[2:]) / 2
    deep = 0.088 * np.interp(u, [0, 0.05, 0.5, 0.92, 1], [0.8, 0.95, 1.0, 0.95, 0.1])
    c, s = np.cos(a), np.sin(a)
    across = np.sign(c) * np.abs(c) ** 0.62
    y = (top + low) / 2 + (top - low) / 2 * across
    z = deep * np.sign(s) * np.abs(s) ** 0.62
    scales = grid_mesh('grip', x, y, z, material('knife scales', _scale_wood))
    spread = 1.012
    tang = grid_mesh('tang', x, (top + low) / 2 + (top - low) / 2 * across * spread, np.clip(z, -0.016, 0.016), metal('#c9c7c0', 0.25))
    bright, parts = metal('#d9d6cc', 0.16), [scales, tang]
    for share, height in ((0.16, -0.008), (0.47, -0.028), (0.78, -0.022)):
        parts.append(place(ellipsoid('rivet', 0.034, 0.034, 0.012, bright, 32), -0.10 - length * share, height, 0.082))
    return parts


def _bolster():
    """The steel between blade and grip, from the spine's thickness to the grip's."""
    u, a = np.meshgrid(np.linspace(0, 1, 30), np.linspace(0, 2 * math.pi, 49), indexing='ij')
    x = -0.115 + 0.20 * u
    fall = smoothstep(0.25, 1, u)
    c, s = np.cos(a), np.sin(a)
    y = 0.004 + (0.102 + 0.012 * fall) * np.sign(c) * np.abs(c) ** 0.6 - 0.012
    z = (0.075 - 0.060 * fall) * np.sign(s) * np.abs(s) ** 0.6
    return grid_mesh('bolster', x, y, z, metal('#cfccc4', 0.2))


def chefs_knife():
    """Lying along x with the tip towards +x and the edge towards -y, its middle plane at z = 0; 3.4 long."""
    return hold([*_blade(), *_handle(), _bolster()], 'knife')
