"""Zucchini: pale creamy flesh with faint seeds under a thin dark skin. Half, rounds, dice."""

import math

import numpy as np
from mathutils import Vector, noise

from studio.color import blend, filled, rgba
from studio.fields import smoothstep
from studio.foods.cut_vegetables import cut_cubes
from studio.materials.food import layered
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder

SKIN, SKIN_LIGHT, SPECKS = '#2c4a1f', '#44672e', '#8fa765'
FLESH, CORE, SEED = '#f1ebcb', '#e7e2b4', '#f6f0da'


def _face(q, a):
    """Colours of a cut face, over shares of the radius q and angles a."""
    tone = blend(filled(q.shape, CORE), rgba(FLESH), smoothstep(0.42, 0.62, q))
    for ring, count in ((0.20, 5), (0.36, 9)):
        seeds = np.exp(-(((q - ring) / 0.055) ** 2)) * np.clip(np.cos(a * count + ring * 20), 0, 1) ** 3
        tone = blend(tone, rgba('#cfc98c'), 0.55 * seeds)
        tone = blend(tone, rgba(SEED), 0.8 * np.clip(seeds * 1.8 - 0.9, 0, 1))
    tone = blend(tone, rgba('#cfd992'), smoothstep(0.88, 0.95, q) * 0.8)
    return blend(tone, rgba(SKIN), smoothstep(0.955, 0.985, q))


def _skin(u, a, seed=1):
    """Colours of the skin, over units of length u and angles a."""
    lines = 0.5 + 0.5 * np.sin(a * 8 + 0.5 * np.sin(u * 7))
    fleck = np.vectorize(lambda x, y: noise.noise(Vector((x * 26, y * 8, seed))))(u, a)
    tone = blend(filled(u.shape, SKIN), rgba(SKIN_LIGHT), lines * 0.5)
    return blend(tone, rgba(SPECKS), smoothstep(0.28, 0.5, fleck) * 0.45)


def _outline(a):
    return 1 + 0.018 * np.cos(5 * a) + 0.01 * np.cos(2 * a + 1)


def zucchini_half(length=0.95, radius=0.19):
    """The stalk half along +x, its cut face at x = 0, with the woody five-edged stub of the stalk."""
    builder = MeshBuilder()
    u, a = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 2 * math.pi, 73))
    body = np.interp(u, [0, 0.5, 0.74, 0.86, 0.90, 1], [1, 0.97, 0.86, 0.60, 0.44, 0.40])
    stub = smoothstep(0.86, 0.91, u)
    reach = radius * body * (_outline(a) + 0.10 * stub * np.cos(5 * a))
    tone = blend(_skin(u * length, a), rgba('#8d9a55'), stub)
    builder.grid(np.stack([length * u, reach * np.cos(a), reach * np.sin(a)], -1), tone, True)
    q, a = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 2 * math.pi, 97))
    reach = radius * q * _outline(a)
    builder.grid(np.stack([-0.006 * (1 - q**6), reach * np.cos(a), reach * np.sin(a)], -1), _face(q, a))
    end = np.stack([length + 0.01 * (1 - q), 0.44 * reach * np.cos(a), 0.44 * reach * np.sin(a)], -1)
    builder.grid(end, filled(q.shape, '#b9b884'), True)
    return builder.object('zucchini', wet(0.34, 0.28, 0, bump=0.06), 60)


def zucchini_round(seed, radius=0.185, thickness=0.06):
    """A round lying in x-y."""
    builder = MeshBuilder()
    q, a = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 2 * math.pi, 97))
    reach = radius * q * _outline(a)
    half = thickness / 2 - 0.008 * smoothstep(0.9, 1, q)
    for side in (1, -1):
        points = np.stack([reach * np.cos(a), reach * np.sin(a), side * half], -1)
        builder.grid(points, _face(q, a + seed), flip=side > 0)
    t, a = np.meshgrid(np.linspace(-1, 1, 5), np.linspace(0, 2 * math.pi, 97))
    reach = radius * _outline(a)
    side = np.stack([reach * np.cos(a), reach * np.sin(a), t * (thickness / 2 - 0.008)], -1)
    builder.grid(side, _skin(t * 0.1, a, seed), True)
    return builder.object('zucchini', wet(0.34, 0.3, 0, bump=0.05), 60)


def zucchini_dice():
    """Six prototypes, .145 wide; four of them have skin on one side (+z)."""
    skinned = ((0, '#ece7c2'), (0.85, '#e6e4b4'), (0.90, '#9db36a'), (0.94, SKIN_LIGHT), (1, SKIN))
    plain = ((0, '#f1ecce'), (1, '#e6e1b6'))
    faces = [layered(stops, 1 / 0.145, 0.04, 'Z', 0.0, 0.32, 0.3, 0.1) for stops in (skinned, plain)]
    order = [faces[k] for k in (0, 0, 1, 0, 0, 1)]
    return cut_cubes('zucchini', order, 6, 0.145, 20, 0.16, 0.02, 0.04)
