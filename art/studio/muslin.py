"""A thin pressing cloth lying in soft folds."""

import numpy as np
from mathutils import Matrix, Vector

from studio.fields import blur, smoothstep, wave_noise
from studio.materials.cloth import striped_towel
from studio.mesh import grid_mesh, thicken
from studio.scene import place
from studio.surface import Surface


def muslin(x, y, angle, half_x, half_y, flat_x, flat_y, seed=3):
    """
    Follows what lies below; flat within (flat_x, flat_y) of its middle, where things may stand on it about
    .03 above the ground, rumpled outside. Half sides in units, angle in radians.
    """
    u, v = np.meshgrid(np.linspace(-half_x, half_x, 110), np.linspace(-half_y, half_y, 90))
    u = u * (1 + 0.05 * np.sin(v * 5 + seed))
    v = v * (1 + 0.06 * np.sin(u * 4 + 2 * seed))
    surface, turn = Surface(), Matrix.Rotation(angle, 3, 'Z')
    ground = np.zeros_like(u)
    for index in np.ndindex(u.shape):
        at = turn @ Vector((u[index], v[index], 0))
        ground[index] = surface.hit(at.x + x, at.y + y, 1.0)[0].z
    ground = np.maximum(blur(ground, 2.5), ground)
    away = np.maximum((np.abs(u) - flat_x) / 0.30, (np.abs(v) - flat_y) / 0.30)
    rumpled = smoothstep(0.0, 1.0, away)
    ridge = 1 - np.abs(wave_noise(u * 1.1 + 0.5 * v, v * 1.1 - 0.4 * u, seed, 0.9))
    folds = np.clip(ridge, 0, 1) ** 3 + 0.35 * np.abs(np.sin(u * 11 + 3 * np.sin(v * 2.2 + seed)))
    z = ground + 0.022 + 0.115 * rumpled * folds + 0.004 * np.sin(u * 31) * np.sin(v * 27)
    cloth = grid_mesh('napkin', u, v, z, striped_towel('#f0e8d6', None, 1.0))
    return thicken(place(cloth, x, y, 0, (0, 0, angle)), 0.010, 0)
