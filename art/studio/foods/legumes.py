"""Dry legumes, painted with hilum and mottling."""

import math

import numpy as np
from mathutils import Vector, noise

from studio.color import blend, rgba
from studio.fields import smoothstep
from studio.materials.shader import material
from studio.mesh_builder import MeshBuilder


def bean(
    name,
    seed=0,
    length=0.09,
    width=0.06,
    height=0.055,
    bend=0.0,
    dent=0.0,
    egg=0.0,
    squareness=1.0,
    lens=False,
    half=False,
    beak=0,
    wrinkle=0,
    tones=('#b98a4a', '#a87838'),
    hilum=None,
    mottling=None,
    roughness=0.3,
    coat=0.4,
    subsurface=0,
):
    """
    One dry legume along x; sizes are half lengths in units. bend and dent make a kidney, lens a lentil, half
    a split pea, beak a chickpea's nose, wrinkle soft folds. hilum (length, width, colour, ring) is painted on
    the inner side (-y); mottling is (colour, amount). name is the name of its material.
    """
    polar = np.linspace(0.001, math.pi - 0.001, 36)
    turn = np.linspace(0, 2 * math.pi, 49)
    theta, phi = np.meshgrid(polar, turn, indexing='ij')
    axis = np.cos(theta)
    ring = np.sin(theta) ** squareness
    xs = axis.copy()
    side_y = np.cos(phi)
    side_z = np.sin(phi)
    ys = ring * side_y
    zs = ring * side_z
    if lens:
        zs = np.sign(zs) * np.abs(zs) ** 1.35
    if half:
        zs = np.where(zs < 0, np.maximum(zs, -0.06) * 1.0, zs)
    narrow = 1 - egg * axis
    ys = ys * narrow
    zs = zs * narrow
    swell = np.zeros_like(xs)
    if wrinkle:
        for i in np.ndindex(xs.shape):
            v = Vector((xs[i] * 1.3 + seed * 3.1, ys[i] * 1.3, zs[i] * 1.3))
            swell[i] = wrinkle * (noise.fractal(v, 1, 2, 2) - 0.9 * abs(noise.noise(v * 1.5)))
    xs, ys, zs = (xs * (1 + swell), ys * (1 + swell), zs * (1 + swell))
    if beak:
        nose = np.exp(-(((1 - axis) / 0.13) ** 0.9))
        xs = xs + beak * nose
        zs = zs + beak * 0.4 * nose
        ys = (
            ys
            - np.sign(ys)
            * 0.22
            * np.exp(-(((zs - 0.9) / 0.35) ** 2))
            * np.exp(-((ys / 0.25) ** 2))
            * np.abs(ys)
            / 0.3
        )
        groove = np.exp(-((ys / 0.14) ** 2)) * smoothstep(0.2, 0.8, zs) * smoothstep(-0.7, 0.6, xs)
        zs = zs - 0.13 * groove
    ys = ys - bend * (xs**2 - 0.3)
    if dent:
        ys = ys + dent * np.exp(-((xs / 0.42) ** 2)) * np.clip(-side_y, 0, 1) ** 2
    points = np.stack([xs * length, ys * width, zs * height], -1)
    colors = blend(
        np.broadcast_to(rgba(tones[0]), theta.shape + (4,)),
        rgba(tones[1]),
        0.5 + 0.5 * np.sin(3 * xs + 2 * zs + seed),
    )
    if half:
        colors = blend(colors, rgba(tones[0]) * np.array([1.1, 1.1, 1.05, 1]), (side_z < -0.05) * 0.6)
    if mottling:
        mottle = np.array(
            [
                noise.fractal(Vector((xs[i] * 2.5 + seed, ys[i] * 2.5, zs[i] * 2.5)), 1, 2, 3)
                for i in np.ndindex(xs.shape)
            ]
        ).reshape(xs.shape)
        colors = blend(colors, rgba(mottling[0]), smoothstep(0.0, 0.35, mottle) * mottling[1])
    if hilum:
        hilum_length, hilum_width, hilum_color, ring_color = hilum
        hilum_distance = np.sqrt((xs / hilum_length) ** 2 + (zs / hilum_width) ** 2) + 9 * (side_y > 0)
        colors = blend(colors, rgba(ring_color), smoothstep(1.75, 1.25, hilum_distance))
        colors = blend(colors, rgba(hilum_color), smoothstep(1.05, 0.85, hilum_distance))
        points[..., 1] += width * 0.05 * smoothstep(1.1, 0.6, hilum_distance)
    builder = MeshBuilder()
    builder.grid(points, colors)

    def describe(shader):
        shader.surface(
            shader.vary(shader.attribute('Col'), 0.01, 0.13, 0.1),
            roughness=roughness,
            specular=0.45,
            coat=coat,
            coat_roughness=0.12,
            subsurface=subsurface,
            subsurface_radius=(0.08, 0.06, 0.03),
        )
        shader.bump(shader.noise(16, 3), 0.05, 0.01)

    return builder.object('bean', material(name, describe), 85)
