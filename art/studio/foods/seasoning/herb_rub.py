"""Dill, lemon zest, oregano, garlic and pepper, chopped and stirred with oil."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.foods.small import crumb
from studio.geometry.fields import wave_noise
from studio.geometry.mesh_builder import MeshBuilder
from studio.geometry.surface import Surface, aligned
from studio.geometry.swarm import swarm
from studio.materials.surfaces import wet
from studio.scene import hide


def _thread(builder, start, heading, length, radius, curl, tone):
    """A thin bent thread lying about in x-y from start (x, y, z); heading in radians."""
    t, turn = np.meshgrid(np.linspace(0, 1, 6), np.linspace(0, 2 * math.pi, 5), indexing='ij')
    angle = heading + curl * t
    x, y = start[0] + length * t * np.cos(angle), start[1] + length * t * np.sin(angle)
    thin = radius * (1 - 0.75 * t)
    points = [x - thin * np.cos(turn) * np.sin(angle), y + thin * np.cos(turn) * np.cos(angle)]
    z = start[2] + 0.25 * length * t * (1 - t) + 0.8 * thin * np.sin(turn)
    builder.grid(np.stack([*points, z], -1), blend(filled(t.shape, tone[0]), rgba(tone[1]), 0.2 + 0.7 * t))


def _dill(seed):
    """A chopped tip of dill, about .05 long: a few threads that fork from one point."""
    chance, builder = random.Random(seed), MeshBuilder()
    tone = (('#2c4d18', '#4f7a2c'), ('#3a5c1d', '#6a9140'), ('#243f16', '#426a28'))[seed % 3]
    for _ in range(chance.randint(2, 5)):
        start = (chance.uniform(-0.006, 0.006), chance.uniform(-0.004, 0.004), chance.uniform(0, 0.004))
        _thread(builder, start, chance.gauss(0, 0.8), chance.uniform(0.022, 0.052), 0.0034, chance.gauss(0, 0.7), tone)
    return hide(builder.object('dill bit', None, 80))


def _zest(seed):
    """A curled shred of lemon zest off a fine grater."""
    chance, builder = random.Random(seed + 50), MeshBuilder()
    tone = (('#d9ab22', '#ecd06a'), ('#e3bd3c', '#f2e0a0'))[seed % 2]
    _thread(builder, (-0.015, 0, 0.002), 0, chance.uniform(0.026, 0.048), 0.0058, chance.uniform(-1.8, 1.8), tone)
    return hide(builder.object('zest shred', None, 80))


def herb_rub(transforms, seed=3):
    """Bakes transforms into the parts of the mix, damp with oil."""
    chance = random.Random(seed)
    rub = wet(0.46, 0.28, 0, bump=0.2, bump_scale=40)
    parts = (
        ('dill', [_dill(k) for k in range(12)], 0.66, None, (0.7, 1.35)),
        ('zest', [_zest(k) for k in range(6)], 0.13, None, (0.6, 1.1)),
        ('oregano', [crumb(k, 0.010, 10) for k in range(3)], 0.08, ['#6c6a3c', '#57582f', '#7d7748'], (0.6, 1.4)),
        ('garlic', [crumb(k, 0.010, 12) for k in range(3)], 0.07, ['#e6dab2', '#d9c78f'], (0.6, 1.3)),
        ('pepper', [crumb(k, 0.008, 10) for k in range(3)], 0.06, ['#241b14', '#43352a', '#6a5a48'], (0.5, 1.3)),
    )
    start = 0
    for k, (name, pieces, share, tints, sizes) in enumerate(parts):
        stop = len(transforms) if k == len(parts) - 1 else start + round(share * len(transforms))
        part = [(at, turn, scale * chance.uniform(*sizes)) for at, turn, scale in transforms[start:stop]]
        start = stop
        if part:
            swarm(name, pieces, part, rub, seed + k, 0.22, tints)


def rub_on_fillets(fillets, half_length, half_width, rng, density=3400):
    """
    Spreads the mix over the tops of fillets, a list of (object, share): share 1 covers all, less than 1
    only that part from the -x end. It lies thick in places and thin in others. Half sides in units.
    """
    surface, found = Surface(), []
    for n, (fish, share) in enumerate(fillets):
        turn = fish.rotation_euler.z
        for _ in range(density):
            u, v = rng.uniform(-1, 1), rng.uniform(-1, 1)
            patchy = float(wave_noise(u * 2.4, v * 1.4, 5 + n, 1.6) + 0.6 * wave_noise(u * 5, v * 3, 9 + n, 1.8))
            edge = abs(u) ** 4 + abs(v) ** 4 + 0.16 * patchy
            if edge > 0.62 + 0.3 * rng.random() ** 3 or u > -1 + 2 * share + 0.24 * patchy + 0.2 * rng.random() ** 4:
                continue
            if rng.random() > 0.62 + 0.5 * patchy:
                continue
            x, y = u * half_length, v * half_width
            at_x = fish.location.x + x * math.cos(turn) - y * math.sin(turn)
            at_y = fish.location.y + x * math.sin(turn) + y * math.cos(turn)
            at, normal, item = surface.hit(at_x, at_y)
            if item is None or 'salmon' not in item.name or normal.z < 0.45:
                continue
            lean = aligned(normal, (rng.gauss(0, 0.22), rng.gauss(0, 0.22), rng.uniform(0, 6.28)))
            lift = 0.001 + 0.012 * rng.random() * max(0.2, 0.6 + patchy)
            found.append((at + normal * lift, lean, rng.uniform(0.8, 1.25)))
    rng.shuffle(found)
    herb_rub(found)
