"""The cut face and the rim of cooked pork belly, for `cut_slice`: meat and fat in layers."""

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise


def belly_face(seed):
    """The cut face: meat and fat in layers."""

    def face(rho, phi, y, z):
        layer = (
            z / 0.3 + 0.1 * wave_noise(y * 2, z, seed + 1, 1.6) + 0.05 * wave_noise(y * 2, z * 2, seed + 3, 4)
        )
        fibres = wave_noise(y * 6 + z * 3, z * 9, seed, 2.6)
        meat = blend(filled(phi.shape, '#a2683c'), rgba('#d2a06c'), 0.5 + 0.5 * fibres)
        fat = blend(
            filled(phi.shape, '#f3dfbf'), rgba('#e6c493'), 0.5 + 0.5 * wave_noise(y * 3, z * 3, seed + 5, 3)
        )
        tone = meat
        for c, wd in ((0.55, 0.17), (0.08, 0.085), (-0.36, 0.06)):
            tone = blend(
                tone, fat, smoothstep(wd, wd * 0.55, np.abs(layer - c + 0.06 * np.sin(y * 7 + c * 9 + seed)))
            )
        tone = blend(tone, rgba('#b5651f'), smoothstep(0.72, 0.8, layer))
        tone = blend(tone, rgba('#7a3a10'), smoothstep(0.88, 0.97, rho) * 0.75)
        return tone

    return face


def belly_rim(seed):
    """The rim: browned sides, golden rind."""

    def rim(phi, t, y, z):
        skin = smoothstep(0.45, 0.75, np.sin(phi))
        mottle = 0.5 + 0.5 * wave_noise(y * 9 + t * 2, t * 4 + z * 3, seed, 3)
        tone = belly_face(seed)(0 * phi + 0.5, phi, y + t * 0.6, z)
        tone = blend(tone, blend(filled(phi.shape, '#7d3f18'), rgba('#b8722f'), mottle), 0.5 + 0.2 * mottle)
        return blend(tone, blend(filled(phi.shape, '#c9761f'), rgba('#8a420f'), mottle), skin)

    return rim
