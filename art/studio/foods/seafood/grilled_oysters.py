"""Oysters grilled in the shell: the flesh drawn up plump, soy and butter boiling round it."""

import math

import numpy as np

from studio.color import blend, rgba
from studio.foods.seafood.oysters import oyster
from studio.geometry.mesh import ellipsoid
from studio.materials.surfaces import liquid
from studio.scene import hide, instance


def _browned(flesh):
    """Tints the flesh as the fire does: cream, golden on its back, the frill drawn and brown."""
    layer = flesh.data.color_attributes['Col']
    n = len(flesh.data.vertices)
    tone, at = np.empty(n * 4, np.float32), np.empty(n * 3, np.float32)
    layer.data.foreach_get('color', tone)
    flesh.data.vertices.foreach_get('co', at)
    tone, at = tone.reshape(-1, 4), at.reshape(-1, 3)
    cream = np.clip(2.0 * (tone[:, 0] - 0.06), 0, 1)
    warm = blend(tone * 0.8 + 0.2 * rgba('#5a3418'), rgba('#ecd3a0'), 0.8 * cream)
    spot = np.clip(np.sin(at[:, 0] * 17 + 1) * np.sin(at[:, 1] * 23 + 2) + np.clip(at[:, 2] * 4, -1, 1) * 0.3, 0, 1)
    warm = blend(warm, rgba('#c88a3c'), 0.60 * spot)
    layer.data.foreach_set('color', np.ascontiguousarray(warm, np.float32).ravel())
    at[:, :2] *= 0.90
    plump = np.exp(-((at[:, 0] / 0.30) ** 2 + (at[:, 1] / 0.18) ** 2))
    at[:, 2] = at[:, 2] * 0.55 + 0.004 + 0.095 * plump
    flesh.data.vertices.foreach_set('co', at.ravel())


def grilled_oyster(seed, length=0.47):
    """Shell, pearl, flesh and boiling sauce, as `oyster` gives them; parked off stage."""
    shell, pearl, flesh, liquor = oyster(seed, length)
    _browned(flesh)
    for v in liquor.data.vertices:
        v.co.z += 0.030
    liquor.data.materials.clear()
    liquor.data.materials.append(liquid('#1f0c03', '#4f2708', 9.0, 0.06, 0.72))
    return [shell, pearl, flesh, liquor]


def bubbles(x, y, z, turn, size, chance, length=0.47, count=80):
    """Froth round the flesh of an oyster lying at (x, y, z), turned by an angle and enlarged by size."""
    ball = hide(ellipsoid('bubble', 1, 1, 0.6, liquid('#d9a050', '#f3dcae', 20, 0.04, 0.5), 16))
    for _ in range(count):
        a, r = chance.uniform(0, 6.283), chance.uniform(0.68, 0.86)
        u, v = size * length * r * math.cos(a) * 0.95, size * length * 0.60 * r * math.sin(a)
        at = (x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn), z - 0.016 * size)
        radius = 0.007 + 0.022 * chance.random() ** 2.5
        instance(ball, at, (0, 0, 0), radius)
