"""What lies on nigiri: tuna, sea bream, silver-skinned kohada, conger eel under its glaze."""

import numpy as np

from studio.color import blend, filled, rgba
from studio.foods.seafood.nigiri import drape, raw_flesh
from studio.geometry.fields import fractal_noise, smoothstep, wave_noise


def _brushed(tone, u, v, up, seed, amount=0.4):
    """Soy gathers where the brush left off: along the lower edges and in a few strokes."""
    edge = smoothstep(0.75, 1.0, np.abs(v)) * 0.6 + smoothstep(0.86, 1.0, np.abs(u)) * 0.7
    stroke = smoothstep(0.2, 0.9, wave_noise(u * 1.4, v * 2.6, seed + 21, 0.9))
    return blend(tone, rgba('#54210c'), amount * np.clip(edge + 0.35 * stroke, 0, 1))


def lean_tuna(seed=1):
    """Akami: deep ruby, the grain slanting over the slice, hair-thin sinews."""

    def paint(u, v, up):
        cloud, fine = fractal_noise(u * 2.5, v, 1.3, seed, 3), fractal_noise(u * 5 + v * 1.2, v * 0.6, 5.0, seed + 3, 3)
        tone = blend(filled(u.shape, '#8c1220'), rgba('#b3242f'), 0.5 + 0.8 * cloud + 0.25 * fine)
        tone = blend(tone, rgba('#6a0b18'), 0.6 * smoothstep(0.1, 0.55, -cloud + 0.4 * fine))
        tone = blend(tone, rgba('#c94a4c'), 0.45 * smoothstep(0.15, 0.6, fine))
        phase = (u * 2.5 + 0.55 * v + 0.30 * v * v + 0.14 * cloud) / 0.46
        line = np.exp(-(((np.mod(phase, 1) - 0.5) / 0.040) ** 2)) * smoothstep(-0.5, 0.5, wave_noise(u * 2, v * 2, seed + 5))
        tone = blend(tone, rgba('#e3a39b'), 0.62 * line)
        return _brushed(tone, u, v, up, seed, 0.30)

    return drape('tuna', paint, raw_flesh(0.12, 0.02, 0.015, 0.22, 0.85), 0.97, 0.190, 0.074, seed)


def sea_bream(seed=2):
    """Madai: pearly and half clear, chevrons of muscle, a rosy band where the skin was."""

    def paint(u, v, up):
        cloud, fine = fractal_noise(u * 2.5, v, 1.6, seed, 3), fractal_noise(u * 6 - v * 2, v * 0.8, 5.0, seed + 3, 3)
        tone = blend(filled(u.shape, '#e2cdbf'), rgba('#f3e6da'), 0.5 + 0.8 * cloud + 0.3 * fine)
        bend = np.abs(v - 0.15)
        phase = (u * 2.5 - 0.75 * bend + 0.10 * cloud) / 0.30
        gap = np.abs(np.mod(phase, 1) - 0.5)
        tone = blend(tone, rgba('#c9a99c'), 0.40 * np.exp(-((gap / 0.13) ** 2)))
        tone = blend(tone, rgba('#fbf4ea'), 0.50 * np.exp(-(((gap - 0.22) / 0.06) ** 2)))
        blush = smoothstep(0.16, 0.78, v + 0.10 * cloud + 0.06 * fine)
        tone = blend(tone, rgba('#e08f83'), 0.75 * blush * (0.75 + 0.5 * fine))
        tone = blend(tone, rgba('#b9433f'), 0.65 * smoothstep(0.62, 0.98, v + 0.14 * fine))
        return _brushed(tone, u, v, up, seed, 0.22)

    return drape('bream', paint, raw_flesh(0.10, 0.06, 0.045, 0.26, 0.9), 0.95, 0.190, 0.062, seed)


