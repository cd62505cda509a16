"""Avocado."""

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder


def avocado_slice(seed, scale=1.0, thickness=0.055):
    """A crescent of a peeled half, lying in x-y and open towards -y."""
    a = np.linspace(-1.72, 1.72, 80)
    rho = np.linspace(0, 1, 18)
    turn, rho_grid = np.meshgrid(a, rho, indexing='ij')
    hollow = 0.5 + 0.5 * (np.abs(turn) / 1.72) ** 3.2
    reach = hollow + (1 - hollow) * rho_grid
    outline_x = 0.36 * np.sin(turn) * (1 + 0.1 * np.sin(turn))
    outline_y = 0.25 * np.cos(turn) * (1 - 0.22 * np.sin(turn))
    builder = MeshBuilder()
    colors = blend(
        blend(
            blend(filled(turn.shape, '#efe3a0'), rgba('#cdd274'), smoothstep(0.15, 0.6, rho_grid)),
            rgba('#93b441'),
            smoothstep(0.62, 0.9, rho_grid),
        ),
        rgba('#4c7a22'),
        smoothstep(0.93, 0.99, rho_grid),
    )
    for side in (1, -1):
        builder.grid(
            np.stack(
                [
                    outline_x * reach * scale,
                    outline_y * reach * scale,
                    side * (thickness / 2 - 0.012 * smoothstep(0.85, 1, np.abs(rho_grid * 2 - 1))),
                ],
                -1,
            ),
            colors,
            flip=side < 0,
        )
    z = np.linspace(-1, 1, 6)
    turn_side, zs = np.meshgrid(a, z, indexing='ij')
    inner = 0.5 + 0.5 * (np.abs(turn_side) / 1.72) ** 3.2
    outline_x = 0.36 * np.sin(turn_side) * (1 + 0.1 * np.sin(turn_side)) * scale
    outline_y = 0.25 * np.cos(turn_side) * (1 - 0.22 * np.sin(turn_side)) * scale
    level = zs * (thickness / 2 - 0.012)
    bulge = 1 + 0.012 * np.sqrt(np.maximum(0, 1 - zs * zs))
    builder.grid(
        np.stack([outline_x * bulge, outline_y * bulge, level], -1),
        blend(filled(zs.shape, '#4f7d22'), rgba('#7ba238'), 0.5 + 0.5 * wave_noise(turn_side, zs, seed, 3)),
    )
    builder.grid(
        np.stack([outline_x * inner, outline_y * inner, level], -1), filled(zs.shape, '#ece09a'), flip=True
    )
    return builder.object('avo', wet(0.3, 0.3, 0.08, (0.12, 0.12, 0.04), 0.06, 14, 0.05))
