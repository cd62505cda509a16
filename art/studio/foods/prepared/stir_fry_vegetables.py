"""Pepper strips, snap peas, mushroom slices."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.fields import smoothstep, wave_noise
from studio.geometry.mesh_builder import MeshBuilder
from studio.materials.surfaces import wet


def pepper_strip(seed, length=0.42, width=0.062, thickness=0.03, bend=1.6, outer='#c4200f', inner='#f0a08a'):
    """A curved strip of bell pepper."""
    rng = random.Random(seed)
    n = 40
    t = np.linspace(-1, 1, n)
    c = np.linspace(0, 2 * math.pi, 17)
    along, around = np.meshgrid(t, c, indexing='ij')
    ends = (1 - np.abs(along) ** 10) ** 0.4
    cosine, sine = (np.cos(around), np.sin(around))
    section_x = np.sign(cosine) * np.abs(cosine) ** 0.5 * thickness * ends
    section_y = np.sign(sine) * np.abs(sine) ** 0.5 * width * (1 + 0.15 * np.sin(along * 3 + seed)) * ends
    a = bend * along / 2 * (1 + 0.25 * along * rng.uniform(-1, 1))
    bend_radius = length / bend
    reach = bend_radius + section_x
    points = np.stack(
        [reach * np.sin(a), section_y + 0.02 * np.sin(3 * along + seed), reach * np.cos(a) - bend_radius], -1
    )
    colors = blend(
        blend(filled(along.shape, outer), rgba(inner), smoothstep(0.2, 0.7, -cosine)),
        rgba(inner),
        0.6 * smoothstep(0.94, 0.99, np.abs(along)),
    )
    builder = MeshBuilder()
    builder.grid(points, colors, flip=True)
    return builder.object('strip', wet(0.2, 0.6, 0.05, (0.1, 0.05, 0.02), 0.08, 16, 0.1))


def snap_pea(seed, length=0.46, width=0.062):
    """A sugar snap pea along x, its peas showing."""
    rng = random.Random(seed)
    u = np.linspace(0, 1, 60)
    c = np.linspace(0, 2 * math.pi, 22)
    us, around = np.meshgrid(u, c, indexing='ij')
    pod = np.sin(math.pi * np.clip(us, 0.004, 0.996)) ** 0.42
    swelling = sum(np.exp(-(((us - x) / 0.045) ** 2)) for x in np.linspace(0.2, 0.82, 6))
    bow = rng.uniform(0.05, 0.1)
    points = np.stack(
        [
            (us - 0.5) * length,
            width * pod * np.cos(around) + bow * np.sin(math.pi * us) * 1.0 - bow * 0.5,
            width * pod * (0.5 + 0.16 * swelling) * np.sin(around),
        ],
        -1,
    )
    colors = blend(
        blend(
            filled(us.shape, '#4f8f1f'),
            rgba('#7cb53c'),
            0.5 + 0.5 * swelling * np.abs(np.sin(around)) + 0.2 * wave_noise(us * 3, around, seed),
        ),
        rgba('#b7d67a'),
        0.7 * np.exp(-(((np.abs(np.cos(around)) - 1) / 0.02) ** 2)),
    )
    builder = MeshBuilder()
    builder.grid(points, colors, flip=True)
    t = np.linspace(0, 1, 8)
    cc = np.linspace(0, 6.283, 7)
    along, around_stem = np.meshgrid(t, cc, indexing='ij')
    builder.grid(
        np.stack(
            [
                -length / 2 - 0.05 * along,
                0.012 * np.cos(around_stem) - bow * 0.5 - 0.02 * along,
                0.012 * np.sin(around_stem),
            ],
            -1,
        ),
        filled(along.shape, '#5f8f2c'),
    )
    return builder.object('pea', wet(0.24, 0.5, 0.05, (0.06, 0.08, 0.02), 0.06, 20, 0.1))


def mushroom_slice(seed, size=0.17, thickness=0.035):
    """A seared slice in x-y, stem towards -y."""
    v = np.linspace(0, 1, 60)
    u = np.linspace(-1, 1, 41)
    us, vs = np.meshgrid(u, v, indexing='ij')
    cap = np.sqrt(np.clip(1 - ((vs - 0.46) / 0.54) ** 2, 0, 1)) * 0.98
    stem = 0.3 + 0.06 * np.cos(vs * 9 + seed)
    cap_share = smoothstep(0.38, 0.46, vs)
    half_width = stem * (1 - cap_share) + cap * cap_share
    half_width *= np.clip(vs / 0.03, 0, 1) ** 0.4
    x = us * half_width * size
    y = (vs - 0.5) * 1.25 * size + 0.12 * size * (1 - np.cos(us * 1.3)) * -cap_share
    builder = MeshBuilder()
    rim = smoothstep(0.86, 0.97, np.maximum(np.abs(us), smoothstep(0.9, 1, vs) * 0.98))
    gills = np.exp(-(((vs - 0.47) / 0.035) ** 2)) * (np.abs(us) > 0.32)
    colors = blend(
        blend(
            blend(
                filled(us.shape, '#ecd7ad'),
                rgba('#cf9f5c'),
                0.45 + 0.45 * wave_noise(us * 2, vs * 2, seed, 2),
            ),
            rgba('#6b3d1c'),
            rim * cap_share,
        ),
        rgba('#5f3a1e'),
        gills * 0.9,
    )
    for side in (1, -1):
        builder.grid(
            np.stack(
                [
                    x,
                    y,
                    side * (thickness / 2 - 0.01 * smoothstep(0.9, 1, np.maximum(np.abs(us), 0 * vs)))
                    + 0.015 * np.sin(us * 2 + seed),
                ],
                -1,
            ),
            colors,
            flip=side < 0,
        )
    for side in (1, -1):
        i = 40 if side > 0 else 0
        z = np.linspace(-1, 1, 4)
        xs = np.repeat(x[i][:, None], 4, 1)
        ys = np.repeat(y[i][:, None], 4, 1)
        zs = np.broadcast_to(z * (thickness / 2 - 0.01), xs.shape) + 0.015 * math.sin(side * 2 + seed)
        builder.grid(
            np.stack([xs, ys, zs], -1),
            blend(filled(xs.shape, '#d9b27a'), rgba('#7a4a25'), np.repeat(cap_share[i][:, None], 4, 1)),
            flip=side > 0,
        )
    return builder.object('mush', wet(0.34, 0.4, 0.05, (0.1, 0.07, 0.04), 0.12, 20, 0.1))
