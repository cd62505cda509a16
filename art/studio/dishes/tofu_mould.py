"""Tofu being pressed: a wooden mould lined with cloth, on a rack over a tray, weights on its lid."""

import math

import numpy as np

from studio.fields import wave_noise
from studio.foods.streams import bubbles
from studio.materials.cloth import striped_towel
from studio.materials.surfaces import liquid
from studio.materials.wood import wood
from studio.mesh import ellipsoid, grid_mesh, lathe, rounded_box, thicken, tubes
from studio.scene import hide, hold, instance, place

HALF_X, HALF_Y, HEIGHT = 0.92, 0.62, 0.84
"""Outside of the mould: half sides and height in units (about 18 x 12 cm)."""
WALL = 0.075


def _wall(length, height, rows, columns, timber):
    """A panel standing in x-z, bored through in rows and columns."""
    panel = rounded_box('mould wall', length, WALL, height, timber, 0.012, 3)
    bit = [(0.032, -0.2), (0.032, 0.2), (0, 0.2)]
    drills = []
    for i in range(rows):
        for k in range(columns):
            drill = lathe('drill', [(0, -0.2), *bit], None, 20)
            at = (-length / 2 + length * (k + 0.5) / columns, 0, height * (-0.30 + 0.26 * i))
            drills.append(place(drill, *at, (math.pi / 2, 0, 0)))
    for drill in drills:
        hole = panel.modifiers.new('hole', 'BOOLEAN')
        hole.operation, hole.object, hole.solver = 'DIFFERENCE', drill, 'EXACT'
        drill.hide_render = drill.hide_viewport = True
        drill.parent = panel
    return panel


def tofu_mould():
    """The mould without bottom, standing on z = 0; its holes go through."""
    timber = wood('#a97b49', '#d9b27e', 1.0, 'X', 0.55)
    parts = []
    for side in (-1, 1):
        long_side = _wall(2 * HALF_X, HEIGHT, 2, 6, timber)
        parts.append(place(long_side, 0, side * (HALF_Y - WALL / 2), HEIGHT / 2))
        short_side = _wall(2 * (HALF_Y - WALL), HEIGHT, 2, 3, timber)
        parts.append(place(short_side, side * (HALF_X - WALL / 2), 0, HEIGHT / 2, (0, 0, math.pi / 2)))
    return hold(parts, 'mould')


def lining(lid_at):
    """Wet cloth along the inside of the mould, over its rim and a little down outside; lid_at: height of the lid."""
    around, down = np.meshgrid(np.linspace(0, 2 * math.pi, 721), np.linspace(0, 1, 70), indexing='ij')
    c, s = np.cos(around), np.sin(around)
    square = (np.abs(c) ** 12 + np.abs(s) ** 12) ** (-1 / 12)
    waves = np.sin(17 * around + 2 * np.sin(3 * around)) + 0.5 * np.sin(37 * around)
    hang = 0.22 + 0.10 * np.sin(2 * around + 0.6) + 0.05 * np.sin(5 * around) + 0.010 * waves
    inner, rise = HALF_X - WALL, HEIGHT - lid_at
    run = down * (rise + WALL + 0.06 + hang)
    over = np.clip((run - rise) / (WALL + 0.06), 0, 1)
    fall = np.clip(run - rise - WALL - 0.06, 0, None)
    z = np.where(run < rise, lid_at + run, HEIGHT + 0.022 + 0.012 * np.sin(over * math.pi) - fall)
    out = -0.012 + over * (WALL + 0.03) + 0.03 * np.clip(fall / 0.2, 0, 1)
    out = out + 0.018 * waves * np.clip(fall / 0.12, 0, 1) - 0.012 * (1 + waves) * (run < rise) * (1 - over)
    x, y = square * c * inner, square * s * (HALF_Y - WALL)
    x, y = x + np.clip(c * square, -1, 1) ** 5 * out, y + np.clip(s * square, -1, 1) ** 5 * out
    cloth = grid_mesh('muslin', x, y, z + 0.004 * wave_noise(x * 3, y * 3, 4, 3), striped_towel('#efe6d0', None, 1.0))
    return thicken(cloth, 0.012, 0)


def folded_cloth(height):
    """The cloth folded over the curd, lying under the lid and seen round it."""
    x, y = np.meshgrid(np.linspace(-1, 1, 120) * (HALF_X - WALL), np.linspace(-1, 1, 90) * (HALF_Y - WALL))
    fold = 0.022 / (1 + np.exp((y - 0.16 - 0.05 * x) * 90)) + 0.016 / (1 + np.exp((x - 0.40 + 0.1 * y) * 90))
    item = grid_mesh('muslin', x, y, height + fold + 0.006 * wave_noise(x, y, 6, 3), striped_towel('#efe6d0', None, 1.0))
    return thicken(item, 0.012, 0)


def lid():
    """A board with two battens that fits inside, standing on z = 0, its top at .17."""
    timber = wood('#9c6f40', '#cfa571', 1.1, 'X', 0.55)
    size_x, size_y = 2 * (HALF_X - WALL) - 0.10, 2 * (HALF_Y - WALL) - 0.10
    parts = [place(rounded_box('lid', size_x, size_y, 0.09, timber, 0.015, 3), 0, 0, 0.045)]
    batten = wood('#9c6f40', '#cfa571', 1.1, 'Y', 0.55)
    for side in (-1, 1):
        strip = rounded_box('batten', 0.16, size_y - 0.10, 0.08, batten, 0.015, 3)
        parts.append(place(strip, side * 0.48, 0, 0.13))
    return hold(parts, 'lid')


def whey_runs(rng, z0, color='#f3e4ae'):
    """Whey that runs from the holes of the front (y = -HALF_Y) and right side; z0 is where the mould stands."""
    whey, paths, tips = liquid(color, roughness=0.03, alpha=0.8), [], []
    length = 2 * HALF_X
    for k in range(6):
        for row in range(2):
            if rng.random() < 0.2:
                continue
            x, z = -length / 2 + length * (k + 0.5) / 6, HEIGHT * (0.20 + 0.26 * row)
            end = max(0.02, z - 0.04 - rng.uniform(0.05, 0.30))
            path = [(x + 0.008 * math.sin(9 * t + k), -HALF_Y - 0.004, z0 + z - 0.03 + (end - z) * t)
                    for t in np.linspace(0, 1, 14)]  # fmt: skip
            paths.append(path)
            tips.append(path[-1])
    tubes('run', paths, 0.017, whey, 3, lambda n: np.linspace(0.6, 1.1, n))
    drop = hide(ellipsoid('drop', 0.020, 0.016, 0.028, whey, 16))
    for tip in tips:
        instance(drop, tip)


def dripping(rng, where, level):
    """Small bubbles where drops have just fallen; where gives (x, y)."""
    bubbles(60, where, level, liquid('#f3e9bd', roughness=0.02, alpha=0.5), rng, (0.008, 0.028))
