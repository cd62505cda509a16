"""Banana in slices."""

import math

import numpy as np
from mathutils import Matrix

from studio.color import blend, filled, rgba
from studio.fields import smoothstep
from studio.materials.surfaces import wet
from studio.mesh_builder import cut_slice


def banana_slice(seed, radius=0.135, thickness=0.06):
    """A peeled slice lying flat: cream, its three-part heart with tiny seeds."""

    def face(rho, phi, y, z):
        star = 0.5 + 0.5 * np.cos(3 * phi + seed)
        tone = blend(
            filled(phi.shape, '#f6e6b6'), rgba('#ecd08a'), smoothstep(0.58, 0.42, rho) * (0.4 + 0.6 * star)
        )
        dots = (np.abs(rho - 0.3) < 0.06) & (np.cos(9 * phi + seed) > 0.8)
        tone = blend(tone, rgba('#6b4a22'), 0.8 * dots)
        return blend(tone, rgba('#e3c478'), 0.6 * smoothstep(0.86, 1, rho))

    item = cut_slice(
        'banana', lambda p: (radius * np.cos(p) * (1 + 0.02 * np.cos(5 * p + seed)), radius * np.sin(p)), thickness,
        face, lambda p, t, y, z: filled(p.shape, '#f0d999'), wet(0.35, 0.3, 0.1, (0.2, 0.15, 0.06), 0.1, 26, 0.04),
        90, 30, 0.014, 0.003, seed,
    )  # fmt: skip
    item.data.transform(Matrix.Rotation(math.pi / 2, 4, 'Y'))
    return item
