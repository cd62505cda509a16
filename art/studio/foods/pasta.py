"""Spaghetti."""

import math

import numpy as np

from studio.foods.noodles import sink_ends
from studio.foods.small import crumb
from studio.materials.shader import material
from studio.mesh import tubes
from studio.swarm import swarm


def spaghetti_nest(heights, rng, radius=0.0235):
    """
    A twirled nest for a well of .95: combed bundles, loose ends crossing, a twirl on top. Returns the
    paths.
    """
    paths = []
    # strands loop back before the rim instead of stacking there
    turn_back = lambda path: np.where(path > 0.95, 0.95 - (path - 0.95) * 0.5, path)

    def lay(p, sag=0.8):
        paths.append(heights.lay(p, radius, sag=sag, stiffness=6))

    # twirled nest: combed bundles round the middle, loose ends crossing
    for _ in range(62):
        n = 170
        start = rng.uniform(0, 6.28)
        span = rng.uniform(1.6, 3.6)
        t = np.linspace(start, start + span, n)
        ring = 0.95 * (1 - (1 - rng.uniform(0.02, 1)) ** 0.84)
        drift = rng.uniform(-0.1, 0.1)
        phase = rng.uniform(0, 6.28)
        off_x, off_y = (rng.gauss(0, 0.05), rng.gauss(0, 0.05))
        for j in range(rng.randint(3, 5)):
            reach = np.maximum(
                turn_back(
                    ring
                    + (j - 2) * radius * 2.05
                    + 0.05 * np.sin(t * 1.6 + phase)
                    + drift * np.linspace(-1, 1, n)
                    + 0.01 * np.sin(t * 7 + j)
                ),
                0.03,
            )
            lay(np.stack([reach * np.cos(t) + off_x * (1 - ring), reach * np.sin(t) + off_y * (1 - ring)], 1))
    for _ in range(15):
        n = 150
        a = rng.uniform(0, 6.28)
        heading = a + math.pi + rng.uniform(-0.9, 0.9)
        x, y = (0.86 * math.cos(a), 0.86 * math.sin(a))
        curl = rng.uniform(-1.5, 1.5)
        path = []
        for _ in range(n):
            path.append((x, y))
            curl += rng.gauss(0, 0.25)
            curl *= 0.97
            reach = math.hypot(x, y)
            off = (math.atan2(-y, -x) - heading + math.pi) % (2 * math.pi) - math.pi
            heading += 0.0132 * (curl * 1.4 + off * 9 * max(0, reach - 0.55))
            x += 0.0132 * math.cos(heading)
            y += 0.0132 * math.sin(heading)
        path = np.array(path)
        tangent = np.gradient(path, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
        across = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
        for j in range(rng.randint(2, 4)):
            p = path + across * ((j - 1) * radius * 2.1)
            reach = np.hypot(p[:, 0], p[:, 1])
            lay(p * (turn_back(reach) / np.maximum(reach, 1e-06))[:, None])
    # top twirl
    for k in range(4):
        n = 150
        t = np.linspace(0, rng.uniform(4, 6.5), n) + rng.uniform(0, 6.28)
        reach = np.linspace(0.36 - 0.03 * k, 0.1 + 0.02 * k, n) + 0.02 * np.sin(t * 2 + k)
        for j in range(3):
            lay(
                np.stack(
                    [
                        (reach + j * radius * 2) * np.cos(t) + 0.02,
                        (reach + j * radius * 2) * np.sin(t) + 0.03,
                    ],
                    1,
                ),
                0.9,
            )
    return sink_ends(paths, 0.1, 12)


def _pesto_coated(shader):
    patches = shader.ramp(shader.noise(5.5, 5, 0.6, 0.5), [(0.36, 0.0), (0.58, 1.0)])
    flecks = shader.ramp(shader.noise(26, 4, 0.65), [(0.45, 0.0), (0.62, 1.0)])
    c = shader.mix(patches, '#dcc163', '#9aa636')
    c = shader.mix(shader.math('MULTIPLY', flecks, 0.58), c, '#54741a')
    shader.surface(c, roughness=0.26, specular=0.5, coat=0.55, coat_roughness=0.1)
    shader.bump(shader.noise(40, 3), 0.1, 0.008)


def pesto_spaghetti(paths, radius=0.0235):
    """Spaghetti coated in pesto."""
    return tubes('noodles', paths, radius, material('pestonood', _pesto_coated), 3)


def pesto_bits(transforms, tints, seed, name='pesto'):
    """Specks of basil in oil."""

    def pesto(shader):
        shader.surface(
            shader.mix(
                shader.ramp(shader.noise(9, 4), [(0.35, 0.0), (0.65, 1.0)]),
                shader.attribute('Col'),
                '#27430c',
            ),
            roughness=0.28,
            specular=0.55,
            coat=0.7,
            coat_roughness=0.08,
        )
        shader.bump(shader.noise(30, 4), 0.5, 0.02)

    return swarm(
        name, [crumb(i, 0.022) for i in range(4)], transforms, material('pestom', pesto), seed, 0.25, tints
    )
