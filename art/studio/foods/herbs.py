"""Basil, cilantro, thyme, rosemary, dill."""

import math
import random

import numpy as np
from mathutils import Vector

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder


def basil_leaf(seed=0, length=0.42, width=0.15, dark='#1f4a14', light='#4f8a2b'):
    """A domed, quilted leaf along x, base at -length/2."""
    u = np.linspace(0, 1, 44)
    v = np.linspace(-1, 1, 29)
    us, vs = np.meshgrid(u, v, indexing='ij')
    half = (
        width
        * np.sin(math.pi * np.clip(us, 0.001, 0.999) ** 0.72) ** 0.72
        * (1 + 0.03 * np.sin(us * 26 + seed))
    )
    q = us * 6.5 - np.abs(vs) * 1.5
    quilt = np.abs(np.sin(math.pi * q)) ** 0.7 * (1 - np.abs(vs) ** 3)
    zs = (
        -0.55 * width * vs * vs * np.sin(math.pi * us) ** 0.5
        + 0.018 * quilt * np.sin(math.pi * us)
        + 0.25 * length * (us - 0.2) * (1 - us)
        + 0.02 * np.sin(3 * us + seed)
        - 0.022 * np.exp(-((vs / 0.08) ** 2))
        - 0.16 * length * smoothstep(0.7, 1, us)
    )
    colors = blend(
        blend(filled(us.shape, dark), rgba(light), 0.25 + 0.55 * quilt + 0.12 * wave_noise(us, vs, seed, 2)),
        rgba('#8fb457'),
        0.75 * np.exp(-((vs / 0.05) ** 2)) + 0.3 * (1 - quilt) * np.exp(-(((q % 1 - 0.0) / 0.1) ** 2)),
    )
    builder = MeshBuilder()
    builder.grid(np.stack([us * length - length / 2, vs * half, zs], -1), colors)
    return builder.object('basil', wet(0.34, 0.22, 0, (0.05, 0.05, 0.02), 0.1, 26, 0.14), 80)


def cilantro(seed=0, length=0.26):
    """A sprig of three toothed leaflets on a thin stalk."""
    rng = random.Random(seed)
    builder = MeshBuilder()
    dark, light, stalk = (rgba('#265912'), rgba('#528f2a'), rgba('#86b04e'))
    for _k, (direction, size) in enumerate(((0, 1.0), (0.98, 0.82), (-0.98, 0.82))):
        sweep = np.linspace(-1.15, 1.15, 61)
        rho = np.linspace(0, 1, 14)
        theta, rho_grid = np.meshgrid(sweep, rho, indexing='ij')
        reach = (
            size
            * length
            * 0.62
            * (0.4 + 0.52 * np.abs(np.cos(theta * 2.15)) ** 0.55 + 0.07 * np.cos(theta * 15))
            * np.cos(theta * 0.5) ** 0.5
        )
        x = 0.16 * length + reach * rho_grid * np.cos(theta * 0.92)
        y = reach * rho_grid * np.sin(theta * 0.92)
        z = (
            0.035 * length * np.cos(theta * 4.3) * rho_grid
            - 0.25 * length * rho_grid**2 * rng.uniform(0.1, 0.7)
            + 0.04 * length
        )
        a = direction + rng.uniform(-0.12, 0.12)
        points = np.stack([x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a), z], -1)
        builder.grid(
            points,
            blend(
                blend(
                    np.broadcast_to(dark, theta.shape + (4,)),
                    light,
                    0.35 + 0.5 * rho_grid + 0.2 * np.sin(theta * 9),
                ),
                stalk,
                0.6 * np.exp(-((theta / 0.05) ** 2))
                + 0.35 * np.exp(-(((theta * 2.2 % 1 - 0.5) / 0.08) ** 2)) * (rho_grid < 0.8),
            ),
        )
    t = np.linspace(0, 1, 10)
    c = np.linspace(0, 6.283, 7)
    along, around = np.meshgrid(t, c, indexing='ij')
    stem_radius = 0.016 * length * 3
    builder.grid(
        np.stack(
            [
                0.18 * length - 0.85 * length * along,
                0.12 * length * np.sin(along * 2.2 + seed) + stem_radius * 0.35 * np.cos(around),
                0.02 - 0.12 * length * along**2 + stem_radius * 0.35 * np.sin(around),
            ],
            -1,
        ),
        np.broadcast_to(stalk, along.shape + (4,)),
    )
    return builder.object('coriander', wet(0.34, 0.22, 0, (0.05, 0.05, 0.02), 0.1, 26, 0.14), 80)


def herb_sprig(seed=0, length=0.6, kind='thyme'):
    """A twig along x; kind is thyme, rosemary or dill."""
    rng = random.Random(seed)
    builder = MeshBuilder()
    t = np.linspace(0, 1, 24)
    c = np.linspace(0, 6.283, 7)
    stem_x = length * t - length / 2
    stem_y = 0.05 * length * np.sin(t * 3.5 + seed)
    stem_z = 0.02 + 0.05 * length * np.sin(t * 2.2)
    along, around = np.meshgrid(np.arange(24), c, indexing='ij')
    thickness = 0.01 * (1 - 0.6 * t)[along]
    builder.grid(
        np.stack(
            [
                stem_x[along],
                stem_y[along] + thickness * np.cos(around),
                stem_z[along] + thickness * np.sin(around),
            ],
            -1,
        ),
        filled(along.shape, '#6d5233' if kind != 'dill' else '#6f9a3c'),
    )
    count = {'thyme': 34, 'rosemary': 70, 'dill': 90}[kind]
    for k in range(count):
        i = int(2 + 21 * k / count)
        a = rng.uniform(0, 6.283)
        leaf_length = (
            {'thyme': 0.062, 'rosemary': 0.15, 'dill': 0.13}[kind]
            * rng.uniform(0.7, 1.15)
            * (1 - 0.4 * i / 24)
        )
        leaf_width = leaf_length * {'thyme': 0.34, 'rosemary': 0.1, 'dill': 0.035}[kind]
        direction = Vector((0.75, math.cos(a) * 0.8, math.sin(a) * 0.55 + 0.25)).normalized()
        sideways = direction.cross(Vector((0, 0, 1))).normalized()
        up = sideways.cross(direction)
        uu = np.linspace(0, 1, 6)
        vv = np.array([-1, 0, 1])
        us, vs = np.meshgrid(uu, vv, indexing='ij')
        blade = leaf_width * np.sin(math.pi * np.clip(us, 0.02, 0.98)) ** 0.7
        points = (
            np.array([stem_x[i], stem_y[i], stem_z[i]])
            + us[..., None] * leaf_length * np.array(direction)
            + (vs * blade)[..., None] * np.array(sideways)
            + (-0.4 * blade * vs * vs + 0.1 * leaf_length * us)[..., None] * np.array(up)
        )
        builder.grid(
            points,
            blend(filled(us.shape, '#39551f'), rgba('#7d9a4c'), 0.2 + 0.5 * (vs == 0) + rng.uniform(0, 0.3)),
        )
    return builder.object('sprig', wet(0.34, 0.22, 0, (0.05, 0.05, 0.02), 0.1, 26, 0.14), 80)
