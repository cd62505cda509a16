"""Chicken cutlets in their glaze, foaming in the pan."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.dishes.pots.curry_base import drawn_through
from studio.foods.meat.glazed_cutlet import glazed_cutlet
from studio.foods.seasoning.syrup_foam import foam
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import blur, smoothstep, square_grid, wave_noise
from studio.materials.shader import material
from studio.scene import place
from studio.ware.vessels import pan

RADIUS, DEPTH = 1.32, 0.34
REACH = 1.2
"""Half the side of the glaze's grid."""
CUTLETS = ((-0.50, 0.48, 0.45, 1), (0.50, 0.50, -0.60, 2), (-0.58, -0.34, 2.65, 3), (0.56, -0.40, 3.6, 4))
"""x, y, turn (radians) and seed of the four."""


def _syrup(shader):
    """Glaze in its vertex colours: one bright skin over a body that mirrors nothing, so that it stays dark and warm."""
    shader.surface(shader.attribute('Col'), roughness=0.5, specular=0.1, coat=1.0, coat_roughness=0.05)


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
        place(glazed_cutlet(seed), u, v, 0.07, (0, 0, turn))
    x, y = square_grid(REACH, 900)
    r, inside = np.hypot(x, y), _covered(x, y)
    bare = drawn_through(x, y, path) + 0.03 * wave_noise(x, y, 8, 2) + 0.012 * wave_noise(x, y, 9, 6)
    shore = 1.12 + 0.03 * np.sin(3 * np.arctan2(y, x)) + 0.03 * wave_noise(x, y, 5, 2)
    fill = smoothstep(0.075, 0.17, bare) * smoothstep(shore, shore - 0.12, r)
    z = 0.033 + 0.055 * fill**0.6 + 0.012 * np.exp(-(((bare - 0.18) / 0.06) ** 2)) * fill
    z += 0.026 * np.clip(1 + inside / 0.10, 0, 1) ** 2 * fill + 0.004 * wave_noise(x, y, 3, 3) * fill
    z = blur(z, 2)
    tone = blend(filled(x.shape, '#2a0c02'), rgba('#4e1c04'), 0.5 + 0.5 * wave_noise(x, y, 6, 2.5))
    tone = blend(tone, rgba('#96500f'), 0.85 * smoothstep(0.80, 0.15, fill))
    banks = np.maximum(smoothstep(-0.42, -0.08, inside), smoothstep(shore - 0.24, shore - 0.07, r))
    clusters = smoothstep(-0.45, 0.25, wave_noise(x, y, 12, 1.9) + 0.35 * wave_noise(x, y, 13, 4))
    density = np.clip(banks * (1.5 * clusters - 0.12), 0, 1)
    density *= (inside < 0.03) & (fill > 0.85)
    z, tone = foam(x, y, z, tone, density, chance)
    dense_mesh('glaze', [(np.stack([x, y, z], -1), tone, (fill > 0.02) & (r < 1.17))], material('syrup', _syrup))
