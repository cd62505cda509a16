"""Okinawa soba: wide wheat noodles in a clear broth of pork and bonito, braised belly, kamaboko, red ginger."""

import random

import numpy as np

from studio.color import filled
from studio.foods.meat.braised_belly import braised_slice
from studio.foods.prepared.red_ginger import red_ginger
from studio.foods.seafood.kamaboko import kamaboko
from studio.foods.seasoning.clear_eyes import clear_eyes
from studio.foods.strands.ribbons import noodle_surface, ribbons, slump
from studio.foods.strands.thick_noodles import arc, skein, spine, wander
from studio.garnishes import lay_rings, scallion_rings
from studio.geometry.fields import square_grid, wave_noise
from studio.geometry.height_map import HeightMap, within_disc
from studio.geometry.mesh import grid_mesh, paint
from studio.materials.broth import clear_broth
from studio.materials.ceramics import OAT, ceramic
from studio.materials.surfaces import wet
from studio.scene import place
from studio.ware.vessels import bowl, bowl_floor

LEVEL = 0.53
ABSORBED = np.array((1.2, 2.5, 4.6))
"""How fast red, green and blue are lost in the broth, for a unit of depth."""
PORK = ((0.34, 0.60, 0.98, 0.22), (0.58, 0.24, 0.46, 0.24), (0.50, -0.20, 0.04, 0.20))
"""x, y, the way the slice points and how it leans (radians)."""
FRONT = (
    ((-0.85, -0.30), (-0.40, -0.42), (0.05, -0.58), (0.40, -0.78), (0.62, -0.66), (0.40, -0.50)),
    ((-0.60, -0.66), (-0.20, -0.62), (0.20, -0.72), (0.56, -0.52), (0.80, -0.30)),
    ((-0.90, 0.10), (-0.60, -0.20), (-0.30, -0.55), (0.10, -0.86)),
    ((-0.70, 0.20), (-0.35, 0.05), (0.05, 0.02), (0.40, -0.10), (0.70, -0.40)),
    ((0.20, 0.55), (0.02, 0.20), (-0.14, -0.10), (-0.06, -0.45), (0.25, -0.62)),
    ((-0.55, -0.05), (-0.20, -0.16), (0.15, -0.24), (0.45, -0.50), (0.20, -0.70)),
    ((-0.20, 0.10), (-0.16, -0.30), (-0.34, -0.62), (-0.62, -0.52), (-0.66, -0.16)),
)
"""Skeins in front, where nothing lies on them."""


def _noodles(heights, chance):
    """Broad, a little flattened, in wide turns; what is under the broth is tinted by it."""
    floor, paths = heights.z.copy(), []
    for k in range(5):
        paths += skein(heights, arc(chance, chance.uniform(0.84, 0.98), 1.3 * k, 1.2), 4, 0.025, 1.10, chance, 0.5, 0.06)
    for _ in range(16):
        swing = wander(chance, chance.uniform(0.55, 0.98), chance.uniform(1.2, 2.2))
        paths += skein(heights, swing, chance.randint(3, 5), 0.025, 1.08, chance, 0.6, 0.10)
    for points in FRONT:
        paths += skein(heights, spine(points), 6, 0.025, 1.06, chance, 0.6, 0.12)
    slump(heights, paths, floor, 0.55)
    surface = noodle_surface('#e2c27c', '#f3dfa8', 0.28, 0.5, 0.12, None, 0.5, True)
    item = ribbons('noodles', paths, 0.060, 0.030, surface, chance, 0.4)
    layer = item.data.color_attributes['Col']
    shades, points = (np.empty(len(item.data.vertices) * n, np.float32) for n in (4, 3))
    layer.data.foreach_get('color', shades)
    item.data.vertices.foreach_get('co', points)
    depth = np.clip(LEVEL - points.reshape(-1, 3)[:, 2:], 0, 1)
    shades = shades.reshape(-1, 4)
    shades[:, :3] = (0.90 + 0.55 * (shades[:, :3] - 0.90)) * np.exp(-0.6 * depth * ABSORBED)
    layer.data.foreach_set('color', shades.astype(np.float32).ravel())


def _broth(chance):
    """Clear gold, deeper where it is deep; small eyes of pork fat."""
    x, y = square_grid(1.24, 260)
    r = np.hypot(x, y)
    z = np.minimum(bowl_floor(1.24, 0.66)(x, y) + 0.012, LEVEL - 0.006)
    tone = np.array(filled(x.shape, '#c9b288'))
    tone[..., :3] *= np.exp(-np.clip(LEVEL - z, 0.01, 1)[..., None] * ABSORBED * (1 + 0.15 * wave_noise(x, y, 3)[..., None]))
    paint(grid_mesh('broth ground', x, y, z, wet(0.9, 0, 0, bump=0, vary=0), r < 1.205), tone.reshape(-1, 4))
    grid_mesh('broth', x, y, 0 * x + LEVEL, clear_broth('#fff1d2'), r < 1.215)
    clear_eyes(within_disc(chance, 1.13), 620, LEVEL + 0.002, chance, '#f6cf7c', (0.006, 0.034), 0.30)


def okinawa_soba():
    """An oat bowl, 1.24 in radius."""
    chance = random.Random(58)
    bowl(1.24, 0.66, ceramic(OAT), 0.5)
    heights = HeightMap(1.3, 440, bowl_floor(1.24, 0.66))
    mound = LEVEL - 0.150 + 0.135 * np.exp(-((np.hypot(heights.x, heights.y + 0.12) / 0.70) ** 2))
    mound = mound + 0.045 * wave_noise(heights.x, heights.y, 4, 1.0)
    heights.raise_to(np.where(np.hypot(heights.x, heights.y) < 1.12, mound, -1))
    _noodles(heights, chance)
    _broth(chance)
    for k, (x, y, turn, lean) in enumerate(PORK):
        z = max(LEVEL, heights.mean(x, y, 0.2)) + 0.075 + 0.030 * k
        place(braised_slice(k + 2, 0.74 - 0.03 * k, 0.43), x, y, z, (lean, 0.05, turn))
    for k, (x, y, turn, tilt) in enumerate(((-0.40, 0.52, 0.50, 0.42), (-0.63, 0.28, 0.80, 0.36))):
        z = max(LEVEL, heights.mean(x, y, 0.2)) + 0.070 + 0.03 * k
        place(kamaboko(k, 0.285), x, y, z, (tilt, -0.08, turn))
    bare = lambda normal, item: normal.z > 0.2 and not any(n in item.name for n in ('bowl', 'ginger', 'kamaboko'))
    rings = scallion_rings(0.034, 0.032)
    gathered = lambda: (chance.gauss(-0.10, 0.11), chance.gauss(0.14, 0.10))
    for count in (40, 38, 30):
        lay_rings(rings, count, gathered, chance, bare, 0.018, 0.9)
    lay_rings(rings, 18, lambda: (chance.gauss(0.0, 0.36), chance.gauss(-0.2, 0.34)), chance, bare, 0.014, 0.6)
    red_ginger(-0.46, -0.10, chance, 64, 0.075)
