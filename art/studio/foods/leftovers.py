"""What stays on a plate: a smear of sauce wiped with bread, crumbs."""

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import fractal_noise, smoothstep, wave_noise
from studio.foods.small import crumb
from studio.materials.surfaces import wet
from studio.mesh import grid_mesh, paint
from studio.scatter import sprinkle
from studio.scene import hide


def sauce_smear(floor, radius=0.66, seed=3, thin='#dd8a4c', thick='#a53c14'):
    """Sauce wiped round a plate in arcs; floor(x, y) is the plate, radius (units) how far the sauce went."""
    axis = np.linspace(-radius * 1.25, radius * 1.25, 420)
    x, y = np.meshgrid(axis, axis)
    distance, turn = np.hypot(x, y) / radius, np.arctan2(y, x)
    ragged = fractal_noise(x[::2, ::2], y[::2, ::2], 4.5, seed, 3).repeat(2, 0).repeat(2, 1)
    lanes = wave_noise(distance * 9 + 0.6 * np.sin(turn), np.cos(turn) * 0.8, seed + 2, 1.7)
    wiped = smoothstep(-0.2, 0.45, np.sin(turn * 1.0 + 0.7 + 0.9 * distance))
    edge = smoothstep(1.04, 0.80, distance + 0.16 * ragged) * smoothstep(0.16, 0.40, distance + 0.2 * ragged)
    depth = edge * (0.55 + 0.7 * lanes + 0.3 * ragged) - 0.62 * wiped * (1 - smoothstep(0.86, 0.98, distance))
    left = smoothstep(0.10, 0.75, depth)
    z = floor(x, y) + 0.004 + 0.020 * left**0.7 - 0.02 * (depth < 0.06)
    item = grid_mesh('smear', x, y, z, wet(0.16, 0.8, 0, bump=0.14, bump_scale=30, vary=0), depth > 0.06)
    paint(item, blend(filled(x.shape, thin), rgba(thick), left).reshape(-1, 4))
    return item


def bread_crumbs(count, cx, cy, spread, rng, only=None, tints=('#d9a765', '#a8692c', '#edd3a0')):
    """Crumbs of crust lying about; spread in units."""
    for k, tint in enumerate(tints):
        size = (0.030, 0.018, 0.024)[k % 3]
        item = hide(crumb(k + 5, size, 12, 0.5, 2.6))
        item.data.materials.append(wet(0.7, 0, 0, bump=0.4, bump_scale=60, vary=0.2))
        paint(item, np.tile(rgba(tint), (len(item.data.vertices), 1)))
        sprinkle([item], count // len(tints), cx, cy, spread, spread, size * 0.6, size * 2.2, rng, only=only,
                 smallest=0.5, largest=1.5)  # fmt: skip
