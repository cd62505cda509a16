"""Tofu stir-fry in its pan."""

import math
import random

import numpy as np
from mathutils import Matrix

from studio.fields import wave_noise
from studio.foods.stir_fry_vegetables import mushroom_slice, pepper_strip, snap_pea
from studio.foods.tofu import seared_tofu
from studio.foods.vegetables import carrot_slice
from studio.garnishes import lay_rings, scallion_rings, sesame, spots
from studio.height_map import HeightMap, within_disc
from studio.materials.food import sauce
from studio.mesh import grid_mesh
from studio.scene import hide, instance
from studio.vessels import pan, pan_floor


def tofu_stir_fry():
    """An iron pan, 1.27 in radius, handle to the front right. Returns scallion rings and snap peas."""
    rng = random.Random(12)
    radius = 1.27
    depth = 0.34
    pan(radius, depth, math.radians(-38), 1.55)
    heap = HeightMap(1.34, 420, pan_floor(radius, depth))
    xs, ys = (heap.x, heap.y)
    r = np.hypot(xs, ys)
    grid_mesh(
        'sauce',
        xs,
        ys,
        np.full_like(xs, 0.085) + 0.01 * wave_noise(xs, ys, 4, 2),
        sauce('#2c1006', '#552409', 4, 0.1, 9, 0.12),
        r < 1.03 + 0.05 * wave_noise(xs, ys, 6, 1.4),
    )
    heap.z = np.where(
        r < 1.0, np.maximum(heap.z, 0.08 + 0.2 * np.cos(np.clip(r / 1.0, 0, 1) * math.pi / 2)), heap.z
    )
    tofu = [hide(seared_tofu(i)) for i in range(4)]
    red = [hide(pepper_strip(i, 0.44, 0.064, 0.03, 1.3 + 0.3 * i)) for i in range(3)]
    yellow = [
        hide(pepper_strip(i + 5, 0.44, 0.062, 0.03, 1.2 + 0.4 * i, '#eda616', '#f9dd90')) for i in range(2)
    ]
    peas = [hide(snap_pea(i)) for i in range(3)]
    mushrooms = [hide(mushroom_slice(i, 0.225, 0.05)) for i in range(3)]
    carrots = [hide(carrot_slice(i, 0.13, 0.045, False)) for i in range(2)]
    for c in carrots:
        c.data.transform(Matrix.Rotation(math.pi / 2, 4, 'Y'))

    def put(p, x, y, reach, dz, rotation, scale=1, stamp_radius=None):
        z = heap.mean(x, y, reach) + dz
        item = instance(p, (x, y, z), rotation, scale)
        heap.stamp(x, y, z - (stamp_radius or reach) * 0.75, stamp_radius or reach)
        return item

    where = within_disc(rng, 0.98)
    tumble = lambda a: (rng.uniform(-a, a), rng.uniform(-a, a), rng.uniform(0, 6.28))
    for _ in range(22):
        put(rng.choice(mushrooms), *where(), 0.14, 0.03, tumble(0.4))
    for _ in range(20):
        put(rng.choice(red + yellow), *where(), 0.13, 0.05, tumble(0.5))
    for _ in range(14):
        put(rng.choice(peas), *where(), 0.14, 0.05, tumble(0.4))
    # top coat, spaced so that each thing reads
    used = []

    def spot(pick, d):
        for _ in range(200):
            x, y = pick()
            if all((math.hypot(x - a, y - b) > d for a, b in used)):
                used.append((x, y))
                return (x, y)
        return None

    for k in range(17):
        q = spot(where, 0.3)
        if q:
            put(
                tofu[k % 4],
                *q,
                0.13,
                0.1,
                (
                    rng.choice([0, 0, math.pi / 2]) + rng.uniform(-0.35, 0.35),
                    rng.uniform(-0.35, 0.35),
                    rng.uniform(0, 6.28),
                ),
                rng.uniform(0.95, 1.1),
                0.17,
            )
    for n, prototypes, d, dz, a in (
        (13, red, 0.2, 0.06, 0.4),
        (9, yellow, 0.2, 0.06, 0.4),
        (13, peas, 0.2, 0.06, 0.3),
        (11, mushrooms, 0.19, 0.05, 0.35),
        (7, carrots, 0.19, 0.04, 0.4),
    ):
        for k in range(n):
            q = spot(where, d)
            if q:
                put(prototypes[k % len(prototypes)], *q, 0.12, dz, tumble(a), rng.uniform(0.95, 1.1))
    sesame(
        spots(
            210,
            where,
            rng,
            lambda n, hit_item: n.z > 0.35 and (not hit_item.name.startswith('sauce')),
            scale=(1, 1.3),
            tries=420,
        )
    )
    scallions = scallion_rings(0.046, 0.05)
    lay_rings(scallions, 34, where, rng, tries=60)
    return (scallions, peas)
