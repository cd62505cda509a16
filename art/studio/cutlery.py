"""Fork, spoon, chopsticks, knife. Each lies along x before it is turned; angles in radians."""

import math

import bmesh
import numpy as np

from studio.materials.shader import material
from studio.materials.surfaces import metal
from studio.materials.wood import lacquer, wood
from studio.mesh import (
    ellipsoid,
    grid_mesh,
    mesh_object,
    outward_normals,
    rounded_box,
    smooth_profile,
    thicken,
    tubes,
)  # fmt: skip
from studio.scene import hold, place


def _handle_taper(end):
    return lambda n: np.interp(np.linspace(0, 1, n), [0, 0.06, 0.3, 0.75, 1], [0.5, 1.0, 0.85, 0.42, end])


def fork(x, y, angle, z=0.06, length=1.9):
    """Tines towards +x."""
    steel, half = metal(), length / 2
    path = [(-half + length * 0.66 * t, 0, 0.03 * math.sin(t * 3.1)) for t in np.linspace(0, 1, 40)]
    handle = tubes('handle', [path], 0.05, steel, 5, _handle_taper(0.5))
    handle.scale = (1, 1.15, 0.45)
    neck = length * 0.66 - half
    parts = [
        handle,
        place(ellipsoid('root', 0.20, 0.115, 0.022, steel, 32), neck + 0.10, 0, -0.005),
    ]
    for k in (-1.5, -0.5, 0.5, 1.5):
        tine = [
            (neck + 0.14 + 0.34 * t, k * 0.055, 0.02 - 0.10 * (t - 0.4) ** 2 + 0.03 * t)
            for t in np.linspace(0, 1, 14)
        ]
        parts.append(tubes('tine', [tine], 0.017, steel, 3, lambda n: np.linspace(1.1, 0.55, n)))
    return place(hold(parts, 'fork'), x, y, z, (0, 0, angle))


def spoon(x, y, angle, z=0.06, length=1.9):
    """A metal spoon, bowl towards +x."""
    steel, half = metal(), length / 2
    path = [(-half + length * 0.72 * t, 0, 0.06 * t * t) for t in np.linspace(0, 1, 40)]
    handle = tubes('handle', [path], 0.05, steel, 5, _handle_taper(0.45))
    handle.scale = (1, 1.15, 0.5)
    u, turn = np.meshgrid(np.linspace(0, 1, 16), np.linspace(0, 2 * math.pi, 49), indexing='ij')
    across = 0.195 * u * np.sin(turn) * (1 - 0.12 * np.cos(turn))
    hollow = grid_mesh('hollow', 0.30 * u * np.cos(turn), across, 0.09 * u**2 - 0.06, steel)
    _weld(hollow)
    place(hollow, length * 0.72 - half + 0.26, 0, 0.05)
    thicken(hollow, 0.015)
    return place(hold([handle, hollow], 'spoon'), x, y, z, (0, 0, angle))


def _weld(item):
    bm = bmesh.new()
    bm.from_mesh(item.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=0.0015)
    bm.to_mesh(item.data)
    bm.free()


def chopsticks(x, y, angle, length=2.3, gap=0.09, z=0.07):
    """A pair lying side by side, thin ends towards -x."""
    for k in (0, 1):
        path = [(-length / 2 + length * t, 0, 0) for t in np.linspace(0, 1, 24)]
        stick = tubes('stick', [path], 0.038, lacquer(), 4, lambda n: np.linspace(0.55, 1.15, n))
        stick.location = (x - math.sin(angle) * gap * k, y + math.cos(angle) * gap * k, z)
        stick.rotation_euler = (0, 0, angle + 0.028 * k)


def chopsticks_on_rim(x, y, angle, rim=0.655, tilt=14, length=2.4):
    """A pair leaning on a bowl's rim: (x, y, rim) is their middle, angle and tilt in degrees."""
    material_ = wood('#3d2013', '#6f4024', 2, 'X', 0.38)
    for k in (0, 1):
        path = [(-length / 2 + length * t, 0, 0) for t in np.linspace(0, 1, 24)]
        stick = tubes('stick', [path], 0.036, material_, 4, lambda n: np.linspace(1.15, 0.55, n))
        stick.location = (x + 0.11 * k, y, rim)
        stick.rotation_euler = (0, math.radians(tilt), math.radians(angle + 2 * k))


def _steel(shader):
    streaks = shader.ramp(shader.noise(3, 3, stretch=(0.3, 30, 1)), [(0.3, '#aab0b2'), (0.7, '#d9dcdb')])
    shader.surface(streaks, roughness=0.24, metallic=0.92, specular=0.6)


def knife(x, y, angle, z=0.15, length=1.35):
    """A chef's knife lying flat, tip towards +x; length of the blade."""
    n = length
    spine = [(0, 0.09), (0.55 * n, 0.085), (0.82 * n, 0.055), (n, -0.02)]
    edge = [(n, -0.025), (0.86 * n, -0.085), (0.6 * n, -0.135), (0.3 * n, -0.15), (0.02, -0.15)]
    outline = smooth_profile(spine, 6) + smooth_profile(edge, 6)
    count = len(outline)
    vertices = [(a, b, 0.012 * (1 if b > -0.05 else 0.35)) for a, b in outline]
    vertices += [(a, b, -0.006) for a, b in outline]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    faces += [(k, (k + 1) % count, (k + 1) % count + count, k + count) for k in range(count)]
    blade = outward_normals(mesh_object('blade', vertices, faces, material('blade steel', _steel), False))
    fitting = material('fittings', lambda shader: shader.surface('#c9cccb', roughness=0.25, metallic=0.9))
    grip = rounded_box('grip', 0.62, 0.115, 0.085, wood('#3a2015', '#6b3f26', 2, 'X', 0.45), 0.035, 4)
    bolster = rounded_box('bolster', 0.09, 0.12, 0.07, fitting, 0.02, 3)
    parts = [blade, place(grip, -0.36, 0.015, 0.02), place(bolster, -0.04, 0.015, 0.02)]
    for k in range(3):
        parts.append(
            place(ellipsoid('rivet', 0.022, 0.022, 0.010, fitting, 14), -0.56 + 0.19 * k, 0.015, 0.060)
        )
    return place(hold(parts, 'knife'), x, y, z, (0, 0, angle))
