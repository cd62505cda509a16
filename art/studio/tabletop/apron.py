"""A linen apron hung over a rail: its folds, hems, pocket and strings, and flour a hand left on it."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.clouds import clouds
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import smoothstep
from studio.geometry.hand import hand_distance, kept_in_print
from studio.geometry.mesh import thicken
from studio.materials.shader import material
from studio.scene import hold, place

RAIL = 0.13
"""Radius of the rail's rounded top under the cloth."""

LINEN, DARK, STITCH = '#5f7a86', '#4d6570', '#b9c4c2'


def _cloth(shader):
    threads = shader.math('MAXIMUM', *[shader.bands(way, 26, 1.2, 3) for way in ('X', 'Y')])
    slubs = shader.math(
        'ADD', shader.noise(5, 3, stretch=(0.25, 9, 1)), shader.noise(5, 3, stretch=(9, 0.25, 1))
    )
    tone = shader.attribute('Col')
    tone = shader.mix(shader.ramp(slubs, [(0.75, 0.0), (1.3, 0.35)]), tone, '#8fa3a8')
    tone = shader.mix(0.16, tone, shader.ramp(threads, [(0.0, 0.45), (1, 1.0)]), 'MULTIPLY')
    shader.surface(tone, roughness=0.95, specular=0.1, sheen=0.3)
    relief = shader.math('ADD', shader.math('MULTIPLY', threads, 0.5), shader.math('MULTIPLY', slubs, 1.2))
    shader.bump(relief, 0.45, 0.012)


def _tape(shader):
    shader.surface(shader.attribute('Col'), roughness=0.9, specular=0.1, sheen=0.2)
    shader.bump(shader.bands('Y', 40, 0.5), 0.3, 0.006)


def _over_rail(down):
    """Height and depth of a cloth that lies over the rail; down is its length from the top, negative behind."""
    quarter = RAIL * math.pi / 2
    turn = np.clip(down / RAIL, -math.pi / 2, math.pi / 2)
    y = RAIL * np.cos(turn) - RAIL - np.maximum(np.abs(down) - quarter, 0)
    return y, RAIL * np.sin(turn)


def _fold(across, down, middle, drift, width, spread, start):
    """A rounded fold that begins at the length start and widens as it falls."""
    fall = np.clip(down - start, 0, None)
    away = (across - middle - drift * fall) / (width + spread * fall)
    return np.exp(-(away**2)) * smoothstep(0.0, 1.3, fall)


FOLDS = (
    (-1.12, -0.02, 0.13, 0.030, 0.05, 0.30), (-0.78, 0.05, 0.10, 0.020, 0.00, -0.13),
    (-0.46, -0.06, 0.15, 0.030, 0.25, 0.22), (-0.10, 0.08, 0.12, 0.030, 0.05, -0.15),
    (0.30, 0.02, 0.16, 0.040, 0.50, 0.16), (0.66, 0.07, 0.11, 0.020, 0.00, -0.16),
    (0.98, 0.03, 0.14, 0.030, 0.10, 0.28), (1.24, 0.06, 0.10, 0.020, 0.40, -0.10),
)  # fmt: skip
"""Middle, drift, width, spread, start and depth of each."""


def _relief(across, down, step, seed):
    """How far the cloth stands out from the plane it falls in."""
    out = 0.26 * smoothstep(0.1, 1.6, down) + 0.02
    for middle, drift, width, spread, start, depth in FOLDS:
        out = out + 1.45 * depth * _fold(across, down, middle, drift, width, spread, start)
    soft = 0.035 * clouds(across.shape, step, seed, 1.2, 0.25)
    soft = soft + 0.008 * clouds(across.shape, step, seed + 1, 0.35, 0.06)
    pressed = 0.014 * np.exp(-(((across + 0.02) / 0.02) ** 2))
    pressed = pressed + 0.012 * np.exp(-(((down - 1.30) / 0.02) ** 2))
    return out + (soft + pressed) * smoothstep(0.1, 0.5, down)


def _stitched(edge, along):
    """Dashes of a seam where edge (units from it) is near 0."""
    return smoothstep(0.010, 0.004, np.abs(edge)) * (np.sin(along * 95) > -0.3)


def _grains(across, step, seed):
    return 0.30 * clouds(across.shape, step, seed + 2, 0.03, 0, 1)


