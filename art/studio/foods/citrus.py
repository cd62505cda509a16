"""Lemons and limes."""

import math

import numpy as np
from mathutils import Matrix

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder, cut_slice


def citrus_slice(seed, radius=0.27, thickness=0.045, kind='lemon'):
    """A slice lying flat; kind is lemon, lime or orange. A thick one is half a fruit."""
    rind, pith, pulp, pulp_light = {
        'lemon': ('#efc31d', '#fbf1c8', '#f3d34a', '#fae58c'),
        'lime': ('#5c9a22', '#edf2c2', '#a9c94a', '#d5e48c'),
        'orange': ('#d9690c', '#f6dcae', '#e2771a', '#f09a3c'),
    }[kind]
    segments = 10
    outline = lambda p: (radius * (1 + 0.008 * np.sin(3 * p + seed)) * np.cos(p), radius * np.sin(p))

    def face(rho, p, y, z):
        segment = np.abs((p * segments / (2 * math.pi) + 0.1 * seed) % 1 - 0.5) * 2
        membrane = np.maximum(
            smoothstep(0.9 - 0.0 * rho, 1.0, segment + 0.1 * (1 - rho) * segment),
            1 - smoothstep(0.07, 0.12, rho),
        )
        vesicles = 0.5 + 0.5 * np.sin(p * 58 + 6 * np.sin(rho * 9 + p * 7) + rho * 10)
        colors = blend(
            blend(filled(p.shape, pulp), rgba(pulp_light), vesicles * 0.8), rgba(pith), membrane * 0.9
        )
        colors = blend(colors, rgba(pith), smoothstep(0.83, 0.87, rho))
        return blend(colors, rgba(rind), smoothstep(0.93, 0.955, rho))

    # lies flat in x-y
    item = cut_slice(
        kind,
        outline,
        thickness,
        face,
        lambda p, t, y, z: filled(p.shape, rind),
        wet(0.22, 0.4, 0.1, (0.2, 0.16, 0.04), 0.12, 26, 0.05),
        200,
        60,
        0.012,
        0.004,
        seed,
    )
    item.data.transform(Matrix.Rotation(math.pi / 2, 4, 'Y'))
    return item


def citrus_wedge(seed, radius=0.25, angle=62, kind='lime'):
    """A long wedge: rind bulging to +x, axis along z. Lay it with `wedge_rotation`."""
    rind, pith, pulp, pulp_light = {
        'lemon': ('#efc31d', '#fbf1c8', '#f0cd3f', '#fae58c'),
        'lime': ('#4f8f1e', '#edf2c2', '#9cc23e', '#cfe083'),
    }[kind]
    builder = MeshBuilder()
    half_angle = math.radians(angle / 2)
    polar = np.linspace(0.02, math.pi - 0.02, 56)
    across = np.linspace(-half_angle, half_angle, 24)
    profile = lambda theta: radius * (1 + 0.16 * np.abs(np.cos(theta)) ** 6)
    theta, phi = np.meshgrid(polar, across, indexing='ij')
    builder.grid(
        np.stack(
            [
                profile(theta) * np.sin(theta) * np.cos(phi),
                profile(theta) * np.sin(theta) * np.sin(phi),
                profile(theta) * 1.12 * np.cos(theta),
            ],
            -1,
        ),
        blend(
            filled(theta.shape, rind),
            rgba('#86b43a' if kind == 'lime' else '#f7d84a'),
            0.4 + 0.4 * wave_noise(theta, phi, seed, 2),
        ),
    )
    for side in (-1, 1):
        rho = np.linspace(0, 1, 60)
        theta, rho_grid = np.meshgrid(polar, rho, indexing='ij')
        inward = rho_grid
        outward = inward * np.sin(theta)
        axial = inward * np.cos(theta)
        flesh = smoothstep(0.06, 0.11, outward) * (1 - smoothstep(0.86, 0.9, inward))
        vesicles = 0.5 + 0.5 * np.sin(
            np.arctan2(axial, outward - 0.02) * 34 + 5 * np.sin(inward * 9 + axial * 5)
        )
        depth = 0.012 * flesh * (1 - vesicles * 0.4)
        points = np.stack(
            [
                profile(theta) * outward * math.cos(half_angle),
                side * (profile(theta) * outward * math.sin(half_angle) - depth),
                profile(theta) * 1.12 * axial,
            ],
            -1,
        )
        colors = blend(
            filled(theta.shape, pith),
            blend(filled(theta.shape, pulp), rgba(pulp_light), vesicles * 0.8),
            flesh,
        )
        colors = blend(colors, rgba(rind), smoothstep(0.95, 0.97, inward))
        builder.grid(points, colors, flip=side < 0)
    return builder.object(kind + 'w', wet(0.2, 0.5, 0.1, (0.2, 0.18, 0.04), 0.14, 24, 0.05))


def wedge_rotation(angle, tilt=0.45):
    """Rotation that lays a citrus wedge on its rind, cut edge up; radians."""
    # skin down, cut edge up
    return (
        Matrix.Rotation(angle, 3, 'Z') @ Matrix.Rotation(tilt, 3, 'X') @ Matrix.Rotation(math.pi / 2, 3, 'Y')
    ).to_euler()
