"""Sweets and drinks of fairs in miniature, each built at the origin on z = 0."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import glowing, liquid, matte, painted, wet
from studio.mesh import ellipsoid, grid_mesh, lathe, paint, smooth_profile, tubes
from studio.places.walls import box
from studio.scene import hide, hold, instance, place


def ring_doughnut(seed, radius=0.14, tube=0.075, icing=None):
    """A ring lying flat; icing: a colour that covers its top, or None for sugar. Returns the item."""
    around, across = np.meshgrid(
        np.linspace(0, 2 * math.pi, 97), np.linspace(0, 2 * math.pi, 41), indexing='ij'
    )
    swell = 1 + 0.04 * wave_noise(np.cos(around) * 3, np.sin(around) * 3, seed)
    reach = radius + tube * swell * np.cos(across)
    x, y, z = reach * np.cos(around), reach * np.sin(around), tube * (1 + 0.85 * np.sin(across))
    item = grid_mesh('doughnut', x, y, z, wet(0.35, 0.3, 0, bump=0.2, bump_scale=5 / tube))
    height = np.sin(across)
    colors = blend(filled(z.shape, '#b5702c'), rgba('#e3b56a'), np.exp(-((height / 0.28) ** 2)))
    if icing:
        edge = 0.12 * np.sin(around * 7 + seed) + 0.08 * np.sin(around * 3)
        colors = blend(colors, rgba(icing), smoothstep(-0.06, 0.0, height - edge))
    else:
        sugar = wave_noise(x / tube * 5, y / tube * 5, seed + 4, 2.5)
        colors = blend(
            colors, rgba('#f6ead2'), 0.75 * smoothstep(0.0, 0.7, sugar) * smoothstep(-0.4, 0.3, height)
        )
    paint(item, colors.reshape(-1, 4))
    return item


def sprinkles(radius, tube, count, rng, colors=('#f3e8d2', '#4f8f95', '#e3b23c', '#5f7d6b')):
    """Sugar strands on a doughnut of that size at the origin. Returns the items."""
    strands = hide(
        [ellipsoid('strand', tube * 0.16, tube * 0.05, tube * 0.05, painted(c, 0.3), 10) for c in colors]
    )
    laid = []
    for k in range(count):
        turn, across = rng.uniform(0, 6.283), rng.uniform(0.5, 2.6)
        reach = radius + tube * 1.01 * math.cos(across)
        at = (reach * math.cos(turn), reach * math.sin(turn), tube * (1.01 + 0.87 * math.sin(across)))
        laid.append(instance(strands[k % len(strands)], at, (0, 0, rng.uniform(0, 6))))
    return laid


def churro(seed, length=0.75, radius=0.055, bend=0.05):
    """A ridged, sugared stick of dough along x. Returns the item."""
    t, a = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 2 * math.pi, 97))
    end = np.sqrt(np.clip(1 - np.abs(t) ** 16, 0, 1))
    r = radius * (1 + 0.17 * np.cos(8 * a)) * end
    y, z = r * np.cos(a) + bend * (t * t + 0.3 * np.sin(2 * t + seed)), r * np.sin(a) + radius
    item = grid_mesh('churro', t * length / 2, y, z, wet(0.6, 0.05, 0, bump=0.5, bump_scale=60))
    sugar = wave_noise(t * 22, a * 5, seed, 2.5)
    colors = blend(filled(t.shape, '#a8622a'), rgba('#c98a48'), 0.5 + 0.5 * np.cos(8 * a))
    paint(item, blend(colors, rgba('#f3e6cf'), 0.7 * smoothstep(0.2, 0.8, sugar)).reshape(-1, 4))
    return item


def mug(glaze, drink, radius=0.2, height=0.42):
    """A stout mug, handle towards +x, filled with drink (material). Returns its parts."""
    r, h = radius, height
    outline = [(0, 0), (r * 0.8, 0), (r * 0.98, 0.04), (r, h * 0.5), (r * 0.97, h - 0.01), (r * 0.94, h), (r * 0.89, h - 0.01),
               (r * 0.9, h * 0.5), (0, h * 0.45)]  # fmt: skip
    body = lathe('mug', smooth_profile(outline, 6), glaze, 64, 0.01, 3)
    ear = [
        (r * 0.9 + 0.15 * math.sin(t), 0, h * 0.5 + h * 0.3 * math.cos(t))
        for t in np.linspace(0.15, 2.99, 24)
    ]
    top = lathe('drink', [(0, h * 0.86), (r * 0.93, h * 0.86)], drink, 48)
    return [body, tubes('ear', [ear], 0.035, glaze, 6), top]


def whipped_cream(radius, z):
    """A swirled cap of cream on a mug."""
    t = np.linspace(0, 1, 120)
    path = [
        (radius * (1 - s) * math.cos(s * 22), radius * (1 - s) * math.sin(s * 22), z + 0.17 * s**1.2)
        for s in t
    ]
    return tubes(
        'cream', [path], 0.062, matte('#f8efdd', 0.45, 0.1, 0.1), 6, lambda n: np.linspace(1.1, 0.5, n)
    )


def gelato_tub(color, second, seed, width=0.42, depth=0.5):
    """A steel tub heaped with gelato in waves. Returns the holder."""
    u, v = np.meshgrid(np.linspace(-1, 1, 70), np.linspace(-1, 1, 80))
    inside = (1 - np.abs(u) ** 5) * (1 - np.abs(v) ** 5)
    folds = 0.035 * np.abs(np.sin(v * 6.5 + 0.9 * np.sin(u * 2.5 + seed) + seed)) + 0.015 * wave_noise(
        u * 4, v * 4, seed
    )
    z = 0.1 + inside * (0.09 + 0.05 * (1 - u * u) + folds)
    cream = grid_mesh(
        'gelato', u * width / 2, v * depth / 2, z, wet(0.38, 0.3, 0.1, bump=0.15, bump_scale=30)
    )
    streaks = smoothstep(0.35, 0.75, wave_noise(u * 3, v * 5 + u, seed + 3, 2.0))
    paint(cream, blend(filled(u.shape, color), rgba(second), streaks).reshape(-1, 4))
    steel = painted('#c9c6bd', 0.25, 0.02, 8, None, 0.6, 0.4)
    walls = [((0, s * depth / 2, 0.08), (width, 0.02, 0.2)) for s in (-1, 1)]
    walls += [((s * width / 2, 0, 0.08), (0.02, depth, 0.2)) for s in (-1, 1)]
    return hold([cream, *[box(*at, *size, steel, 0.006) for at, size in walls]], 'gelato')


def gelato_cone(colors, height=0.75, radius=0.17):
    """A waffle cone with two scoops, tip at z = 0. Returns the holder."""
    waffle = matte('#d19a52', 0.6, 0, 0, 0.6, 22, '#b87a34')
    parts = [
        lathe('cone', [(0.012, 0), (radius, height), (radius * 0.9, height), (0, height * 0.8)], waffle, 40)
    ]
    grooves = [
        [
            (radius * s * math.cos(turn * s * 3 + a), radius * s * math.sin(turn * s * 3 + a), height * s)
            for s in np.linspace(0.06, 1, 20)
        ]
        for turn in (-1, 1)
        for a in np.linspace(0, 6.283, 11)
    ]
    parts.append(tubes('waffle', grooves, 0.009, matte('#b5752f', 0.6), 2))
    for k, color in enumerate(colors):
        scoop = ellipsoid(
            'scoop',
            radius * (1.2 - 0.16 * k),
            radius * (1.2 - 0.16 * k),
            radius,
            matte(color, 0.4, 0.3, 0.1, 0.6, 9),
            40,
            0.08,
            3,
            k,
        )
        parts.append(place(scoop, 0, 0, height + radius * (0.55 + 1.15 * k)))
    return hold(parts, 'cone')


def shaved_ice(color, seed, radius=0.26):
    """A glass of shaved ice with syrup, .75 high. Returns the holder."""
    a, t = np.meshgrid(np.linspace(0, 2 * math.pi, 80), np.linspace(0, 1, 50))
    reach = radius * 1.12 * np.cos(t * math.pi / 2) ** 0.75
    z = 0.33 + 0.42 * t + 0.03 * wave_noise(np.cos(a) * 6 + t * 9, np.sin(a) * 6, seed, 2.5)
    item = grid_mesh(
        'ice', reach * np.cos(a), reach * np.sin(a), z, wet(0.4, 0.25, 0.12, bump=1.0, bump_scale=50)
    )
    syrup = smoothstep(0.28, 0.5, t + 0.13 * np.sin(a * 5 + seed) + 0.08 * np.sin(a * 11))
    paint(item, blend(filled(t.shape, '#f3f6f6'), rgba(color), syrup).reshape(-1, 4))
    r = radius
    glass = lathe('glass', smooth_profile([(0, 0), (r * 0.6, 0), (r * 0.62, 0.04), (r * 0.2, 0.1), (r * 0.75, 0.2), (r, 0.36), (r * 0.9, 0.36), (0, 0.3)], 5),
                  liquid('#cfe4e6', roughness=0.03, alpha=0.45), 48)  # fmt: skip
    return hold([item, glass], 'shaved ice')


def candle(height=0.22):
    """A lit candle on its saucer. Returns the holder."""
    flame = place(
        ellipsoid('flame', 0.018, 0.018, 0.05, glowing('#ffe6b0', '#ffb347', 6.0), 14), 0, 0, height + 0.055
    )
    return hold(
        [lathe('wax', [(0.04, 0), (0.04, height), (0, height)], matte('#f4ead6', 0.5, 0, 0.2), 24), flame],
        'candle',
    )
