"""Chicken cutlets in their glaze, foaming in the pan."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.dishes.pots.curry_base import drawn_through
from studio.foods.seasoning.syrup_foam import foam
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import blur, smoothstep, square_grid, wave_noise
from studio.geometry.mesh_builder import MeshBuilder
from studio.materials.surfaces import wet
from studio.scene import place
from studio.ware.vessels import pan

RADIUS, DEPTH = 1.32, 0.34
REACH = 1.2
"""Half the side of the glaze's grid."""
CUTLETS = ((-0.50, 0.48, 0.45, 1), (0.50, 0.50, -0.60, 2), (-0.58, -0.34, 2.65, 3), (0.56, -0.40, 3.6, 4))
"""x, y, turn (radians) and seed of the four."""


def _mottle(x, y, seed, frequency):
    """Irregular patches, about -1 to 1, with detail down to an eighth of their size."""
    return (
        wave_noise(x, y, seed, frequency)
        + 0.6 * wave_noise(x, y, seed + 31, frequency * 2.3)
        + 0.4 * wave_noise(x, y, seed + 32, frequency * 5)
        + 0.25 * wave_noise(x, y, seed + 33, frequency * 9)
    ) / 1.4


def cutlet(seed, half_length=0.50, half_width=0.32, height=0.15):
    """Half a chicken breast cut flat: browned, glaze running off it, thin towards +x; lies on z = 0."""
    turn, rho = np.meshgrid(np.linspace(0, 2 * math.pi, 601), np.linspace(0, 1, 240), indexing='ij')
    c, s = np.cos(turn), np.sin(turn)
    reach = (
        1
        + 0.06 * np.sin(2 * turn + seed)
        + 0.05 * np.sin(3 * turn + 2 * seed)
        + 0.025 * np.sin(7 * turn + seed)
        + 0.012 * np.sin(17 * turn + 3 * seed)
    )
    x, y = half_length * reach * c * rho, half_width * reach * s * rho * (1 - 0.16 * c)
    y = y + 0.05 * np.sin(x * 3 + seed)
    body = np.clip(1 - rho**3.0, 0, 1) ** 0.6 * (1 - 0.22 * x / half_length)
    fibres = _mottle(x * 1.5 + 0.5 * y, y * 5 + 0.5 * np.sin(x * 4 + seed), seed, 2.4)
    sear = _mottle(x, y, seed + 20, 3.2)
    runs = (
        wave_noise(x * 1.2, y, seed + 40, 2.2)
        + 0.5 * wave_noise(x, y, seed + 41, 5)
        + 0.4 * smoothstep(0.6, 1, rho)
    )
    film = smoothstep(0.25, 0.50, runs)
    z = height * body + body * (0.022 * wave_noise(x, y, seed + 4, 3.2))
    z += body * (1 - 0.75 * film) * (0.006 * fibres + 0.006 * sear) + 0.012 * film * np.clip(body * 3, 0, 1)
    tone = blend(filled(x.shape, '#96521d'), rgba('#743612'), 0.5 + 0.5 * fibres)
    tone = blend(tone, rgba('#c0843c'), 0.55 * smoothstep(0.15, 0.95, -sear))
    tone = blend(tone, rgba('#47200b'), 0.85 * smoothstep(-0.05, 0.45, sear))
    tone = blend(tone, rgba('#220c04'), 0.8 * smoothstep(0.4, 0.95, sear + 0.3 * fibres))
    tone = blend(tone, rgba('#b07438'), 0.4 * smoothstep(0.86, 0.93, rho))
    tone = blend(tone, rgba('#551f06'), 0.6 * film)
    tone = blend(tone, rgba('#3d1606'), smoothstep(0.955, 1.0, rho))
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), tone, flip=False)
    return builder.object('chicken', wet(0.2, 1.0, 0, bump=0.25, bump_scale=48, vary=0.04), 80)


def _covered(x, y):
    """How far inside a cutlet a point is (1 in its middle, 0 at its rim, below outside)."""
    best = np.full_like(x, -9.0)
    for u, v, turn, _ in CUTLETS:
        a = (x - u) * math.cos(turn) + (y - v) * math.sin(turn)
        b = (y - v) * math.cos(turn) - (x - u) * math.sin(turn)
        best = np.maximum(best, 1 - np.hypot(a / 0.50, b / 0.32))
    return best


def glazed_cutlets(path):
    """
    The pan on z = 0, handle to the front right, four cutlets in foaming glaze; path is a list of (x, y) along which
    a spoon has just laid the bottom bare.
    """
    chance = random.Random(51)
    pan(RADIUS, DEPTH, -0.62, 1.5)
    for u, v, turn, seed in CUTLETS:
        place(cutlet(seed), u, v, 0.07, (0, 0, turn))
    x, y = square_grid(REACH, 900)
    r, inside = np.hypot(x, y), _covered(x, y)
    bare = drawn_through(x, y, path) + 0.03 * wave_noise(x, y, 8, 2) + 0.012 * wave_noise(x, y, 9, 6)
    shore = 1.12 + 0.03 * np.sin(3 * np.arctan2(y, x)) + 0.03 * wave_noise(x, y, 5, 2)
    fill = smoothstep(0.075, 0.17, bare) * smoothstep(shore, shore - 0.12, r)
    z = 0.033 + 0.055 * fill**0.6 + 0.012 * np.exp(-(((bare - 0.18) / 0.06) ** 2)) * fill
    z += 0.026 * np.clip(1 + inside / 0.10, 0, 1) ** 2 * fill + 0.004 * wave_noise(x, y, 3, 3) * fill
    z = blur(z, 2)
    tone = blend(filled(x.shape, '#301003'), rgba('#562306'), 0.5 + 0.5 * wave_noise(x, y, 6, 2.5))
    tone = blend(tone, rgba('#8a4310'), 0.85 * smoothstep(0.75, 0.15, fill))
    banks = np.maximum(smoothstep(-0.60, -0.10, inside), smoothstep(shore - 0.30, shore - 0.08, r))
    clusters = smoothstep(-0.45, 0.25, wave_noise(x, y, 12, 1.9) + 0.35 * wave_noise(x, y, 13, 4))
    density = np.clip(banks * (0.05 + 1.2 * clusters) + 0.04 * clusters, 0, 1)
    density *= (inside < 0.03) & (fill > 0.85)
    z, tone = foam(x, y, z, tone, density, chance)
    syrup = wet(0.1, 1.0, 0, bump=0.0, vary=0)
    dense_mesh('glaze', [(np.stack([x, y, z], -1), tone, (fill > 0.02) & (r < 1.17))], syrup)
