"""Street food in miniature, each built at the origin on z = 0: takoyaki, skewers, arepas, shells."""

import math

import numpy as np

from studio.materials.shader import parametric
from studio.materials.surfaces import liquid, matte, painted
from studio.materials.wood import beech
from studio.mesh import ellipsoid, grid_mesh, lathe, rounded_box, thicken, tubes
from studio.mesh_builder import leaf
from studio.scatter import flakes
from studio.scene import hide, hold, instance, place


@parametric
def baked(shader, light, dark, scale=5, roughness=0.4, coat=0.25, bump=0.3):
    """Crust in two tones: batter, grilled meat, griddle bread."""
    tone = shader.ramp(shader.noise(scale, 5), [(0.32, dark), (0.62, light)])
    shader.surface(shader.vary(tone, 0.008, 0.1, 0.05), roughness=roughness, coat=coat, coat_roughness=0.1)
    shader.bump(shader.noise(scale * 4, 4), bump, 0.02)


def takoyaki_boat(rng):
    """Six sauced octopus balls in a wooden boat, 1.1 long."""
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 30))
    rim = 0.03 + 0.11 * np.abs(v) ** 3 + 0.07 * np.abs(u) ** 6
    tray = grid_mesh(
        'boat', u * 0.62, v * 0.36 * (1 - 0.28 * u**4), rim, painted('#d8b47c', 0.7, 0.2, 20, '#c99d62')
    )
    thicken(tray, 0.02)
    batter = baked('#d9963f', '#9a5420', 4, 0.4, 0.3)
    sauce = liquid('#2a0f06', '#46190a', 3, 0.08)
    for k in range(6):
        x, y = -0.34 + 0.34 * (k % 3) + rng.uniform(-0.02, 0.02), -0.15 + 0.3 * (k // 3)
        place(ellipsoid('takoyaki', 0.165, 0.162, 0.155, batter, 32, 0.05, 2, k), x, y, 0.2)
        place(ellipsoid('sauce', 0.155, 0.152, 0.11, sauce, 40, 0.16, 2.4, k), x, y - 0.01, 0.262)
    centres = [(-0.34 + 0.34 * k, y) for k in range(3) for y in (-0.15, 0.15)]
    zigzags = [
        [
            (x + dx, y + 0.07 * math.sin(dx * 62), 0.378 - 2.2 * dx * dx)
            for dx in np.linspace(-0.125, 0.125, 70)
        ]
        for x, y in centres
    ]
    tubes('mayonnaise', zigzags, 0.014, matte('#f7edcf', 0.25, 0.5), 4)
    flakes(170, 0, 0, 0.46, matte('#3f5f22', 0.6), rng, 0.018, 'sauce')
    bonito = hide([leaf(0.12, 0.042, matte('#d9a88a', 0.6, subsurface=0.2), 1.5, k) for k in range(3)])
    for k in range(16):
        at = (rng.uniform(-0.42, 0.42), rng.uniform(-0.2, 0.2), 0.385 + rng.uniform(0, 0.03))
        instance(bonito[k % 3], at, (rng.uniform(-0.9, 0.9), rng.uniform(-0.9, 0.9), rng.uniform(0, 6)))
    for x, lean in ((-0.3, -0.12), (0.36, 0.1)):
        tubes('pick', [[(x, -0.13, 0.3), (x + lean, -0.2, 0.72)]], 0.012, beech(), 3)


def _pieces(kind, k, rng):
    """The k-th piece of a skewer and its length along the stick."""
    if kind == 'beef':
        meat = baked('#8a4a2a', '#2c120a', 7, 0.25, 0.7, 0.5)
        return rounded_box(
            'beef', 0.15, 0.16, 0.12, meat, 0.03, 3, 0.02, 6, 3, k + rng.randint(0, 99), 0.08
        ), 0.165
    if kind == 'dango':
        return ellipsoid(
            'dango', 0.088, 0.09, 0.085, baked('#dca052', '#6a2c0c', 9, 0.16, 0.9, 0.1), 26
        ), 0.165
    if kind == 'scallop':
        return ellipsoid(
            'scallop', 0.075, 0.11, 0.09, baked('#f2dcae', '#b06a2a', 5, 0.25, 0.6, 0.2), 26
        ), 0.16
    if k % 2:
        leek = ellipsoid('leek', 0.05, 0.055, 0.055, matte('#8fae4a', 0.3, 0.4, second='#dfe6b0'), 20)
        return leek, 0.1
    chicken = baked('#c4773a', '#5a2712', 6, 0.25, 0.7, 0.5)
    return rounded_box(
        'chicken', 0.13, 0.15, 0.11, chicken, 0.035, 3, 0.02, 6, 3, k + rng.randint(0, 99), 0.08
    ), 0.135


def skewer(kind, count, rng, length=1.05):
    """Pieces on a stick along +x, handle towards -x; kind is beef, dango, scallop or chicken. Returns the holder."""
    parts, x = [], -length / 2 + 0.34
    for k in range(count):
        piece, step = _pieces(kind, k, rng)
        place(piece, x + step / 2, 0, 0.06, (rng.uniform(-0.25, 0.25), 0, rng.uniform(-0.08, 0.08)))
        parts.append(piece)
        x += step
    parts.append(tubes('stick', [[(-length / 2, 0, 0.06), (x + 0.06, 0, 0.06)]], 0.014, beech(), 3))
    return hold(parts, 'skewer')


def cucumber_on_stick(seed):
    """A chilled cucumber standing on its stick, 1 high. Returns the holder."""
    skin = matte('#4f7a34', 0.25, 0.5, 0, 0.5, 16, '#86a64e', 0.15)
    body = place(
        ellipsoid('cucumber', 0.4, 0.085, 0.085, skin, 40, 0.07, 4, seed), 0, 0, 0.68, (0, math.pi / 2, 0)
    )
    return hold([body, tubes('stick', [[(0, 0, 0), (0, 0, 0.4)]], 0.018, beech(), 3)], 'cucumber')


def tamagoyaki_on_stick(seed):
    """A warm slab of rolled omelette on a stick along +x. Returns the holder."""
    egg = rounded_box(
        'tamago', 0.42, 0.22, 0.17, baked('#e4ae38', '#b8701c', 3, 0.3, 0.5, 0.12), 0.04, 4, 0.01, 3, 3, seed
    )
    stick = tubes('stick', [[(-0.6, 0, 0.09), (0.0, 0, 0.09)]], 0.016, beech(), 3)
    swirl = [
        [
            (0.212, (0.085 - 0.02 * i) * math.cos(a), 0.09 + (0.06 - 0.016 * i) * math.sin(a))
            for a in np.linspace(0, 5.8, 40)
        ]
        for i in range(3)
    ]
    return hold(
        [place(egg, 0, 0, 0.09), stick, tubes('roll', swirl, 0.006, matte('#c98a2c', 0.4), 2)], 'tamagoyaki'
    )


def arepa(seed, radius=0.2):
    """A griddled corn cake lying flat. Returns the item."""
    r = radius
    profile = [(0, 0), (r * 0.85, 0.0), (r, 0.04), (r * 0.97, 0.08), (r * 0.8, 0.11), (0, 0.105)]
    return lathe('arepa', profile, baked('#d8a24e', '#6a3410', 9 + seed % 3, 0.5, 0.15, 0.4), 40, 0.08, seed)


def grilled_scallop(rng):
    """A scallop in its shell with soy butter, .5 wide. Returns the holder."""
    a, r = np.meshgrid(np.linspace(-1.3, 1.3, 70), np.linspace(0, 1, 20))
    reach = r * 0.44 * (1 + 0.04 * np.cos(a * 24) * r)
    z = 0.02 + 0.13 * r**2.2 + 0.012 * np.cos(a * 24) * r
    shell = grid_mesh(
        'shell', reach * np.sin(a), reach * np.cos(a) - 0.24, z, baked('#e6c9a4', '#a8684a', 3, 0.4)
    )
    thicken(shell, 0.015)
    juice = place(
        lathe('juice', [(0, 0), (0.17, 0)], liquid('#8a4a14', roughness=0.04), 32, 0.12, 3), 0, 0, 0.085
    )
    meat = [
        place(
            ellipsoid(
                'scallop', 0.1, 0.095, 0.07, baked('#f4e2bd', '#b5702e', 5, 0.2, 0.7, 0.15), 26, 0.04, 2, k
            ),
            x,
            y,
            0.12,
        )
        for k, (x, y) in enumerate(((-0.08, 0.02), (0.09, 0.05)))
    ]
    roe = place(
        ellipsoid('roe', 0.1, 0.04, 0.035, baked('#e8813a', '#b8501c', 4, 0.2, 0.7, 0.1), 20, 0.05, 2),
        0.0,
        -0.09,
        0.11,
    )
    butter = rounded_box('butter', 0.09, 0.08, 0.035, matte('#f4d77a', 0.2, 0.5), 0.012, 3)
    place(butter, 0.08, 0.045, 0.19, (0.1, 0, rng.uniform(0, 1)))
    return hold([shell, juice, roe, butter, *meat], 'scallop')
