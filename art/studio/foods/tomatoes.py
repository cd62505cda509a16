"""Tomatoes in wedges and halves, with seeds."""

import math
import random

import numpy as np
from mathutils import Euler

from studio.color import blend, filled, rgba
from studio.fields import smoothstep
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder


def tomato_wedge(seed, radius=0.36, angle=62):
    """A wedge, skin bulging towards +x, cut faces up and down along y; angle in degrees."""
    rng = random.Random(seed)
    builder = MeshBuilder()
    half_angle = math.radians(angle / 2)
    red, wall, gel, core = (rgba('#a8170b'), rgba('#d9402a'), rgba('#c2461a'), rgba('#ec8f63'))
    seed_color = rgba('#efcf86')
    polar = np.linspace(0.02, math.pi - 0.02, 40)
    across = np.linspace(-half_angle, half_angle, 22)
    theta, phi = np.meshgrid(polar, across, indexing='ij')
    profile = radius * (1 - 0.1 * np.cos(theta) ** 4) * (1 + 0.02 * np.sin(theta * 3 + seed))
    points = np.stack(
        [
            profile * np.sin(theta) * np.cos(phi),
            profile * np.sin(theta) * np.sin(phi),
            profile * 0.82 * np.cos(theta),
        ],
        -1,
    )
    builder.grid(
        points,
        blend(
            np.broadcast_to(red, points.shape[:2] + (4,)),
            rgba('#d8561e'),
            smoothstep(0.8, 1.0, np.cos(theta)) * 0.8,
        ),
    )
    for side in (-1, 1):
        rho = np.linspace(0, 1, 34)
        theta, rho_grid = np.meshgrid(polar, rho, indexing='ij')
        profile = radius * (1 - 0.1 * np.cos(theta) ** 4) * (1 + 0.02 * np.sin(theta * 3 + seed))
        inward = rho_grid
        latitude = np.abs(np.cos(theta))
        # locule hollow
        depth = (
            0.05
            * smoothstep(0.3, 0.45, inward)
            * (1 - smoothstep(0.72, 0.84, inward))
            * (1 - smoothstep(0.55, 0.85, latitude))
        )
        points = np.stack(
            [
                profile * inward * np.sin(theta) * math.cos(half_angle),
                side * (profile * inward * np.sin(theta) * math.sin(half_angle) - depth),
                profile * 0.82 * inward * np.cos(theta),
            ],
            -1,
        )
        locule = (
            smoothstep(0.28, 0.42, inward)
            * (1 - smoothstep(0.74, 0.83, inward))
            * (1 - smoothstep(0.6, 0.85, latitude))
        )
        colors = blend(
            blend(np.broadcast_to(core, points.shape[:2] + (4,)), wall, smoothstep(0.1, 0.5, inward)),
            gel,
            locule,
        )
        colors = blend(colors, red, smoothstep(0.95, 0.985, inward))
        builder.grid(points, colors, flip=side < 0)
        for _ in range(13):
            t = rng.uniform(0.28 * math.pi, 0.72 * math.pi)
            inward_seed = rng.uniform(0.36, 0.74)
            center = (
                radius * inward_seed * math.sin(t) * math.cos(half_angle),
                side * (radius * inward_seed * math.sin(t) * math.sin(half_angle) - 0.03),
                radius * 0.82 * inward_seed * math.cos(t),
            )
            builder.ellipsoid(
                center, (0.026, 0.012, 0.017), seed_color, Euler((0, rng.uniform(0, 3), side * half_angle))
            )
    item = builder.object('tomato', wet(0.18, 0.6, 0.08))
    return item


def tomato_half(seed, radius=0.155):
    """Half a cherry tomato, cut side up (+z)."""
    builder = MeshBuilder()
    polar = np.linspace(0, math.pi / 2, 14)
    turn = np.linspace(0, 2 * math.pi, 49)
    theta, phi = np.meshgrid(polar, turn, indexing='ij')
    builder.grid(
        np.stack(
            [
                radius * np.cos(theta) * np.cos(phi),
                radius * np.cos(theta) * np.sin(phi),
                -radius * 0.95 * np.sin(theta),
            ],
            -1,
        ),
        filled(theta.shape, '#b3190c'),
        flip=True,
    )
    rho = np.linspace(0, 1, 34)
    phi, rho_grid = np.meshgrid(turn, rho, indexing='ij')
    chambers = 3
    wall_distance = np.abs(phi * chambers / (2 * math.pi) % 1 - 0.5) * 2
    locule = (
        smoothstep(0.22, 0.34, rho_grid)
        * (1 - smoothstep(0.72, 0.82, rho_grid))
        * (1 - smoothstep(0.7, 0.9, wall_distance))
    )
    z = -0.22 * radius * locule - 0.02 * radius * smoothstep(0.93, 1, rho_grid)
    colors = blend(
        blend(
            blend(filled(phi.shape, '#f0a07a'), rgba('#da4128'), smoothstep(0.15, 0.4, rho_grid)),
            rgba('#b83a12'),
            locule,
        ),
        rgba('#a8170b'),
        smoothstep(0.94, 0.98, rho_grid),
    )
    builder.grid(np.stack([radius * rho_grid * np.cos(phi), radius * rho_grid * np.sin(phi), z], -1), colors)
    rng = random.Random(seed)
    for k in range(15):
        i = k % 3
        a = 2 * math.pi * (i + 0.5) / 3 + rng.uniform(-0.55, 0.55)
        d = radius * rng.uniform(0.36, 0.68)
        builder.ellipsoid(
            (d * math.cos(a), d * math.sin(a), -0.1 * radius),
            (0.018, 0.012, 0.01),
            rgba('#efcf86'),
            Euler((0, 0, a)),
        )
    return builder.object('cherry', wet(0.16, 0.7, 0.06, (0.12, 0.05, 0.02), 0.05, 14, 0.08))
