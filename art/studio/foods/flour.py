"""Flour: heaps, fillings, dustings."""

import math

import numpy as np

from studio.fields import blur, fractal_noise, smoothstep, square_grid
from studio.materials.shader import material
from studio.mesh import grid_mesh
from studio.surface import Surface


def loose_surface(xs, ys, seed, amplitude=0.012, clods=0.02, frequency=5):
    """Height field of loose flour: fractal body with small rounded clods."""
    body = fractal_noise(xs, ys, frequency, seed, 5) * amplitude
    lumps = np.zeros_like(xs)
    rng = np.random.default_rng(seed)
    step = abs(xs[0, 1] - xs[0, 0])
    ragged = 0.35 * fractal_noise(xs, ys, 24, seed + 5, 2)
    for _ in range(170 if clods else 0):
        cx, cy = (rng.uniform(xs.min(), xs.max()), rng.uniform(ys.min(), ys.max()))
        r = max(1.6 * step, 0.01 + 0.026 * rng.random() ** 2.5)
        j0, j1 = [int(np.clip((v - xs[0, 0]) / step, 0, xs.shape[1])) for v in (cx - 2 * r, cx + 2 * r)]
        i0, i1 = [int(np.clip((v - ys[0, 0]) / step, 0, xs.shape[0])) for v in (cy - 2 * r, cy + 2 * r)]
        if i1 <= i0 or j1 <= j0:
            continue
        window = lumps[i0:i1, j0:j1]
        d2 = ((xs[i0:i1, j0:j1] - cx) ** 2 + (ys[i0:i1, j0:j1] - cy) ** 2) / r**2
        np.maximum(
            window,
            clods * 0.9 * np.clip(1 - d2 * (1 + 1.6 * ragged[i0:i1, j0:j1]), 0, 1) ** 0.6 * r / 0.03,
            out=window,
        )
    return body + lumps


def flour_heap(
    cx,
    cy,
    radius,
    height,
    material_,
    seed=1,
    cells=230,
    steep=1.0,
    amplitude=0.012,
    clods=0.02,
    stretch=1.0,
    rotation=0,
    floor=0.0,
    well=0,
    well_depth=0.5,
):
    """A free heap at (cx, cy): a soft cone with ridges. well: radius of a hollow in it, for eggs."""
    a = np.linspace(-1.45 * radius, 1.45 * radius, cells)
    xs, ys = np.meshgrid(a, a)
    turn = np.arctan2(ys, xs)
    lobes = (
        1
        + 0.05 * np.sin(turn * 3 + seed)
        + 0.035 * np.sin(turn * 5 + 2 * seed)
        + 0.02 * np.sin(turn * 9 + seed)
    )
    distance = np.hypot(xs / stretch, ys) / (radius * lobes)
    zs = height * (
        np.clip(1 - distance, 0, 1) ** (0.95 * steep) * smoothstep(-0.08, 0.42, 1 - distance) ** 0.6
    )
    ridges = 0.5 + 0.5 * np.sin(turn * 11 + 2.5 * fractal_noise(xs, ys, 2.2 / radius, seed, 2))
    zs += 0.045 * height * ridges * smoothstep(0, 0.4, distance) * smoothstep(1, 0.7, distance)
    # soften the summit
    zs = np.where(distance < 0.25, zs - (0.25 - distance) ** 2 * height * 1.7, zs)
    # volcano: crest at radius `well`, steep inside, soft outside
    if well:
        crest = well / radius * (1 + 0.06 * np.sin(turn * 4 + seed) + 0.04 * np.sin(turn * 7))
        outward = distance
        outer = (
            np.clip(1 - (outward - crest) / (1 - crest), 0, 1) ** 1.05
            * smoothstep(-0.05, 0.45, 1 - outward) ** 0.5
        )
        inner = well_depth * smoothstep(0.42, 1.02, outward / crest) + (1 - well_depth) * smoothstep(
            0.75, 1.0, outward / crest
        )
        zs = height * np.where(outward > crest, outer, inner)
        zs = blur(zs, 3) + 0.03 * height * ridges * smoothstep(0.3, 0.6, distance) * smoothstep(
            1, 0.7, distance
        )
    k = smoothstep(1.1, 0.8, distance)
    zs = (
        zs
        + loose_surface(xs, ys, seed, amplitude, clods) * (0.35 + 0.65 * k)
        - 0.01
        * smoothstep(0.55, 0.95, distance)
        * (1 + 1.8 * fractal_noise(xs, ys, 16 / radius, seed + 7, 3))
        - 0.06 * smoothstep(0.9, 1.18, distance)
    )
    keep = (distance < 1.36) & (zs > -0.03)
    item = grid_mesh('heap', xs, ys, zs + floor - 0.004, material_, keep)
    item.location = (cx, cy, 0)
    item.rotation_euler = (0, 0, rotation)
    return item


