"""Black-bean paste frying in a wok."""

import math

import numpy as np

from studio.fields import fractal_noise, smoothstep, square_grid
from studio.materials.shader import material
from studio.materials.surfaces import liquid
from studio.mesh import ellipsoid, grid_mesh, lathe
from studio.scene import hide, instance, place
from studio.vessels import wok


def _paste(shader):
    shader.surface(
        shader.mix(shader.patches(6, 4, 0.35, 0.7), '#120804', '#2b1409'),
        roughness=0.22, specular=0.6, coat=1, coat_roughness=0.06,
    )  # fmt: skip
    shader.bump(shader.math('ADD', shader.noise(26, 4), shader.noise(9, 3)), 0.35, 0.02)


def paste_material():
    """Thick, glossy, nearly black."""
    return material('paste', _paste)


def edge_of_paste(turn):
    """Radius of the paste in the wok at an angle in radians, field or number."""
    return 0.76 + 0.035 * np.sin(turn * 3 + 1) + 0.03 * np.sin(turn * 5 + 2) + 0.02 * np.sin(turn * 9)


def frying_paste(x, y, z, rng):
    """A wok standing at (x, y, z) with stirred paste, oil round its edge and small bubbles."""
    wok((x, y, z))
    gx, gy = square_grid(1.15, 330)
    turn, distance = np.arctan2(gy, gx), np.hypot(gx, gy)
    inside = np.clip((edge_of_paste(turn) - distance) / 0.12, -1, 1)
    folds = np.abs(fractal_noise(gx + 0.4 * gy, gy * 1.6, 2.6, 7, 3))
    swirl = 0.5 + 0.5 * np.sin(13 * distance - 2.0 * turn + 1.2 * fractal_noise(gx, gy, 1.6, 3, 2))
    height = 0.235 + 0.075 * np.clip(inside, 0, 1) ** 0.8 + 0.022 * folds
    height += 0.085 * swirl * smoothstep(0.05, 0.3, distance) * np.clip(inside, 0, 1)
    height -= 0.16 * np.clip(-inside, 0, 1)
    place(grid_mesh('paste', gx, gy, height, paste_material(), inside > -0.9), x, y, z)
    oil = liquid('#3f1f08', '#6b3a0e', 2, 0.04, 0.62)
    place(lathe('oil', [(0, 0.205), (0.60, 0.205)], oil, 72), x, y, z)
    place(lathe('oil', [(0.3, 0.285), (0.825, 0.285)], oil, 90), x, y, z)
    bubble = hide(ellipsoid('bubble', 1, 1, 0.75, liquid('#6b3a10', roughness=0.05, alpha=0.55), 20))
    for _ in range(150):
        angle = rng.uniform(0, 6.28)
        d = float(edge_of_paste(angle)) + rng.uniform(-0.02, 0.055)
        if d < 0.83:
            at = (x + d * math.cos(angle), y + d * math.sin(angle), z + 0.285)
            instance(bubble, at, (0, 0, 0), rng.uniform(0.007, 0.026))
