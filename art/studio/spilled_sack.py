"""A linen sack lying on its side with what runs out of it; units of 10 cm."""

import math

import numpy as np

from studio.fields import smoothstep, wave_noise
from studio.materials.cloth import table_linen
from studio.mesh import grid_mesh, mesh_object, thicken
from studio.scene import place
from studio.settle import drop


def spilled_sack(
    x, y, angle, length=1.35, half_width=0.62, height=0.62, colors=('#dccba6', '#c4ae82'), seed=2
):  # fmt: skip
    """Lies along its angle (radians); its mouth with a rolled hem at (x, y) opens towards +x before turning."""
    along, hem = np.linspace(0, 1, 90), np.linspace(0, 1, 16)[1:]
    turn = np.linspace(0, 2 * math.pi, 241)[:, None]
    ends = np.interp(along, [0, 0.04, 0.12, 0.3, 0.55, 0.8, 1], [0.05, 0.42, 0.68, 0.93, 1.0, 0.95, 0.98])
    crown = np.interp(along, [0, 0.04, 0.12, 0.3, 0.55, 0.8, 1], [0.06, 0.30, 0.46, 0.66, 0.78, 0.88, 1.0])
    width = np.concatenate([ends, 0.98 + 0.13 * np.sin(hem * 2.4) ** 0.8])[None, :]
    tall = np.concatenate([crown, 1.0 + 0.13 * np.sin(hem * 2.4) ** 0.8])[None, :]
    forward = np.concatenate([(along - 1) * length, 0.05 * np.sin(hem * math.pi) - 0.17 * hem**1.5])[None, :]
    share = np.concatenate([along, np.ones_like(hem)])[None, :]
    c, s = np.cos(turn), np.sin(turn)
    creases = np.sin(turn * 13 + 3 * wave_noise(c * 1.3, s * 1.3, seed, 0.8) + 2 * share)
    dents = wave_noise(c * 1.4 + 2 * share, s * 1.4 - 3 * share, seed + 1, 0.9)
    slack = 0.05 * dents * (s > -0.6) * smoothstep(0.02, 0.2, share)
    gathered = 0.030 * creases * (smoothstep(0.35, 0.0, share) + 0.35 * smoothstep(0.7, 1.0, share))
    reach = 1 + slack + gathered
    middle = 0.5 * height * tall
    z = np.maximum(middle + middle * 1.06 * s * reach, 0.022)
    lip = -0.10 * smoothstep(0.75, 1.0, share) * np.maximum(s, 0)  # the upper edge of the mouth falls back
    item = grid_mesh('sack', forward + lip, half_width * width * c * reach, z, table_linen(*colors))
    return place(thicken(item, 0.018, 0), x, y, 0, (0, 0, angle))


def spill(x, y):
    """Heights of a false floor in the mouth of `spilled_sack` and before it, over fields before turning."""
    fan = 1 - np.hypot((x + 0.30) / 1.05, y / (0.56 + 0.16 * smoothstep(-0.1, 0.5, x)))
    egg_box = 0.035 * np.sin(41 * x) * np.sin(41 * y)  # holds the beans on the slope
    return np.clip(0.42 * np.clip(fan, 0, 1) ** 0.85, 0.001, 0.26) + egg_box * (fan > 0.04)


def run_out(prototypes, count, chance):
    """Drops beans into the mouth of a sack at the origin and lets them run; returns the copies."""
    x, y = np.meshgrid(np.linspace(-0.8, 1.9, 110), np.linspace(-1.4, 1.4, 114))
    floor = grid_mesh('floor', x, y, spill(x, y), None)
    plan = [(0.05, 0.52), (-0.55, 0.50), (-0.55, -0.50), (0.05, -0.52)]
    wall = [(u, v, z) for z in (0.0, 12.0) for u, v in plan]
    fence = mesh_object('fence', wall, [(k, k + 1, k + 5, k + 4) for k in range(3)], None, False)
    fallen = drop(prototypes, count, -0.06, 0, floor, fence, chance, 0.42, 0.5, 0.016, 90, (0.92, 1.08))
    for item in fallen:
        u, v, z = item.matrix_world.translation
        roof = 0.16 + 0.22 * math.sqrt(max(0.0, 1 - (v / 0.56) ** 2)) if u < -0.08 else 0.60
        item.hide_render = z < 0.03 or z > roof or u < -0.62 or u > 1.7 or (u < 0 and abs(v) > 0.56)
    return fallen
