"""Wheat: grains, ears on their straw, bran."""

import math
import random

import numpy as np
from mathutils import Euler, Vector

from studio.color import blend, rgba
from studio.fields import smoothstep
from studio.materials.shader import material
from studio.mesh import ellipsoid, tubes
from studio.mesh_builder import MeshBuilder, leaf
from studio.scene import add_object, hide, instance


def wheat_kernel(length=0.062, width=0.03, color='#c08a4c', crease='#7d5026', tip='#e0bd86'):
    """A plump grain with the crease down its length; length and width are halves, in units."""
    polar = np.linspace(0, math.pi, 19)
    turn = np.linspace(0, 2 * math.pi, 25)
    theta, phi = np.meshgrid(polar, turn, indexing='ij')
    axis = np.cos(theta)
    ring = np.sin(theta) ** 0.85 * (1 - 0.16 * axis)
    groove = np.exp(-((np.cos(phi) / 0.3) ** 2)) * (np.sin(phi) > 0) * (1 - axis**4)
    y = width * ring * np.cos(phi)
    z = width * 0.92 * ring * np.sin(phi) * (1 - 0.42 * groove)
    colors = blend(
        blend(np.broadcast_to(rgba(color), theta.shape + (4,)), rgba(crease), groove * 0.9),
        rgba(tip),
        smoothstep(0.55, 0.98, axis) * 0.8,
    )
    colors = blend(colors, rgba(crease), smoothstep(0.8, 1, -axis) * 0.7)
    builder = MeshBuilder()
    builder.grid(np.stack([length * axis, y, z], -1), colors)

    def describe(shader):
        shader.surface(
            shader.vary(shader.attribute('Col'), 0.012, 0.16, 0.12),
            roughness=0.42,
            specular=0.4,
            coat=0.12,
            coat_roughness=0.3,
        )
        shader.bump(shader.noise(40, 3, stretch=(0.2, 1, 1)), 0.15, 0.01)

    return builder.object('kernel', material('kernel', describe), 80)


def _glume(color, dark, material_):
    """The prototype husk of a wheat ear."""
    builder = MeshBuilder()
    polar = np.linspace(0, math.pi, 17)
    turn = np.linspace(0, 2 * math.pi, 15)
    theta, phi = np.meshgrid(polar, turn, indexing='ij')
    axis = -np.cos(theta)
    ring = np.sin(theta) ** 0.9 * (1 - 0.45 * axis)
    x_reach = 0.125 * axis + 0.05 * np.clip(axis - 0.5, 0, 1)
    points = np.stack([x_reach, 0.046 * ring * np.cos(phi), 0.04 * ring * np.sin(phi)], -1)
    stripes = 0.5 + 0.5 * np.sin(phi * 5)
    colors = blend(
        blend(np.broadcast_to(rgba(color), theta.shape + (4,)), rgba(dark), 0.35 * stripes),
        rgba(dark),
        smoothstep(0.3, 1, -axis),
    )
    colors = blend(colors, rgba('#ecd08c'), smoothstep(0.55, 1, axis) * 0.6)
    builder.grid(points, colors)
    return hide(builder.object('glume', material_, 80))


def wheat_ear(
    seed=0, awn=0.75, color='#cf9a4a', dark='#a06a2c', straw_color='#d9b267', stem=2.2, nodes=10, bend=0.25
):
    """
    A ripe ear on its straw, lying along +x (ear at the tip). returns list of objects parented to an
    empty.
    """
    rng = random.Random(seed)
    holder = add_object('ear', None)
    ear_length = 1.05
    # rachis curve, u 0..1

    def rachis(u):
        return np.array([u * ear_length, bend * 0.3 * u * u, 0.075 + 0.02 * math.sin(u * 2)])

    straw = material(
        f'straw{straw_color}',
        lambda shader: shader.surface(
            shader.vary(straw_color, 0.012, 0.14, 0.1), roughness=0.5, specular=0.35
        ),
    )
    glume_material = material(
        f'glume{color}',
        lambda shader: shader.surface(
            shader.vary(shader.attribute('Col'), 0.012, 0.16, 0.12), roughness=0.5, specular=0.35
        ).bump(shader.noise(30, 3, stretch=(0.15, 1, 1)), 0.35, 0.01),
    )
    glume = _glume(color, dark, glume_material)
    awns = []
    for k in range(nodes):
        u = 0.03 + 0.93 * k / (nodes - 1)
        c = rachis(u)
        s = 1.0 - 0.34 * abs(u - 0.38) ** 1.2 - 0.1 * (k == nodes - 1)
        for side in (-1, 1, 0, 2):
            if side in (0, 2):
                dy, dz, yaw, pitch = (
                    0,
                    0.03 if side == 0 else -0.03,
                    rng.uniform(-0.12, 0.12),
                    -0.22 if side == 0 else 0.2,
                )
            else:
                dy, dz, yaw, pitch = (
                    side * 0.052 * s,
                    rng.uniform(-0.008, 0.008),
                    side * (0.42 + rng.uniform(-0.06, 0.06)),
                    -0.05,
                )
            offset = 0.05 if side in (0, 2) else 0 if side > 0 else -0.045
            p = c + np.array([offset, dy, dz])
            item = instance(glume, p, (rng.uniform(-0.3, 0.3), pitch, yaw + bend * 0.6 * u), s)
            item.parent = holder
            if awn and side != 2:
                direction = Vector((1, 0, 0))
                direction.rotate(Euler((0, pitch * 1.1, yaw * 0.62 + bend * 0.6 * u)))
                tip = Vector(p) + direction * 0.12 * s
                length = awn * rng.uniform(0.75, 1.1) * (0.75 + 0.45 * u)
                w = rng.uniform(-0.06, 0.06)
                awns.append(
                    [
                        tuple(
                            tip
                            + direction * length * t
                            + Vector(
                                (
                                    0,
                                    w * t * t + -yaw * 0.1 * t * t * length,
                                    0.05 * t * t * length - 0.05 * t * length,
                                )
                            )
                        )
                        for t in np.linspace(0, 1, 9)
                    ]
                )
    if awns:
        awn_tubes = tubes('awn', awns, 0.0062, straw, 1, lambda n: np.linspace(1.1, 0.25, n))
        awn_tubes.parent = holder
    sway = rng.uniform(-0.12, 0.12)
    stem_tube = tubes(
        'stem',
        [
            [
                (-stem * t, sway * stem * 0.3 * t * t, 0.075 - 0.04 * min(1, t * 2))
                for t in np.linspace(0, 1, 24)
            ],
            [(0.98 * ear_length * t, bend * 0.3 * t * t, 0.075) for t in np.linspace(0, 1, 12)],
        ],
        0.017,
        straw,
        3,
    )
    stem_tube.parent = holder
    # a node on the straw and one dry leaf
    node = ellipsoid('nd', 0.035, 0.024, 0.024, straw, 12)
    node.location = (-stem * 0.55, sway * stem * 0.3 * 0.3, 0.04)
    node.parent = holder
    return holder


def bran_flake(seed, length=0.075):
    """A curled flake of bran."""
    bran = material(
        'bran',
        lambda shader: shader.surface(
            shader.vary(
                shader.ramp(shader.noise(14, 3), [(0.3, '#8a5a2e'), (0.7, '#c79358')]), 0.015, 0.22, 0.15
            ),
            roughness=0.7,
            specular=0.2,
        ),
    )
    item = leaf(length, length * 0.42, bran, 0.9, seed)
    return item
