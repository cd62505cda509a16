"""Overnight oats in glass jars."""

import math

import numpy as np

from studio.foods.small import crumb
from studio.geometry.fields import square_grid, wave_noise
from studio.geometry.mesh import ellipsoid, grid_mesh, lathe, smooth_profile
from studio.geometry.swarm import swarm
from studio.materials.shader import parametric
from studio.materials.surfaces import wet
from studio.scene import hide, place

RADIUS = 0.47
HEIGHT = 1.0
LEVEL = 0.84


@parametric
def jar_glass(shader):
    """Thin glass: nearly clear, it mirrors the window."""
    shader.surface('#e8f0ee', roughness=0.08, specular=0.7, alpha=0.16)


@parametric
def creamy_oats(shader, base, flake, stain):
    """Oats seen through the glass: swollen flakes in milk, stained by what is on top."""
    cells = shader.voronoi(13)
    flakes = shader.ramp(cells, [(0.36, 1.0), (0.60, 0.0)])
    groat = shader.ramp(cells, [(0.05, 1.0), (0.16, 0.0)])
    fine = shader.ramp(shader.noise(14, 4), [(0.4, 0.0), (0.6, 1.0)])
    tone = shader.mix(flakes, base, flake)
    tone = shader.mix(shader.math('MULTIPLY', groat, 0.25), tone, '#c39a5c')
    tone = shader.mix(shader.math('MULTIPLY', fine, 0.3), tone, '#d2ae76')
    seeds = shader.ramp(shader.voronoi(15), [(0.10, 1.0), (0.14, 0.0)])
    tone = shader.mix(shader.math('MULTIPLY', seeds, 0.85), tone, '#4a3626')
    rise = shader.math('ADD', shader.axis('Z'), shader.math('MULTIPLY', shader.noise(6, 3), 0.22))
    top = shader.ramp(rise, [(0.70, 0.0), (0.92, 1.0)])
    shader.surface(shader.mix(shader.math('MULTIPLY', top, 0.85), tone, stain), roughness=0.4, subsurface=0.06,
                   coat=0.2, coat_roughness=0.2)  # fmt: skip
    shader.bump(shader.math('ADD', flakes, shader.noise(20, 3)), 0.6, 0.03)


def oat_jar(stain, seed=1, at=(0, 0)):
    """A jar .47 in radius and 1 high, filled with oats to LEVEL; stain (a colour) sinks in from the top."""
    r, h = RADIUS, HEIGHT
    outer = [(0, 0.0), (r - 0.08, 0.0), (r - 0.01, 0.05), (r, 0.14), (r, h - 0.24), (r - 0.015, h - 0.17),
             (r - 0.045, h - 0.12), (r - 0.045, h - 0.03), (r - 0.03, h)]  # fmt: skip
    inner = [(r - 0.055, h - 0.005), (r - 0.075, h - 0.05), (r - 0.075, h - 0.14)]
    parts = [lathe('jar', smooth_profile(outer + inner, 6), jar_glass(), 96, 0.004, seed)]
    for z in (h - 0.055, h - 0.095):
        ring = [(r - 0.044, z + 0.016), (r - 0.022, z), (r - 0.044, z - 0.016)]
        parts.append(lathe('thread', ring, jar_glass(), 96))
    side = [(0, 0.03), (r - 0.09, 0.03), (r - 0.03, 0.075), (r - 0.022, 0.15), (r - 0.022, h - 0.24),
            (r - 0.04, h - 0.17), (r - 0.05, LEVEL - 0.02)]  # fmt: skip
    oats = creamy_oats('#d0b17e', '#f2e3c2', stain)
    parts.append(lathe('oats', smooth_profile(side, 6), oats, 96))
    x, y = square_grid(r, 110)
    distance = np.hypot(x, y)
    top = LEVEL + 0.05 * np.cos(np.clip(distance / r, 0, 1) * math.pi / 2) + 0.012 * wave_noise(x, y, seed, 5)
    parts.append(grid_mesh('oats', x, y, top - 0.015, oats, distance < r - 0.04))
    for part in parts:
        place(part, at[0], at[1])


def oat_flakes(transforms, seed=3):
    """Rolled oats, dry."""
    flake = [hide(ellipsoid('oat', 0.045, 0.034, 0.009, None, 16, 0.25, 2.5, k)) for k in range(4)]
    return swarm('flakes', flake, transforms, wet(0.6, 0.05), seed, 0.12, ['#e3c893', '#d6b67a', '#eedcb2'])


def chopped_almonds(transforms, seed=4):
    """Roasted almonds, roughly chopped."""
    bits = [crumb(k, 0.042, 8, 0.5, 2.2) for k in range(5)]
    return swarm(
        'almonds', bits, transforms, wet(0.45, 0.15), seed, 0.15, ['#8f5427', '#e6c690', '#a8672f', '#edd3a4']
    )
