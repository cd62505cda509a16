"""Miso: a moist, grainy paste with bits of bean and grains of koji, furrowed by a spoon."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.foods.small import crumb, rice_grain
from studio.garnishes import on, spots
from studio.geometry.clouds import clouds, streaks
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import blur, smoothstep, square_grid, wave_noise
from studio.geometry.height_map import within_disc
from studio.geometry.swarm import swarm
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.scene import place

RED = ('#653517', '#885026', '#a87040', ('#bb8458', '#a8713f', '#935a2e'))
PALE = ('#bf9354', '#d2ab6c', '#dfbf88', ('#e2c690', '#d4b079', '#c79d60'))
"""Hollows, body and what was just torn open; then the bits in it."""


def _paste(shader):
    """Paste in its vertex colours, satin; the alpha says where it is smooth and moist."""
    moist = shader.node('ShaderNodeAttribute', attribute_name='Col').outputs['Alpha']
    shader.surface(
        shader.attribute('Col'), roughness=shader.mix(moist, 0.50, 0.34), specular=0.4,
        coat=shader.mix(moist, 0.22, 0.60), coat_roughness=0.17,
        subsurface=0.10, subsurface_radius=(0.05, 0.025, 0.012),
    )  # fmt: skip
    grain = shader.math('ADD', shader.noise(55, 4, 0.6), shader.math('MULTIPLY', shader.noise(140, 2), 0.5))
    shader.bump(grain, 0.24, 0.009)


def _toned(tones, lumps, broad, fresh, moist):
    """Colours of a paste: darker in its hollows, lighter and redder where it is fresh; alpha is moisture."""
    dark, middle, light, _ = tones
    tone = blend(filled(lumps.shape, dark), rgba(middle), smoothstep(-0.9, 0.35, lumps + 0.4 * broad))
    tone = blend(tone, rgba(light), 0.55 * smoothstep(0.25, 1.0, lumps) + 0.40 * fresh)
    tone[..., 3] = np.clip(moist, 0, 1)
    return tone


def _furrow(x, y, scoop, rough, step, seed):
    """Relief of a spoon's way through (x, y, angle, half length, half width, depth): heights, how fresh it is."""
    at_x, at_y, angle, half, width, depth = scoop
    u = (x - at_x) * math.cos(angle) + (y - at_y) * math.sin(angle)
    v = (y - at_y) * math.cos(angle) - (x - at_x) * math.sin(angle) + 0.25 * (u + half) ** 2 * width
    ragged = 1 + 0.10 * rough
    across = np.clip(1 - (v / (width * ragged)) ** 2, 0, 1)
    along = smoothstep(-half, -0.1 * half, u) * smoothstep(half * 1.06, half * 0.66, u + 0.05 * rough * half)
    cut = across**0.6 * along
    lined = streaks(x.shape, step, seed, 0.30, 0.012, angle) * 0.004
    z = -depth * cut + lined * cut
    lip = np.exp(-(((np.abs(v) / width - 1.10) / 0.13) ** 2))
    lip = lip * smoothstep(-half, 0, u) * smoothstep(half * 1.1, half * 0.8, u)
    z = z + 0.030 * lip * (1 + 0.9 * rough)
    torn = np.exp(-(((u - 1.06 * half + 0.9 * v**2) / (0.30 * half)) ** 2))
    torn = torn * smoothstep(1.25 * width, 0.4 * width, np.abs(v))
    z = z + depth * 0.50 * torn * (1 + 0.5 * rough) * smoothstep(0.55 * half, 0.85 * half, u)
    return z, np.clip(cut + 0.8 * torn, 0, 1), cut


