"""What else lies on nigiri: a butterflied prawn with its tail, omelette under a belt of nori."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.foods.seafood.nigiri import drape, raw_flesh
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import fractal_noise, smoothstep, wave_noise
from studio.geometry.mesh import grid_mesh, thicken
from studio.materials.shader import material


def prawn(seed=5):
    """Boiled and opened along the belly: red bands on white that bend back, a furrow down the middle, the tail at -x."""

    def bands(u, v):
        """0 to 1 on the red rings, one for each segment."""
        phase = u * 3.4 + 0.34 * np.abs(v) ** 1.4 + 0.10 * wave_noise(u * 2, v * 3, seed, 1.2)
        return 0.5 + 0.5 * np.cos(2 * math.pi * phase)

    def paint(u, v, up):
        cloud, fine = fractal_noise(u * 2.5, v, 2.2, seed, 3), fractal_noise(u * 9, v * 1.6, 5.0, seed + 3, 3)
        tone = blend(filled(u.shape, '#efcfb4'), rgba('#f8e6d2'), 0.5 + 0.8 * cloud)
        red = smoothstep(0.40, 1.10, bands(u, v) + 0.55 * fine + 0.12 * cloud)
        tone = blend(tone, rgba('#e98a52'), 0.85 * smoothstep(-0.05, 0.6, bands(u, v) + 0.3 * fine))
        tone = blend(tone, rgba('#d9571f'), 0.74 * red)
        tone = blend(tone, rgba('#a82c0e'), 0.55 * smoothstep(0.75, 1.0, bands(u, v)) * smoothstep(0.35, 0.9, np.abs(v)))
        tone = blend(tone, rgba('#f6e6d4'), 0.75 * np.exp(-((v / 0.09) ** 2)))
        tone = blend(tone, rgba('#d2481a'), 0.7 * smoothstep(-0.78, -0.98, u))
        return blend(tone, rgba('#fbeedd'), 0.8 * smoothstep(-0.05, -0.5, up))

    def relief(u, v, up):
        furrow = -0.022 * np.exp(-((v / 0.10) ** 2)) * smoothstep(1, 0.8, np.abs(u))
        return (furrow + 0.010 * (bands(u, v) - 0.5) + 0.003 * wave_noise(u * 9, v * 3, seed, 1.6)) * (up > 0)

    taper = lambda u: (0.74 + 0.30 * smoothstep(-1, 0.15, u) - 0.30 * smoothstep(0.55, 1.05, u)) * (1 - 0.5 * smoothstep(-0.72, -1, u))
    flesh = raw_flesh(0.06, 0.03, 0.02, 0.14, 0.75)
    drape('prawn', paint, flesh, 0.96, 0.202, 0.058, seed, taper, relief)
    for k, side in enumerate((-0.62, -0.2, 0.2, 0.62)):
        s, t = np.meshgrid(np.linspace(0, 1, 40), np.linspace(-1, 1, 21), indexing='ij')
        wide = 0.052 * np.sin(math.pi * np.clip(0.10 + 0.84 * s, 0, 1)) ** 0.7
        a = math.pi + side
        x = -0.365 + 0.275 * s * math.cos(a) - wide * t * math.sin(a)
        y = 0.03 * side + 0.245 * s * math.sin(a) + wide * t * math.cos(a) + 0.02 * math.sin(-2.2 + seed)
        z = 0.150 - 0.02 * s + 0.020 * (1 - t * t) * np.sin(math.pi * s) + 0.012 * (k % 2)
        tone = blend(filled(s.shape, '#d2421a'), rgba('#f0a070'), 0.5 * np.abs(t) ** 3)
        tone = blend(tone, rgba('#8a2210'), 0.7 * smoothstep(0.65, 1.0, s) + 0.25 * np.exp(-((t / 0.12) ** 2)))
        thicken(dense_mesh('tail', [(np.stack([x, y, z], -1), tone, None)], flesh), 0.010)


def _egg(shader):
    """Firm omelette, moist, finely porous."""
    shader.surface(
        shader.attribute('Col'), roughness=0.4, specular=0.42, coat=0.35, coat_roughness=0.16, subsurface=0.12,
        subsurface_radius=(0.08, 0.05, 0.015),
    )  # fmt: skip
    shader.bump(shader.math('ADD', shader.noise(60, 3), shader.noise(16, 3)), 0.22, 0.008)


def omelette(seed=6):
    """Tamago: a thick block in folded layers, its top lightly browned, a belt of nori round it and the rice."""
    length, width, tall, foot = 0.47, 0.198, 0.150, 0.278
    u, phi = np.meshgrid(np.sin(np.linspace(-math.pi / 2, math.pi / 2, 240)), np.linspace(0, 2 * math.pi, 300), indexing='ij')
    c, s = np.cos(phi), np.sin(phi)
    square = (np.abs(c) ** 7 + np.abs(s) ** 7) ** (-1 / 7)
    v, up = c * square, s * square
    ends = (1 - np.abs(u) ** 18) ** 0.5
    wobble = 1 + 0.020 * wave_noise(u * 2.4 + 0.4 * c, 0.7 * s, seed, 1.0)
    x = length * u - 0.02 * up * np.sign(u) * np.abs(u) ** 3
    y = width * v * wobble * (0.75 + 0.25 * ends) * (np.abs(u) < 1)
    sag = 0.03 * np.abs(u) ** 2.5
    z = foot + tall / 2 + tall / 2 * up * wobble * ends - sag
    cloud, fine = fractal_noise(u * 2.5, v + up, 2.0, seed, 3), fractal_noise(u * 3, (v + up) * 2, 9.0, seed + 2, 3)
    tone = blend(filled(u.shape, '#dcab4c'), rgba('#ebcb80'), 0.5 + 0.7 * cloud + 0.3 * fine)
    layer = np.abs(np.mod(up * 2.3 + 0.10 * wave_noise(u * 3, v, seed, 1.2) + 0.2, 1) - 0.5)
    tone = blend(tone, rgba('#c98a1e'), 0.65 * np.exp(-((layer / 0.06) ** 2)) * (np.abs(up) < 0.93))
    brown = smoothstep(0.0, 0.5, cloud + 0.35 * fine + 0.15) * smoothstep(0.85, 0.99, up)
    tone = blend(tone, rgba('#c67f22'), 0.80 * brown)
    tone = blend(tone, rgba('#96520f'), 0.45 * smoothstep(0.35, 0.8, cloud + 0.3 * fine) * smoothstep(0.85, 0.99, up))
    dense_mesh('tamago', [(np.stack([x, y, z], -1), tone, None)], material('tamago', _egg))
    _belt(seed, width, foot + tall)


def _nori(shader):
    """Toasted nori: black green, papery."""
    tone = shader.ramp(shader.noise(26, 4), [(0.3, '#0b110c'), (0.6, '#18241a'), (0.8, '#2a3828')])
    shader.surface(tone, roughness=0.42, specular=0.4, coat=0.15, coat_roughness=0.25)
    shader.bump(shader.math('ADD', shader.noise(60, 4), shader.noise(14, 3)), 0.5, 0.008)


def _belt(seed, width, top):
    """A strip of nori over the omelette and in under the rice, .15 wide."""
    w, t = width + 0.008, top + 0.006
    path = [(0.95 * w, 0.0), (0.97 * w, 0.06), (0.99 * w, 0.15), (w, 0.27), (1.01 * w, t - 0.03), (0.95 * w, t - 0.004), (0.85 * w, t)]
    path = path + [(0.4 * w, t + 0.002), (0.0, t + 0.003)]
    path = np.array(path + [(-y, z) for y, z in path[-2::-1]])
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    s = np.linspace(0, run[-1], 160)
    y, z = np.interp(s, run, path[:, 0]), np.interp(s, run, path[:, 1])
    a, _ = np.meshgrid(np.linspace(-1, 1, 24), s)
    x = 0.03 + 0.078 * a + 0.05 * y[:, None] + 0.004 * wave_noise(s[:, None] * 6, a, seed, 1.3)
    grid_mesh('nori', x, y[:, None] + 0 * a, z[:, None] + 0.002 * wave_noise(s[:, None] * 8, a * 2, seed, 1.2), material('belt nori', _nori))