def _print(across, down, x, y, angle, step, seed, size=0.86):
    """Flour from a right hand, 0 to 1."""
    c, s = math.cos(angle), math.sin(angle)
    u = ((across - x) * c + (y - down) * s) / size
    v = ((y - down) * c - (across - x) * s) / size
    ragged = 0.020 * clouds(across.shape, step, seed, 0.10)
    inside = smoothstep(0.02, -0.05, hand_distance(u, v) + ragged) * (1 - 0.8 * kept_in_print(u, v))
    patchy = 0.78 + 0.42 * clouds(across.shape, step, seed + 1, 0.30)
    return inside * np.clip(patchy + _grains(across, step, seed), 0.08, 1)


def _smear(across, down, x, y, half_x, half_y, step, seed):
    """Flour wiped off over an oval."""
    away = np.hypot((across - x) / half_x, (down - y) / half_y) + 0.25 * clouds(across.shape, step, seed, 0.3)
    patchy = 0.55 + 0.45 * clouds(across.shape, step, seed + 1, 0.15)
    return smoothstep(1.0, 0.3, away) * np.clip(patchy + _grains(across, step, seed), 0, 1)


def hung_apron(x, y, z, half=1.32, behind=1.0, length=3.25, seed=4, step=0.011):
    """
    The apron over a rail whose top is at (x, y, z), seen from -y: half width, how long it hangs behind and in front,
    in units.
    """
    across, down = np.meshgrid(np.arange(-half, half, step), np.arange(-behind, length, step))
    height, depth = _over_rail(down)
    depth = depth + _relief(across, down, step, seed) * (down > 0) * smoothstep(0.0, 0.25, down)
    narrower = 1 - 0.07 * smoothstep(0.1, 1.2, np.abs(down))
    sag = 0.07 * np.sin(across * 2.2 + 1) * smoothstep(0.5, 3.0, down)
    pocket_x, pocket_y = np.abs(across - 0.10) - 0.66, np.maximum(1.86 - down, down - 2.76)
    pocket = np.maximum(pocket_x, pocket_y)
    depth = depth + 0.030 * smoothstep(0.012, -0.012, pocket) * (down > 0)
    opening = np.exp(-(((down - 1.84) / 0.020) ** 2)) * (pocket_x < 0)
    shade = 0.5 + 0.5 * clouds(across.shape, step, seed + 5, 0.9)
    tone = blend(filled(across.shape, LINEN), rgba(DARK), shade)
    hem = np.minimum(half - np.abs(across), length - down)
    seams = _stitched(hem - 0.09, np.where(half - np.abs(across) < length - down, down, across))
    seams = np.maximum(seams, _stitched(pocket + 0.045, np.where(pocket_x > pocket_y, down, across)))
    seams = np.maximum(seams, _stitched(down - 1.97, across) * (pocket_x < 0))
    edge = np.exp(-((pocket / 0.012) ** 2)) * (down > 1.8)
    tone = blend(tone, rgba('#2f3f47'), 0.75 * opening + 0.35 * edge)
    tone = blend(tone, rgba(STITCH), 0.75 * seams)
    flour = _print(across, down, 0.26, 1.20, -0.36, step, seed + 20)
    flour = np.maximum(flour, 0.75 * _smear(across, down, -0.66, 1.72, 0.36, 0.52, step, seed + 30))
    tone = blend(tone, rgba('#f6f0e4'), 0.93 * flour * (down > 0))
    points = np.stack([across * narrower, height + sag, depth], -1)
    body = dense_mesh('apron', [(points, tone, None)], material('apron linen', _cloth))
    thicken(body, 0.022, -1)
    parts = [body, _string(-1.24, -0.50, 1.95, 0.42, 4), _string(1.22, -0.45, 2.2, 0.46, 1)]
    return place(hold(parts, 'hung apron'), x, y, z, (math.pi / 2, 0, 0))


def _string(x, y, length, depth, seed, wide=0.042):
    """A tape sewn on at (x, y) of the apron that hangs and turns."""
    t, side = np.meshgrid(np.linspace(0, 1, 120), np.array([-1, 0, 1]), indexing='ij')
    sway = 0.10 * np.sin(2.6 * t + seed) * t + 0.20 * np.sin(0.9 * seed) * smoothstep(0.0, 0.45, t)
    turn = 1.2 * np.sin(3.1 * t + seed) * smoothstep(0.05, 0.4, t)
    points = np.stack(
        [
            x + sway + side * wide * np.cos(turn),
            y - length * t + 0.03 * np.sin(9 * t),
            depth + 0.10 * t + 0.05 * np.sin(4 * t + seed) + side * wide * np.sin(turn),
        ],
        -1,
    )
    tone = blend(filled(t.shape, '#e4d9c4'), rgba('#d3c5aa'), 0.4 + 0.3 * np.sin(9 * t + seed))
    return thicken(dense_mesh('string', [(points, tone, None)], material('apron tape', _tape)), 0.014, 0)
