"""Portions for bowls: corn, dice, beans, mince, thrown by `pile_on` and baked by `swarm`."""

import math

from studio.foods.small import cooked_bean, corn_kernel, crumb
from studio.foods.vegetables import dice
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.swarm import swarm

TOMATO_DICE = ('#c4200f', '#d8371c', '#b81a0d', '#df5a35')


ONION_DICE = ('#f1e4e8', '#c993b4', '#e6cbd8')


AVOCADO_DICE = ('#cfd478', '#b4c455', '#dfe09a')


def in_sector(rng, start, end, inner=0.18, outer=1.1, waviness=0.05):
    """
    A function that gives random points of a bowl's sector between two angles (degrees), with wavy
    borders.
    """

    def pick():
        d = math.sqrt(rng.uniform(inner * inner, outer * outer))
        a = math.radians(rng.uniform(start - 3, end + 3)) + waviness * math.sin(d * 7 + start) / max(d, 0.3)
        return (d * math.cos(a), d * math.sin(a))

    return pick


def corn_portion(transforms, seed=3):
    """Kernels of sweet corn."""
    return swarm(
        'corn',
        [corn_kernel(i) for i in range(4)],
        transforms,
        wet(0.24, 0.45, 0.08, (0.12, 0.08, 0.02), 0.05, 20, 0.05),
        seed,
        0.1,
        ['#f0b323', '#f6c63c', '#e79f17'],
    )


def diced_portion(transforms, tints, size=0.11, seed=4):
    """Cubes of anything moist; tints as TOMATO_DICE, ONION_DICE, AVOCADO_DICE."""
    return swarm(
        'dice',
        [dice(i, size) for i in range(4)],
        transforms,
        wet(0.16, 0.7, 0.08, (0.14, 0.06, 0.03), 0.16, 16, 0.06),
        seed,
        0.14,
        tints,
    )


def beans_portion(transforms, tints=('#1c1412', '#2a1a18', '#150f10'), size=0.08, seed=6):
    """Cooked beans; the default is black."""
    return swarm(
        'beans',
        [cooked_bean(size)],
        transforms,
        wet(0.16, 0.6, 0, (0.05, 0.03, 0.03), 0.06, 24, 0.1),
        seed,
        0.35,
        tints,
    )


def mince_portion(transforms, seed=7):
    """Browned, seasoned ground meat."""

    def browned(shader):
        g = shader.ramp(shader.noise(9, 5, 0.6, 0.3), [(0.36, 0.0), (0.64, 1.0)])
        shader.surface(
            shader.mix(0.75, shader.attribute('Col'), shader.mix(g, '#582a0e', '#9c5c2a'), 'MIX'),
            roughness=0.34,
            specular=0.5,
            coat=0.45,
            coat_roughness=0.15,
        )
        shader.bump(shader.noise(30, 5, 0.65), 0.75, 0.025)

    return swarm(
        'mince',
        [crumb(i, 0.056 + 0.01 * (i % 3), 24, 0.4, 2.5) for i in range(6)],
        transforms,
        material('mincem', browned),
        seed,
        0.25,
        ['#8f4a1e', '#743813', '#a86028'],
        3.1,
    )
