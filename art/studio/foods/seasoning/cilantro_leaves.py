"""Cilantro as it is strewn: thin, lobed and toothed leaflets on a branching stalk, each a little crumpled."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.fields import smoothstep, wave_noise
from studio.geometry.mesh_builder import MeshBuilder
from studio.materials.surfaces import wet


def _leaflet(seed, size):
    """Points and colours of one leaflet, its stalk's end at the origin, pointing to +x; size is its length."""
    theta, rho = np.meshgrid(np.linspace(-1.9, 1.9, 111), np.linspace(0, 1, 12), indexing='ij')
    lobes = sum(
        share * np.clip(1 - ((theta - at) / 0.66) ** 2, 0, 1) ** 0.6
        for at, share in ((-1.15, 0.72), (0, 1.0), (1.15, 0.72))
    )
    teeth = 1 + 0.13 * (np.abs(np.cos(theta * 5.2 + 0.3 * math.sin(seed))) - 0.5)
    reach = size * (0.24 + 0.66 * np.minimum(lobes, 1.05)) * teeth * rho
    x, y = reach * np.cos(theta), reach * np.sin(theta)
    z = size * (0.13 * np.cos(theta * 3 + seed) * rho**2 + 0.10 * wave_noise(x / size, y / size, seed, 1.1))
    z -= size * (0.30 * (y / size) ** 2 + 0.12 * smoothstep(0.5, 1, x / size))
    vein = np.exp(-((np.sin(theta * 2.75) / 0.20) ** 2)) * (0.3 + 0.7 * (1 - rho))
    tone = blend(filled(theta.shape, '#234d15'), rgba('#4f8230'), 0.45 + 0.5 * wave_noise(x * 5, y * 5, seed + 3, 2))
    tone = blend(tone, rgba('#86ab52'), 0.5 * vein)
    return np.stack([x, y, z], -1), tone


def cilantro_sprig(seed=0, length=0.26, pairs=1):
    """A sprig along x: three leaflets at the tip, one smaller pair or more below, a thin stalk to -x."""
    chance, builder = random.Random(seed), MeshBuilder()
    spots = [(0.30, a + chance.uniform(-0.15, 0.15), s) for a, s in ((0, 0.56), (1.1, 0.46), (-1.1, 0.46))]
    for k in range(pairs):
        spots += [(-0.05 - 0.3 * k, side * chance.uniform(0.9, 1.3), chance.uniform(0.28, 0.38)) for side in (1, -1)]
    for k, (at, turn, share) in enumerate(spots):
        points, tone = _leaflet(seed * 7 + k, share * length)
        x, y = points[..., 0] + 0.12 * length, points[..., 1]
        c, s = math.cos(turn), math.sin(turn)
        z = points[..., 2] + 0.02 * k * length + chance.uniform(-0.2, 0.5) * x
        builder.grid(np.stack([at * length + c * x - s * y, s * x + c * y, z], -1), tone)
        _stalk(builder, (at * length, 0, 0), (at * length + 0.14 * length * c, 0.14 * length * s, 0.02 * k * length), 0.006)
    _stalk(builder, (0.32 * length, 0, 0), (-0.75 * length, 0.10 * length * math.sin(seed), -0.02), 0.007)
    return builder.object('coriander', wet(0.42, 0.12, 0, (0.05, 0.05, 0.02), 0.25, 30, 0.14), 80)


def _stalk(builder, start, end, radius):
    """A thin round stalk between two points."""
    t, turn = np.meshgrid(np.linspace(0, 1, 8), np.linspace(0, 2 * math.pi, 7), indexing='ij')
    start, end = np.array(start), np.array(end)
    middle = start + t[..., None] * (end - start)
    away = end - start
    side = np.array([-away[1], away[0], 0]) / (np.hypot(away[0], away[1]) + 1e-9)
    middle = middle + (0.06 * np.linalg.norm(away) * np.sin(math.pi * t))[..., None] * side
    ring = radius * (np.cos(turn)[..., None] * side + np.sin(turn)[..., None] * np.array([0, 0, 1.0]))
    builder.grid(middle + ring, filled(t.shape, '#7fa64a'))
