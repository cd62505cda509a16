"""The base of a curry: onions and tomatoes cooked down until the oil parts at the edge."""

import random
from itertools import pairwise

import numpy as np

from studio.color import blend, filled, rgba
from studio.foods.small import crumb, rice_grain
from studio.garnishes import on, spots
from studio.geometry.clouds import clouds, streaks
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import blur, smoothstep, square_grid, wave_noise
from studio.geometry.height_map import within_disc
from studio.geometry.mesh import grid_mesh, rounded_box, thicken
from studio.geometry.swarm import swarm
from studio.materials.shader import material
from studio.materials.surfaces import liquid, matte, wet
from studio.scene import hide, place
from studio.ware.dutch_oven import dutch_oven

FLOOR = 0.085
LEVEL = FLOOR + 0.045
"""Height of the oil."""
HALF, CELLS = 1.06, 760
PULL = 0.38
"""Which way the spoon was drawn (radians)."""


def drawn_through(x, y, path):
    """Distance of every cell from a path of (x, y)."""
    best = np.full_like(x, 9.0)
    for (ax, ay), (bx, by) in pairwise(path):
        t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
        t = np.clip(t, 0, 1)
        best = np.minimum(best, np.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
    return best


def cinnamon(x, y, z, angle, length=0.62):
    """A quill of cinnamon, its bark rolled in from both sides; its middle at (x, y, z), angle in radians."""
    turn = np.concatenate([np.linspace(8.2, 0.35, 50), -np.linspace(0.35, 8.2, 50)])
    side, t = np.sign(turn), np.abs(turn)
    radius = 0.068 - 0.0052 * t
    across = side * (0.062 - radius * np.cos(t - 0.3))
    up = radius * np.sin(t - 0.3) * -1
    along = np.linspace(-length / 2, length / 2, 40)
    u, a = np.meshgrid(along, across)
    _, b = np.meshgrid(along, up)
    u = u + 0.012 * np.sin(9 * a * 10) * (np.abs(u) > length / 2 - 0.03)
    b = b + 0.004 * wave_noise(u, a, 4, 5)
    bark = matte('#8a4a22', 0.5, 0.15, 0, 0.5, 26, '#6a3416')
    return place(thicken(grid_mesh('cinnamon', u, a, b, bark), 0.010, 0), x, y, z, (0.5, 0.05, angle))


def _gravy(shader):
    """Gravy in its vertex colours, coarse with soft onion, wet in most places."""
    coarse, fine = shader.noise(22, 4, 0.6, 0.4), shader.noise(60, 3)
    moist = shader.ramp(shader.noise(7, 3), [(0.36, 0.35), (0.60, 0.85)])
    shader.surface(shader.attribute('Col'), roughness=0.36, specular=0.35, coat=moist, coat_roughness=0.09)
    shader.bump(shader.math('ADD', coarse, shader.math('MULTIPLY', fine, 0.4)), 0.4, 0.016)


def _oil(shader):
    """Oil in its vertex colours, deep and little mirroring, so that it stays red."""
    shader.surface(shader.attribute('Col'), roughness=0.3, specular=0.2, coat=0.55, coat_roughness=0.05)


def onion_bits():
    """Prototypes of onion chopped fine and fried soft: curled little flakes with round edges."""
    kinds = []
    for k in range(6):
        long, wide = 0.078 - 0.006 * k, 0.036 + 0.004 * k
        bit = rounded_box('onion', long, wide, 0.022, None, 0.011, 4, 0.014, 13, 4, k, 0.14)
        for vertex in bit.data.vertices:
            vertex.co.z += (2.2 + 0.5 * (k % 3)) * vertex.co.x**2 - 0.6 * vertex.co.y * vertex.co.x
        kinds.append(hide(bit))
    return kinds


def _strewn(name, kinds, count, where, chance, look, tints, lift=0.0, scale=(0.6, 1.3), flat=1.0, only=('gravy',)):
    """Pieces half sunk in what is there; flat is how thick they stay."""
    lying = [(at, t, (s, s, flat * s)) for at, t, s in spots(count, where, chance, on(*only), lift, scale)]
    swarm(name, kinds, lying, look, count % 97, 0.14, tints)


def curry_base(path, color='#2f4a4c', turn=0.35):
    """The pot on z = 0 with its gravy; path is where the spoon went (x, y), oil shines there and round the edge."""
    chance = random.Random(61)
    dutch_oven(color, '#e6dcc6', turn=turn)
    x, y = square_grid(HALF, CELLS)
    step = 2 * HALF / CELLS
    r, angle = np.hypot(x, y), np.arctan2(y, x)
    lumps, broad = clouds(x.shape, step, 3, 0.16, 0.03, 1.8), clouds(x.shape, step, 8, 0.7, 0.15, 2.0)
    furrow = drawn_through(x, y, path) + 0.030 * wave_noise(x, y, 3, 2.6) + 0.018 * lumps
    shore = 0.92 + 0.03 * np.sin(4 * angle + 1) + 0.03 * wave_noise(x, y, 5, 2.4) + 0.014 * lumps
    body = smoothstep(0.05, 0.20, furrow) * smoothstep(shore + 0.04, shore - 0.10, r)
    z = FLOOR + 0.165 * body**0.7 + body * (0.026 * broad + 0.020 * lumps)
    z += 0.040 * np.exp(-(((furrow - 0.26) / 0.07) ** 2)) * body
    z = blur(z, 1.2)
    tone = blend(filled(x.shape, '#5c1d07'), rgba('#8a340c'), 0.5 + 0.45 * lumps + 0.2 * broad)
    tone = blend(tone, rgba('#a8521a'), 0.45 * smoothstep(0.3, 1.0, lumps))
    tone = blend(tone, rgba('#431506'), 0.6 * smoothstep(0.1, 0.9, -lumps - 0.4 * broad))
    dense_mesh('gravy', [(np.stack([x, y, z], -1), tone, r < 1.03)], material('curry gravy', _gravy))
    clear = blend(filled(x.shape, '#b24c0a'), rgba('#943306'), smoothstep(0.0, 0.35, body + 0.10 * broad))
    clear = blend(clear, rgba('#7e2806'), smoothstep(0.2, 0.45, body))
    scraped = 0.6 * streaks(x.shape, step, 12, 0.16, 0.022, PULL) + 0.7 * lumps
    clear = blend(clear, rgba('#6e2607'), 0.5 * smoothstep(0.3, 1.0, scraped) * (r < 0.86))
    clear = blend(clear, rgba('#cc6f18'), 0.3 * smoothstep(0.2, 0.9, -scraped) * (r < 0.86))
    level = LEVEL + 0.006 * smoothstep(0.2, 0.5, body) + 0.004 * np.clip(scraped, 0, 1) * (r < 0.86)
    oil = np.stack([x, y, level], -1)
    dense_mesh('oil', [(oil, clear, (body < 0.55) & (r < 1.05))], material('red oil', _oil))
    where, soft = within_disc(chance, 0.92), wet(0.34, 0.6, 0, bump=0.3, bump_scale=40)
    bits = onion_bits()
    _strewn('onion', bits, 620, where, chance, soft, ['#84380e', '#702a08', '#8f4a18', '#5f240a', '#7d360c'], -0.013)
    _strewn('tomato', [crumb(k, 0.070, 14, 0.6, 2.2) for k in range(5)], 16, where, chance, soft,
            ['#8a2a08', '#7a2206', '#98370c'], -0.012, (0.5, 0.9), 0.4, ('gravy', 'onion'))  # fmt: skip
    _strewn('cumin', [rice_grain(0.034, 0.009)], 40, where, chance, wet(0.4, 0.4, 0),
            ['#5e3716', '#6e441c', '#4a2a10'], 0.006, (0.8, 1.2), 1.0, ('gravy', 'onion'))  # fmt: skip
    _strewn('chilli', [crumb(k, 0.034, 12, 0.4) for k in range(3)], 14, where, chance, soft,
            ['#ad2508', '#9c1e06', '#ba340c'], 0.004, (0.6, 1.1), 0.5, ('gravy', 'onion'))  # fmt: skip
    beads = within_disc(chance, 0.95)
    _strewn('bead', [crumb(1, 0.034, 18, 0.0)], 16, beads, chance, liquid('#b0480c', '#a03c08', 3, 0.02, 0.5), None,
            0.0, (0.25, 1.0), 0.25)  # fmt: skip
    cinnamon(-0.40, 0.44, FLOOR + 0.235, 0.5)
