"""What lies on black-bean noodles and beside them: fine cucumber, a just-set egg, pickled radish."""

import math

import numpy as np
from mathutils import Euler

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder
from studio.scene import hide, place
from studio.swarm import swarm


def _matchstick(seed, skin, length=0.50, width=0.022):
    """A cucumber matchstick along x, a little bowed, with skin on its +y side or none."""
    builder, source = MeshBuilder(), np.random.default_rng(seed)
    bow, lift = source.uniform(-0.016, 0.016), source.uniform(-0.01, 0.012)
    u = np.linspace(-1, 1, 13)
    square = [
        (-1, -0.8),
        (-0.8, -1),
        (0.8, -1),
        (1, -0.8),
        (1, 0.8),
        (0.8, 1),
        (-0.8, 1),
        (-1, 0.8),
        (-1, -0.8),
    ]
    section = np.array(square) * width / 2
    y = section[None, :, 0] + bow * (1 - u**2)[:, None]
    z = section[None, :, 1] * source.uniform(0.75, 1.0) + lift * (1 - u**2)[:, None]
    points = np.stack([np.broadcast_to(u[:, None] * length / 2, y.shape), y, z], -1)
    flesh = blend(filled(y.shape, '#c6dc8a'), rgba('#e2edb8'), source.random() * np.ones_like(y))
    colors = blend(flesh, rgba('#a3c665'), 0.5 * (u[:, None] * np.ones_like(y) > 0.4))
    if skin:
        edge = section[None, :, 0] / width + 0 * y
        colors = blend(colors, rgba('#86ad4c'), smoothstep(0.2, 0.38, edge))
        colors = blend(colors, rgba('#1f4715'), smoothstep(0.34, 0.43, edge))
    builder.grid(points, colors)
    for end, flip in ((0, True), (-1, False)):
        middle = points[end].mean(0)
        cap = np.stack([points[end], np.broadcast_to(middle, points[end].shape)])
        builder.grid(cap, np.stack([colors[end], colors[end]]), flip)
    return hide(builder.object('matchstick', None))


def cucumber_threads(heights, rng, x0, y0, angle, count=86):
    """A fine bundle of cucumber on a height map; angle in radians."""
    kinds = [_matchstick(i, i % 5 < 4) for i in range(10)]
    transforms = []
    for i in range(count):
        turn = angle + rng.gauss(0, 0.12 if i < count * 0.85 else 0.34)
        s, t = rng.gauss(0, 0.09), rng.gauss(0, 0.04)
        x, y = x0 - s * math.sin(angle) + t * math.cos(angle), y0 + s * math.cos(angle) + t * math.sin(angle)
        scale, c, n = rng.uniform(0.75, 1.08), math.cos(turn), math.sin(turn)
        along = np.linspace(-0.19, 0.19, 7) * scale
        under = [heights.top(x + u * c, y + u * n, 0.012) for u in along]
        slope = float(np.polyfit(along, under, 1)[0]) * 0.8
        z = max(h - slope * u for h, u in zip(under, along, strict=True)) + 0.007
        roll = rng.choice((0, 0.6, 1.0, 1.4, 1.57, 3.14, -1.2)) + rng.uniform(-0.2, 0.2)
        transforms.append(((x, y, z), (roll, -math.atan(slope), turn), (scale, 1, 1)))
        for u in np.linspace(-0.21, 0.21, 19) * scale:
            heights.stamp(x + u * c, y + u * n, z + slope * u - 0.004, 0.0125)
    skin = wet(0.25, 0.5, 0.1, (0.08, 0.1, 0.04), 0.05)
    return swarm('cucumber', kinds, transforms, skin, 4, 0.07)


