"""Table linen and towels. Colours in pairs: a cloth's tone and its slightly darker slub."""

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.fields import fractal_noise, smoothstep, square_grid
from studio.materials.cloth import striped_towel, table_linen
from studio.mesh import grid_mesh, thicken
from studio.surface import Surface

SAGE = ('#a3ab95', '#929b83')
DUSTY_BLUE = ('#7f97a6', '#6d8798')
SLATE_BLUE = ('#6f8a99', '#5f7c8d')
TERRACOTTA = ('#c4957c', '#b5836a')
OCHRE = ('#c98f5f', '#b97f50')

TOWEL = '#f0e8d8'
RUST_STRIPE = '#c0603f'
BLUE_STRIPE = '#3c5d73'
SAGE_STRIPE = '#8a9a78'


def table(linen, seed, folds=1.2, size=7):
    """
    The table covered with linen (a pair of tones), flat in the middle, folds outside; half side in units.
    """
    x, y = square_grid(size, 160)
    relief = fractal_noise(x * 0.55 + y * 0.12, y * 0.18 - x * 0.05, 1.0, seed, 2)
    outside = np.clip((np.hypot(x, y) - 1.35) / 1.5, 0, 1)
    z = 0.11 * folds * np.abs(relief) ** 1.2 * outside
    return grid_mesh('linen', x, y, z, table_linen(*linen))


def towel(x, y, angle, width=1.3, height=2.2, color=TOWEL, stripe=RUST_STRIPE, seed=2):
    """A tea towel folded in two, draped over what lies below (up to .4 high); angle in radians."""
    _layer(x, y, angle, width, (width, height), 0, 0.055, 0.018, color, stripe, seed)
    bpy.context.view_layer.update()
    upper = (width * 0.97, height * 0.55)
    _layer(x, y, angle, width * 0.97, upper, -height * 0.20, 0.05, 0.014, color, stripe, seed)


def _layer(x, y, angle, cloth_width, size, shift, rise, ripple, color, stripe, seed):
    width, height = size
    u, v = np.meshgrid(np.linspace(-width / 2, width / 2, 70), np.linspace(-height / 2, height / 2, 120))
    across = u + 0.024 * fractal_noise(u, v, 1.3, seed + 3, 2)
    along = v + 0.02 * fractal_noise(u, v, 1.3, seed + 9, 2)
    edge = np.minimum(np.minimum(u + width / 2, width / 2 - u), np.minimum(v + height / 2, height / 2 - v))
    waves = np.abs(np.sin(u * 5 + 1.6 * np.sin(v * 1.1 + seed) + seed)) * smoothstep(0, 0.3, edge)
    z = rise * np.clip(edge / 0.035, 0, 1) ** 0.5 + ripple * waves
    z += 0.03 * np.abs(fractal_noise(u, v, 1.0, seed, 2))
    z += _ground(across, along + shift, x, y, angle)
    cloth = grid_mesh('napkin', across, along + shift, z, striped_towel(color, stripe, cloth_width))
    cloth.location = (x, y, 0)
    cloth.rotation_euler = (0, 0, angle)
    return thicken(cloth, 0.03)


def _ground(u, v, x, y, angle):
    """Height of what lies below each point of the cloth."""
    surface, turn = Surface(), Matrix.Rotation(angle, 3, 'Z')
    ground = np.zeros_like(u)
    for index in np.ndindex(u.shape):
        at = turn @ Vector((u[index], v[index], 0))
        location, _, _ = surface.hit(at.x + x, at.y + y, 1.0)
        ground[index] = location.z if location.z < 0.4 else 0
    return ground
