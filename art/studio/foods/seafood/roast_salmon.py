"""Roast salmon: opaque flakes that part, browned edges, a golden crust of crumbs and herbs."""

import math

import numpy as np
from mathutils import Vector

from studio.color import blend, filled, rgba
from studio.foods.small import crumb
from studio.geometry.fields import smoothstep, wave_noise
from studio.geometry.mesh_builder import MeshBuilder
from studio.geometry.surface import Surface, aligned
from studio.geometry.swarm import swarm
from studio.materials.shader import parametric
from studio.materials.surfaces import wet

CRUMBS = ('#d9a04a', '#c98834', '#e6bd72', '#b06f26', '#8d5019')
HERBS = ('#55722a', '#6d8a3a', '#40591f', '#77793c')


@parametric
def _flaky(shader):
    """Matte cooked flesh with moist spots and fine fibres."""
    moist = shader.ramp(shader.noise(6, 4), [(0.46, 0.0), (0.68, 1.0)])
    grain = shader.noise(70, 3)
    tone = shader.mix(shader.ramp(grain, [(0.3, 0.22), (0.6, 0.0)]), shader.attribute('Col'), '#b8683c')
    shader.surface(
        tone, roughness=shader.mix(moist, 0.56, 0.30), specular=0.4, coat=shader.mix(moist, 0.0, 0.4),
        coat_roughness=0.14, subsurface=0.1, subsurface_radius=(0.10, 0.05, 0.03),
    )  # fmt: skip
    shader.bump(shader.math('ADD', grain, shader.noise(26, 4)), 0.3, 0.012)


def _chance(index, seed):
    """A number from 0 to 1 for every flake."""
    return np.mod(np.sin(index * 12.9898 + seed * 4.1) * 43758.5453, 1.0)


def roast_salmon(seed=1, half_length=0.6, half_width=0.32, height=0.24, parted=1.0):
    """A roast portion along x on z = 0, its flakes opening towards +x; parted 0 (whole) to 1 (falls apart)."""
    us, vs = np.meshgrid(np.linspace(-1, 1, 300), np.linspace(-1, 1, 190), indexing='ij')
    share, turn = np.maximum(np.abs(us), np.abs(vs)), np.arctan2(vs, us)
    top, down = np.clip(share / 0.76, 0, 1), np.clip((share - 0.76) / 0.24, 0, 1)
    square = (np.abs(np.cos(turn)) ** 4.2 + np.abs(np.sin(turn)) ** 4.2) ** (-1 / 4.2)
    wavy = 1 + 0.025 * np.sin(3 * turn + seed) + 0.015 * np.sin(8 * turn + 2 * seed)
    x = np.cos(turn) * square * top * half_length * wavy * (1 + 0.04 * np.sin(math.pi * down))
    y = np.sin(turn) * square * top * half_width * wavy * (1 + 0.06 * np.sin(math.pi * down))
    y = y * (1 - 0.14 * x / half_length)
    bend = 0.62 * np.abs(y + 0.05)
    phase = (x + bend + 0.07 * wave_noise(x, y, seed, 1.3) + 0.016 * wave_noise(x, y, seed + 9, 5)) / 0.128 + 0.3 * seed
    index, inside = np.floor(phase), np.mod(phase, 1.0)
    gap = np.minimum(inside, 1 - inside)
    frayed = np.abs(y) / half_width + 0.2 * (_chance(index, 3) - 0.5)
    loose = parted * smoothstep(0.05, 0.85, x / half_length) * smoothstep(1.15, 0.3, frayed)
    width = 0.035 + 0.10 * loose
    groove = np.exp(-((gap / width) ** 2))
    own = _chance(index, seed)
    z = height * (1 + 0.16 * y / half_width - 0.20 * (x / half_length) ** 2)
    z += 0.014 * wave_noise(x, y, seed, 1.8) - 0.05 * smoothstep(0.55, 1, top) ** 2
    z += (own - 0.5) * (0.010 + 0.05 * loose) + (inside - 0.5) * (0.016 + 0.05 * loose)
    z -= groove * (0.012 + 0.085 * loose)
    z = np.where(down > 0, z * np.cos(down * math.pi / 2) ** 0.8, z)
    x = x + loose * (0.03 * (own - 0.3) + 0.05 * x / half_length) - 0.02 * groove * loose
    y = y + 0.06 * loose * (_chance(index, seed + 7) - 0.5)
    tone = blend(filled(x.shape, '#e28d66'), rgba('#f0ab88'), 0.5 + 0.5 * wave_noise(x, y, seed, 2.6))
    tone = blend(tone, rgba('#d97a50'), 0.55 * own)
    fibres = wave_noise(phase * 0.15, phase * 0.1 + y * 9 - x * 5, seed + 2, 3.4)
    tone = blend(tone, rgba('#f4cdb4'), 0.35 * smoothstep(0.1, 0.8, fibres))
    tone = blend(tone, rgba('#f7dcc6'), 0.55 * np.exp(-(((gap - width * 1.5) / 0.05) ** 2)))
    tone = blend(tone, rgba('#c96a42'), 0.85 * np.exp(-((gap / (width * 0.7)) ** 2)))
    heat = wave_noise(x, y, seed + 20, 2.0) + 0.5 * wave_noise(x, y, seed + 21, 5) + 0.25 * fibres
    rim = smoothstep(0.70, 1.0, top + 0.06 * heat)
    tone = blend(tone, rgba('#c98846'), 0.75 * smoothstep(0.1, 0.9, heat + 0.9 * rim) * (1 - groove))
    tone = blend(tone, rgba('#8a4a1c'), 0.8 * smoothstep(0.75, 1.5, heat + 1.15 * rim) * (down < 0.5))
    tone = blend(tone, rgba('#e7b293'), 0.6 * smoothstep(0.2, 0.6, down) * smoothstep(1.0, 0.7, down))
    curds = smoothstep(0.45, 0.8, wave_noise(turn * 2, down * 2, seed + 8, 2.2))
    tone = blend(tone, rgba('#f2e2d2'), 0.7 * curds * down)
    tone = blend(tone, rgba('#7c4520'), smoothstep(0.86, 1, down))
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), tone, flip=True)
    return builder.object('salmon', _flaky(), 60)


