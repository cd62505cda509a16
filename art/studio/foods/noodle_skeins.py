"""Cooked noodles in loose skeins, low enough to be seen from the side."""

import math

import numpy as np

from studio.foods.noodles import sink_ends


def _drift(rng, reach, count=170, step=0.026):
    """A path that curls about within a radius, turning back before its edge."""
    angle = rng.uniform(0, 6.283)
    start = rng.uniform(0.1, 0.8) * reach
    x, y = start * math.cos(angle), start * math.sin(angle)
    heading, curl, path = angle + rng.choice([1.3, 1.8, -1.5]), 0.0, []
    for _ in range(count):
        path.append((x, y))
        curl = 0.93 * curl + rng.uniform(-0.8, 0.8)
        r = math.hypot(x, y)
        inward = (math.atan2(-y, -x) - heading + math.pi) % (2 * math.pi) - math.pi
        heading += step * (1.3 * curl + 0.5 + 7 * inward * max(0, r / reach - 0.72))
        x, y = x + step * math.cos(heading), y + step * math.sin(heading)
    return np.array(path)


def noodle_skeins(heights, rng, skeins=15, reach=0.95, arcs=7, radius=0.036, spread=0.25):
    """
    Skeins of three to five noodles side by side: `arcs` bent along the rim, `skeins` wandering over them,
    none farther from the middle than `reach`; spread is the share of it that the arcs cover. Returns their paths.
    """
    paths = []
    for k in range(arcs + skeins):
        if k < arcs:
            t = np.linspace(0, rng.uniform(1.8, 3.0), 170) + 6.283 * k / arcs
            r = reach * (0.86 - spread * rng.random()) - 0.10 * np.linspace(-1, 1, 170) ** 2
            spine = np.column_stack([r * np.cos(t), r * np.sin(t)])
        else:
            spine = _drift(rng, reach * 0.9, rng.randint(130, 190))
        tangent = np.gradient(spine, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
        across = np.column_stack([-tangent[:, 1], tangent[:, 0]])
        for strand in range(rng.randint(3, 5)):
            phase, n = rng.uniform(0, 6), np.arange(len(spine))
            shift = (strand - 1.5) * radius * 2.05 + radius * 0.7 * np.sin(phase + 0.05 * n)
            path = spine + across * shift[:, None]
            distance = np.hypot(path[:, 0], path[:, 1])
            path = path * np.minimum(1, reach / np.maximum(distance, 1e-6))[:, None]
            paths.append(heights.lay(path[rng.randint(0, 12) : -rng.randint(1, 14)], radius, 0.5, 8))
    return sink_ends(paths, 0.16, 16)
