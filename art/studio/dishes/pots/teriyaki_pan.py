"""Chicken cutlets in their glaze, boiled down to a syrup in the pan."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.dishes.pots.curry_base import drawn_through
from studio.foods.meat.glazed_cutlet import glazed_cutlet
from studio.foods.seasoning.syrup_foam import bubbles, crowd
from studio.geometry.clouds import clouds
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import blur, smoothstep, square_grid, wave_noise
from studio.materials.shader import material
from studio.scene import place
from studio.ware.vessels import pan

RADIUS, DEPTH = 1.32, 0.30
REACH = 1.2
"""Half the side of the glaze's grid."""
CELLS = 900
CUTLETS = ((-0.62, 0.40, 1.00, 1), (0.30, 0.64, 0.05, 2), (-0.50, -0.46, -0.35, 3), (0.70, -0.26, 1.85, 4))
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
        best = np.maximum(best, 1 - np.hypot(a / 0.54, b / (0.36 * (1 - 0.3 * np.clip(a / 0.54, -1, 1)))))
    return best


def glazed_cutlets(path):
    """
    The pan on z = 0, handle to the front right, four cutlets in syrup, bubbles at its edge; path is a list of (x, y)
    along which a spoon has just laid the bottom bare.
    """
    chance = random.Random(51)
    pan(RADIUS, DEPTH, -0.62, 1.5)
    for u, v, turn, seed in CUTLETS:
        place(glazed_cutlet(seed), u, v, 0.065, (0, 0, turn))
    x, y = square_grid(REACH, CELLS)
    r, inside = np.hypot(x, y), _covered(x, y)
    cloud = clouds(x.shape, 2 * REACH / CELLS, 5, 0.4, 0.05, 1.9)
    bare = drawn_through(x, y, path) + 0.025 * wave_noise(x, y, 8, 2) + 0.010 * cloud
    shore = 1.10 + 0.025 * np.sin(3 * np.arctan2(y, x)) + 0.03 * wave_noise(x, y, 5, 2)
    fill = smoothstep(0.06, 0.17, bare) * smoothstep(shore, shore - 0.12, r)
    z = 0.036 + 0.055 * fill**0.6 + 0.014 * np.exp(-(((bare - 0.19) / 0.06) ** 2)) * fill
    z += 0.040 * np.clip(1 + inside / 0.12, 0, 1) ** 2 * fill + 0.006 * cloud * fill
    z = blur(z, 2.5)
    deep = fill * np.clip(0.66 + 0.28 * cloud, 0, 1)
    tone = blend(filled(x.shape, '#bd6f17'), rgba('#85400a'), smoothstep(0.0, 0.45, fill))
    tone = blend(tone, rgba('#3f1504'), smoothstep(0.15, 0.85, deep))
    tone = blend(tone, rgba('#7d3b0a'), 0.5 * np.clip(1 + inside / 0.08, 0, 1) * fill)
    dense_mesh('glaze', [(np.stack([x, y, z], -1), tone, (fill > 0.02) & (r < 1.17))], material('syrup', _syrup))
    banks = np.maximum(0.8 * smoothstep(-0.26, -0.10, inside), smoothstep(shore - 0.20, shore - 0.08, r))
    density = np.clip(banks * (2.2 * smoothstep(-0.35, 0.5, clouds(x.shape, 2 * REACH / CELLS, 9, 0.55, 0.2, 2.2))), 0, 1)
    density *= (inside < -0.05) & (fill > 0.75)

    def level(u, v):
        i, j = (round((w + REACH) / (2 * REACH) * (CELLS - 1)) for w in (v, u))
        return z[i, j]

    bubbles(crowd(density, REACH, 900, chance), level, chance)
