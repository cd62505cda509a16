"""Minced turkey, browned in the pan."""

import math

from studio.foods.small import crumb
from studio.materials.shader import parametric
from studio.swarm import swarm


@parametric
def _browned(shader):
    """Pale cooked meat, its ridges browned and crisp; the vertex colour is the spice that clings to it."""
    rough = shader.noise(11, 5, 0.62, 0.3)
    inner = shader.ramp(shader.noise(6, 3), [(0.35, '#b07a44'), (0.68, '#d3a56c')])
    tone = shader.mix(0.45, inner, shader.attribute('Col'))
    tone = shader.mix(shader.ramp(rough, [(0.40, 0.0), (0.53, 0.95)]), tone, '#8e4a1c')
    tone = shader.mix(shader.ramp(rough, [(0.53, 0.0), (0.66, 0.95)]), tone, '#4a220c')
    shader.surface(shader.vary(tone, 0.006, 0.08, 0.08), roughness=0.36, coat=0.4, coat_roughness=0.14)
    shader.bump(shader.math('ADD', rough, shader.noise(34, 4)), 0.6, 0.025)


def browned_turkey(heights, count, where, rng, size=(0.045, 0.10), seed=5):
    """
    Crumbs thrown where where() says; size is their smallest and largest radius in units. The height map
    is raised.
    """
    transforms = []
    for _ in range(count):
        x, y = where()
        radius = size[0] + (size[1] - size[0]) * rng.random() ** 2.2
        z = heights.mean(x, y, radius * 0.7) + radius * 0.42
        turn = (rng.uniform(-3, 3), rng.uniform(-0.6, 0.6), rng.uniform(0, 6.28))
        transforms.append(((x, y, z), turn, [radius / 0.06 * rng.uniform(0.8, 1.2) for _ in range(3)]))
        heights.stamp(x, y, z - radius * 0.35, radius * 0.85)
    pieces = [crumb(k, 0.06, 30, 0.40, 1.7 + 0.2 * k) for k in range(7)]
    return swarm('turkey', pieces, transforms, _browned(), seed, 0.16, ['#b06a2c', '#9c4f1c', '#b87a38'], 3.1)


def ring_of(rng, inner, outer, wave=0.06):
    """A function that gives random points of a wavy ring."""

    def pick():
        angle = rng.uniform(0, 6.283)
        d = math.sqrt(rng.uniform(inner * inner, outer * outer)) + wave * math.sin(3 * angle + 1)
        return d * math.cos(angle), d * math.sin(angle)

    return pick
