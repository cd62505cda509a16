"""Noodles: thick ones in a bowl, fresh ones on the board."""

import math
import random

import numpy as np

from studio.materials.shader import material
from studio.mesh import tubes


def _wander(seed, radius, count=150, step=0.024):
    """A path that curls about inside the bowl."""
    rng = random.Random(seed)
    a = rng.uniform(0, 6.28)
    x, y = (radius * math.cos(a), radius * math.sin(a))
    heading = a + math.pi / 2 * rng.choice([1, 1, 1, -1]) + rng.uniform(-0.7, 0.7)
    out = []
    curl = 0
    for _ in range(count):
        out.append((x, y))
        curl = 0.92 * curl + rng.uniform(-1, 1) * 0.9
        r = math.hypot(x, y)
        steer = 0
        if r > 0.7:
            inward = math.atan2(-y, -x)
            off = (inward - heading + math.pi) % (2 * math.pi) - math.pi
            steer = off * (r - 0.64) * 5.2
        heading += step * (curl * 1.3 + steer + 0.6)
        x += step * math.cos(heading)
        y += step * math.sin(heading)
        r = math.hypot(x, y)
        if r > 1.02:
            x *= 1.02 / r
            y *= 1.02 / r
    return np.array(out)


def noodle_bed(heights, rng, radius=0.036):
    """
    Thick noodles for a bowl of 1.24: combed bundles round the rim, then wandering ones. Returns their
    paths.
    """
    paths = []
    for _ in range(3):
        for bundle in range(7):
            start = 6.283 * bundle / 7 + rng.uniform(0, 0.6)
            span = rng.uniform(1.5, 2.4)
            t = np.linspace(start, start + span, 150)
            ring = rng.uniform(0.62, 0.97)
            for k in range(4):
                reach = (
                    ring
                    + (k - 1.5) * radius * 2.0
                    + 0.04 * np.sin(t * 2.3 + bundle)
                    + 0.1 * np.linspace(-1, 1, 150) ** 2 * -1
                )
                p = np.stack([reach * np.cos(t), reach * np.sin(t)], 1)
                distance = np.hypot(p[:, 0], p[:, 1])
                p *= np.minimum(1, 1.06 / distance)[:, None]
                paths.append(heights.lay(p, radius, sag=0.6, stiffness=8))
    for bundle in range(30):
        path = _wander(100 + bundle, rng.uniform(0.08, 0.5), rng.randint(130, 200))
        tangent = np.gradient(path, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-09
        across = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
        for k in range(rng.randint(3, 5)):
            offset = (k - 1.5) * radius * 2.05
            phase = rng.uniform(0, 6)
            drift = np.array([offset + radius * 0.7 * math.sin(phase + i * 0.05) for i in range(len(path))])
            p = path + across * drift[:, None]
            r = np.hypot(p[:, 0], p[:, 1])
            p *= np.minimum(1, 1.05 / np.maximum(r, 1e-06))[:, None]
            first, last = (rng.randint(0, 12), rng.randint(1, 14))
            paths.append(heights.lay(p[first:-last], radius, sag=0.5, stiffness=8))
    return sink_ends(paths, 0.17, 16)


def sink_ends(paths, depth, count):
    """Lets both ends of every strand dive below the others over n points."""
    for path in paths:
        end = min(count, len(path) // 3)
        path[:end, 2] -= np.linspace(depth, 0, end)
        path[-end:, 2] -= np.linspace(0, depth, end)
    return paths


def wheat_noodles(paths, radius=0.036):
    """Fresh wheat noodles along the paths."""

    def noodle(shader):
        c = shader.mix(shader.ramp(shader.noise(4, 3), [(0.35, 0.0), (0.65, 1.0)]), '#e3b366', '#efcb8a')
        shader.surface(
            c,
            roughness=0.34,
            specular=0.5,
            subsurface=0.12,
            subsurface_radius=(0.12, 0.07, 0.03),
            coat=0.25,
            coat_roughness=0.2,
        )

    return tubes('noodles', paths, radius, material('nood', noodle), 3)
