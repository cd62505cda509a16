"""Overnight oats as they lie against the glass of a jar: soft flakes, milk between them, chia, stain from above."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet

PALE = ('#ecdab2', '#dcc190', '#f3e7ca', '#d3b67f', '#eedfbd', '#caa76e')
"""Tones of soaked flakes."""


class _Wall:
    """Tone and relief of the wall unrolled: u runs along the glass, v up (units)."""

    def __init__(self, u, v, seed):
        self.u, self.v, self.seed = u, v, seed
        thick = 0.5 + 0.5 * wave_noise(u * 3, v * 3, seed, 1.6)
        self.milk = blend(filled(u.shape, '#e6d6b4'), rgba('#f6eddb'), thick)
        self.tone, self.height = self.milk.copy(), np.zeros_like(u)

    def _window(self, at, reach):
        rows = np.abs(self.u[:, 0] - at[0]) < reach
        columns = np.abs(self.v[0] - at[1]) < reach
        return np.ix_(rows, columns)

    def flake(self, at, long, broad, turn, color, sunk, seed):
        """A soft oval with a ragged rim and the crease of the groat; sunk (0 to 1) is the milk over it."""
        box = self._window(at, 1.25 * long)
        u, v = self.u[box] - at[0], self.v[box] - at[1]
        p, s = u * math.cos(turn) + v * math.sin(turn), v * math.cos(turn) - u * math.sin(turn)
        angle = np.arctan2(s / broad, p / long)
        ragged = 1 + 0.06 * np.sin(3 * angle + seed) + 0.05 * np.sin(5 * angle + 2 * seed) + 0.03 * np.sin(11 * angle)
        q = np.hypot(p / long, s / broad) / ragged
        mottle = 0.5 + 0.5 * wave_noise(p * 14, s * 30, seed, 1.5)
        tone = blend(filled(u.shape, color), rgba('#f4e8cc'), 0.45 * mottle)
        crease = np.exp(-((s / 0.005) ** 2)) * smoothstep(0.85, 0.4, q) * (seed % 3 > 0)
        tone = blend(tone, rgba('#b8935a'), 0.55 * crease)
        tone = blend(tone, rgba('#b08d5c'), 0.45 * smoothstep(0.70, 0.96, q))
        tone = blend(tone, self.milk[box], sunk)
        mask = smoothstep(1.0, 0.90 - 0.25 * sunk, q)
        self.tone[box] = blend(self.tone[box], tone, mask)
        flat = 0.010 * (1 - sunk) * smoothstep(1.0, 0.6, q)
        self.height[box] = np.where(mask > 0.5, flat, self.height[box])

    def chia(self, at, size, turn):
        """A dark seed in its grey halo of jelly."""
        box = self._window(at, 2.4 * size)
        u, v = self.u[box] - at[0], self.v[box] - at[1]
        p, s = u * math.cos(turn) + v * math.sin(turn), v * math.cos(turn) - u * math.sin(turn)
        q = np.hypot(p / size, s / (0.72 * size))
        self.tone[box] = blend(self.tone[box], rgba('#9a8a72'), 0.45 * smoothstep(2.0, 1.2, q))
        self.tone[box] = blend(self.tone[box], rgba('#2b211b'), 0.92 * smoothstep(1.05, 0.85, q))

    def stain(self, color, level, reach):
        """What ran down from the topping: deepest at the level, in tongues of uneven length."""
        tongues = reach * (0.60 + 0.40 * wave_noise(self.u * 2.2, 0 * self.u, self.seed + 4, 1.0))
        tongues = tongues + 0.9 * reach * np.clip(wave_noise(self.u * 5, 0 * self.u, self.seed + 5, 1.2), 0, 1)
        wash = smoothstep(level - tongues - 0.07, level - 0.35 * tongues, self.v)
        wash = wash * (0.82 + 0.18 * wave_noise(self.u * 6, self.v * 6, self.seed + 6, 1.5))
        dyed = self.tone * rgba(color) / rgba('#e6d6b4')
        self.tone = blend(self.tone, blend(dyed, rgba(color), 0.45), 0.92 * wash)
        self.tone[..., 3] = 1


def oat_wall(profile, level, stain, reach, seed):
    """
    The front half of what fills a jar; profile lists (radius, height) up to level (units). stain ('#rrggbb') runs
    down by `reach`.
    """
    chance = random.Random(seed)
    radius = max(r for r, _ in profile)
    angle = np.linspace(-math.pi - 0.5, 0.5, 700)
    u, v = np.meshgrid(angle * radius, np.linspace(profile[0][1], level, 300), indexing='ij')
    wall = _Wall(u, v, seed)
    ends = (u.min(), u.max(), v.min(), v.max())
    flakes = sorted(((chance.uniform(0, 0.85) ** 1.3, k) for k in range(620)), reverse=True)
    for sunk, k in flakes:
        at = (chance.uniform(*ends[:2]), chance.uniform(*ends[2:]))
        long = chance.uniform(0.040, 0.064)
        wall.flake(at, long, long * chance.uniform(0.62, 0.86), chance.gauss(0, 0.7), chance.choice(PALE), sunk, k)
    for _ in range(70):
        at = (chance.uniform(*ends[:2]), chance.uniform(*ends[2:]))
        wall.chia(at, chance.uniform(0.009, 0.012), chance.uniform(0, 3))
    wall.stain(stain, level, reach)
    r = np.interp(v, [z for _, z in profile], [r for r, _ in profile]) - 0.010 + wall.height
    points = np.stack([r * np.cos(u / radius), r * np.sin(u / radius), v], -1)
    return dense_mesh('oats', [(points, wall.tone, None)], wet(0.34, 0.35, 0, bump=0.25, bump_scale=40, vary=0))
