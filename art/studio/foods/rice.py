"""Rice and couscous."""

import numpy as np

from studio.foods.small import rice_grain
from studio.height_map import pile_on, within_disc
from studio.materials.food import cooked_rice
from studio.materials.surfaces import matte
from studio.mesh import ellipsoid, grid_mesh
from studio.scene import hide
from studio.swarm import swarm


def rice_bed(heights, radius, count, rng, seed=3, white='#f8f1e0'):
    """Covers the height map, which already has its mound (`dome`), with n grains up to a radius."""
    r = np.hypot(heights.x, heights.y)
    grid_mesh('ricebase', heights.x, heights.y, heights.z - 0.004, matte('#f1e8d3', 0.6), r < radius)
    return swarm(
        'rice',
        [rice_grain(0.046, 0.0215), rice_grain(0.042, 0.023), rice_grain(0.05, 0.0205)],
        pile_on(heights, count, 0.022, within_disc(rng, radius - 0.01), rng, 0.45, 0.5),
        cooked_rice(white),
        seed,
        0.05,
    )


def rice_portion(heights, count, where, rng, seed=3):
    """N grains thrown where where() says, onto what lies there."""
    return swarm(
        'rice',
        [rice_grain(0.05, 0.019), rice_grain(0.046, 0.0195), rice_grain(0.054, 0.0185)],
        pile_on(heights, count, 0.021, where, rng, 0.5, 0.4),
        cooked_rice('#f0e8d6'),
        seed,
        0.05,
    )


def couscous(heights, count, where, rng, accept=None, seed=3):
    """N beads of couscous (about 8,000 for a container)."""
    beads = [hide(ellipsoid('cous', 0.0235, 0.0225, 0.021, None, 8, 0.08, 3, i)) for i in range(2)]
    return swarm(
        'cous',
        beads,
        pile_on(heights, count, 0.0235, where, rng, 0.45, accept=accept),
        cooked_rice('#ffffff'),
        seed,
        0.1,
        ['#f0d389', '#eac777', '#f4dda0'],
    )
