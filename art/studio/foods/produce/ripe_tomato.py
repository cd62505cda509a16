"""A big ripe tomato for close views: whole, halved, in slices."""

import math
import random

import numpy as np
from mathutils import Euler

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import smoothstep, wave_noise
from studio.geometry.mesh import ellipsoid
from studio.geometry.swarm import swarm
from studio.materials.shader import parametric
from studio.materials.surfaces import wet
from studio.scene import hide, hold

CHAMBERS = 6


def _reach(turn, seed):
    """How far the outline is from the middle: a round fruit with soft shoulders between its chambers."""
    return 1 + 0.010 * np.cos(CHAMBERS * turn + seed) + 0.022 * np.cos(2 * turn + 1.3 * seed) + 0.012 * np.cos(3 * turn)


@parametric
def _skin(shader):
    """Taut skin: deep red, orange-gold flecks, a soft sheen that is not the same everywhere."""
    flecks = shader.ramp(shader.noise(46, 2), [(0.60, 0.0), (0.74, 0.4)])
    tone = shader.mix(flecks, shader.attribute('Col'), '#d8651c')
    bloom = shader.ramp(shader.noise(4, 3), [(0.35, 0.16), (0.7, 0.30)])
    shader.surface(tone, roughness=bloom, specular=0.5, coat=0.45, coat_roughness=0.1)
    shader.bump(shader.noise(5, 2), 0.06, 0.02)


@parametric
def _flesh(shader):
    """The cut: matte flesh that glistens in spots, jelly that is wet; the alpha of Col is the jelly."""
    grain = shader.noise(34, 4, 0.65)
    tone = shader.mix(0.35, shader.attribute('Col'), shader.ramp(grain, [(0.3, 0.72), (0.62, 1.0)]), 'MULTIPLY')
    moist = shader.ramp(shader.noise(7, 3), [(0.38, 0.15), (0.6, 0.85)])
    shader.surface(
        tone, roughness=0.26, specular=0.5, coat=moist, coat_roughness=0.08, subsurface=0.1,
        subsurface_radius=(0.10, 0.03, 0.015),
    )  # fmt: skip
    shader.bump(shader.math('ADD', shader.math('MULTIPLY', grain, 0.6), shader.noise(11, 3)), 0.22, 0.012)


def _cut_face(radius, seed):
    """Fields of the face across the chambers: points, colours, and how much of a point is jelly."""
    rho, turn = np.meshgrid(np.linspace(0, 1, 190), np.linspace(0, 2 * math.pi, 420), indexing='ij')
    x, y = rho * _reach(turn, seed) * np.cos(turn), rho * _reach(turn, seed) * np.sin(turn)
    bent = turn + 0.13 * wave_noise(x, y, seed, 1.3) + 0.16 * np.sin(2 * turn + seed) + 0.07 * np.sin(3 * turn + 2 * seed)
    wall = np.abs((bent * CHAMBERS / (2 * math.pi) + 0.2) % 1 - 0.5) * 2  # 1 in the middle of a partition
    half = 0.15 + 0.09 * wave_noise(x, y, seed + 3, 1.5) + 0.20 * smoothstep(0.50, 0.24, rho)
    jelly = smoothstep(1 - half, 1 - half - 0.12, wall)
    inner = 0.27 + 0.06 * wave_noise(np.cos(turn), np.sin(turn), seed + 5, 1.5)
    jelly = jelly * smoothstep(inner, inner + 0.06, rho) * smoothstep(0.835, 0.785, rho + 0.012 * wave_noise(x, y, seed + 1, 3))
    tone = blend(filled(x.shape, '#c8321c'), rgba('#d9492b'), 0.5 + 0.5 * wave_noise(x, y, seed, 4))
    tone = blend(tone, rgba('#e8a07c'), 0.75 * smoothstep(0.24, 0.06, rho + 0.05 * wave_noise(x, y, seed + 2, 4)))
    rays = np.exp(-(((wall - 1) / 0.05) ** 2)) * smoothstep(0.1, 0.3, rho) * smoothstep(0.9, 0.7, rho)
    tone = blend(tone, rgba('#e58a66'), 0.5 * rays)
    veins = np.exp(-(((rho - 0.885 - 0.008 * np.sin(30 * turn)) / 0.007) ** 2)) * (0.5 + 0.5 * np.sin(46 * turn + seed))
    tone = blend(tone, rgba('#dd7658'), 0.3 * veins)
    tone = blend(tone, rgba('#9c340c'), jelly * 0.9)
    tone = blend(tone, rgba('#b8741c'), jelly * smoothstep(0.1, 0.8, wave_noise(x, y, seed + 8, 3)) * 0.6)
    tone = blend(tone, rgba('#9c1208'), smoothstep(0.972, 0.99, rho))
    dip = -0.022 * jelly + 0.006 * wave_noise(x, y, seed + 4, 3) - 0.03 * smoothstep(0.965, 1, rho) ** 2
    dip = dip - 0.02 * smoothstep(0.2, 0.05, rho)
    return np.stack([radius * x, radius * y, radius * dip], -1), tone, jelly


