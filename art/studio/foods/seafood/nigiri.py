"""Nigiri: a loaf of pressed rice, and slices that are draped over it. Each along x, its rice on z = 0."""

import math

import numpy as np
from mathutils import Matrix, Vector

from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import smoothstep, wave_noise
from studio.geometry.mesh import ellipsoid
from studio.geometry.swarm import swarm
from studio.materials.shader import parametric
from studio.materials.surfaces import matte
from studio.scene import hide, place

LOAF = (0.385, 0.200, 0.150)
"""Half length, half width and half height of the rice in units."""


@parametric
def sushi_rice(shader):
    """Grains in red vinegar's faint tan: pearly, moist, light goes a little way in."""
    shader.surface(
        shader.attribute('Col'), roughness=0.3, specular=0.5, coat=0.45, coat_roughness=0.12, subsurface=0.16,
        subsurface_radius=(0.03, 0.022, 0.014),
    )  # fmt: skip
    shader.bump(shader.noise(45, 2), 0.06, 0.006)


@parametric
def raw_flesh(shader, red=0.09, green=0.03, blue=0.02, through=0.2, brushed=0.9, silver=0.0):
    """A cut of fish, brushed with soy: satin with a wet film in strokes; alpha of its colours is how silver it is."""
    node = shader.node('ShaderNodeAttribute', attribute_name='Col')
    film = shader.ramp(shader.noise(3.2, 3, 0.5, 0.4, (0.5, 2.2, 1)), [(0.38, 0.25 * brushed), (0.62, brushed)])
    shine = shader.math('MULTIPLY', node.outputs['Alpha'], silver)
    shader.surface(
        node.outputs['Color'], roughness=shader.mix(shine, 0.34, 0.27), specular=0.5, coat=film, coat_roughness=0.07,
        subsurface=through, subsurface_radius=(red, green, blue), metallic=shine,
    )  # fmt: skip
    shader.bump(shader.math('ADD', shader.noise(55, 3, 0.5, 0.0, (0.5, 1, 1)), shader.noise(11, 3)), 0.12, 0.010)


def _grain(seed):
    """One cooked grain along x, plump, with a faint furrow and a nick where the germ was."""
    item = ellipsoid('grain', 0.0345, 0.0165, 0.0150, None, 18, 0.05, 1.6, seed)
    for v in item.data.vertices:
        v.co.y *= 1 + 0.22 * math.cos(v.co.x * 40)
        v.co.z += 0.10 * math.sin(seed * 2.3) * v.co.x**2 / 0.0345
        if v.co.x > 0.024 and v.co.y > 0.002:
            v.co.y -= 0.004
    return hide(item)


def rice_loaf(seed=0, count=700, size=LOAF):
    """The pressed rice: a dull core and whole grains lying on it every way, a few standing out."""
    a, b, c = size
    source = np.random.default_rng(seed + 40)
    place(ellipsoid('rice core', a - 0.016, b - 0.016, c - 0.014, matte('#efe2c6', 0.6), 40, 0.02, 2, seed), 0, 0, c - 0.01)
    at, spots, tries = np.zeros((0, 3)), [], 0
    while len(spots) < count and tries < 14000:
        tries += 1
        way = source.standard_normal(3)
        way /= np.linalg.norm(way)
        p = way * np.sum(np.abs(way / (a, b, c)) ** 2.6) ** (-1 / 2.6)
        p[:2] *= 1 + 0.03 * wave_noise(p[0] * 4, p[2] * 5, seed, 1.0)
        p[2] = max(p[2], -c + 0.018)
        if len(at) and np.min(np.sum(((at - p) * (1, 1, 1.15)) ** 2, 1)) < 0.0275**2 * (0.5 + 0.9 * source.random()):
            continue
        at = np.vstack([at, p])
        normal = Vector((np.sign(p[0]) * abs(p[0] / a) ** 2 / a, p[1] / b**2, p[2] / c**2)).normalized()
        turn = normal.to_track_quat('Z', 'Y').to_matrix() @ Matrix.Rotation(source.uniform(0, 6.283), 3, 'Z')
        turn = turn @ Matrix.Rotation(source.normal(0, 0.28), 3, 'Y')
        lift = normal * float(source.normal(-0.004, 0.006))
        spots.append((Vector(p) + Vector((0, 0, c - 0.004)) + lift, turn.to_euler(), source.uniform(0.84, 1.12)))
    kinds = [_grain(k) for k in range(5)]
    return swarm('rice', kinds, spots, sushi_rice(), seed, 0.05, ('#f3ead6', '#efe2c6', '#f7f1e3', '#ecdcbc'), 3.1)


def drape(
    name, paint, material, length=0.96, width=0.186, thickness=0.062, seed=0, shape=None, relief=None, top=0.312,
    hang=0.028, reach=0.50, power=3.4, foot=0.125,
):  # fmt: skip
    """
    A slice of that length over the loaf, half `width` and its thickness in units, ends down to the board.
    shape(u) is its width along -1..1 (default: slightly tapering), paint(u, v, up) its linear colours by u, v (-1..1
    across) and up (1 above, -1 below), relief(u, v, up) in units; hang is how far its sides bend down, foot how high
    its ends stay.
    """
    run = np.linspace(-math.pi / 2, math.pi / 2, 340)
    phi = np.linspace(0, 2 * math.pi, 260)
    u, phi = np.meshgrid(np.sin(run) * (1 - 0.12 * np.cos(run) ** 2), phi, indexing='ij')
    xs = np.linspace(-0.62, 0.62, 1200)
    ridge = top - (top - foot) * np.clip(np.abs(xs) / reach, 0, 1.05) ** power
    ridge += 0.012 * np.sin(xs * 5 + seed * 1.7)
    way = np.concatenate([[0], np.cumsum(np.hypot(np.diff(xs), np.diff(ridge)))])
    way -= np.interp(0.0, xs, way)
    s = u * length / 2 + 0.02 * math.sin(seed * 2.1)
    x0, z0 = np.interp(s, way, xs), np.interp(s, way, ridge)
    slope = np.interp(s, way, np.gradient(ridge, xs))
    nx, nz = -slope / np.hypot(1, slope), 1 / np.hypot(1, slope)
    ends = (1 - np.abs(u) ** 14) ** 0.5
    v = np.sign(np.cos(phi)) * np.abs(np.cos(phi)) ** 0.42
    up = np.sign(np.sin(phi)) * np.abs(np.sin(phi)) ** 0.42
    across = shape(u) if shape else 1 - 0.10 * u - 0.20 * np.abs(u) ** 5
    half = width * across * (0.80 + 0.20 * ends) * (1 + 0.025 * wave_noise(u * 2.2, np.sign(v) * 2, seed, 1.0))
    y = half * v + 0.022 * np.sin(u * 2.2 + seed)
    thick = thickness / 2 * ends ** 0.8 * (1 + 0.10 * wave_noise(u * 2, v * 1.3, seed + 4, 0.9))
    lift = thick * up + (relief(u, v, up) if relief else 0)
    crown = hang * (np.abs(y) / width) ** 2.2 * (1 - 0.4 * smoothstep(0.6, 1, np.abs(u)))
    points = np.stack([x0 + nx * lift, y, z0 + thickness / 2 + nz * lift - crown], -1)
    points[..., 2] = np.maximum(points[..., 2], 0.006 + 0.012 * (up + 1))
    return dense_mesh(name, [(points, paint(u, v, up), None)], material)
