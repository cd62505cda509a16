"""Spikelets: kernels still in their husks, as spelt comes off the field."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep
from studio.foods.grains import grain_skin
from studio.mesh_builder import MeshBuilder
from studio.scene import hide


def spikelet(kernel, seed=0):
    """Two husks side by side along x, keeled and open at the tip; kernel gives half length, width and colours."""
    builder = MeshBuilder()
    polar, turn = np.linspace(0, math.pi, 15), np.linspace(0, 2 * math.pi, 17)
    theta, phi = np.meshgrid(polar, turn, indexing='ij')
    axis = -np.cos(theta)
    ring = np.sin(theta) ** 0.9 * (1 - kernel.point * axis)
    lines = 0.5 + 0.5 * np.sin(phi * 5 + seed)
    tone = blend(filled(theta.shape, kernel.color), rgba(kernel.crease), 0.4 * lines)
    tone = blend(tone, rgba(kernel.crease), smoothstep(0.4, 1, -axis) * 0.9)
    tone = blend(tone, rgba(kernel.tip), smoothstep(0.5, 1, axis) * 0.7)
    for side in (-1, 1):
        y = kernel.width * 0.55 * ring * np.cos(phi) * (1 - 0.06 * lines)
        z = kernel.width * 0.62 * ring * np.sin(phi)
        x = kernel.length * (axis + 0.25 * np.clip(axis - 0.5, 0, 1))
        splay = side * (0.17 + 0.03 * math.sin(seed * 3 + side))
        points = np.stack(
            [x * math.cos(splay) - y * math.sin(splay), x * math.sin(splay) + y * math.cos(splay), z], -1
        )
        points[..., 1] += side * kernel.width * 0.46
        builder.grid(points, tone)
    return hide(builder.object('kernel', grain_skin(kernel), 80))