def _seeds(points, tone, jelly, radius, seed, count=58):
    """
    Sets flat pale seeds into the chambers: raises and tints the fields of the face round each, returns a mesh of
    the wet jelly over them and one of the seeds.
    """
    chance, laid, taken, size = random.Random(seed), [], [], radius / 0.5
    inside = np.argwhere(jelly > 0.97)
    for _ in range(count * 14):
        x, y, z = points[tuple(inside[chance.randrange(len(inside))])]
        if len(laid) == count or any(math.hypot(x - a, y - b) < 0.043 * size for a, b in taken):
            continue
        taken.append((x, y))
        lean = (chance.gauss(0, 0.25), chance.gauss(0, 0.25), math.atan2(y, x) + chance.gauss(0, 0.5))
        laid.append(((x, y, z + 0.010 * size), lean, chance.uniform(0.85, 1.15)))
    swell = np.zeros_like(jelly)
    for x, y in taken:
        swell = np.maximum(swell, np.exp(-((points[..., 0] - x) ** 2 + (points[..., 1] - y) ** 2) / (0.026 * size) ** 2))
    points[..., 2] += 0.013 * size * swell * jelly
    tone = blend(tone, rgba('#c0702a'), 0.75 * swell * jelly)
    tone = blend(tone, rgba('#8f2208'), 0.5 * smoothstep(0.35, 0.05, swell) * jelly)
    kernel = hide(ellipsoid('seed', 0.023 * size, 0.015 * size, 0.008 * size, None, 16, egg=0.35))
    gel = dense_mesh('tomato jelly', [(points + (0, 0, 0.0015), tone, jelly > 0.55)], wet(0.07, 1.0, 0, bump=0.12, bump_scale=26))
    pips = swarm('tomato pips', [kernel], laid, wet(0.26, 0.7, 0), 4, 0.12, ['#dcb878', '#cfa562', '#e4c894'])
    return tone, [gel, pips]


def tomato_half(seed=1, radius=0.5):
    """Half a tomato, its cut up (+z) at z = 0, its stem end or its blossom end below."""
    points, tone, jelly = _cut_face(radius, seed)
    tone, chambers = _seeds(points, tone, jelly, radius, seed)
    polar, turn = np.meshgrid(np.linspace(0, math.pi / 2, 60), np.linspace(0, 2 * math.pi, 240), indexing='ij')
    out = radius * _reach(turn, seed) * np.cos(polar) ** 0.9
    z = -radius * 0.80 * np.sin(polar) ** 1.0 * (1 - 0.08 * smoothstep(1.2, 1.57, polar)) - 0.03 * radius
    red = blend(filled(polar.shape, '#a3130a'), rgba('#b82a0c'), 0.5 + 0.5 * wave_noise(np.cos(turn), polar, seed, 1.5))
    red = blend(red, rgba('#c9601a'), 0.6 * smoothstep(1.1, 1.5, polar))
    skin = np.stack([out * np.cos(turn), out * np.sin(turn), z], -1)
    parts = [
        dense_mesh('tomato', [(points, tone, None)], _flesh()),
        dense_mesh('tomato skin', [(skin[::-1], red[::-1], None)], _skin()),
    ]
    return hold(parts + chambers, 'tomato half')


def tomato_whole(seed=2, radius=0.5):
    """A whole tomato standing on z = 0, stem up, with its green calyx."""
    polar, turn = np.meshgrid(np.linspace(0, math.pi, 120), np.linspace(0, 2 * math.pi, 240), indexing='ij')
    ribs = 1 + 0.035 * np.cos(CHAMBERS * turn + seed) * smoothstep(1.5, 0.3, polar) + 0.02 * np.cos(2 * turn + seed)
    out = radius * np.sin(polar) ** 0.9 * ribs
    z = radius * (0.80 * np.cos(polar) - 0.20 * np.exp(-((polar / 0.36) ** 2)) + 0.04 * np.exp(-(((math.pi - polar) / 0.3) ** 2)))
    red = blend(filled(polar.shape, '#a3130a'), rgba('#bd2c0d'), 0.5 + 0.5 * wave_noise(np.cos(turn) * np.sin(polar), z, seed, 1.5))
    red = blend(red, rgba('#c4701c'), 0.55 * smoothstep(0.75, 0.1, polar))
    body = dense_mesh('tomato skin', [(np.stack([out * np.cos(turn), out * np.sin(turn), z + 0.78 * radius], -1), red, None)], _skin())
    green, chance, patches = filled((24, 7), '#4a6a22'), random.Random(seed), []
    for k in range(6):
        u, v = np.meshgrid(np.linspace(0, 1, 24), np.linspace(-1, 1, 7), indexing='ij')
        along, angle = 0.36 * radius * 2 * u * chance.uniform(0.8, 1.1), 1.047 * k + chance.uniform(-0.2, 0.2)
        side = 0.085 * radius * 2 * v * np.sin(math.pi * np.clip(u * 0.92 + 0.08, 0, 1)) ** 0.8
        rise = radius * (1.42 + 0.13 * np.sin(u * 2.6) - chance.uniform(0.0, 0.12) * u**2) + 0.02 * v**2
        c, s = math.cos(angle), math.sin(angle)
        patches.append((np.stack([along * c - side * s, along * s + side * c, rise], -1), green, None))
    leaves = dense_mesh('calyx', patches, wet(0.5, 0.1, 0))
    stem = ellipsoid('calyx', 0.035, 0.035, 0.11 * radius / 0.5, wet(0.5, 0.1, 0), 16)
    stem.location = (0, 0, 1.52 * radius)
    stem.rotation_euler = Euler((0.3, 0.2, 0))
    return hold([body, leaves, stem], 'tomato whole')