def kohada(seed=3):
    """Cured gizzard shad, skin up: blue back, rows of dots, silver side; two slits open on rosy flesh."""
    slits = ((-0.10, 0.30, 0.62), (0.22, -0.18, 0.58))

    def opened(u, v):
        """0 to 1 in the slits."""
        out = 0
        for where, tilt, long in slits:
            away = v - where - tilt * u * 0.6
            out = np.maximum(out, np.exp(-((away / (0.11 * np.clip(1 - (u / long) ** 2, 0.02, 1))) ** 2)) * (np.abs(u) < long))
        return out

    def paint(u, v, up):
        cloud, fine = fractal_noise(u * 2.5, v, 2.0, seed, 3), fractal_noise(u * 3, v * 2.2, 9.0, seed + 3, 2)
        tone = blend(filled(u.shape, '#a9b0b2'), rgba('#dfe2de'), 0.5 + 0.6 * cloud + 0.3 * fine)
        back = smoothstep(0.25, -0.55, v + 0.08 * cloud)
        tone = blend(tone, rgba('#5b6d78'), 0.85 * back)
        tone = blend(tone, rgba('#2b3740'), 0.80 * smoothstep(-0.45, -0.95, v + 0.12 * cloud))
        row, along = np.abs(np.mod(v * 4.2 + 0.04 * cloud, 1) - 0.5), np.abs(np.mod(u * 12 + 0.4 * np.floor(v * 4.2), 1) - 0.5)
        dots = np.exp(-((row / 0.16) ** 2 + (along / 0.22) ** 2)) * smoothstep(0.55, 0.1, v) * (0.6 + 0.6 * fine)
        tone = blend(tone, rgba('#1d262d'), np.clip(0.85 * dots, 0, 0.85))
        tone = blend(tone, rgba('#c9a878'), 0.28 * smoothstep(0.1, 0.6, cloud))
        cut = np.clip(smoothstep(0.35, 0.7, opened(u, v)) * (up > 0), 0, 1)
        tone = blend(tone, blend(filled(u.shape, '#cf8f83'), rgba('#efd3c2'), 0.5 + 0.9 * fine), cut)
        edge = np.clip(smoothstep(0.25, -0.1, up) + smoothstep(0.93, 1.0, np.abs(v)), 0, 1)
        tone = blend(tone, rgba('#d9b3a2'), edge)
        tone = np.array(tone)
        tone[..., 3] = (1 - cut) * (1 - edge)
        return tone

    narrow = lambda u: 1 - 0.16 * u - 0.30 * np.abs(u) ** 4
    sunk = lambda u, v, up: -0.026 * opened(u, v) * (up > 0)
    return drape('kohada', paint, raw_flesh(0.08, 0.04, 0.03, 0.1, 0.7, 0.62), 0.99, 0.192, 0.054, seed, narrow, sunk, power=3.0)


def conger_eel(seed=4):
    """Anago, simmered soft: tan and creased, thick brown glaze run over it and down its sides."""

    def spread(u, v):
        """0 to 1 where the glaze lies."""
        reach = 0.74 + 0.20 * wave_noise(u * 2.6, 0 * u, seed + 2, 1.3) + 0.14 * wave_noise(u * 7, 0 * u, seed + 6, 1.2)
        run = smoothstep(reach + 0.12, reach - 0.10, np.abs(v + 0.05)) * smoothstep(0.99, 0.88, np.abs(u))
        return run * (0.72 + 0.28 * smoothstep(-0.3, 0.4, wave_noise(u * 3, v * 2, seed + 9, 1.2)))

    def paint(u, v, up):
        cloud, fine = fractal_noise(u * 2.5, v, 2.2, seed, 4), fractal_noise(u * 5, v * 3, 7.0, seed + 3, 3)
        tone = blend(filled(u.shape, '#b98550'), rgba('#dcb682'), 0.5 + 0.8 * cloud + 0.3 * fine)
        tone = blend(tone, rgba('#8a5a30'), 0.6 * smoothstep(0.15, 0.6, fine - 0.3 * cloud))
        tone = blend(tone, rgba('#7a4f2e'), 0.5 * np.exp(-((v / 0.06) ** 2)))
        glaze = blend(filled(u.shape, '#2e0f04'), rgba('#5a2509'), 0.5 + 0.7 * cloud)
        tone = np.array(blend(tone, glaze, 0.92 * spread(u, v) * (up > -0.2)))
        return tone

    def relief(u, v, up):
        creases = 0.008 * wave_noise(u * 6, v * 3, seed, 1.4) + 0.006 * wave_noise(u * 16, v * 5, seed + 1, 1.3)
        return (creases * (1 - 0.6 * spread(u, v)) + 0.012 * spread(u, v) - 0.014 * np.exp(-((v / 0.08) ** 2))) * (up > 0)

    blunt = lambda u: 1 - 0.06 * u - 0.22 * np.abs(u) ** 6 + 0.04 * np.sin(u * 7)
    return drape('anago', paint, raw_flesh(0.05, 0.03, 0.015, 0.08, 1.0), 1.10, 0.188, 0.066, seed, blunt, relief, foot=0.06)
