"""Overnight oats in glass jars."""

import math
import random

import numpy as np

from studio.dishes.boxes.oat_wall import PALE, oat_wall
from studio.foods.small import crumb
from studio.geometry.fields import square_grid, wave_noise
from studio.geometry.mesh import ellipsoid, grid_mesh, lathe, smooth_profile, tubes
from studio.geometry.swarm import swarm
from studio.materials.glass import clear_glass
from studio.materials.shader import parametric
from studio.materials.surfaces import liquid, wet
from studio.scene import hide, place

RADIUS = 0.47
HEIGHT = 1.0
LEVEL = 0.84


@parametric
def oat_milk(shader, base, stain):
    """The milk between the flakes, thickened, stained by what is on top."""
    tone = shader.mix(shader.patches(9, 4, 0.35, 0.68), base, '#efe0c0')
    rise = shader.math('ADD', shader.axis('Z'), shader.math('MULTIPLY', shader.noise(6, 3), 0.22))
    top = shader.ramp(rise, [(0.72, 0.0), (0.98, 1.0)])
    shader.surface(shader.mix(shader.math('MULTIPLY', top, 0.8), tone, stain), roughness=0.35, coat=0.25,
                   coat_roughness=0.2)  # fmt: skip
    shader.bump(shader.noise(16, 4), 0.5, 0.02)


def _between(tone, other, share):
    """The colour ('#rrggbb') that lies a share of the way from one to the other."""
    pairs = ((int(tone[k : k + 2], 16), int(other[k : k + 2], 16)) for k in (1, 3, 5))
    return '#' + ''.join(f'{round(a + (b - a) * share):02x}' for a, b in pairs)


def rolled_oat(seed, length=0.050):
    """A flake along x: flat, cupped, with a ragged edge and the crease of the groat."""
    item = ellipsoid('oat', length, length * 0.76, length * 0.15, None, 24, 0.13, 1.6, seed)
    for v in item.data.vertices:
        x, y = v.co.x / length, v.co.y / length
        v.co.z += length * (0.22 * x * x - 0.16 * y * y + 0.10 * math.sin(5 * x + seed) * y)
        v.co.z -= length * 0.10 * math.exp(-((y / 0.09) ** 2)) * (v.co.z > 0)
    return hide(item)


def _soaked(places, stain, seed):
    """Flakes swollen in stained milk at (location, euler, scale)."""
    tinted = [_between(tone, stain, 0.55) for tone in PALE]
    flakes = [rolled_oat(k + 4 * seed, 0.053 + 0.006 * (k % 3)) for k in range(5)]
    return swarm('soaked oats', flakes, places, wet(0.38, 0.3, 0, bump=0.25, bump_scale=40, vary=0), seed, 0.08, tinted)


def _flakes_on_top(stain, seed):
    """Flakes that lie on the oats, a few on edge, seeds of chia between them."""
    chance, flakes, seeds = random.Random(seed + 60), [], []
    for k in range(300):
        angle, d = chance.uniform(0, 6.283), (RADIUS - 0.085) * math.sqrt(chance.random())
        z = LEVEL + 0.05 * math.cos(d / RADIUS * math.pi / 2) - 0.006 + 0.012 * chance.random()
        lean = 0.45 if k % 6 == 0 else 0.16
        turn = (chance.gauss(0, lean), chance.gauss(0, lean), chance.uniform(0, 6.283))
        at = (d * math.cos(angle), d * math.sin(angle), z)
        if k % 6 == 5:
            seeds.append(((at[0], at[1], z + 0.006), turn, chance.uniform(0.8, 1.15)))
        else:
            flakes.append((at, turn, chance.uniform(0.7, 1.2)))
    chia = hide(ellipsoid('chia', 0.014, 0.010, 0.009, None, 10, egg=0.2))
    dark = swarm(
        'chia', [chia], seeds, wet(0.35, 0.3, 0, vary=0), seed, 0.3, ['#2b221c', '#4a3b30', '#1c1713']
    )
    return [_soaked(flakes, stain, seed), dark]


def oat_jar(stain, seed=1, at=(0, 0), reach=0.22):
    """A jar .47 in radius and 1 high, filled with oats to LEVEL; stain (a colour) runs down from the top by `reach`."""
    r, h = RADIUS, HEIGHT
    outer = [(0, 0.0), (r - 0.08, 0.0), (r - 0.01, 0.05), (r, 0.14), (r, h - 0.24), (r - 0.015, h - 0.17),
             (r - 0.045, h - 0.12), (r - 0.045, h - 0.03), (r - 0.03, h)]  # fmt: skip
    inner = [(r - 0.055, h - 0.005), (r - 0.075, h - 0.05), (r - 0.075, h - 0.14)]
    parts = [lathe('jar', smooth_profile(outer + inner, 6), clear_glass('#fcfefd', '#dfe8e3'), 96, 0.002, seed)]
    turn = np.linspace(0, 2 * math.pi, 97)
    for z, at_radius, thick, alpha in (
        (h, r - 0.036, 0.013, 0.62), (h - 0.055, r - 0.038, 0.007, 0.34), (h - 0.095, r - 0.038, 0.007, 0.34),
        (0.016, r - 0.062, 0.014, 0.45),
    ):  # fmt: skip
        ring = [(at_radius * math.cos(t), at_radius * math.sin(t), z) for t in turn]
        parts.append(tubes('rim', [ring], thick, liquid('#f3f8f6', roughness=0.05, alpha=alpha), 4))
    side = [(0, 0.04), (r - 0.11, 0.04), (r - 0.06, 0.09), (r - 0.05, 0.16), (r - 0.05, h - 0.26),
            (r - 0.07, h - 0.19), (r - 0.09, LEVEL - 0.02)]  # fmt: skip
    oats = oat_milk('#e2d0aa', stain)
    parts.append(lathe('oats', smooth_profile(side, 6), oats, 96))
    edge = [(r - 0.090, 0.026), (r - 0.030, 0.055), (r - 0.016, 0.10), (r - 0.012, 0.15), (r - 0.012, h - 0.26),
            (r - 0.022, h - 0.20), (r - 0.045, LEVEL - 0.01), (r - 0.060, LEVEL + 0.012)]  # fmt: skip
    parts.append(oat_wall(edge, LEVEL + 0.012, stain, reach, seed + 3))
    x, y = square_grid(r, 110)
    distance = np.hypot(x, y)
    top = LEVEL + 0.05 * np.cos(np.clip(distance / r, 0, 1) * math.pi / 2) + 0.012 * wave_noise(x, y, seed, 5)
    parts.append(grid_mesh('oats', x, y, top - 0.015, oats, distance < r - 0.05))
    parts += _flakes_on_top(stain, seed + 1)
    for part in parts:
        place(part, at[0], at[1])


def oat_flakes(transforms, seed=3):
    """Rolled oats, dry."""
    flakes = [rolled_oat(k, 0.042 + 0.004 * (k % 3)) for k in range(5)]
    return swarm(
        'flakes', flakes, transforms, wet(0.65, 0.03), seed, 0.14, ['#e3c893', '#cfac70', '#eedcb2', '#bf985c']
    )


def chopped_almonds(transforms, seed=4):
    """Roasted almonds, roughly chopped."""
    bits = [crumb(k, 0.042, 8, 0.5, 2.2) for k in range(5)]
    return swarm(
        'almonds', bits, transforms, wet(0.45, 0.15), seed, 0.15, ['#8f5427', '#e6c690', '#a8672f', '#edd3a4']
    )
