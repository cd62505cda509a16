"""Kama-tama udon: thick noodles hot from the pot, a raw egg broken over them, soy, scallion."""

import random

import numpy as np

from studio.foods.strands.thick_noodles import arc, noodles, skein, spine, wander
from studio.garnishes import lay_rings, scallion_rings
from studio.geometry.fields import blur, fractal_noise, smoothstep, wave_noise
from studio.geometry.height_map import HeightMap
from studio.geometry.mesh import ellipsoid, grid_mesh
from studio.materials.ceramics import NAVY, ceramic
from studio.materials.food import yolk
from studio.materials.shader import material
from studio.materials.surfaces import liquid
from studio.scene import place
from studio.ware.vessels import bowl_floor, shallow_bowl

RADIUS, REACH = 0.040, 1.04
EGG = (-0.04, 0.05)
SWEEPS = (
    ((0.86, 0.40), (0.50, 0.66), (0.02, 0.70), (-0.50, 0.62), (-0.80, 0.24), (-0.78, -0.26)),
    ((-0.90, 0.30), (-0.72, -0.20), (-0.44, -0.58), (0.06, -0.74), (0.58, -0.58), (0.84, -0.14)),
    ((-0.86, 0.10), (-0.46, 0.22), (0.0, 0.10), (0.46, 0.20), (0.86, 0.02)),
    ((0.10, -0.90), (-0.10, -0.48), (0.12, -0.05), (-0.06, 0.40), (0.16, 0.84)),
    ((-0.70, -0.56), (-0.34, -0.26), (0.10, -0.20), (0.44, 0.10), (0.76, 0.46)),
    ((-0.62, 0.62), (-0.34, 0.26), (-0.10, -0.16), (0.30, -0.42), (0.72, -0.50)),
    ((0.80, -0.52), (0.66, -0.06), (0.56, 0.34), (0.20, 0.50), (-0.24, 0.46), (-0.50, 0.20)),
    ((-0.60, 0.36), (-0.58, -0.10), (-0.34, -0.46), (0.12, -0.52), (0.50, -0.34), (0.62, 0.05)),
)
"""Spines of the skeins that lie on top, round the egg."""


def _boiled(shader):
    """Just boiled: smooth, wet, light goes a little way in."""
    moist = shader.ramp(shader.noise(4, 3), [(0.36, 0.35), (0.60, 1.0)])
    shader.surface(
        shader.attribute('Col'), roughness=0.24, specular=0.5, subsurface=0.14,
        subsurface_radius=(0.08, 0.06, 0.035), coat=moist, coat_roughness=0.07,
    )  # fmt: skip
    shader.bump(shader.noise(18, 3), 0.08, 0.01)


def _egg_white(shader):
    """Raw white, here and there gone milky on the hot noodles."""
    milky = shader.ramp(shader.noise(4.5, 4), [(0.40, 0.10), (0.66, 0.62)])
    shader.surface('#f4ead0', roughness=0.16, specular=0.55, coat=0.6, coat_roughness=0.15, alpha=milky)


def _paths(heights, rng):
    paths = []
    for k in range(7):
        path = arc(rng, REACH - 0.06 - 0.07 * (k % 3), 6.283 * k / 9 + rng.uniform(-0.2, 0.2), rng.uniform(1.4, 2.2))
        paths += skein(heights, path, rng.randint(2, 4), RADIUS, REACH, rng)
    for _ in range(9):
        paths += skein(heights, wander(rng, 0.84, rng.uniform(1.8, 2.8)), rng.randint(2, 3), RADIUS, REACH, rng)
    for points in SWEEPS:
        paths += skein(heights, spine(points), rng.randint(3, 4), RADIUS, REACH, rng, 0.5, 0.16)
    for _ in range(3):
        paths += skein(heights, wander(rng, 0.9, rng.uniform(1.3, 1.9)), 1, RADIUS, REACH, rng)
    return paths


def _soy(points, normals):
    """Where the soy ran: between the strands round the egg, less on their backs."""
    x, y = points[:, 0], points[:, 1]
    ring = np.exp(-(((np.hypot(x - EGG[0] - 0.22, y - EGG[1] + 0.16) - 0.40) / 0.26) ** 2))
    patch = smoothstep(-0.05, 0.7, wave_noise(x, y, 5, 2.0) + 0.5 * wave_noise(x, y, 8, 6))
    return np.clip(0.95 * ring * patch * (1.15 - 0.6 * np.clip(normals[:, 2], 0, 1)), 0, 0.75)


def _egg(heights):
    """The yolk in its hollow and the white that slid off it."""
    z = heights.mean(*EGG, 0.2)
    yolk_ball = ellipsoid('yolk', 0.235, 0.228, 0.150, yolk('#e07a04', '#f09a14', 1.0, 0.10), 64, 0.012, 1.5, 3)
    place(yolk_ball, *EGG, z + 0.075, (0.06, -0.05, 0.4))
    x, y = heights.x, heights.y
    dx, dy = x - EGG[0] - 0.06, y - EGG[1] + 0.10
    turn = np.arctan2(dy, dx)
    reach = 0.50 + 0.10 * np.sin(2 * turn + 1) + 0.06 * np.sin(5 * turn) + 0.04 * np.sin(9 * turn + 2)
    inside = reach - np.hypot(dx, dy)
    soft = blur(heights.z, 5)
    film = np.maximum(soft, heights.z - 0.02) + 0.014 * np.clip(inside / 0.05, 0, 1) ** 0.5
    film = film + 0.006 * fractal_noise(x, y, 6, 3, 2)
    grid_mesh('egg white', x, y, film, material('raw white', _egg_white), inside > 0)


def udon_with_egg():
    """A navy bowl, 1.16 in radius."""
    rng = random.Random(17)
    shallow_bowl(1.16, 0.6, ceramic(NAVY))
    heights = HeightMap(1.22, 420, bowl_floor(1.16, 0.6))
    heights.dome(1.04, 0.10, 0.20)
    paths = _paths(heights, rng)
    well = np.hypot(heights.x - EGG[0], heights.y - EGG[1])
    dent = lambda d: 0.06 * smoothstep(0.34, 0.10, d)
    flat = lambda z: np.minimum(z, 0.40 + 0.30 * np.maximum(z - 0.40, 0))
    for path in paths:
        path[:, 2] = flat(path[:, 2])
        path[:, 2] -= dent(np.hypot(path[:, 0] - EGG[0], path[:, 1] - EGG[1]))
    heights.z = flat(heights.z) - dent(well)
    noodles(paths, RADIUS, rng, _soy, ('#d9c294', '#eadab6'), ('#a5652c', '#5a2a0c'), 2.8, material('udon', _boiled))
    x, y = heights.x, heights.y
    grid_mesh('soy', x, y, 0 * x + 0.235 + 0.003 * wave_noise(x, y, 2, 2), liquid('#3a1a08', '#5c2e10'), np.hypot(x, y) < 0.95)
    _egg(heights)
    rings, bare = scallion_rings(0.034, 0.032), lambda normal, item: normal.z > 0.2 and 'yolk' not in item.name and 'bowl' not in item.name
    heap = lambda: (rng.gauss(0.42, 0.13), rng.gauss(0.28, 0.11))
    for count in (42, 40, 30):
        lay_rings(rings, count, heap, rng, bare, 0.018, 0.9)
    lay_rings(rings, 22, lambda: (rng.gauss(0.05, 0.38), rng.gauss(-0.05, 0.36)), rng, bare, 0.016, 0.7)
