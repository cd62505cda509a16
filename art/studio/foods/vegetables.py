"""Cooked vegetables: broccoli, carrot, pepper, peas, mushroom, garlic."""

import math
import random

import numpy as np
from mathutils import Vector

from studio.color import blend, filled, rgba
from studio.fields import smoothstep
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.mesh import ellipsoid, rounded_box
from studio.mesh_builder import MeshBuilder, cut_slice
from studio.scene import hide


def broccoli_floret(seed=0, radius=0.22):
    """A floret standing on its stalk; its foot is .75 radius below the origin."""
    rng = random.Random(seed)
    builder = MeshBuilder()
    heads = []
    for k in range(9):
        a = 2.4 * k + seed
        d = radius * 0.62 * math.sqrt(k / 8)
        heads.append(
            (
                d * math.cos(a),
                d * math.sin(a),
                radius * (0.55 - 0.45 * (k / 8) ** 1.2) + 0.25 * radius,
                radius * rng.uniform(0.36, 0.46),
            )
        )
    dark, light, stalk = (rgba('#23500f'), rgba('#5d8f2a'), rgba('#b3cc78'))
    for x, y, z, s in heads:
        builder.ellipsoid(
            (x, y, z - 0.02 * radius), (s * 0.86, s * 0.86, s * 0.72), rgba('#254f12'), segments=12
        )
        buds = 70
        for i in range(buds):
            level = 1 - 1.45 * (i + 0.5) / buds
            ring = math.sqrt(max(0, 1 - level * level))
            a = 2.39996 * i + rng.uniform(-0.2, 0.2)
            size = s * 0.155 * rng.uniform(0.75, 1.25)
            c = blend(dark, light, np.array(rng.uniform(0.1, 0.9) * (0.45 + 0.55 * max(0, level))))
            builder.ellipsoid(
                (x + s * 0.9 * ring * math.cos(a), y + s * 0.9 * ring * math.sin(a), z + s * 0.78 * level),
                (size, size, size),
                c.reshape(4),
                segments=5,
            )
        t = np.linspace(0, 1, 7)
        c = np.linspace(0, 6.283, 11)
        along, around = np.meshgrid(t, c, indexing='ij')
        k = 0.16 * radius + 0.1 * radius * along
        builder.grid(
            np.stack(
                [
                    x * along**0.8 + k * np.cos(around) * (1 - 0.1 * along),
                    y * along**0.8 + k * np.sin(around),
                    -0.75 * radius + (z + 0.75 * radius) * along,
                ],
                -1,
            ),
            blend(np.broadcast_to(stalk, along.shape + (4,)), rgba('#7fa645'), smoothstep(0.5, 1, along)),
        )
    builder.ellipsoid(
        (0, 0, -0.75 * radius), (0.2 * radius, 0.2 * radius, 0.04 * radius), rgba('#d3dfa4'), segments=12
    )
    return builder.object('broccoli', wet(0.42, 0.12, 0, (0.05, 0.05, 0.02), 0.05, 30, 0.1), 80)


def carrot_slice(seed, radius=0.13, thickness=0.05, flower=True):
    """A slice of carrot with its faces along x, cut as a flower or round."""
    outline = lambda p: (
        radius * (1 + (0.13 * np.cos(5 * p) if flower else 0.02 * np.sin(3 * p + seed))) * np.cos(p),
        radius * (1 + (0.13 * np.cos(5 * p) if flower else 0.02 * np.sin(3 * p + seed))) * np.sin(p),
    )
    face = lambda rho, p, y, z: blend(
        blend(
            filled(p.shape, '#f0a132'), rgba('#e8741a'), smoothstep(0.38, 0.5, rho + 0.05 * np.cos(10 * p))
        ),
        rgba('#d75f10'),
        smoothstep(0.8, 1, rho),
    )
    return cut_slice(
        'carrot',
        outline,
        thickness,
        face,
        lambda p, t, y, z: filled(p.shape, '#d9640f'),
        wet(0.3, 0.4, 0.06, (0.12, 0.05, 0.02), 0.1, 22, 0.08),
        80,
        20,
        0.014,
        0.003,
        seed,
    )


def garlic_clove(seed, length=0.15):
    """A confit clove: plump crescent, browned root at -x."""

    def describe(shader):
        tone = shader.ramp(
            shader.noise(9, 4, 0.6, 0.5),
            [(0.32, '#ecc274'), (0.48, '#dc9f42'), (0.6, '#bd7423'), (0.76, '#8a4812')],
        )
        split = shader.node('ShaderNodeSeparateXYZ')
        shader.link(shader.coordinates(), split.inputs[0])
        root = shader.ramp(
            shader.math('ADD', shader.math('MULTIPLY', split.outputs['X'], 3.4), 0.5),
            [(0.11, 1.0), (0.21, 0.0)],
        )
        shader.surface(
            shader.mix(shader.math('MULTIPLY', root, 0.8), shader.vary(tone, 0.008, 0.06, 0.08), '#7a3f12'),
            roughness=0.22,
            specular=0.5,
            subsurface=0.14,
            subsurface_radius=(0.14, 0.08, 0.03),
            coat=0.75,
            coat_roughness=0.07,
        )
        shader.bump(shader.noise(6, 3, stretch=(0.4, 3, 3)), 0.25, 0.02)

    item = ellipsoid('clove', 1, 1, 1, material('clovem', describe), 40, 0.03, 2, seed)
    for v in item.data.vertices:
        x, y, z = v.co
        t = max(0, (x + 1) / 2)
        k = 1 - 0.52 * t**2.6
        x2 = max(x, -0.9)
        v.co = Vector(
            (
                x2 * length * 0.92,
                (y if y < 0 else y * 0.74) * length * 0.7 * k + 0.2 * length * x * x,
                z * length * 0.6 * k,
            )
        )
    return item


def dice(seed=0, size=0.11):
    """A cube for `swarm` (tomato, onion, mango …); the tint makes it what it is."""
    return hide(rounded_box('dice', size, size * 0.95, size * 0.85, None, 0.016, 2, 0, 4, 2, seed, 0.1))
