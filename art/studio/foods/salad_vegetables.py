"""Cucumber, onion rings, peppers, olives."""

import math
import random

import numpy as np
from mathutils import Euler

from studio.color import blend, rgba
from studio.fields import smoothstep
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.mesh import ellipsoid
from studio.mesh_builder import MeshBuilder


def cucumber_slice(seed, radius=0.25, thickness=0.07, half=False):
    """A slice lying in x-y; half: a half moon with its cut along x."""
    rng = random.Random(seed)
    builder = MeshBuilder()
    skin, skin_light, flesh, middle, inner, seed_color = (
        rgba('#2d5a1c'),
        rgba('#5c8a34'),
        rgba('#cfe09a'),
        rgba('#e3ecc0'),
        rgba('#c3d68c'),
        rgba('#f1f1d2'),
    )
    sweep = math.pi if half else 2 * math.pi
    turn = np.linspace(0, sweep, 73)
    rho = np.linspace(0, 1, 30)
    phi, rho_grid = np.meshgrid(turn, rho, indexing='ij')
    edge = radius * (1 + 0.012 * np.sin(3 * phi + seed))
    chambers = 0.5 + 0.5 * np.cos(3 * phi)
    colors = blend(np.broadcast_to(middle, phi.shape + (4,)), flesh, smoothstep(0.55, 0.9, rho_grid))
    colors = blend(
        colors,
        inner,
        smoothstep(0.12, 0.2, rho_grid) * (1 - smoothstep(0.46, 0.58, rho_grid)) * (0.35 + 0.65 * chambers),
    )
    colors = blend(colors, skin_light, smoothstep(0.93, 0.97, rho_grid))
    colors = blend(colors, skin, smoothstep(0.965, 0.99, rho_grid))
    for side in (1, -1):
        points = np.stack(
            [
                edge * rho_grid * np.cos(phi),
                edge * rho_grid * np.sin(phi),
                side
                * (
                    thickness / 2
                    - 0.012 * smoothstep(0.9, 1.0, rho_grid)
                    - 0.006 * (1 - smoothstep(0.5, 0.6, rho_grid))
                ),
            ],
            -1,
        )
        builder.grid(points, colors, flip=side < 0)
    levels = np.linspace(-thickness / 2 + 0.012, thickness / 2 - 0.012, 5)
    phi_side, zs = np.meshgrid(turn, levels, indexing='ij')
    side_edge = radius * (1 + 0.012 * np.sin(3 * phi_side + seed)) * (1 + 0.01 * np.cos(zs / thickness * 3))
    builder.grid(
        np.stack([side_edge * np.cos(phi_side), side_edge * np.sin(phi_side), zs], -1),
        blend(
            np.broadcast_to(skin, zs.shape + (4,)),
            skin_light,
            0.5 + 0.5 * np.sin(phi_side * 17 + seed) * np.sin(phi_side * 5),
        ),
    )
    for side in (1, -1):
        for _ in range(16 if half else 26):
            a = rng.uniform(0, sweep)
            if 0.5 + 0.5 * math.cos(3 * a) < 0.3:
                continue
            distance = radius * rng.uniform(0.22, 0.5)
            builder.ellipsoid(
                (distance * math.cos(a), distance * math.sin(a), side * (thickness / 2 - 0.008)),
                (0.026, 0.01, 0.006),
                seed_color,
                Euler((0, 0, a)),
            )
    if half:
        x = np.linspace(-radius, radius, 30)
        z = np.array([-thickness / 2, 0, thickness / 2])
        cut_x, cut_z = np.meshgrid(x, z)
        builder.grid(
            np.stack([cut_x, 0 * cut_x, cut_z], -1),
            blend(
                np.broadcast_to(middle, cut_x.shape + (4,)),
                skin,
                smoothstep(0.92, 0.99, np.abs(cut_x) / radius),
            ),
        )
    return builder.object('cuke', wet(0.25, 0.35, 0.1, (0.08, 0.12, 0.04), 0.1))


def ring(
    seed, radius=0.26, thickness=0.026, height=0.05, outer='#8a2f5e', inner='#f3e6ea', edge='#d9a9c4', lobes=0
):
    """A ring lying flat: onion, scallion, chilli; lobes makes it a slice of pepper."""
    turn = np.linspace(0, 2 * math.pi, 97)
    section = np.linspace(0, 2 * math.pi, 17)
    phi, section_grid = np.meshgrid(turn, section, indexing='ij')
    rng = random.Random(seed)
    squash = rng.uniform(0.82, 1)
    centre_line = radius * (
        1
        + (
            0.1 * np.cos(lobes * phi + seed)
            if lobes
            else 0.02 * np.sin(2 * phi + seed) + 0.015 * np.sin(5 * phi)
        )
    )
    cosine, sine = (np.cos(section_grid), np.sin(section_grid))
    section_x = np.sign(cosine) * np.abs(cosine) ** 0.5
    section_z = np.sign(sine) * np.abs(sine) ** 0.5
    reach = centre_line + thickness * section_x
    points = np.stack(
        [
            reach * np.cos(phi),
            reach * np.sin(phi) * squash,
            height * 0.5 * section_z + 0.012 * np.sin(2 * phi + seed),
        ],
        -1,
    )
    colors = blend(
        np.broadcast_to(rgba(edge), phi.shape + (4,)), rgba(outer), smoothstep(0.35, 0.8, section_x)
    )
    colors = blend(colors, rgba(inner), smoothstep(0.2, 0.8, -section_x))
    builder = MeshBuilder()
    builder.grid(points, colors, flip=True)
    return builder.object('ring', wet(0.22, 0.4, 0.12, (0.1, 0.08, 0.08), 0.06))


def olive(seed):
    """A dark olive along x."""

    def describe(shader):
        n = shader.noise(3, 4)
        shader.surface(
            shader.vary(
                shader.ramp(n, [(0.3, '#1e0d16'), (0.55, '#3a1826'), (0.8, '#5e2f35')]), 0.02, 0.25, 0.2
            ),
            roughness=0.16,
            specular=0.55,
            coat=0.7,
            coat_roughness=0.05,
        )
        shader.bump(shader.noise(9, 3), 0.2, 0.02)

    return ellipsoid('olive', 0.145, 0.092, 0.09, material('olive', describe), 32, 0.04, 2.2, seed, 0.12)
