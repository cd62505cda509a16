"""Winter: snow on the ground, on roofs and in the air; firs."""

import math

import numpy as np

from studio.fields import fractal_noise
from studio.materials.shader import material
from studio.materials.surfaces import glowing, painted
from studio.mesh import ellipsoid, grid_mesh, rounded_box, thicken, tubes
from studio.places.landscape import terrain
from studio.places.palette import timber
from studio.scene import hide, instance


def snow():
    """Fresh snow."""
    return painted('#f1f4f7', 0.75, 0.35, 14, '#e6edf4')


def snow_ground(x0, x1, y0, y1, seed=3, amount=0.09):
    """Trodden snow over the rectangle, about z = 0."""
    return terrain(
        x0,
        x1,
        y0,
        y1,
        lambda x, y: amount * fractal_noise(x, y, 0.9, seed, 4) - amount * 0.4,
        snow(),
        150,
        90,
    )


def snow_slab(x, y, z, width, depth, thickness, rotation=(0, 0, 0), seed=1):
    """Snow lying on a roof or a sill, soft at its edges; centred."""
    slab = rounded_box(
        'snow', width, depth, thickness, snow(), thickness * 0.46, 4, thickness * 0.16, 5, 5, seed
    )
    slab.location = (x, y, z)
    slab.rotation_euler = rotation
    return slab


def drift(x, y, width, depth, height, seed=1):
    """A soft heap of snow on the ground."""
    item = ellipsoid('drift', width / 2, depth / 2, height, snow(), 48, 0.12, 1.6, seed)
    item.location = (x, y, -0.02)
    return item


def snowfall(count, rng, x=3.6, y=(-3.5, 1.0), z=(0.1, 4.0)):
    """Flakes in the air; nearer ones come out larger."""
    flake = hide(ellipsoid('flake', 0.016, 0.016, 0.016, glowing('#ffffff', '#dfe8f4', 0.5), 8))
    for _ in range(count):
        at = (rng.uniform(-x, x), rng.uniform(*y), rng.uniform(*z))
        instance(flake, at, scale=rng.uniform(0.5, 1.3))


def fir(x, y, z, height, radius, rng, snowy=0.0, bulbs=0, strength=3.0):
    """A fir of drooping tiers; snowy is the share of every tier under snow, bulbs how many lights a tier has."""
    needles = material(
        'fir',
        lambda s: s.surface(s.vary('#3f5f45', 0.015, 0.2, 0.1), roughness=0.85).bump(
            s.noise(30, 4), 0.9, 0.03
        ),
    )
    tiers = 8
    tubes('trunk', [[(x, y, z), (x, y, z + height * 0.2)]], radius * 0.13, timber(), 4)
    lamp = (
        hide(ellipsoid('bulb', 0.028, 0.028, 0.032, glowing('#ffe2a8', '#ffbe6a', strength), 12))
        if bulbs
        else None
    )
    for k in range(tiers):
        share = k / (tiers - 1)
        reach = radius * (1 - share) ** 0.85 + radius * 0.1
        top = z + height * (0.3 + 0.7 * share)
        drop = height * 0.2 * (1 - 0.35 * share)
        points = int(9 + 8 * (1 - share))
        a, t = np.meshgrid(np.linspace(0, 2 * math.pi, 24 * 5), np.linspace(0, 1, 14))
        ragged = 1 + 0.17 * t * np.cos(points * a + k * 2.1) + 0.06 * t * np.cos(5 * a + k)
        xs, ys = x + reach * t * ragged * np.cos(a + k), y + reach * t * ragged * np.sin(a + k)
        zs = top - drop * t**1.25 + 0.05 * t * np.cos(points * a + k * 2.1) * height * 0.2
        thicken(grid_mesh('fir', xs, ys, zs, needles), 0.03)
        if snowy:
            keep = t < snowy * (1 + 0.25 * np.cos(points * a + k * 2.1))
            thicken(grid_mesh('snow', xs, ys, zs + 0.035, snow(), keep), 0.03)
        for i in range(bulbs):
            turn = 6.283 * (i + rng.random() * 0.5) / bulbs + k
            r = reach * rng.uniform(0.7, 1.0)
            instance(
                lamp,
                (x + r * math.cos(turn), y + r * math.sin(turn), top - drop * (r / reach) ** 1.25 + 0.01),
            )
