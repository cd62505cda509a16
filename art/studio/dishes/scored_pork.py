"""Pork belly, its skin scored: raw and with its crackling."""

import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder

HALF_X, HALF_Y, THICK = 1.28, 0.80, 0.44
"""Half length, half width and thickness of the piece in units."""
GAP = 0.10
"""Distance of the cuts: 1 cm."""


def _outline(count):
    """A rounded, slightly slack rectangle, counter-clockwise; (x, y) of count points."""
    t = np.linspace(0, 2 * np.pi, count)
    c, s = np.cos(t), np.sin(t)
    reach = (np.abs(c / HALF_X) ** 10 + np.abs(s / HALF_Y) ** 10) ** (-1 / 10)
    reach = reach * _slack(t)
    return reach * c, reach * s


def _slack(t):
    """What makes the rectangle uneven, at the angle t."""
    return 1 + 0.014 * np.sin(2 * t + 0.7) + 0.014 * np.sin(3 * t + 1) + 0.008 * np.sin(8 * t)


def _bend(x, y):
    """How the piece lies: its middle a little higher than its ends."""
    return 0.13 * np.cos(x * 1.15) * np.cos(y * 0.7) + 0.012 * wave_noise(x, y, 4, 0.8)


def _meat(depth, run):
    """Where the cut side is meat and not fat, 0 to 1."""
    bent = depth + 0.11 * wave_noise(run, 0.4 * depth, 3, 0.7) + 0.035 * wave_noise(run, depth * 2, 5, 2.4)
    red = np.zeros_like(bent)
    for middle, width in ((0.39, 0.10), (0.67, 0.13), (0.94, 0.08)):
        swell = width * (1 + 0.75 * wave_noise(run, 0 * run + middle * 9, 12, 1.1))
        red = np.maximum(red, smoothstep(swell + 0.02, swell - 0.02, np.abs(bent - middle)))
    return red


def _layers(depth, run):
    """Colours of the cut side; depth 0 is the skin, 1 the bottom, run goes round the piece."""
    fibre = 0.5 + 0.5 * wave_noise(run * 1.5, depth * 9, 8, 2.0)
    meat = blend(filled(depth.shape, '#9c3d3e'), rgba('#c06862'), fibre)
    fat = blend(filled(depth.shape, '#f3d9bf'), rgba('#f9e8d3'), fibre)
    seams = smoothstep(0.45, 0.75, wave_noise(run * 1.2, depth * 5 + run, 31, 1.6))
    tone = blend(fat, meat, _meat(depth, run) * (1 - 0.7 * seams))
    return blend(tone, rgba('#e0b48c'), smoothstep(0.075, 0.045, depth))


def _piece(side, skin, material):
    """
    The piece, skin up, standing on z = 0; lines 1 cm apart run across it along y. side(depth, run, cut) gives the
    colours of the cut sides, skin(x, y, lines, edge) heights and colours of the top. Returns the object.
    """
    builder = MeshBuilder()
    ox, oy = _outline(520)
    run = np.concatenate([[0], np.cumsum(np.hypot(np.diff(ox), np.diff(oy)))])[None, :]
    depth = np.linspace(0, 1, 60)[:, None] + 0 * run
    run = run + 0 * depth
    bulge = 1 + 0.014 * np.sin(depth * np.pi) - 0.034 * np.clip(1 - depth / 0.10, 0, 1) ** 2
    bulge = bulge + 0.008 * wave_noise(run * 1.4, depth * 4, 2, 1.2) * smoothstep(0.02, 0.25, depth)
    bulge = bulge + 0.010 * _meat(depth, run) * smoothstep(0.1, 0.3, depth)
    x, y = ox[None, :] * bulge, oy[None, :] * bulge
    cut = _cuts(x, y) * smoothstep(0.20, 0.05, depth)
    z = (THICK + _bend(x, y)) * (1 - depth) - 0.03 * cut * (depth < 0.06)
    z = z - 0.055 * np.clip(1 - depth / 0.05, 0, 1)
    builder.grid(np.stack([x, y, z], -1), side(depth, run, cut), flip=True)
    us, vs = np.meshgrid(np.linspace(-1, 1, 900), np.linspace(-1, 1, 240), indexing='ij')
    px, py = us * HALF_X, vs * HALF_Y
    inner = (np.abs(us) ** 10 + np.abs(vs) ** 10) ** (1 / 10) / np.maximum(np.maximum(np.abs(us), np.abs(vs)), 1e-6)
    reach = 0.986 * _slack(np.arctan2(py, px)) / inner
    px, py = px * reach, py * reach
    edge = np.minimum((1 - np.abs(us)) * HALF_X, (1 - np.abs(vs)) * HALF_Y)
    height, tone = skin(px, py, _cuts(px, py), edge)
    z = THICK + _bend(px, py) + height - 0.024 * smoothstep(0.035, 0.0, edge)
    builder.grid(np.stack([px, py, z], -1), tone, flip=True)
    return builder.object('belly', material, 60)


