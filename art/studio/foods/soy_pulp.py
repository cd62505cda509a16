"""Okara in its muslin, and thick pastes in bowls and on spoons."""

import math

import numpy as np

from studio.fields import fractal_noise, smoothstep, square_grid
from studio.foods.flour import flour_heap
from studio.foods.small import crumb
from studio.garnishes import spots
from studio.height_map import within_disc
from studio.materials.cloth import striped_towel
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.mesh import grid_mesh, thicken
from studio.scene import place
from studio.swarm import swarm
from studio.vessels import bowl_floor


def muslin_in_bowl(x, y, radius, depth, seed):
    """A thin cloth lining a bowl, hanging over its rim in folds."""
    turn, r = np.meshgrid(np.linspace(0, 2 * math.pi, 181), np.linspace(0.02, 1.0, 70), indexing='ij')
    reach = radius * (1.32 + 0.10 * np.sin(4 * turn + seed) + 0.05 * np.sin(9 * turn))
    distance = r * reach
    rim = radius + 0.05
    inside = bowl_floor(radius, depth)(np.minimum(distance, radius - 0.02), 0 * distance) + 0.05
    over = np.clip((distance - rim) / (0.42 * radius), 0, 1)
    out = rim + 0.10 * np.sqrt(over) + (distance - rim) * 0.25
    height = np.where(distance < rim, inside, depth + 0.05 - 0.42 * over**1.2)
    height = np.where((distance > radius - 0.06) & (distance < rim + 0.02), depth + 0.045, height)
    waves = np.sin(13 * turn + 1.4 * np.sin(3 * turn + seed)) + 0.5 * np.sin(29 * turn + seed)
    fold = smoothstep(0.6 * radius, 1.15 * radius, distance)
    where = np.where(distance < rim, distance, out) + 0.035 * waves * fold
    height = height + 0.018 * waves * fold * (distance < rim) * (waves > 0)
    item = grid_mesh(
        'muslin', where * np.cos(turn), where * np.sin(turn), height, striped_towel('#efe7d4', None, 1.0)
    )
    return thicken(place(item, x, y), 0.014, 0)


def _pulp(shader):
    tone = shader.ramp(shader.noise(7, 5, 0.6), [(0.3, '#cdb27a'), (0.55, '#dfc894'), (0.75, '#ecdab0')])
    shader.surface(tone, roughness=0.6, specular=0.35, coat=0.12, coat_roughness=0.3)
    shader.bump(shader.math('ADD', shader.noise(34, 5, 0.7), shader.voronoi(26)), 0.7, 0.03)


def okara_heap(x, y, z, radius, height, rng):
    """A moist, crumbly heap standing at z."""
    small = radius < 0.4
    pulp = material('okara', _pulp)
    flour_heap(x, y, radius, height, pulp, 5, 120 if small else 260, amplitude=0.03, clods=0.05, floor=z)
    crumbs = [
        crumb(k, size, 12, 0.5)
        for k, size in enumerate((0.014, 0.022, 0.034) if not small else (0.012, 0.018, 0.026))
    ]
    lying = spots(
        420 if small else 2600, within_disc(rng, radius * 0.92, x, y), rng, _on_heap, 0.004, (0.6, 1.2)
    )
    tints = ['#e2cc98', '#e9d6a8', '#dac18a']
    swarm('okara', crumbs, lying, wet(0.42, 0.35, 0, bump=0.4, bump_scale=50), 4, 0.08, tints)


def _on_heap(normal, item):
    return item.name.startswith('heap') and normal.z > 0.2


def paste_in_bowl(x, y, radius, depth, paste, seed, dent=None):
    """Thick paste filling a bowl to near its rim; dent (x, y, radius, angle) is where a spoon went in."""
    gx, gy = square_grid(radius, 260)
    r, turn = np.hypot(gx, gy) / radius, np.arctan2(gy, gx)
    height = depth * 0.80 + 0.14 * radius * np.clip(1 - r * r, 0, 1)
    strokes = np.sin(16 * r - 2.2 * turn + 1.5 * fractal_noise(gx, gy, 1.8, seed, 2))
    height += 0.020 * strokes * smoothstep(0.05, 0.3, r) + 0.022 * fractal_noise(gx, gy, 4.5, seed + 3, 4)
    if dent:
        dx, dy, size, angle = dent
        u = (gx - dx) * math.cos(angle) + (gy - dy) * math.sin(angle)
        v = (gy - dy) * math.cos(angle) - (gx - dx) * math.sin(angle)
        far = np.sqrt((u / (1.5 * size)) ** 2 + (v / size) ** 2)
        height -= 0.22 * radius * np.clip(1 - far**2, 0, 1) ** 0.8 * (1 + 0.4 * np.clip(u / size, -1, 1))
        height += 0.05 * radius * np.exp(-(((far - 1.12) / 0.16) ** 2)) * smoothstep(-0.8, 0.7, u / size)
    return place(grid_mesh('paste', gx, gy, height, paste, r < 0.965), x, y)


def paste_on_spoon(x, y, angle, paste, seed=5):
    """A dollop in the hollow of `wooden_spoon`, with the peak where it tore off."""
    gx, gy = square_grid(0.34, 150)
    share = (gx / 0.285) ** 2 + (gy / 0.21) ** 2
    bulk = np.clip(1 - share * (1 + 0.15 * np.sin(5 * np.arctan2(gy, gx))), -0.4, 1)
    height = 0.10 + 0.19 * np.sign(bulk) * np.abs(bulk) ** 0.6 + 0.02 * fractal_noise(gx, gy, 7, seed, 3)
    height += 0.07 * np.exp(-(((gx + 0.03) ** 2 + (gy - 0.02) ** 2) / 0.004))
    height = np.maximum(height, 0.07 + 0.10 * share)
    return place(grid_mesh('paste', gx, gy, height, paste, bulk > -0.05), x, y, 0.02, (0, 0, angle))
