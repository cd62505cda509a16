"""Noodles with black-bean sauce ladled over one side."""

import math

import numpy as np

from studio.foods.prepared.black_dice import black_dice
from studio.foods.strands.noodle_skeins import noodle_skeins
from studio.foods.strands.noodles import wheat_noodles
from studio.geometry.fields import blur, fractal_noise
from studio.geometry.height_map import HeightMap
from studio.geometry.mesh import grid_mesh
from studio.materials.ceramics import OAT, ceramic
from studio.materials.food import sauce
from studio.scene import instance
from studio.ware.vessels import bowl, bowl_floor


def _one_sided(heights, x0=0.34, y0=-0.04):
    """Sauce over the right side, running out between the noodles; returns how far inside it each cell is."""
    x, y = heights.x, heights.y
    turn, d = np.arctan2(y - y0, x - x0), np.hypot((x - x0) * 1.12, (y - y0) * 0.86)
    edge = 0.68 + 0.05 * np.sin(3 * turn + 0.6) + 0.05 * np.sin(5 * turn + 2) + 0.035 * np.sin(11 * turn)
    edge += 0.10 * np.exp(-((np.angle(np.exp(1j * (turn - 2.9))) / 0.2) ** 2))
    edge += 0.12 * np.exp(-((np.angle(np.exp(1j * (turn + 2.5))) / 0.16) ** 2))
    inside = np.clip((edge - d) / 0.1, -1.2, 1)
    outside = np.hypot(x, y) > 0.78
    on_noodles = np.where(outside, (blur(heights.z, 6) - 0.5) / 0.12, 1)
    inside = np.clip(np.minimum(inside, on_noodles), -1.2, 1)
    under = heights.z[inside > 0]
    ground = np.clip(heights.z, np.quantile(under, 0.45), np.quantile(under, 0.92))
    z = 0.3 * blur(ground, 5) + 0.7 * blur(ground, 16) + 0.10 * np.clip(inside, 0, 1) ** 0.5
    z += 0.012 * fractal_noise(x, y, 5, 3, 3)
    seeping = np.clip(-inside / 0.8, 0, 1)
    z = z * (1 - seeping) + (blur(heights.z, 2) - 0.04) * seeping
    grid_mesh('sauce', x, y, z, sauce('#150904', '#2c1509', 6, 0.12, 22, 0.12), inside > -0.85)
    heights.z = np.where(inside > 0, z, heights.z)
    return inside


def sauced_noodles(rng, pieces=84):
    """An oat bowl, 1.24 in radius; noodles bare on its left."""
    bowl(1.24, 0.62, ceramic(OAT), 0.5)
    heights = HeightMap(1.3, 380, bowl_floor(1.24, 0.62))
    heights.dome(1.14, 0.34, 0.12)
    wheat_noodles(noodle_skeins(heights, rng, 8, 1.13, 11, spread=0.45))
    inside, dice, placed = _one_sided(heights), black_dice(0.40), []
    for _ in range(4000):
        x, y = rng.uniform(-0.4, 1.0), rng.uniform(-0.9, 0.9)
        if inside[heights.cell(x, y)] < 0.8 or any(math.hypot(x - u, y - v) < 0.112 for u, v in placed):
            continue
        placed.append((x, y))
        z = heights.mean(x, y, 0.05) + 0.012
        turn = (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(0, 6.28))
        instance(rng.choice(dice), (x, y, z), turn, rng.uniform(0.78, 1.02))
        heights.stamp(x, y, z - 0.02, 0.08)
        if len(placed) == pieces:
            break