def _raw_side(depth, run, cut):
    return blend(_layers(depth, run), rgba('#f9f0e2'), 0.8 * cut)


def _raw_skin(x, y, lines, _edge):
    tone = blend(filled(x.shape, '#d9a988'), rgba('#e9c6a6'), 0.5 + 0.5 * wave_noise(x, y, 9, 1.6))
    tone = blend(tone, rgba('#d08f78'), 0.5 * smoothstep(0.2, 0.9, wave_noise(x, y, 15, 0.9)))
    tone = blend(tone, rgba('#d2a17f'), 0.35 * smoothstep(0.5, 1.0, wave_noise(x * 8, y * 8, 21, 3.0)))
    return 0.006 * (1 - lines) - 0.030 * lines, blend(tone, rgba('#fdf6ea'), smoothstep(0.15, 0.5, lines))


def scored_belly():
    """The raw piece; every cut is a little open. Returns the object."""
    return _piece(_raw_side, _raw_skin, wet(0.30, 0.45, 0, bump=0.35, bump_scale=34, vary=0))


def _roast_side(depth, run, cut):
    mottle = 0.5 + 0.5 * wave_noise(run * 1.6, depth * 4, 8, 2.4)
    meat = blend(filled(depth.shape, '#5f2c10'), rgba('#8c4f26'), mottle)
    fat = blend(filled(depth.shape, '#ae6f32'), rgba('#cf9a58'), mottle)
    tone = blend(blend(fat, meat, _meat(depth, run)), rgba('#54260c'), 0.45 * smoothstep(0.75, 1.0, depth))
    tone = blend(tone, rgba('#8a4a16'), smoothstep(0.13, 0.06, depth))
    return blend(tone, rgba('#4f230a'), 0.6 * cut)


def _blisters(x, y, chance):
    """Height of bubbles of all sizes, grown into each other, over the fields of the skin."""
    height = np.zeros_like(x)
    for _ in range(6500):
        u, v = chance.uniform(-1, 1) * HALF_X, chance.uniform(-1, 1) * HALF_Y
        r = 0.013 + 0.055 * chance.random() ** 3
        i, j = round((u / HALF_X + 1) / 2 * (x.shape[0] - 1)), round((v / HALF_Y + 1) / 2 * (x.shape[1] - 1))
        rows, columns = slice(max(0, i - 40), i + 41), slice(max(0, j - 18), j + 19)
        squared = ((x[rows, columns] - u) ** 2 + (y[rows, columns] - v) ** 2) / r**2
        cap = (0.62 * r + 0.004) * np.sqrt(np.clip(1 - squared, 0, 1))
        height[rows, columns] = np.maximum(height[rows, columns], cap)
    return height


def _crackling(x, y, lines, edge):
    height = _blisters(x, y, random.Random(9)) * smoothstep(0.0, 0.05, edge)
    tone = blend(filled(x.shape, '#6d340e'), rgba('#a8621f'), smoothstep(0.004, 0.020, height))
    tone = blend(tone, rgba('#cb9450'), smoothstep(0.020, 0.038, height) * 0.8)
    tone = blend(tone, rgba('#7d3c10'), 0.55 * smoothstep(0.0, 0.8, wave_noise(x, y, 4, 2.0)))
    lines = lines**2
    return height * (1 - 0.9 * lines) - 0.020 * lines, blend(tone, rgba('#54260a'), 0.75 * lines)


def crackled_belly():
    """The roast piece, its skin blistered from edge to edge. Returns the object."""
    return _piece(_roast_side, _crackling, wet(0.22, 0.7, 0, bump=0.28, bump_scale=44, vary=0))


def _phase(x, y):
    """Which strip of skin a point is on: whole numbers in the middle of the cuts."""
    return x / GAP + 0.10 * np.sin(y * 2.2 + 0.6 * np.floor(x / GAP + 0.5)) + 0.05 * wave_noise(y, 0 * y, 7, 1.0)


def _cuts(x, y):
    """1 in the middle of a cut, 0 on the skin."""
    off = np.abs((_phase(x, y) + 0.5) % 1 - 0.5) * GAP
    width = 0.012 + 0.006 * np.cos(x * 1.2) + 0.003 * np.sin(3 * x + 2 * y)
    return smoothstep(width * 1.45, width * 0.35, off)