def miso_in_bowl(x, y, radius, level, tones, seed, scoop, bits=420, rise=0.10):
    """Miso in a round vessel at (x, y), level high at its wall; scoop is the way of a spoon, see `_furrow`."""
    cells = 620 if radius > 0.7 else 440
    gx, gy = square_grid(radius, cells)
    step, r = 2 * radius / cells, np.hypot(gx, gy) / radius
    lumps = clouds(gx.shape, step, seed, 0.20, 0.022, 1.75)
    fine = clouds(gx.shape, step, seed + 1, 0.035, 0.006, 1.2)
    broad = clouds(gx.shape, step, seed + 2, 0.6, 0.12, 2.0)
    relief, fresh, cut = _furrow(gx, gy, scoop, clouds(gx.shape, step, seed + 3, 0.22, 0.075, 2.1), step, seed)
    strokes = streaks(gx.shape, step, seed + 9, 0.5, 0.06, scoop[2] + 0.5) * smoothstep(1, 0.85, r)
    smooth = smoothstep(0.0, 0.8, broad + 0.3 * wave_noise(gx, gy, seed, 1.5)) * (1 - fresh)
    height = level + rise * radius * np.clip(1 - r**2.4, 0, 1) + 0.030 * broad * smoothstep(1, 0.8, r)
    height += 0.010 * strokes + relief + 0.0021 * fine * (1 - 0.4 * cut)
    height += blur(lumps, 1.0) * 0.013 * (1 - 0.65 * smooth) * (1 - 0.75 * cut)
    tone = _toned(tones, 0.7 * lumps + 0.30 * fine, broad, fresh, 0.15 + 0.45 * smooth + 0.5 * cut)
    points = np.stack([gx, gy, height], -1)
    place(dense_mesh('miso', [(points, tone, r < 0.985)], material('miso paste', _paste)), x, y)
    _bits(within_disc(random.Random(seed), 0.95 * radius, x, y), bits, tones, seed, 'miso')


def _bits(where, count, tones, seed, name):
    """Koji grains and crumbs of bean, more than half sunk in the paste called name."""
    chance, look = random.Random(seed + 5), wet(0.42, 0.25, 0.06, bump=0.2, bump_scale=50)
    grains = spots(count, where, chance, on(name), -0.0055, (0.7, 1.2))
    swarm('koji', [rice_grain(0.030, 0.0125), rice_grain(0.024, 0.0130)], grains, look, seed, 0.10, tones[3])
    crumbs = spots(count // 4, where, chance, on(name), -0.006, (0.5, 1.2))
    beans = [(at, t, (s, s, 0.55 * s)) for at, t, s in crumbs]
    swarm('bean', [crumb(k, 0.036, 14, 0.35, 1.9) for k in range(4)], beans, look, seed + 1, 0.10, tones[3])


def miso_on_spoon(x, y, angle, tones, seed=5):
    """A lump heaped in the hollow of `wooden_spoon`, its top torn; angle in radians."""
    half, cells = 0.34, 300
    gx, gy = square_grid(half, cells)
    step = 2 * half / cells
    rough = clouds(gx.shape, step, seed, 0.20, 0.02, 1.7)
    fine = clouds(gx.shape, step, seed + 1, 0.03, 0.006, 1.2)
    share = (gx / 0.295) ** 2 + (gy / 0.215) ** 2 + 0.10 * rough
    bulk = np.clip(1 - share, 0, 1)
    ridge = np.exp(-(((gy - 0.05 + 0.5 * gx) / 0.06) ** 2))
    ridge = ridge * smoothstep(-0.25, 0.10, gx) * smoothstep(0.25, 0.12, gx)
    height = 0.085 + 0.22 * bulk**0.55 + bulk**0.5 * (0.085 * ridge * (1 + 0.4 * rough) + 0.022 * rough + 0.006 * fine)
    height = np.where(bulk > 0, height, 0.07)
    tone = _toned(tones, 0.6 * rough + 0.3 * fine, 0 * rough, 0.3 + 0.5 * ridge, 0.30 + 0.5 * ridge)
    points = np.stack([gx, gy, height], -1)
    lump = dense_mesh('spooned miso', [(points, tone, share < 1.02)], material('miso paste', _paste))
    place(lump, x, y, 0.02, (0, 0, angle))
    _bits(within_disc(random.Random(seed), 0.2, x, y), 50, tones, seed, 'spooned')
