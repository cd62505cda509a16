"""Short round grains in a bowl, by physics: thrown on a height map they would clump."""

import math

from studio.foods.grains import grain_skin
from studio.materials.surfaces import matte
from studio.mesh import lathe
from studio.scene import place, rng
from studio.settle import collider, drop
from studio.swarm import swarm
from studio.vessels import bowl


def fallen_bowl(prototypes, kernel, x, y, z, radius, depth, material, count, seed, rise=0.07):
    """A bowl standing at (x, y, z) heaped with kernels that fell into it; radius and depth in units."""
    bowl(radius, depth, material, 0.5, seed, 0.04, (x, y, z))
    r, d = radius, depth
    profile = [(0, d * 0.66 + rise), (0.3 * r, d * 0.66 + rise * 0.9), (0.62 * r, d * 0.66 + rise * 0.45),
               (0.84 * r, d * 0.68), (0.93 * r, d * 0.80), (r, d), (r * 1.05, d * 1.02)]  # fmt: skip
    floor = place(collider(profile), x, y, z)
    fence = place(lathe('fence', [(r, d), (0.92 * r, d + 0.3), (0.92 * r, 14)], None, 30), x, y, z)
    start = z + d + rise + 0.1
    fallen = drop(prototypes, count, x, y, floor, fence, rng(seed), r * 0.62, start, 0.006, 80)
    lying = []
    for item in fallen:
        at, turn, size = item.matrix_world.decompose()
        if at.z > z + 0.1 and math.hypot(at.x - x, at.y - y) < r * 1.02:
            lying.append((tuple(at), tuple(turn.to_euler()), size.x))
        item.hide_render = True
    swarm('kernels', prototypes, lying, grain_skin(kernel), seed, 0.06)
    place(lathe('core', [(a * 0.97, b - 0.02) for a, b in profile[:5]], matte(kernel.color, 0.9), 40), x, y, z)
