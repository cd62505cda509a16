"""A taco bowl in sections."""

import math
import random

import numpy as np

from studio.foods.cereals.rice import rice_portion
from studio.foods.meat.turkey import seasoned_turkey
from studio.foods.portions import ONION_DICE, diced_portion, in_sector
from studio.foods.produce.avocado import avocado_slice
from studio.foods.produce.charred_corn import charred_corn
from studio.foods.produce.citrus import wedge_rotation
from studio.foods.produce.lime_wedges import lime_wedge
from studio.foods.produce.tomato_dice import tomato_dice
from studio.foods.pulses.black_beans import black_beans
from studio.foods.seasoning.cilantro_leaves import cilantro_sprig
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
    charred_corn(
        pile_on(heap, 460, 0.034, sector(84, 136), rng, 0.5, 1.5)
        + pile_on(heap, 110, 0.034, sector(94, 128, 0.4, 1.0), rng, 0.7, 1.5)
    )
    tomato_dice(
        pile_on(heap, 170, 0.052, sector(30, 82), rng, 0.5)
        + pile_on(heap, 36, 0.052, sector(40, 72, 0.4, 1.0), rng, 0.65),
        0.118,
    )
    onion = pile_on(heap, 34, 0.026, sector(34, 78, 0.35, 1.05), rng, 0.6)
    onion = [(at, turn, (scale, scale * 0.9, scale * 0.45)) for at, turn, scale in onion]
    diced_portion(onion, ONION_DICE, 0.066, 5)
    black_beans(
        pile_on(heap, 300, 0.046, sector(-42, 28), rng, 0.55, 0.9)
        + pile_on(heap, 70, 0.046, sector(-28, 14, 0.4, 1.0), rng, 0.75, 0.9)
    )
    seasoned_turkey(heap, 1500, sector(206, 316, 0.05, 1.1), rng)
    seasoned_turkey(heap, 260, sector(214, 308, 0.25, 1.0), rng, (0.018, 0.060), 8)
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
    swarm('queso', [crumb(i, 0.034) for i in range(3)], transforms, matte('#efe3cb', 0.7), 3, 0.08)
    limes = [hide(lime_wedge(i, 0.25, 64)) for i in range(2)]
    surface = Surface()
    for x, y, a, k in ((0.62, 0.7, -0.75, 0), (0.88, 0.4, -1.1, 1)):
        z = surface.hit(x, y)[0].z
        instance(limes[k], (x, y, z + 0.17), wedge_rotation(a, 0.55), 1.0)
    sprigs = [hide(cilantro_sprig(i, 0.27)) for i in range(4)]
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
