"""Radishes in slices and whole."""

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet
from studio.mesh_builder import cut_slice


def radish_slice(seed, radius=0.14, thickness=0.022):
    """A thin slice with its faces along x: white, with a pink rim."""

    def outline(turn):
        reach = radius * (1 + 0.02 * np.sin(3 * turn + seed))
        return reach * np.cos(turn), reach * np.sin(turn)

    def face(rho, turn, y, z):
        tone = blend(
            filled(turn.shape, '#f7f0e8'), rgba('#f0d9d8'), 0.25 + 0.3 * wave_noise(y * 14, z * 14, seed, 1.2)
        )
        tone = blend(tone, rgba('#fbf7f0'), np.exp(-(((rho - 0.55) / 0.12) ** 2)))
        return blend(tone, rgba('#c2264a'), smoothstep(0.90, 0.97, rho))

    def rim(turn, t, y, z):
        return filled(turn.shape, '#b81e40')

    skin = wet(0.25, 0.45, 0.05, bump=0.06, vary=0.08)
    return cut_slice('radish', outline, thickness, face, rim, skin, 64, 16, 0.008, 0.002, seed, 0.006)
