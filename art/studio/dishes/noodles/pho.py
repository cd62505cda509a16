"""Pho: flat rice noodles in clear broth, thin beef, onion, herbs, chilli."""

import math
import random

import numpy as np
from mathutils import Matrix

from studio.color import filled
from studio.foods.meat.beef_slices import thin_slice
from studio.foods.prepared.onion_slivers import onion_sliver
from studio.foods.produce.salad_vegetables import ring
from studio.foods.seasoning.cilantro_leaves import cilantro_sprig
from studio.foods.seasoning.clear_eyes import clear_eyes
from studio.foods.seasoning.herbs import basil_leaf
from studio.foods.seasoning.spices import star_anise
from studio.foods.strands.ribbons import noodle_surface, ribbons, slump
from studio.foods.strands.thick_noodles import arc, skein, spine, wander
from studio.garnishes import lay_rings
from studio.geometry.fields import square_grid, wave_noise
from studio.geometry.height_map import HeightMap, within_disc
from studio.geometry.mesh import grid_mesh, paint
from studio.geometry.surface import Surface
from studio.materials.broth import clear_broth
from studio.materials.ceramics import CELADON, ceramic
from studio.materials.surfaces import wet
from studio.scene import hide, instance
from studio.ware.vessels import bowl, bowl_floor

LEVEL = 0.52
BEEF = (
    (0.16, 0.46, 1.95, 0, 0.55), (0.34, 0.36, 1.60, 1, 0.95), (0.48, 0.18, 1.25, 2, 0.35),
    (0.53, -0.03, 0.95, 3, 1.0), (0.50, -0.24, 0.60, 4, 0.75), (0.36, -0.42, 0.25, 5, 1.0),
)  # fmt: skip
"""x, y, the way the slice's length points (radians), seed and how pink its middle is."""
ABSORBED = (2.0, 3.7, 5.6)
"""How fast red, green and blue are lost in the broth, for a unit of depth."""


def _bed(x, y):
    """The floor the noodles are laid on: swells that the top strands lift just out of the broth."""
    mound = 0.15 * np.exp(-((np.hypot(x + 0.10, y) / 0.56) ** 2))
    return LEVEL - 0.175 + mound + 0.060 * wave_noise(x, y, 4, 1.0)


def _strands(heights, chance):
    """Paths of the noodles: skeins that swing through the bowl and fold over each other."""
    paths = []
    for k in range(4):
        paths += skein(heights, arc(chance, chance.uniform(0.84, 0.98), 1.6 * k, 1.2), 5, 0.021, 1.10, chance, 0.5, 0.06)
    for _ in range(18):
        swing = wander(chance, chance.uniform(0.55, 0.98), chance.uniform(1.2, 2.4))
        paths += skein(heights, swing, chance.randint(4, 8), 0.021, 1.08, chance, 0.6, 0.10)
    for _ in range(8):
        bends = [(chance.uniform(-0.75, 0.6), chance.uniform(-0.75, 0.6)) for _ in range(4)]
        paths += skein(heights, spine(bends), chance.randint(3, 6), 0.021, 1.0, chance, 0.6, 0.10)
    return paths


def steeped(item, shades):
    """Colours a mesh as the broth above each corner does; shades are the colours it has out of it (n x 4)."""
    points = np.empty(len(item.data.vertices) * 3, np.float32)
    item.data.vertices.foreach_get('co', points)
    depth = np.clip(LEVEL + 0.004 - points.reshape(-1, 3)[:, 2], 0, 1)[:, None]
    return np.concatenate([shades[:, :3] * np.exp(-0.6 * depth * np.array(ABSORBED)), shades[:, 3:]], 1)


def _noodles(heights, chance):
    """Lays the noodles and tints what is under the broth."""
    floor = heights.z.copy()
    paths = _strands(heights, chance)
    slump(heights, paths, floor, 0.5)
    surface = noodle_surface('#e9d9b4', '#f6e9c8', 0.30, 0.35, 0.10, None, 0.5, True)
    item = ribbons('noodles', paths, 0.047, 0.014, surface, chance, 0.45)
    layer = item.data.color_attributes['Col']
    shades = np.empty(len(item.data.vertices) * 4, np.float32)
    layer.data.foreach_get('color', shades)
    layer.data.foreach_set('color', steeped(item, shades.reshape(-1, 4)).astype(np.float32).ravel())


