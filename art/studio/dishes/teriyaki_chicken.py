"""Teriyaki chicken over rice."""

import math
import random

import numpy as np

from studio.fields import blur, wave_noise
from studio.foods.chicken import chicken_slice
from studio.foods.rice import rice_bed
from studio.foods.vegetables import broccoli_floret, carrot_slice
from studio.garnishes import lay_rings, on, scallion_rings, sesame, spots
from studio.height_map import HeightMap
from studio.materials.ceramics import TEAL_SPECKLED, ceramic
from studio.materials.food import sauce
from studio.mesh import grid_mesh
from studio.scene import hide, instance
from studio.surface import Surface
from studio.vessels import bowl, bowl_floor


def teriyaki_chicken():
    """A teal bowl, 1.22 in radius: rice, glazed chicken, broccoli, carrots. Returns scallion rings."""
    rng = random.Random(8)
    bowl(1.22, 0.66, ceramic(TEAL_SPECKLED, 0.24), 0.5)
    heap = HeightMap(1.25, 460, bowl_floor(1.22, 0.66))
    r = np.hypot(heap.x, heap.y)
    heap.z = np.maximum(
        heap.z,
        np.where(
            r < 1.12,
            0.4
            + 0.17 * np.cos(np.clip(r / 1.1, 0, 1) * math.pi / 2)
            + 0.02 * wave_noise(heap.x, heap.y, 3, 1.2),
            -1,
        ),
    )
    rice_bed(heap, 1.08, 4300, rng)
    # sauce pool under the chicken, following the rice
    xs, ys = (heap.x, heap.y)
    u = (xs + 0.1) * 0.94 + (ys + 0.16) * 0.2
    v = (ys + 0.16) * 0.94 - (xs + 0.1) * 0.2
    inside = (
        1 - np.hypot(u / 0.66, v / 0.6) + 0.1 * wave_noise(xs, ys, 5, 1.6) + 0.04 * wave_noise(xs, ys, 8, 4)
    )
    k = np.clip(inside / 0.1, -1, 1)
    grid_mesh(
        'glaze',
        xs,
        ys,
        blur(heap.z, 4.0) + 0.034 * np.clip(k, 0, 1) ** 0.5 - 0.05 * np.clip(-k, 0, 1),
        sauce('#3a1505', '#5e270a'),
        k > -0.6,
    )
    # chicken: seven shingled slices leaning back
    angle = math.radians(-68)
    dx, dy = (math.cos(angle), math.sin(angle))
    for i in range(8):
        t = -0.4 + 0.118 * i
        x, y = (-0.1 + dx * t + 0.02 * rng.uniform(-1, 1), -0.12 + dy * t)
        s = chicken_slice(i + 3, 0.5 - 0.016 * abs(i - 3) ** 1.5, 0.2, 0.092)
        s.location = (x, y, heap.mean(x, y, 0.15) + 0.135)
        s.rotation_euler = (
            rng.uniform(-0.05, 0.05),
            -math.radians(47 + rng.uniform(-4, 4)),
            angle + rng.uniform(-0.07, 0.07),
        )
    # broccoli behind, carrot flowers left and right
    broccoli = [hide(broccoli_floret(i, 0.25)) for i in range(3)]
    for k, (x, y, s, a) in enumerate(
        (
            (0.3, 0.72, 1.05, 0.2),
            (0.62, 0.5, 1.0, 1.4),
            (-0.06, 0.8, 0.92, 2.2),
            (0.8, 0.18, 0.95, 3.0),
            (0.46, 0.36, 0.82, 4.0),
            (0.13, 0.54, 0.74, 5.0),
        )
    ):
        instance(broccoli[k % 3], (x, y, heap.mean(x, y, 0.1) + 0.14 * s), (-y * 0.45, x * 0.45, a), s)
    carrots = [hide(carrot_slice(i, 0.155, 0.06)) for i in range(3)]
    surface = Surface()
    around = (
        (-0.62, 0.44),
        (-0.76, 0.26),
        (-0.84, 0.04),
        (-0.5, 0.6),
        (0.8, -0.26),
        (0.72, -0.48),
        (0.56, -0.66),
    )
    for k, (x, y) in enumerate(around):
        z = surface.hit(x, y)[0].z
        instance(
            carrots[k % 3],
            (x, y, z + 0.075),
            (
                rng.uniform(-0.1, 0.1) - 0.25,
                -1.25 + rng.uniform(-0.15, 0.15),
                -1.45 + rng.uniform(-0.35, 0.35),
            ),
            1.0,
        )
    sesame(
        spots(170, lambda: (rng.gauss(-0.06, 0.34), rng.gauss(-0.16, 0.34)), rng, on('chicken'), tries=900)
    )
    scallions = scallion_rings()
    lay_rings(
        scallions,
        17,
        lambda: (rng.gauss(-0.06, 0.3), rng.gauss(-0.1, 0.34)),
        rng,
        on('chicken', 'rice', 'glaze'),
        0.018,
    )
    return scallions
