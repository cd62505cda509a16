"""A slatted wooden box for fruit, lined with paper."""

import numpy as np

from studio.geometry.fields import fractal_noise, smoothstep
from studio.geometry.mesh import ellipsoid, grid_mesh, rounded_box, thicken
from studio.materials.shader import material
from studio.materials.surfaces import metal
from studio.materials.wood import wood
from studio.scene import place


def _paper(shader):
    shader.surface(
        shader.ramp(shader.noise(5, 3), [(0.3, '#efe4cf'), (0.7, '#f7efdf')]), roughness=0.7, specular=0.2
    )
    shader.bump(shader.noise(60, 3), 0.08, 0.006)


def wooden_box(half_x=1.3, half_y=0.85, height=0.42, wall=0.05):
    """A box of thin boards on the table, open above, nailed at its corners; its floor is at z = .06."""
    timber = wood('#9a6b3f', '#d0a672', 1.0, 'X', 0.6)
    across = wood('#96683c', '#caa06c', 1.1, 'Y', 0.6)
    place(rounded_box('box floor', 2 * half_x, 2 * half_y, 0.04, timber, 0.008, 2), 0, 0, 0.04)
    for side in (-1, 1):
        long = rounded_box(
            'box side', 2 * half_x + 2 * wall, wall, height, timber, 0.010, 3, 0.004, 3, 6, side + 3
        )
        place(long, 0, side * (half_y + wall / 2), 0.02 + height / 2)
        short = rounded_box(
            'box end', wall, 2 * half_y, height * 1.0, across, 0.010, 3, 0.004, 3, 6, side + 8
        )
        place(short, side * (half_x + wall / 2), 0, 0.02 + height / 2)
    nail = metal('#8d857a', 0.4)
    for x in (-half_x - wall * 0.5, half_x + wall * 0.5):
        for z in (0.12, height - 0.06):
            place(ellipsoid('nail', 0.016, 0.006, 0.016, nail, 14), x, -half_y - wall, z)


def paper_lining(half_x, half_y, height, seed=4, over=0.10):
    """Crinkled paper inside the box: it stands up along the walls and shows over two of them."""
    u, v = np.meshgrid(np.linspace(-1, 1, 260), np.linspace(-1, 1, 200))
    reach_x, reach_y = half_x + height + over, half_y + height + over
    a, b = u * reach_x, v * reach_y
    up_x, up_y = np.maximum(np.abs(a) - half_x + 0.03, 0), np.maximum(np.abs(b) - half_y + 0.03, 0)
    crinkle = fractal_noise(a, b, 3.2, seed, 3)
    x = np.sign(a) * (np.minimum(np.abs(a), half_x - 0.03) + 0.02 * crinkle * smoothstep(0, 0.2, up_x))
    y = np.sign(b) * (np.minimum(np.abs(b), half_y - 0.03) + 0.02 * crinkle * smoothstep(0, 0.2, up_y))
    z = (
        0.07
        + np.maximum(up_x, up_y)
        + 0.035 * crinkle * smoothstep(height * 0.6, height, np.maximum(up_x, up_y))
    )
    keep = (np.minimum(up_x, up_y) < 0.05) & (
        np.maximum(up_x, up_y) < height + over * (0.4 + 0.6 * np.abs(crinkle))
    )
    return thicken(grid_mesh('paper', x, y, z, material('box paper', _paper), keep), 0.006, 0)
