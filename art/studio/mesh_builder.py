"""One mesh with colours on its vertices, put together from curved patches."""

import math

import numpy as np

from studio.fields import wave_noise
from studio.mesh import grid_mesh, mesh_object, paint, shade_by_angle


class MeshBuilder:
    """Collects patches; `object()` makes the mesh. Colours are linear rgba."""

    def __init__(self):
        self.vertices, self.faces, self.colors = [], [], []

    def add(self, vertices, faces, colors):
        """Vertices (n x 3), faces as indices among them, colours (n x 4)."""
        first = len(self.vertices)
        self.vertices += [tuple(v) for v in vertices]
        self.faces += [tuple(i + first for i in face) for face in faces]
        self.colors += [tuple(c) for c in colors]

    def grid(self, points, colors, flip=False):
        """A patch of (rows, columns, 3) points; flip turns its faces round."""
        rows, columns = points.shape[:2]
        faces = []
        for j in range(rows - 1):
            for i in range(columns - 1):
                a = j * columns + i
                face = (a, a + 1, a + columns + 1, a + columns)
                faces.append(face[::-1] if flip else face)
        self.add(points.reshape(-1, 3), faces, colors.reshape(-1, 4))

    def ellipsoid(self, center, radii, color, rotation=None, segments=8):
        """A ball of three radii (units), all in one colour; rotation is a mathutils Euler."""
        polar = np.linspace(0, math.pi, segments // 2 + 2)
        around = np.linspace(0, 2 * math.pi, segments + 1)
        theta, phi = np.meshgrid(polar, around, indexing='ij')
        points = np.stack(
            [
                radii[0] * np.sin(theta) * np.cos(phi),
                radii[1] * np.sin(theta) * np.sin(phi),
                radii[2] * np.cos(theta),
            ],
            -1,
        )
        if rotation is not None:
            points = points @ np.array(rotation.to_matrix()).T
        self.grid(points + np.array(center), np.broadcast_to(np.array(color), points.shape[:2] + (4,)))

    def object(self, name, material, auto_smooth=50):
        """The finished object; edges sharper than auto_smooth degrees stay sharp."""
        item = mesh_object(name, self.vertices, self.faces, material)
        paint(item, self.colors)
        return shade_by_angle(item, math.radians(auto_smooth))


def cut_slice(
    name,
    outline,
    thickness,
    face,
    rim,
    material,
    around=108,
    rings=30,
    edge=0.018,
    rough=0.006,
    seed=0,
    warp=0.0,
):
    """
    A slice off a loaf, with both cut faces at x = +-thickness/2 (meat, carrot, citrus).
    outline(phi) -> (y, z), star-shaped; face(rho, phi, y, z) and rim(phi, t, y, z) give colour fields.
    """
    phi, rho = np.meshgrid(np.linspace(0, 2 * math.pi, around + 1), np.linspace(0, 1, rings), indexing='ij')
    y0, z0 = outline(phi)
    builder = MeshBuilder()
    shrink = 1 - edge / np.maximum(np.hypot(y0, z0), 1e-3)

    def bow(y, z):
        return warp * wave_noise(y, z, seed, 2.2)

    for side in (-1, 1):
        y, z = y0 * rho * shrink, z0 * rho * shrink
        x = side * (thickness / 2 + rough * wave_noise(y * 9, z * 9, seed + side, 1.3)) + bow(y, z)
        builder.grid(np.stack([x, y, z], -1), face(rho, phi, y, z), flip=side < 0)
    phi, t = np.meshgrid(np.linspace(0, 2 * math.pi, around + 1), np.linspace(0, 1, 9), indexing='ij')
    y1, z1 = outline(phi)
    turn = math.pi * t
    scale = 1 - (edge - edge * np.sin(turn) ** 0.6) / np.maximum(np.hypot(y1, z1), 1e-3)
    y, z = y1 * scale, z1 * scale
    x = np.sign(np.cos(turn)) * thickness / 2 * np.abs(np.cos(turn)) ** 0.45 + bow(y, z)
    builder.grid(np.stack([x, y, z], -1), rim(phi, t, y, z))
    return builder.object(name, material, 48)


def leaf(length=0.2, width=0.09, material=None, curl=0.3, seed=0):
    """A plain leaf blade along x, centred; curl lifts edges and tip."""
    u, v = np.meshgrid(np.linspace(0, 1, 16), np.linspace(-1, 1, 9), indexing='ij')
    half = width * np.sin(math.pi * u**0.8) ** 0.8
    z = curl * length * (0.3 * np.sin(u * 3 + seed) + 0.2 * v * v * np.sin(math.pi * u))
    return grid_mesh('leaf', u * length - length / 2, v * half, z, material)