def crumb_crust(fillets, half_length, half_width, rng, density=2600, reach=0.35, worn=0.2):
    """
    Bakes golden crumbs and herbs on fillets, a list of (object, share): share 1 covers all, less than 1 only that
    part from the -x end. worn: how ragged the border is. Half sides in units.
    """
    surface, crumbs, coarse, herbs = Surface(), [], [], []
    for fish, share in fillets:
        for _ in range(density):
            u, v = rng.uniform(-1, 1), rng.uniform(-1, 1)
            ragged = worn * float(wave_noise(u * 2.2, v * 2.2, 5 + fish.location.x, 2.0)) + rng.gauss(0, 0.05)
            if abs(u) ** 3 + abs(v) ** 3 + ragged > 0.78 or u > -1 + 2 * share + 2 * ragged:
                continue
            at = fish.location + fish.rotation_euler.to_matrix() @ Vector((u * half_length, v * half_width, 0))
            at, normal, item = surface.hit(at.x, at.y)
            if item is None or 'salmon' not in item.name or normal.z < reach:
                continue
            lean = aligned(normal, (rng.uniform(-0.7, 0.7), rng.uniform(-0.7, 0.7), rng.uniform(0, 6.28)))
            size = 0.5 + 1.1 * rng.random() ** 2
            where = at + normal * rng.uniform(0.0, 0.014)
            kind = rng.random()
            if kind < 0.64:
                crumbs.append((where, lean, size))
            elif kind < 0.73:
                coarse.append((where + normal * 0.006, lean, 0.8 + 0.8 * rng.random()))
            else:
                herbs.append((where + normal * 0.008, lean, (size * 1.5, size * 0.8, size * 0.35)))
    grains = [crumb(k, 0.0175, 12, 0.55, 2.6) for k in range(5)]
    toasted = wet(0.62, 0.12, 0, bump=0.3, bump_scale=60)
    swarm('crust', grains, crumbs, toasted, 3, 0.22, CRUMBS)
    swarm('crust coarse', grains, [(at, turn, size * 1.6) for at, turn, size in coarse], toasted, 5, 0.2, CRUMBS[:3])
    swarm('crust herbs', grains, herbs, wet(0.5, 0.2, 0), 4, 0.3, HERBS)
