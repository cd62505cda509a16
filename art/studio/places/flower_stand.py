"""A florist's stepped stand: tin buckets of cut flowers."""

import math

from mathutils import Euler

from studio.color import rgba
from studio.materials.surfaces import painted, wet
from studio.mesh import lathe, tubes
from studio.mesh_builder import MeshBuilder, leaf
from studio.places.palette import timber
from studio.places.walls import box
from studio.scene import hide, instance, place

BLOSSOMS = {
    'sunflower': ('#e8b02e', '#5a3218'),
    'poppy': ('#c8452c', '#3a1c16'),
    'daisy': ('#f6efdd', '#dfae3a'),
    'aster': ('#8f7fb4', '#e0b84a'),
    'rose': ('#dd8f98', '#c8707c'),
}


def _blossom(kind):
    """A flower head with eleven petals, looking up; about .2 across, in the colours of its kind."""
    petal, heart = (rgba(color) for color in BLOSSOMS[kind])
    builder = MeshBuilder()
    for k in range(11):
        a = 2 * math.pi * k / 11
        at = (0.066 * math.cos(a), 0.066 * math.sin(a), 0.014 + 0.012 * (k % 2))
        builder.ellipsoid(at, (0.058, 0.026, 0.010), petal, Euler((0, -0.35, a)), 10)
    builder.ellipsoid((0, 0, 0.012), (0.042, 0.042, 0.026), heart, None, 12)
    return hide(builder.object('blossom', wet(0.7, 0.0, 0, bump=0.1, vary=0.12), 50))


def bucket_of_flowers(x, y, z, kind, rng, count=15, size=1.0):
    """A tin bucket .3 high, and the flowers of a kind (key of BLOSSOMS) standing out of it."""
    tin = [(0, 0), (0.145, 0), (0.20, 0.30), (0.212, 0.305), (0.205, 0.28), (0.15, 0.05), (0, 0.05)]
    metal = painted('#8fa0a2', 0.35, 0.05, 8, '#a5b2b0', 0.6, 0.3)
    place(lathe('bucket', [(r * size, h * size) for r, h in tin], metal, 40), x, y, z)
    blossom = _blossom(kind)
    green = painted('#5f7d42', 0.7, 0.1, 8, '#72904e')
    blade = hide(leaf(0.26, 0.05, green, 0.5, 2))
    stems = []
    for k in range(count):
        a, d = k * 2.4, 0.23 * math.sqrt((k + 0.5) / count) * size
        up = z + (0.52 + 0.10 * (1 - k / count) + rng.uniform(-0.03, 0.03)) * size
        at = (x + d * math.cos(a), y + d * math.sin(a) - 0.02, up)
        stems.append([(x + 0.4 * (at[0] - x), y + 0.4 * (at[1] - y), z + 0.2 * size), at])
        lean = (0.55 - 0.9 * math.sin(a) * d, 0.9 * math.cos(a) * d * 2, rng.uniform(0, 6.28))
        instance(blossom, at, lean, size * rng.uniform(0.85, 1.1))
    for _k in range(16):
        a = rng.uniform(0, 6.28)
        up = z + rng.uniform(0.32, 0.46) * size
        at = (x + 0.17 * size * math.cos(a), y + 0.17 * size * math.sin(a), up)
        instance(blade, at, (rng.uniform(-0.4, 0.4), -0.6, a), size)
    tubes('stems', stems, 0.012 * size, green, 3)


def flower_stand(x, y, rng):
    """Two steps 1.7 wide with seven buckets, facing the front."""
    for step, (height, depth) in enumerate(((0.16, 0.5), (0.5, 0.46))):
        box(x, y + 0.46 * step, height / 2, 1.72, depth, height, timber(), 0.015)
    front = ('daisy', 'poppy', 'aster', 'sunflower')
    for k, kind in enumerate(front):
        bucket_of_flowers(x - 0.63 + 0.42 * k, y, 0.16, kind, rng, 15, 0.95)
    for k, kind in enumerate(('sunflower', 'rose', 'daisy')):
        bucket_of_flowers(x - 0.46 + 0.46 * k, y + 0.46, 0.5, kind, rng, 15, 1.05)
