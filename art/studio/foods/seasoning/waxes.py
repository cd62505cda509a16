"""Beeswax and shea butter: a piece of comb, broken lumps."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.clouds import clouds
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import smoothstep
from studio.geometry.mesh import rounded_box
from studio.materials.shader import material
from studio.scene import hide


def _wax(shader):
    shader.surface(
        shader.attribute('Col'), roughness=0.36, specular=0.45, subsurface=0.16,
        subsurface_radius=(0.14, 0.08, 0.02), coat=0.2, coat_roughness=0.2,
    )  # fmt: skip
    shader.bump(shader.noise(30, 4), 0.10, 0.008)


def honeycomb(half_x=0.44, half_y=0.32, height=0.15, across=0.098, seed=1):
    """A broken piece of empty comb lying flat, its cells open upwards, .1 apart; stands on z = 0."""
    step = 0.0042
    x, y = np.meshgrid(np.arange(-half_x - 0.1, half_x + 0.1, step), np.arange(-half_y - 0.1, half_y + 0.1, step))
    bent_x = x + 0.006 * clouds(x.shape, step, seed, 0.3, 0.08)
    bent_y = y + 0.006 * clouds(x.shape, step, seed + 1, 0.3, 0.08)
    inner, row_gap = np.full_like(x, -9.0), across * math.sqrt(3) / 2
    row = np.floor(bent_y / row_gap)
    cell = np.zeros_like(x)
    for k in (0, 1):
        at_y = (row + k) * row_gap
        odd = np.mod(row + k, 2) * across / 2
        column = np.round((bent_x - odd) / across)
        dx, dy = np.abs(bent_x - odd - column * across), np.abs(bent_y - at_y)
        to_wall = across / 2 - np.maximum(dx, dx / 2 + dy * math.sqrt(3) / 2)
        cell = np.where(to_wall > inner, np.sin((row + k) * 12.9 + column * 78.2) * 43758.5 % 1, cell)
        inner = np.maximum(inner, to_wall)
    ragged = 0.05 * clouds(x.shape, step, seed + 2, 0.40, 0.16) + 0.016 * np.sin(14 * x + 9 * y)
    edge = np.minimum(half_x - np.abs(x + 0.25 * y), half_y - np.abs(y)) + ragged
    pit = smoothstep(0.004, 0.020, inner) * smoothstep(0.012, 0.030, edge)
    floor = height * (0.28 + 0.30 * cell**2)
    z = height - (height - floor) * pit + 0.006 * clouds(x.shape, step, seed + 3, 0.2)
    z = np.where(edge > 0.0, z, height * (1 + edge / 0.012))
    tone = blend(filled(x.shape, '#f0c467'), rgba('#c9862a'), pit * (0.55 + 0.4 * cell))
    tone = blend(tone, rgba('#e2a544'), 0.6 * smoothstep(0.012, -0.02, edge))
    tone = blend(tone, rgba('#a8661c'), 0.5 * np.clip(clouds(x.shape, step, seed + 4, 0.4), 0, 1))
    points = np.stack([x, y, np.maximum(z, -0.01)], -1)
    return dense_mesh('comb', [(points, tone, edge > -0.022)], material('comb wax', _wax))


def _shea(shader):
    tone = shader.ramp(shader.noise(3, 5, 0.6), [(0.30, '#e6c98a'), (0.50, '#f2dbaa'), (0.72, '#faeccd')])
    shader.surface(
        shader.vary(tone, 0.006, 0.07, 0.08), roughness=0.52, specular=0.35, subsurface=0.14,
        subsurface_radius=(0.16, 0.12, 0.06), coat=0.1, coat_roughness=0.3,
    )  # fmt: skip
    relief = shader.math('ADD', shader.noise(9, 5, 0.6), shader.math('MULTIPLY', shader.noise(40, 3), 0.35))
    shader.bump(relief, 0.7, 0.04)


def shea_lumps(count=5, size=0.20):
    """Prototypes of broken shea butter, of different shape."""
    lumps = []
    for k in range(count):
        sides = [size * (0.8 + 0.5 * abs(math.sin(k * 3.1 + n * 1.7))) for n in range(3)]
        lumps.append(
            rounded_box('shea', *sides, material('shea', _shea), 0.024, 2, 0.040, 5, 5, seed=k + 3, skew=0.20)
        )
    return hide(lumps)
