"""Fresh wheat dough on the board: a rested block, nests and loose cuts of noodles, all lightly floured."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.dense_mesh import dense_mesh
from studio.fields import smoothstep, wave_noise
from studio.foods.thick_noodles import STEP, noodles, skein, spine
from studio.height_map import HeightMap, flat_floor
from studio.materials.shader import material
from studio.scene import place

TONES = ('#ecd09a', '#f4dfb4')
FLOUR = ('#f3e6c8', '#fbf5e6')

TWIRLS = (
    (0.82, 0.95, 5),
    (0.74, 0.58, 3),
    (0.80, 0.88, 4),
    (0.72, 0.52, 3),
    (0.76, 0.70, 3),
    (0.56, 0.66, 2),
)
"""Loops of a nest from the lowest: half width as a share of its radius, how round, strands."""


def _dough(shader):
    shader.surface(
        shader.attribute('Col'), roughness=0.62, specular=0.25, subsurface=0.14,
        subsurface_radius=(0.16, 0.10, 0.05), sheen=0.2,
    )  # fmt: skip
    shader.bump(shader.noise(30, 4), 0.12, 0.01)


def dough_material():
    """Soft wheat dough in its vertex colours."""
    return material('soft dough', _dough)


def _floured(points, normals):
    """Flour lies in patches on what looks up."""
    patch = wave_noise(points[:, 0], points[:, 1], 4, 3) + 0.6 * wave_noise(points[:, 0], points[:, 1], 9, 9)
    return np.clip(0.15 + 0.45 * patch, 0, 0.9) * smoothstep(0.1, 0.8, normals[:, 2])


def nest(x, y, z, rng, radius=0.40, strand=0.023):
    """A nest of cut noodles twirled round the fingers, standing at z; radius of the nest and the strand in units."""
    heights, paths = HeightMap(0.62, 300, flat_floor(0.0)), []
    heights.dome(0.5 * radius, 0.0, 0.08)
    for share, squash, strands in TWIRLS:
        start, tilt = rng.uniform(0, 6.28), rng.uniform(0, 3.14)
        t = np.linspace(0, rng.uniform(1.0, 1.45), 30)
        r = radius * (share + 0.05 * np.sin(5 * t + start) - 0.06 * t)
        a = start + rng.choice((-1, 1)) * 6.283 * t
        u, v = r * np.cos(a), squash * r * np.sin(a)
        u, v = u * math.cos(tilt) - v * math.sin(tilt), u * math.sin(tilt) + v * math.cos(tilt)
        paths += skein(heights, spine(list(zip(u, v, strict=True))), strands, strand, 0.54, rng, 0.9, 0.08)
    item = noodles(paths, strand, rng, _floured, TONES, FLOUR, 3.6, dough_material())
    return place(item, x, y, z, (0, 0, rng.uniform(0, 6.28)))


def cut_noodles(x, y, z, rng, count=13, length=0.62, strand=0.023, angle=0.0):
    """Noodles just cut, lying side by side in two layers and loosening; they run along y before the angle (radians)."""
    heights, paths = HeightMap(0.7, 300, flat_floor(0.0)), []
    for layer in range(2):
        for k in range(count - 3 * layer):
            u = (k - (count - 3 * layer - 1) / 2) * strand * 2.5 + rng.uniform(-0.012, 0.012)
            s = np.arange(-length / 2, length / 2, STEP) + rng.uniform(-0.03, 0.03)
            sway = 0.02 * np.sin(4 * s + rng.uniform(0, 6)) * (1 + layer) + rng.uniform(-0.08, 0.08) * s
            paths.append(heights.lay(np.column_stack([u + sway, s]), strand, 0.6, 8))
    item = noodles(paths, strand, rng, _floured, TONES, FLOUR, 3.6, dough_material())
    return place(item, x, y, z, (0, 0, angle))


def loose_noodles(points, z, rng, strands=9, strand=0.023):
    """A handful of cut noodles lying loosely along a spine of (x, y), on the height z."""
    heights, path = HeightMap(1.9, 760, flat_floor(z)), spine(points)
    paths = skein(heights, path, strands, strand, 1.85, rng, 0.8, 0.0)
    paths += skein(heights, path[8:-12], strands - 4, strand, 1.85, rng, 0.8, 0.0)
    return noodles(paths, strand, rng, _floured, TONES, FLOUR, 3.6, dough_material())


def dough_block(half_x=0.40, half_y=0.34, height=0.30, seed=3):
    """A kneaded block with round shoulders, smooth, with a dent and a little flour; stands on z = 0."""
    v, u = np.meshgrid(np.linspace(0, math.pi, 70), np.linspace(0, 2 * math.pi, 141), indexing='ij')
    power = 0.62

    def bent(value):
        return np.sign(value) * np.abs(value) ** power

    x = half_x * bent(np.sin(v)) * bent(np.cos(u))
    y = half_y * bent(np.sin(v)) * bent(np.sin(u))
    z = height * (0.5 + 0.5 * np.sign(np.cos(v)) * np.abs(np.cos(v)) ** 0.72)
    swell = 1 + 0.035 * wave_noise(x * 1.5, y * 1.5 + z, seed, 1.2)
    x, y = x * swell, y * swell
    top = smoothstep(0.3, 0.9, z / height)
    dent = np.exp(-((x - 0.08) ** 2 + (y + 0.05) ** 2) / 0.012)
    z = z + top * (0.014 * wave_noise(x, y, seed + 1, 1.5) - 0.05 * dent)
    tone = blend(filled(z.shape, TONES[0]), rgba(TONES[1]), 0.5 + 0.5 * wave_noise(x, y, seed + 2, 2))
    flour = 0.15 + 0.55 * wave_noise(x, y, seed + 5, 2.6) + 0.3 * wave_noise(x, y, seed + 6, 9)
    tone = blend(tone, rgba(FLOUR[1]), np.clip(flour, 0, 0.85) * top)
    points = np.stack([x, y, z], -1)
    return dense_mesh('dough', [(points, tone, None)], dough_material())


def folded_sheet(half_x=0.36, half_y=0.28, layers=4, thickness=0.040, seed=1):
    """A sheet of dough folded in layers, its folds on the two sides along x; stands on z = 0."""
    patches, source = [], np.random.default_rng(seed)
    u, phi = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(0, 2 * math.pi, 90), indexing='ij')
    c, s = np.cos(phi), np.sin(phi)
    for k in range(layers):
        wide = half_x * (1 - 0.012 * k + 0.01 * source.standard_normal())
        x = wide * np.sign(c) * np.abs(c) ** 0.18 + 0.006 * wave_noise(u, 0 * u, k, 2)
        y = half_y * u * (1 + 0.008 * wave_noise(x * 3, 0 * x, k + 4, 2)) + 0.01 * source.standard_normal()
        z = thickness * (k + 0.5 + 0.49 * np.sign(s) * np.abs(s) ** 0.45) + 0.005 * wave_noise(
            x, y, k // 2, 1.4
        )
        tone = blend(filled(z.shape, TONES[0]), rgba(TONES[1]), 0.6 + 0.4 * wave_noise(x, y, seed + 2, 3))
        flour = 0.2 + 0.5 * wave_noise(x, y, k + 5, 3) + 0.3 * wave_noise(x, y, k + 6, 10)
        tone = blend(tone, rgba(FLOUR[1]), np.clip(flour, 0, 0.85) * (s > 0))
        points = np.stack([x, y, z], -1)
        patches.append((points, tone, None))
        for end in (0, -1):
            half = points[end].reshape(2, 45, 3)
            cap = np.stack([half[0], half[1][::-1]])
            patches.append(
                (cap if end else cap[::-1], np.broadcast_to(rgba(TONES[1]), cap.shape[:2] + (4,)), None)
            )
    return dense_mesh('sheet', patches, dough_material())
