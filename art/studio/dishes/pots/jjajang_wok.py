"""What happens in the wok: pieces in one layer, a heap of dice, dice in sauce. Add WOK_Z to every height."""

import math

import numpy as np
from mathutils import Vector

from studio.families.jjajang import WOK_Z
from studio.foods.streams import rings
from studio.geometry.fields import square_grid, wave_noise
from studio.geometry.mesh import grid_mesh
from studio.geometry.settle import collider, drop, hide_strays
from studio.geometry.surface import aligned
from studio.scene import instance
from studio.ware.vessels import WOK_FLOOR


def wok_floor(distance):
    """Height of the wok's inside at a distance from its middle."""
    return float(np.interp(distance, *WOK_FLOOR)) + WOK_Z


def _lean(x, y):
    """The floor's normal there."""
    d = math.hypot(x, y) + 1e-6
    slope = (wok_floor(d + 0.06) - wok_floor(max(0, d - 0.06))) / 0.12
    return Vector((-slope * x / d, -slope * y / d, 1)).normalized()


def spaced(count, radius, gap, rng, accept=None, tries=6000):
    """Points of a disc, gap apart."""
    points = []
    for _ in range(tries):
        angle, d = rng.uniform(0, 6.283), radius * math.sqrt(rng.random())
        x, y = d * math.cos(angle), d * math.sin(angle)
        if accept and not accept(x, y):
            continue
        if all((x - u) ** 2 + (y - v) ** 2 > gap * gap for u, v in points):
            points.append((x, y))
            if len(points) == count:
                break
    return points


def one_layer(prototypes, points, half, rng, turned=0.0):
    """Pieces side by side on the floor; `turned` is the share that lies with its browned side up."""
    for x, y in points:
        normal = _lean(x, y)
        at = Vector((x, y, wok_floor(math.hypot(x, y)))) + normal * half * 0.93
        flip = math.pi if rng.random() < turned else 0
        turn = (flip + rng.uniform(-0.08, 0.08), rng.uniform(-0.08, 0.08), rng.uniform(0, 6.28))
        instance(rng.choice(prototypes), at, aligned(normal, turn), rng.uniform(0.9, 1.08))


def heap(prototypes, count, level, rng, under=90, frames=80, spread=0.85, scale=(0.85, 1.08)):
    """
    Lets pieces fall into the wok on a false bottom at `level` (over the wok's own zero), below which
    `under` pieces fill the gaps. prototypes may repeat a kind to have more of it.
    """
    for _ in range(under):
        angle, d = rng.uniform(0, 6.28), math.sqrt(rng.random()) * 0.9
        z = WOK_Z + max(level - 0.09 * rng.random(), float(np.interp(d, *WOK_FLOOR)) + 0.05) - 0.03
        turn = (rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), rng.uniform(0, 6.28))
        instance(rng.choice(prototypes), (d * math.cos(angle), d * math.sin(angle), z), turn)
    radii = np.linspace(0, 1.34, 16)
    heights = np.maximum(np.interp(radii, *WOK_FLOOR), level + 0.05 * np.cos(radii * 1.2)) + WOK_Z
    profile = [(float(r), float(z)) for r, z in zip(radii, heights, strict=True)] + [(1.36, 3.0)]
    fallen = drop(
        prototypes,
        count,
        0,
        0,
        collider(profile),
        None,
        rng,
        spread,
        WOK_Z + level + 0.35,
        0.012,
        frames,
        scale,
    )
    hide_strays(fallen, 0, 0, 1.3, WOK_Z)
    return fallen


def sauce_surface(level, material, pieces=(), ripple=0.012, boil=(), landing=None, cells=300):
    """
    Sauce in the wok at `level`, clinging to pieces (x, y) that stick out, swollen where it boils (x, y, r),
    with rings round the point where something lands. Returns a function for its height at (x, y).
    """
    edge = float(np.interp(level, WOK_FLOOR[1], WOK_FLOOR[0]))
    x, y = square_grid(edge + 0.1, cells)
    d = np.hypot(x, y)
    z = level + WOK_Z + ripple * wave_noise(x, y, 5, 2.4) + ripple * 0.5 * wave_noise(x, y, 8, 6)
    for u, v in pieces:
        z += 0.022 * np.exp(-(((x - u) ** 2 + (y - v) ** 2) / 0.0085))
    for u, v, r in boil:
        z += 0.035 * np.exp(-(((x - u) ** 2 + (y - v) ** 2) / (r * r)))
    if landing:
        z += rings(x, y, landing)
    z += 0.02 * np.clip((d - edge + 0.10) / 0.10, 0, 1)
    grid_mesh('sauce', x, y, z, material, d < edge + 0.06)
    step = 2 * (edge + 0.1) / (cells - 1)

    def height(u, v):
        i, j = round((v + edge + 0.1) / step), round((u + edge + 0.1) / step)
        return float(z[min(max(i, 0), cells - 1), min(max(j, 0), cells - 1)])

    return height


def floating(prototypes, points, height, rng, sink=(-0.045, 0.02)):
    """Pieces half sunk in the sauce; sink is how far their middle lies over its surface."""
    for x, y in points:
        turn = (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(0, 6.28))
        instance(
            rng.choice(prototypes), (x, y, height(x, y) + rng.uniform(*sink)), turn, rng.uniform(0.85, 1.08)
        )
