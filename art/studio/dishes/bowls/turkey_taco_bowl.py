"""A taco bowl in sections."""

import math
import random

import numpy as np

from studio.foods.cereals.rice import rice_portion
from studio.foods.portions import (
    ONION_DICE,
    TOMATO_DICE,
    beans_portion,
    corn_portion,
    diced_portion,
    in_sector,
    mince_portion,
)
from studio.foods.produce.avocado import avocado_slice
from studio.foods.produce.citrus import citrus_wedge, wedge_rotation
from studio.foods.seasoning.herbs import cilantro
from studio.foods.small import crumb
from studio.garnishes import chopped_herbs
from studio.geometry.fields import wave_noise
from studio.geometry.height_map import HeightMap, pile_on
from studio.geometry.mesh import grid_mesh
from studio.geometry.surface import Surface
from studio.geometry.swarm import swarm
from studio.materials.ceramics import MILK, ceramic
from studio.materials.surfaces import matte
from studio.scene import hide, instance
from studio.ware.vessels import bowl, bowl_floor


def turkey_taco_bowl():
    """
    An oat bowl, 1.26 in radius: rice, corn, tomato, beans, turkey, avocado. Returns sprigs and lime
    wedges.
    """
    rng = random.Random(9)
    bowl(1.26, 0.56, ceramic(MILK), 0.5)
    heap = HeightMap(1.3, 520, bowl_floor(1.26, 0.56))
    xs, ys = (heap.x, heap.y)
    r = np.hypot(xs, ys)
    heap.z = np.maximum(
        heap.z,
        np.where(
            r < 1.16,
            0.36 + 0.13 * np.cos(np.clip(r / 1.14, 0, 1) * math.pi / 2) + 0.025 * wave_noise(xs, ys, 3, 1.1),
            -1,
        ),
    )
    grid_mesh('base', xs, ys, heap.z - 0.02, matte('#6b4a2c', 0.8), r < 1.1)
    sector = lambda *k: in_sector(rng, *k)
    # rice (left), corn (top left), tomato (top right), beans (right), turkey (bottom, biggest)
    rice_portion(heap, 1900, sector(138, 204), rng)
    transforms = []
    where = sector(140, 202, 0.3, 1.0)
    for _ in range(70):
        x, y = where()
        transforms.append(
            (
                (x, y, heap.mean(x, y, 0.02) + 0.012),
                (0, 0, rng.uniform(0, 6)),
                (rng.uniform(0.5, 1.3), rng.uniform(0.4, 0.9), 0.2),
            )
        )
    chopped_herbs(transforms)
    corn_portion(
        pile_on(heap, 330, 0.036, sector(84, 136), rng, 0.6, 0.9)
        + pile_on(heap, 60, 0.036, sector(94, 128, 0.4, 1.0), rng, 0.8, 0.9)
    )
    diced_portion(
        pile_on(heap, 150, 0.058, sector(30, 82), rng, 0.55)
        + pile_on(heap, 30, 0.058, sector(40, 72, 0.4, 1.0), rng, 0.7),
        TOMATO_DICE,
        0.115,
        4,
    )
    diced_portion(pile_on(heap, 44, 0.034, sector(34, 78, 0.35, 1.05), rng, 0.6), ONION_DICE, 0.07, 5)
    beans_portion(
        pile_on(heap, 300, 0.046, sector(-42, 28), rng, 0.6, 0.8)
        + pile_on(heap, 60, 0.046, sector(-28, 14, 0.4, 1.0), rng, 0.8, 0.8)
    )
    mince_portion(
        pile_on(heap, 430, 0.045, sector(206, 316, 0.05, 1.1), rng, 0.55, scale=(0.5, 1.3))
        + pile_on(heap, 150, 0.045, sector(216, 306, 0.3, 1.0), rng, 0.7, scale=(0.4, 1.2))
    )
    # avocado fan in the middle, lime, coriander, crumbled cheese
    avocado = [hide(avocado_slice(i, 1.12, 0.06)) for i in range(2)]
    for k in range(9):
        t = k - 4
        a = math.radians(-30 + 5 * t)
        x, y = (-0.02 + 0.078 * t * math.cos(0.5), 0.02 + 0.078 * t * math.sin(0.5) - 0.008 * t * t)
        z = heap.top(x, y, 0.16) + 0.1
        instance(
            avocado[k % 2],
            (x, y, z - 0.02 * abs(t) * 0.3),
            (math.radians(14), math.radians(-40), math.radians(28) + 0.035 * t),
            1.0,
        )
    surface = Surface()
    transforms = []
    for _ in range(60):
        x, y = (rng.gauss(0.1, 0.35), rng.gauss(-0.42, 0.28))
        p, n, _hit_item = surface.hit(x, y)
        transforms.append((p + n * 0.012, (rng.uniform(0, 6), rng.uniform(0, 6), 0), rng.uniform(0.5, 1.25)))
    swarm('queso', [crumb(i, 0.034) for i in range(3)], transforms, matte('#f4ecdb', 0.6), 3, 0.05)
    limes = [hide(citrus_wedge(i, 0.25, 64)) for i in range(2)]
    surface = Surface()
    for x, y, a, k in ((0.62, 0.7, -0.75, 0), (0.88, 0.4, -1.1, 1)):
        z = surface.hit(x, y)[0].z
        instance(limes[k], (x, y, z + 0.17), wedge_rotation(a, 0.55), 1.0)
    sprigs = [hide(cilantro(i, 0.27)) for i in range(4)]
    surface = Surface()
    for k, (x, y, a) in enumerate(
        (
            (0.02, -0.32, 0.4),
            (0.16, -0.42, 1.9),
            (-0.1, -0.46, 4.0),
            (-0.46, -0.12, 2.2),
            (-0.52, 0.02, 0.8),
            (0.34, 0.16, 5.1),
            (0.5, -0.62, 3.0),
            (-0.34, 0.4, 1.2),
        )
    ):
        surface.rest(sprigs[k % 4], x, y, 0.08, 0.05, a, 0.5, 1.0)
    return (sprigs, limes)