def _broth(chance):
    """Clear amber broth over the bowl's inside, which it colours by its depth; fat floats on it in small eyes."""
    x, y = square_grid(1.24, 260)
    r = np.hypot(x, y)
    z = np.minimum(bowl_floor(1.24, 0.66)(x, y) + 0.012, LEVEL - 0.006)
    depth = np.clip(LEVEL - z, 0.01, 1)[..., None] * (1 + 0.18 * wave_noise(x, y, 3, 1.0)[..., None])
    tone = np.array(filled(x.shape, '#a48c68'))
    tone[..., :3] *= np.exp(-depth * np.array(ABSORBED))
    ground = grid_mesh('broth ground', x, y, z, wet(0.9, 0, 0, bump=0, vary=0), r < 1.205)
    paint(ground, tone.reshape(-1, 4))
    grid_mesh('broth', x, y, 0 * x + LEVEL, clear_broth(), r < 1.215)
    clear_eyes(within_disc(chance, 1.13), 520, LEVEL + 0.002, chance, '#f6cf7c', (0.006, 0.026), 0.30)


def _slice_ring(seed, radius, wall, outer, inner, edge):
    """A slice of something hollow and thin, radius in units, its wall as a share of that."""
    item = ring(seed, 0.2, 0.2 * wall, 0.13, outer, inner, edge)
    item.data.transform(Matrix.Scale(radius / 0.2, 4))
    return item


def _toppings(heights, chance):
    """Beef in a fan, paper-thin onion, scallion, herbs and chilli. Returns leaves, sprigs and chilli rings."""
    for k, (x, y, angle, seed, rare) in enumerate(BEEF):
        item = thin_slice(seed, 0.78, 0.42, 0.055, rare)
        item.location = (x, y, max(LEVEL, heights.mean(x, y, 0.22)) + 0.060 + 0.012 * k)
        item.rotation_euler = (chance.uniform(-0.14, 0.02), chance.uniform(0.02, 0.16), angle - math.pi / 2 + 1.0)
    onions = [hide(onion_sliver(k, 0.10 + 0.028 * k)) for k in range(6)]
    surface = Surface()
    for k in range(22):
        x, y = chance.gauss(-0.14, 0.17), chance.gauss(0.30, 0.17)
        surface.rest(onions[k % 6], x, y, 0.10, 0.018 + 0.002 * k, chance.uniform(0, 6.28), 0.6, 1.0,
                     (chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2)))  # fmt: skip
    afloat = lambda normal, item: 'bowl' not in item.name
    greens = [hide(_slice_ring(k, 0.015 + 0.005 * k, 0.32, '#2f6a1e', '#dbe8b4', '#7fb24c')) for k in range(4)]
    lay_rings(greens, 80, lambda: (chance.gauss(0.02, 0.40), chance.gauss(0.02, 0.40)), chance,
              afloat, 0.008, 0.3)  # fmt: skip
    basil = [hide(basil_leaf(k, 0.36, 0.10, '#1b3f16', '#47782a')) for k in range(3)]
    surface = Surface()
    for k, (x, y, angle) in enumerate(((-0.66, -0.06, 2.7), (-0.62, -0.24, 3.6), (-0.42, -0.20, 4.6), (-0.50, 0.04, 1.7))):
        surface.rest(basil[k % 3], x, y, 0.12, 0.05, angle, 0.5, (0.9, 1.0, 0.8, 0.75)[k], (0, -0.2))
    sprigs = [hide(cilantro_sprig(k, 0.30)) for k in range(3)]
    surface = Surface()
    for k, (x, y, angle) in enumerate(
        ((-0.22, 0.10, 0.9), (-0.12, -0.12, 5.4), (-0.36, 0.26, 2.4), (0.04, 0.10, 0.2), (-0.20, -0.36, 4.2))
    ):
        surface.rest(sprigs[k % 3], x, y, 0.1, 0.045, angle, 0.4)
    chillies = [hide(_slice_ring(k, 0.036, 0.26, '#a81408', '#eeb493', '#c83a20')) for k in range(2)]
    lay_rings(chillies, 9, lambda: (chance.gauss(-0.12, 0.34), chance.gauss(-0.10, 0.34)), chance, afloat, 0.014, 0.3)
    star = instance(hide(star_anise(2, 0.15)), (-0.66, -0.72, LEVEL + 0.004))
    star.rotation_euler = (0.08, -0.10, 0.4)
    return basil, sprigs, chillies


def pho():
    """A celadon bowl, 1.24 in radius. Returns leaves of basil, sprigs of cilantro and chilli rings."""
    chance = random.Random(33)
    bowl(1.24, 0.66, ceramic(CELADON), 0.5)
    heights = HeightMap(1.3, 440, bowl_floor(1.24, 0.66))
    heights.raise_to(np.where(np.hypot(heights.x, heights.y) < 1.12, _bed(heights.x, heights.y), -1))
    _noodles(heights, chance)
    _broth(chance)
    return _toppings(heights, chance)