def set_egg_half(x, y, z, rotation, seed=2):
    """Half an egg boiled until its yolk just set, cut face up, long axis along x before the rotation."""
    rho, phi = np.meshgrid(np.linspace(0, 1, 110), np.linspace(0, 2 * math.pi, 145), indexing='ij')
    c, s = np.cos(phi), np.sin(phi)
    half_x = 0.295 * (1 + 0.008 * np.sin(3 * phi + seed))
    reach_y = 0.222 * (1 - 0.13 * c) * (1 + 0.006 * np.sin(4 * phi))
    px, py = rho * half_x * c, rho * reach_y * s
    ex, ey = px + 0.040, py - 0.004
    d = np.hypot(ex / 0.145, ey / 0.136) + 0.03 * wave_noise(px * 3, py * 3, seed, 3)
    grain = wave_noise(px * 9, py * 9, seed + 3, 3)
    white = blend(filled(rho.shape, '#f6efe0'), rgba('#ece2cb'), smoothstep(0.6, 1.0, rho) * 0.6)
    white = blend(white, rgba('#f4dfae'), smoothstep(1.25, 1.0, d) * 0.5)
    yolk = blend(filled(rho.shape, '#f4b23c'), rgba('#ec8a12'), smoothstep(1.0, 0.45, d + 0.06 * grain))
    yolk = blend(yolk, rgba('#d96a06'), 0.65 * smoothstep(0.62, 0.1, d + 0.10 * grain))
    face = blend(white, yolk, smoothstep(1.02, 0.97, d))
    rounded = 0.022 * smoothstep(0.93, 1.0, rho) ** 2
    pz = 0.006 * smoothstep(1.05, 0.85, d) - 0.007 * smoothstep(0.06, 0.0, np.abs(d - 1)) - rounded
    pz += 0.0025 * grain * smoothstep(1, 0.8, d)
    builder = MeshBuilder()
    builder.grid(np.stack([px, py, pz], -1), face)
    t, turn = np.meshgrid(np.linspace(0, math.pi / 2, 26), np.linspace(0, 2 * math.pi, 145), indexing='ij')
    edge_x, edge_y = (half_x[-1] * c[-1])[None], (reach_y[-1] * s[-1])[None]
    bulge = np.cos(t) * (1 + 0.02 * np.sin(2 * t))
    below = np.stack([edge_x * bulge, edge_y * bulge, -0.022 - 0.20 * np.sin(t) + 0 * turn], -1)
    builder.grid(below, filled(t.shape, '#f1e8d6') * np.ones(4), flip=True)
    item = builder.object('egg', wet(0.26, 0.35, 0.2, (0.2, 0.13, 0.07), 0.05, 14, 0.0), 80)
    return place(item, x, y, z, rotation)


def _radish(shader):
    tone = shader.mix(shader.patches(9, 4, 0.35, 0.7), shader.attribute('Col'), '#e9b92a')
    shader.surface(
        tone,
        roughness=0.2,
        subsurface=0.22,
        subsurface_radius=(0.2, 0.14, 0.03),
        coat=0.6,
        coat_roughness=0.05,
    )
    shader.bump(shader.noise(16, 3), 0.12, 0.01)


def radish_half_moon(seed, radius=0.235, thickness=0.03):
    """A half moon of yellow radish lying flat, its round side towards +y, a little warped."""
    builder, source = MeshBuilder(), np.random.default_rng(seed)
    rho, phi = np.meshgrid(np.linspace(0, 1, 16), np.linspace(0, math.pi, 49), indexing='ij')
    reach = radius * (1 + 0.02 * np.sin(3 * phi + seed)) * rho
    x, y = reach * np.cos(phi), reach * np.sin(phi)
    warp = source.uniform(0.3, 0.7) * x**2 - 0.25 * y**2
    edge = smoothstep(0.88, 1.0, rho)
    color = blend(filled(rho.shape, '#eec33a'), rgba('#d99c14'), edge * 0.8)
    color = blend(color, rgba('#f3d466'), smoothstep(0.7, 0.1, rho) * 0.6)
    for side in (1, -1):
        z = warp + side * thickness / 2 * (1 - edge**2)
        builder.grid(np.stack([x, y, z], -1), color, flip=side < 0)
    u, v = np.meshgrid(np.linspace(-radius, radius, 31), np.linspace(-0.5, 0.5, 3), indexing='ij')
    cut = np.stack([u, 0 * u, warp[-1, 0] * (u / radius) ** 2 + v * thickness], -1)
    builder.grid(cut, filled(u.shape, '#edc23c'))
    return builder.object('radish', material('radish moon', _radish), 40)


def radish_fan(cx, cy, z, rng, count=7, heading=0.3, step=0.062):
    """Half moons overlapping in a row, as they come off the knife; heading in radians, z of the first."""
    for i in range(count):
        along = (i - (count - 1) / 2) * step
        turn = heading + 0.05 * along / step + rng.uniform(-0.07, 0.07)
        x, y = cx + along * math.sin(heading), cy - along * math.cos(heading)
        lean = Euler((0.30 + rng.uniform(-0.04, 0.04), rng.uniform(-0.05, 0.05), turn))
        place(radish_half_moon(i + 3), x, y, z + 0.012 * i, lean)
