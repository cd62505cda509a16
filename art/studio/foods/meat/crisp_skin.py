"""Roast poultry skin for close views, and the juice that runs from it."""

import numpy as np

from studio.geometry.fields import square_grid, wave_noise
from studio.geometry.mesh import grid_mesh
from studio.materials.shader import material
from studio.materials.surfaces import liquid


def _crisp(shader):
    """Gold in the hollows, mahogany on the heights, blistered and wrinkled; fat shines in patches only."""
    height, mottle = shader.axis('Z'), shader.noise(3.2, 6, 0.62, 0.6)
    fine, pores, blister = shader.noise(22, 5, 0.65), shader.voronoi(38), shader.voronoi(12)
    field = shader.math('ADD', shader.math('MULTIPLY', height, 0.55), shader.math('MULTIPLY', mottle, 0.80))
    field = shader.math('ADD', field, shader.math('MULTIPLY', fine, 0.26))
    tone = shader.ramp(
        field, [(0.42, '#d89a45'), (0.62, '#bf721f'), (0.82, '#994811'), (0.98, '#6a2a09'), (1.1, '#421804')]
    )
    scorched = shader.math(
        'MULTIPLY', shader.ramp(blister, [(0.06, 1.0), (0.24, 0.0)]), shader.patches(4, 3, 0.46, 0.6)
    )
    tone = shader.mix(shader.math('MULTIPLY', scorched, 0.6), tone, '#4a1c06')
    fat = shader.ramp(shader.noise(5, 4), [(0.42, 0.05), (0.62, 0.75)])
    shader.surface(
        tone,
        roughness=shader.ramp(fine, [(0.35, 0.34), (0.65, 0.52)]),
        specular=0.45,
        coat=fat,
        coat_roughness=0.14,
    )
    relief = shader.math('ADD', shader.math('MULTIPLY', fine, 0.9), shader.math('MULTIPLY', pores, 0.45))
    relief = shader.math(
        'ADD', relief, shader.math('MULTIPLY', shader.ramp(blister, [(0.0, 1.0), (0.28, 0.0)]), 0.5)
    )
    shader.bump(shader.math('ADD', relief, mottle), 0.55, 0.022)


def crisp_skin():
    """The material, for the skin of `roast_chicken`."""
    return material('crisp skin', _crisp)


def roast_juices(half_x, half_y, z, at, seed=5):
    """A thin amber pool with an uneven edge round `at`, on a flat plate at z; half axes in units."""
    x, y = square_grid(1.5 * max(half_x, half_y), 520)
    inside = (
        1
        - np.hypot(x / half_x, y / half_y)
        + 0.20 * wave_noise(x, y, seed, 1.7)
        + 0.05 * wave_noise(x, y, seed + 1, 5)
    )
    lift = 0.001 + 0.010 * np.clip(inside / 0.10, 0, 1) ** 0.5
    pool = grid_mesh('juice', x, y, z + lift, liquid('#b06a1a', '#c88a30', 2.4, 0.08, 0.72), inside > 0)
    pool.location = (*at, 0)
    return pool