def dusting(x, y, radius, color, seed=1, z=0.004, density=0.95):
    """A breath of flour on cloth or board round (x, y), fading out in patches."""

    def describe(shader):
        distance = shader.node('ShaderNodeVectorMath', operation='LENGTH')
        shader.link(shader.coordinates(), distance.inputs[0])
        falloff = shader.math('SUBTRACT', 1.0, shader.math('DIVIDE', distance.outputs['Value'], radius))
        amount = shader.math(
            'MULTIPLY',
            shader.math(
                'ADD',
                shader.math('MULTIPLY', falloff, 1.35),
                shader.math('SUBTRACT', shader.noise(6 + seed * 0.1, 8, 0.72), density),
            ),
            1.5,
        )
        clamped = shader.node('ShaderNodeClamp')
        shader.link(amount, clamped.inputs[0])
        shader.surface(color, roughness=1, specular=0.03)
        shader.link(clamped.outputs[0], shader.principled.inputs['Alpha'])

    xs, ys = square_grid(radius, 40)
    zs, surface = np.zeros_like(xs), Surface()
    for index in np.ndindex(xs.shape):
        at, _, _ = surface.hit(xs[index] + x, ys[index] + y, 3)
        zs[index] = at.z if at.z < 0.22 else 0
    item = grid_mesh('dust', xs, ys, zs + z, material(f'dust {seed} {radius} {color}', describe))
    item.location = (x, y, 0)
    return item


def flour_in_bowl(
    radius, depth, material_, seed=1, dome=0.16, level=0.8, cells=260, amplitude=0.012, clods=0.02, dent=None
):
    """Flour in a bowl: fills to `level`, domed; dent=(x,y,r) is where the scoop went in."""
    a = np.linspace(-radius, radius, cells)
    xs, ys = np.meshgrid(a, a)
    distance = np.hypot(xs, ys)
    rim = np.interp(level, [0, 0.36, 0.72, 1], [0.4, 0.74, 0.92, 1]) * radius * 0.985
    turn = np.arctan2(ys, xs)
    zs = level * depth + dome * np.clip(1 - np.sqrt((distance / (rim * 0.97)) ** 2 + 0.012), 0, 1) ** 1.12
    zs += (
        0.02
        * min(1, radius**2)
        * np.sin(turn * 7 + 3 * fractal_noise(xs, ys, 1.4, seed, 2))
        * smoothstep(0.1, 0.5, distance / rim)
        * smoothstep(1, 0.7, distance / rim)
    )
    if dent:
        x, y, r, angle = dent
        u = (xs - x) * math.cos(angle) + (ys - y) * math.sin(angle)
        v = -(xs - x) * math.sin(angle) + (ys - y) * math.cos(angle)
        e = np.sqrt((u / (r * 1.5)) ** 2 + (v / r) ** 2)
        zs -= 0.15 * np.clip(1 - e**2, 0, 1) ** 0.85 * (1 + 0.45 * np.clip(u / r, -1, 1))
        zs += (
            0.02
            * np.exp(-(((e - 1.08) / 0.16) ** 2))
            * (0.4 + 0.6 * smoothstep(-1, 0.6, u / r) + 0.4 * fractal_noise(xs, ys, 7, seed + 2, 3))
        )
    zs += loose_surface(xs, ys, seed, amplitude, clods) * smoothstep(1.0, 0.9, distance / rim)
    return grid_mesh('fill', xs, ys, zs, material_, distance < rim * 1.03)


def scoop_filling(tool, material_, length=0.95, radius=0.27, seed=3, over=0.1, amplitude=0.01, clods=0.016):
    """Flour heaped `over` units above the trough of a `kitchen_tools.scoop` (tool); clods is their size."""
    cells = 120
    xs, ys = np.meshgrid(
        np.linspace(0.02, length * 1.0, cells), np.linspace(-radius * 1.08, radius * 1.08, cells)
    )
    u = xs / length
    width = radius * np.clip(np.sin(np.clip(u / 0.3, 0, 1) * math.pi / 2), 0.02, 1) ** 0.7 * 0.98
    zs = (
        0.74 * radius
        + over
        * np.cos(np.clip(ys / width, -1, 1) * math.pi / 2)
        * smoothstep(0, 0.4, u)
        * smoothstep(1.05, 0.62, u)
        - 0.62 * radius * smoothstep(0.72, 1.02, u)
        + loose_surface(xs, ys, seed, amplitude, clods)
    )
    visible = np.sqrt(np.clip(width * width - (zs - radius) ** 2 * (zs < radius), 0, None))
    item = grid_mesh('sfill', xs, ys, zs, material_, np.abs(ys) < visible * 1.01)
    item.parent = tool
    return item
