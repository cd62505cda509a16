"""Black bean soup, half of it blended: a cream with whole beans standing in it."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.foods.portions import beans_portion, diced_portion
from studio.foods.small import crumb
from studio.foods.streams import bubbles
from studio.garnishes import on, spots
from studio.geometry.fields import smoothstep, square_grid, wave_noise
from studio.geometry.height_map import within_disc
from studio.geometry.mesh import ellipsoid, grid_mesh, lathe, paint, smooth_profile
from studio.geometry.swarm import swarm
from studio.materials.surfaces import liquid, matte, metal, wet
from studio.scene import hold, place
from studio.ware.dutch_oven import POT_RADIUS, dutch_oven

LEVEL = 0.50


def stick_blender(x, y, z, rotation, length=2.6):
    """The steel foot and shaft of a stick blender, bell at the origin, shaft towards +z before the rotation."""
    steel, dark = metal('#cbc9c3', 0.28), matte('#1c1715', 0.5)
    bell = [
        (0.27, -0.10), (0.30, -0.09), (0.30, 0.02), (0.27, 0.10), (0.17, 0.19), (0.11, 0.28), (0.095, 0.42), (0.10, 0.9),
        (0.115, 1.5), (0.13, length),
    ]  # fmt: skip
    parts = [lathe('blender', smooth_profile(bell, 6), steel, 96)]
    for k in range(5):
        turn = -math.pi / 2 + 0.25 + 2 * math.pi * k / 5
        slot = ellipsoid('slot', 0.022, 0.055, 0.075, dark, 20)
        parts.append(place(slot, 0.225 * math.cos(turn), 0.225 * math.sin(turn), 0.135, (0, -0.75, turn)))
    return place(hold(parts, 'blender'), x, y, z, rotation)


def blended_soup(at, color='#41616b', turn=0.3):
    """The pot, full; a stick blender has worked round `at` (x, y): smooth and swirled there, beans elsewhere."""
    chance = random.Random(47)
    dutch_oven(color, '#e9e1cf', turn=turn)
    x, y = square_grid(POT_RADIUS, 420)
    away = np.hypot(x - at[0], y - at[1])
    spin = np.arctan2(y - at[1], x - at[0])
    swirl = np.sin(spin * 2 + away * 13 + 1.6 * wave_noise(x, y, 3, 0.9))
    calm = smoothstep(1.5, 0.3, away)
    z = LEVEL + 0.012 * wave_noise(x, y, 4, 1.6) + 0.022 * swirl * calm * smoothstep(0.2, 0.45, away)
    z -= 0.05 * np.exp(-((away / 0.34) ** 2))
    streaks = 0.5 + 0.5 * np.sin(
        spin * 2 + away * 13 + 2.2 * wave_noise(x, y, 3, 0.9) + 0.9 * wave_noise(x, y, 7, 4)
    )
    tone = blend(filled(x.shape, '#34201b'), rgba('#634a41'), 0.15 + 0.75 * streaks)
    tone = blend(tone, rgba('#21110d'), 0.65 * smoothstep(0.15, 0.9, wave_noise(x, y, 15, 1.8)) * (1 - calm))
    tone = blend(tone, rgba('#7d6458'), 0.3 * smoothstep(0.6, 0.95, streaks) * calm)
    points, beans, dice = [], [], []
    for _ in range(5000):
        angle, d = chance.uniform(0, 6.283), 1.03 * math.sqrt(chance.random())
        u, v = d * math.cos(angle), d * math.sin(angle)
        near = math.hypot(u - at[0], v - at[1])
        if near < 0.50 or (near < 0.85 and chance.random() > 0.012):
            continue
        if any((u - a) ** 2 + (v - b) ** 2 < 0.128**2 for a, b in points):
            continue
        points.append((u, v))
        turn_ = (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0, 6.28))
        kind, low = (dice, -0.01) if chance.random() < 0.09 else (beans, -0.018)
        kind.append(((u, v, LEVEL + chance.uniform(low, 0.022)), turn_, chance.uniform(0.95, 1.2)))
        z += 0.016 * np.exp(-(((x - u) ** 2 + (y - v) ** 2) / 0.0075))
        if len(points) > 125:
            break
    soup = grid_mesh('soup', x, y, z, wet(0.15, 0.75, 0, bump=0.10, bump_scale=16, vary=0.02),
                     np.hypot(x, y) < POT_RADIUS - 0.05)  # fmt: skip
    paint(soup, tone.reshape(-1, 4))
    beans_portion(beans, ('#241512', '#33201c', '#1a1110'), 0.086)
    diced_portion(dice, ['#8a2c14', '#9c3f1c', '#7c2410'], 0.085)

    def round_foot():
        angle, d = chance.uniform(0, 6.283), 0.34 + abs(chance.gauss(0, 0.16))
        return at[0] + d * math.cos(angle), at[1] + d * math.sin(angle)

    flecks = spots(520, within_disc(chance, 1.0), chance, on('soup'), -0.004, (0.5, 1.3))
    swarm('skin', [crumb(k, 0.020, 10, 0.5) for k in range(3)], [(p, t, (s * 1.4, s, 0.5 * s)) for p, t, s in flecks],
          wet(0.2, 0.7, 0), 8, 0.2, ['#1c0f0c', '#2c1914', '#4a332b'])  # fmt: skip
    foam = liquid('#7d6256', roughness=0.03, alpha=0.55)
    bubbles(120, round_foot, LEVEL - 0.004, foam, chance, (0.008, 0.034), 0.6)
