"""A sack of coarse linen with a thin turned-down hem, for grains."""

import math

import numpy as np

from studio.fields import smoothstep, wave_noise
from studio.materials.cloth import table_linen
from studio.mesh import grid_mesh, smooth_profile, thicken
from studio.scene import place


def linen_sack(radius=0.7, height=0.62, colors=('#d6c39b', '#bfa97d'), seed=2, at=(0, 0, 0)):
    """Stands on at, open on top; fill it to about .85 of its height, .9 of its radius."""
    r, h = radius, height
    profile = smooth_profile(
        [
            (0.5 * r, 0.0), (0.90 * r, 0.03), (1.03 * r, 0.20 * h), (1.02 * r, 0.52 * h), (0.96 * r, 0.82 * h),
            (0.965 * r, 0.95 * h), (1.01 * r, 1.02 * h), (1.075 * r, 0.98 * h), (1.09 * r, 0.86 * h), (1.075 * r, 0.72 * h),
        ],
        8,
    )  # fmt: skip
    radii, heights = np.array(profile).T
    share = np.linspace(0, 1, len(radii))[None, :]
    turn = np.linspace(0, 2 * math.pi, 241)[:, None]
    c, s = np.cos(turn), np.sin(turn)
    slack = 0.05 * wave_noise(c * 1.2 + 4, s * 1.2, seed, 0.8)
    folds = np.sin(turn * 17 + 3 * wave_noise(c, s, seed + 1, 0.8)) + 0.6 * np.sin(turn * 31 + 2 * c)
    soft = smoothstep(0.05, 0.35, share) * (1 - 0.5 * smoothstep(0.35, 0.6, share))
    bulge = 1 + 0.05 * wave_noise(c * 1.5 + 0 * share, s * 1.5 + heights[None, :] * 2, seed + 2, 0.7) * soft
    bulge = bulge + 0.012 * folds * (0.5 * soft + 0.9 * smoothstep(0.75, 1.0, share))
    z = heights[None, :] + slack * smoothstep(0.5, 0.75, share) + 0.010 * folds * smoothstep(0.8, 1.0, share)
    reach = radii[None, :] * bulge
    item = grid_mesh('sack', reach * c, reach * s, z, table_linen(*colors))
    return place(thicken(item, 0.018, 0), *at)
