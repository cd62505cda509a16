"""Grilled steak: the uncut piece and slices with a pink face."""

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.fields import smoothstep, wave_noise
from studio.geometry.mesh_builder import MeshBuilder, cut_slice
from studio.materials.shader import material


def _moist(shader):
    shader.surface(
        shader.attribute('Col'), roughness=0.28, coat=0.5, coat_roughness=0.06, subsurface=0.04,
        subsurface_radius=(0.12, 0.04, 0.02),
    )  # fmt: skip
    shader.bump(shader.noise(30, 3), 0.4, 0.01)


def _meat():
    return material('beef', _moist)


def _crust(x, y, seed):
    """Seared meat in two browns, darker where it touched the iron; x and y in units."""
    mottle = 0.5 + 0.5 * wave_noise(x * 5, y * 5, seed, 2.4)
    fine = 0.5 + 0.5 * wave_noise(x * 16, y * 16, seed + 1, 2.4)
    tone = blend(filled(x.shape, '#43200d'), rgba('#854519'), 0.7 * mottle + 0.3 * fine)
    return blend(tone, rgba('#2c130a'), 0.55 * smoothstep(0.55, 0.9, fine * (1.2 - 0.5 * mottle)))


def _flesh(rho, y, z, half_width, seed):
    """The cut face: pink in the middle, grey-brown towards the crust, fat at the +y end."""
    fibres = wave_noise(y * 9 + z * 4, z * 13 - y * 2, seed, 2.4)
    fine = wave_noise(y * 26, z * 30, seed + 2, 2.2)
    tone = blend(filled(y.shape, '#812620'), rgba('#a8493c'), 0.45 + 0.35 * fibres + 0.2 * fine)
    done = smoothstep(0.56, 0.94, rho + 0.05 * fibres)
    tone = blend(tone, blend(filled(y.shape, '#8c5138'), rgba('#a96f50'), 0.5 + 0.5 * fibres), done)
    vein = np.abs(wave_noise(y * 2.6 + 0.5 * z, z * 5, seed + 4, 1.6))
    tone = blend(tone, rgba('#dfa58c'), 0.55 * smoothstep(0.07, 0.015, vein) * (rho < 0.9))
    reach = y / half_width + 0.05 * wave_noise(z * 8, y, seed + 6, 1.5)
    fat = smoothstep(0.80, 0.86, reach)
    tone = blend(tone, blend(filled(y.shape, '#f1d9ae'), rgba('#dfae6c'), 0.5 + 0.5 * fine), fat)
    return blend(tone, rgba('#4a2210'), smoothstep(0.93, 0.985, rho) * (1 - 0.55 * fat))


def steak_slice(seed, half_width=0.52, half_height=0.17, thickness=0.1):
    """A slice across the grain, standing on edge: cut faces at x = +-thickness/2, fat at the +y end."""

    def outline(phi):
        c, s = np.cos(phi), np.sin(phi)
        y = np.sign(c) * np.abs(c) ** 0.62 * half_width
        z = np.sign(s) * np.abs(s) ** 0.66 * half_height
        k = 1 + 0.03 * np.sin(2 * phi + seed) + 0.02 * np.sin(5 * phi + 2 * seed) + 0.01 * np.sin(13 * phi)
        return y * k, z * k

    def rim(phi, t, y, z):
        tone = _crust(y + t * 0.1, t * 0.12 + z * 2, seed)
        return blend(tone, rgba('#d79a4e'), 0.75 * smoothstep(0.86, 0.95, np.cos(phi)))

    return cut_slice(
        'steak', outline, thickness, lambda rho, phi, y, z: _flesh(rho, y, z, half_width, seed), rim,
        _meat(), 150, 44, 0.02, 0.006, seed, 0.012,
    )  # fmt: skip


def steak_piece(seed, length=1.0, half_width=0.52, half_height=0.17, marks=True):
    """
    What is left of the steak: its cut face at x = 0, its rounded end at x = length, bottom at z = 0,
    fat along +y; marks brands the bars of the grill.
    """
    phi, s = np.meshgrid(np.linspace(-np.pi / 2, np.pi / 2, 160), np.linspace(0, 1, 90), indexing='ij')
    turn = np.pi * (s - 0.5)
    c, q = np.cos(phi), np.sin(phi)
    plan = 1 + 0.04 * np.sin(3 * phi + seed)
    ring = np.clip(np.cos(turn), 0, 1) ** 0.45
    x = length * np.abs(c) ** 0.7 * ring * plan
    y = half_width * np.sign(q) * np.abs(q) ** 0.75 * ring * plan
    z = half_height * (1 + np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.75)
    z = z * (1 + 0.06 * wave_noise(x * 2, y * 2, seed, 1.2)) + 0.012 * wave_noise(x * 5, y * 5, seed + 1, 2)
    colors = _crust(x, y, seed)
    if marks:
        bar = np.abs(((x * 0.8 + y * 0.6) * 4.6 + 0.06 * wave_noise(x * 3, y * 3, seed + 3)) % 1 - 0.5)
        burnt = smoothstep(0.22, 0.10, bar)
        z = z - 0.014 * burnt * (s > 0.5)
        colors = blend(colors, rgba('#1d0c06'), 0.85 * burnt * smoothstep(0.5, 0.75, s))
    edge = smoothstep(0.80, 0.93, y / half_width)
    colors = blend(colors, rgba('#c98c45'), 0.8 * edge)
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), colors, flip=True)
    side, up = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(-1, 1, 40), indexing='ij')
    half = half_height * np.clip(1 - np.abs(side) ** 6, 0, 1) ** 0.45
    face_y, face_z = side * half_width, up * half
    rho = np.maximum(np.abs(side), np.abs(up))
    builder.grid(
        np.stack([0.004 * wave_noise(face_y * 9, face_z * 9, seed), face_y, half_height + face_z], -1),
        _flesh(rho, face_y, face_z, half_width, seed),
    )
    return builder.object('steak', _meat(), 60)
