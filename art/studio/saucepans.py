"""A small steel saucepan and a jug that pours."""

import math

import numpy as np
from mathutils import Vector

from studio.materials.surfaces import metal
from studio.materials.wood import wood
from studio.mesh import lathe, mesh_object, smooth_profile, thicken, tubes
from studio.scene import hold, place


def saucepan(radius=0.95, depth=0.72, handle_angle=-0.5, at=(0, 0, 0)):
    """A brushed pan with straight walls and a wooden handle; its floor is at .05."""
    steel, r = metal('#b9b4aa', 0.3), radius
    profile = smooth_profile(
        [
            (0, 0.05), (0.86 * r, 0.05), (0.96 * r, 0.09), (0.985 * r, 0.2), (r, depth - 0.02),
            (r + 0.04, depth + 0.012), (r + 0.055, depth - 0.005), (r + 0.025, depth - 0.05), (r + 0.015, 0.2),
            (0.98 * r, 0.03), (0.9 * r, 0), (0, 0),
        ],
        7,
    )  # fmt: skip
    c, s = math.cos(handle_angle), math.sin(handle_angle)
    neck = [
        ((r + 0.02 + 0.35 * t) * c, (r + 0.02 + 0.35 * t) * s, depth * 0.8 + 0.05 * t) for t in (0, 0.5, 1)
    ]
    grip = smooth_profile([(0, 0), (0.085, 0.01), (0.075, 0.3), (0.095, 0.9), (0.085, 1.2), (0, 1.22)], 6)
    handle = lathe('handle', grip, wood('#5c3219', '#96602f', 1.2, 'Z', 0.42), 40)
    place(handle, (r + 0.33) * c, (r + 0.33) * s, depth * 0.8 + 0.05)
    handle.rotation_euler = Vector((c, s, 0.12)).to_track_quat('Z', 'Y').to_euler()
    parts = [lathe('saucepan', profile, steel, 140), tubes('neck', [neck], 0.06, steel, 4), handle]
    return place(hold(parts, 'saucepan'), *at)


def pouring_jug(material, radius=0.42, height=0.75, lip=0.2):
    """A jug whose spout points to +x; its lip is at (radius + lip, 0, height). Tilt the object it returns."""
    z, turn = np.meshgrid(np.linspace(0, 1, 30), np.linspace(0, 2 * math.pi, 81), indexing='ij')
    belly = radius * np.interp(z, [0, 0.1, 0.45, 0.8, 1], [0.8, 0.98, 1.08, 0.9, 0.95])
    spout = np.exp(-((np.angle(np.exp(1j * turn)) / 0.33) ** 2)) * np.clip((z - 0.62) / 0.38, 0, 1) ** 1.5
    r = belly + lip * 1.1 * spout
    points = np.stack([r * np.cos(turn), r * np.sin(turn), height * z], -1)
    rows, columns = z.shape
    faces = [
        (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
        for j in range(rows - 1)
        for i in range(columns - 1)
    ]
    body = thicken(mesh_object('jug', points.reshape(-1, 3), faces, material), 0.035)
    floor = lathe('jug', [(0, 0.02), (radius * 0.82, 0.02)], material, 64)
    ear = [
        (-radius * 0.95 - 0.26 * math.sin(math.pi * t), 0, height * (0.9 - 0.7 * t))
        for t in np.linspace(0, 1, 24)
    ]
    return hold([body, floor, tubes('ear', [ear], 0.045, material, 4)], 'jug')
