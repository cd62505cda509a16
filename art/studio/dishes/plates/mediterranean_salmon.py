"""Salmon, couscous and salad in a container."""

import math
import random

import numpy as np

from studio.foods.cereals.rice import couscous
from studio.foods.produce.citrus import citrus_slice
from studio.foods.produce.salad_vegetables import cucumber_slice, olive, ring
from studio.foods.produce.tomatoes import tomato_half
from studio.foods.seafood.salmon import salmon_fillet
from studio.foods.seasoning.herbs import herb_sprig
from studio.foods.small import crumb
from studio.garnishes import chopped_herbs
from studio.geometry.fields import wave_noise
from studio.geometry.height_map import HeightMap
from studio.geometry.mesh import grid_mesh
from studio.geometry.surface import Surface
from studio.geometry.swarm import swarm
from studio.materials.ceramics import OAT, ceramic
from studio.materials.surfaces import matte, wet
from studio.scene import hide, instance
from studio.ware.vessels import container, container_floor

HALF_X = 1.36


HALF_Y = 0.98


DEPTH = 0.44


def mediterranean_salmon():
    """A container 2.7 x 2. Returns lemon slices, olives and dill."""
    rng = random.Random(6)
    container(HALF_X, HALF_Y, DEPTH, 0.3, ceramic(OAT))
    heap = HeightMap(1.45, 560, container_floor(HALF_X, HALF_Y, DEPTH))
    inside = lambda x, y, margin=0.09: (
        abs(x) < HALF_X - margin
        and abs(y) < HALF_Y - margin
        and (
            math.hypot(max(0, abs(x) - HALF_X + 0.32), max(0, abs(y) - HALF_Y + 0.32)) < 0.32 - margin + 0.03
        )
    )
    xs, ys = (heap.x, heap.y)
    in_couscous = lambda x, y: y > 0.1 * math.sin(x * 2) - 0.18 - 0.1 * x
    heap.z = np.where(
        (np.abs(xs) < HALF_X - 0.08) & (np.abs(ys) < HALF_Y - 0.08),
        np.where(ys > 0.1 * np.sin(xs * 2) - 0.18 - 0.1 * xs, 0.26 + 0.05 * wave_noise(xs, ys, 2, 1.1), 0.16),
        heap.z,
    )
    couscous_area = ys > 0.1 * np.sin(xs * 2) - 0.15 - 0.1 * xs
    grid_mesh(
        'cbase',
        xs,
        ys,
        heap.z - 0.01,
        matte('#dfb968', 0.7),
        (np.abs(xs) < HALF_X - 0.12)
        & (np.abs(ys) < HALF_Y - 0.12)
        & (
            np.hypot(np.maximum(0, np.abs(xs) - HALF_X + 0.36), np.maximum(0, np.abs(ys) - HALF_Y + 0.36))
            < 0.25
        )
        & couscous_area,
    )
    # herbed couscous over the upper two thirds
    where = lambda: (rng.uniform(-HALF_X, HALF_X), rng.uniform(-0.5, HALF_Y))
    couscous(heap, 8200, where, rng, lambda x, y: inside(x, y, 0.085) and in_couscous(x, y))
    crust = []
    for _ in range(150):
        x, y = where()
        if inside(x, y, 0.12) and in_couscous(x, y):
            crust.append(
                (
                    (x, y, heap.mean(x, y, 0.02) + 0.015),
                    (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(0, 6)),
                    (rng.uniform(0.5, 1.3), rng.uniform(0.5, 1), 0.16),
                )
            )
    chopped_herbs(crust)
    # cucumber-tomato salad along the front
    tomatoes = [hide(tomato_half(i, 0.135 + 0.01 * (i % 2))) for i in range(3)]
    cucumbers = [hide(cucumber_slice(i, 0.2 + 0.012 * i, 0.07)) for i in range(2)]
    half_moons = [hide(cucumber_slice(7, 0.21, 0.08, True))]
    olives = [hide(olive(i)) for i in range(3)]
    onions = [hide(ring(i + 3, 0.12 + 0.03 * i, 0.013, 0.034)) for i in range(3)]

    def put(p, x, y, radius, dz, rotation, scale=1):
        x = max(-HALF_X + radius + 0.1, min(HALF_X - radius - 0.1, x))
        y = max(-HALF_Y + radius + 0.1, y)
        z = heap.mean(x, y, radius * 0.7) + dz
        instance(p, (x, y, z), rotation, scale)
        heap.stamp(x, y, z - radius * 0.6, radius)

    front = lambda x: -0.56 - 0.06 * math.sin(x * 2)
    for k in range(30):
        x = -1.1 + 0.081 * k
        y = front(x) + (0.27, 0.03, -0.24)[k % 3] + rng.gauss(0, 0.03)
        put(
            cucumbers[k % 2] if k % 3 else half_moons[0],
            x,
            y,
            0.16,
            0.07,
            (rng.uniform(-0.45, 0.45), rng.uniform(-0.45, 0.45), rng.uniform(0, 6)),
        )
    for k in range(17):
        x = -1.08 + 0.135 * k
        y = front(x) + (-0.22, 0.28, 0.02)[k % 3] + rng.gauss(0, 0.03)
        put(
            tomatoes[k % 3],
            x,
            y,
            0.13,
            0.1,
            (rng.uniform(-0.45, 0.35), rng.uniform(-0.4, 0.4), rng.uniform(0, 6)),
            rng.uniform(0.9, 1.05),
        )
    for k, (x, y) in enumerate(
        ((-1.0, -0.52), (-0.42, -0.62), (0.1, -0.5), (0.55, -0.7), (1.05, -0.5), (0.8, -0.42), (-0.72, -0.76))
    ):
        put(olives[k % 3], x, y, 0.09, 0.06, (0, rng.uniform(-0.3, 0.3), rng.uniform(0, 6)), 0.95)
    for k, (x, y) in enumerate(((-0.8, -0.46), (-0.15, -0.66), (0.4, -0.52), (0.95, -0.7))):
        put(onions[k % 3], x, y, 0.1, 0.05, (rng.uniform(-0.35, 0.35), rng.uniform(-0.35, 0.35), 0))
    # feta crumbs over the salad
    crust = []
    for _ in range(46):
        x = rng.uniform(-1.15, 1.15)
        y = front(x) + rng.uniform(-0.26, 0.26)
        crust.append(
            (
                (x, y, heap.top(x, y, 0.03) + 0.02),
                (rng.uniform(0, 6), rng.uniform(0, 6), 0),
                rng.uniform(0.6, 1.5),
            )
        )
    swarm('fetac', [crumb(i, 0.034) for i in range(3)], crust, matte('#f4ecdb', 0.6), 3, 0.05)
    # two fillets on the couscous, crust, lemon tucked under and on top
    lemons = [hide(citrus_slice(i, 0.25, 0.045)) for i in range(2)]
    for k, (x, y, a) in enumerate(((1.0, 0.66, 0.3), (1.05, 0.27, 1.2))):
        instance(lemons[k % 2], (x, y, heap.top(x, y, 0.2) + 0.03 + 0.05 * k), (0.1 * k, -0.05, a), 0.92)
    first, second = (salmon_fillet(1, 0.61, 0.335), salmon_fillet(4, 0.6, 0.33))
    for f, (x, y, a) in ((first, (-0.44, 0.23, 0.2)), (second, (0.4, 0.21, 0.28))):
        f.location = (x, y, heap.mean(x, y, 0.3) + 0.02)
        f.rotation_euler = (0, 0, a + 1.05)
    surface = Surface()
    crust = []
    green = []
    for _ in range(12000):
        x, y = (rng.uniform(-1, 1), rng.uniform(-0.45, 0.95))
        p, n, hit_item = surface.hit(x, y)
        if not hit_item or 'salmon' not in hit_item.name or n.z < 0.8:
            continue
        local = hit_item.matrix_world.inverted() @ p
        reach = math.hypot(local.x / 0.6, local.y / 0.33)
        if reach + 0.1 * float(wave_noise(local.x * 3, local.y * 3, 4, 2.2)) > 0.84:
            continue
        t = (
            p + n * rng.uniform(0.0, 0.02),
            (rng.uniform(0, 6), rng.uniform(0, 6), rng.uniform(0, 6)),
            (rng.uniform(0.5, 1.3), rng.uniform(0.5, 1.2), rng.uniform(0.5, 1)),
        )
        (crust if rng.random() < 0.8 else green).append(t)
    crumbs = [crumb(i, 0.021) for i in range(4)]
    swarm(
        'crust',
        crumbs,
        crust,
        wet(0.55, 0.2, 0, (0.1, 0.05, 0.02), 0.3, 30),
        3,
        0.25,
        ['#d99a3e', '#c07a26', '#e8b75c', '#a9631d'],
    )
    swarm('crustg', crumbs, green, wet(0.5, 0.1, 0), 4, 0.3, ['#4f7d22', '#3a6418', '#6b962f'])
    surface = Surface()
    surface.rest(lemons[0], -0.24, 0.52, 0.14, 0.03, 0.4, 0.9, 0.74)
    surface.rest(lemons[1], 0.58, 0.52, 0.14, 0.03, 1.3, 0.9, 0.74)
    dill = [hide(herb_sprig(i, 0.44, 'dill')) for i in range(2)]
    surface = Surface()
    for x, y, a, k in (
        (-0.52, 0.22, 0.9, 0),
        (0.36, 0.12, 1.3, 1),
        (-1.05, 0.55, -0.6, 0),
        (0.08, 0.62, 0.3, 1),
    ):
        surface.rest(dill[k], x, y, 0.12, 0.03, a, 0.6)
    return (lemons, olives, dill)
