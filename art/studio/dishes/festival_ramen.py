"""Ramen of three towns: miso with butter and corn, pork broth, dark broth with a raw egg."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.foods.eggs import half_egg
from studio.foods.noodles import noodle_bed, wheat_noodles
from studio.foods.portions import corn_portion
from studio.garnishes import lay_rings, scallion_rings
from studio.height_map import HeightMap, pile_on, within_disc
from studio.materials.ceramics import CHARCOAL, NAVY, TEAL, ceramic
from studio.materials.food import yolk
from studio.materials.surfaces import liquid, matte, wet
from studio.mesh import ellipsoid, rounded_box, tubes
from studio.mesh_builder import cut_slice
from studio.scene import place
from studio.vessels import bowl, bowl_floor, pool

BROTHS = {'miso': ('#b26a26', '#d9a04e'), 'pork': ('#e3c596', '#efdcb8')}
GLAZES = {'miso': TEAL, 'pork': NAVY, 'dark': CHARCOAL}


def chashu(seed, radius=0.4):
    """A rolled slice of braised pork, standing with its faces along x. Turn it by pi/2 about y to lay it."""

    def outline(phi):
        reach = radius * (1 + 0.05 * np.sin(2 * phi + seed) + 0.03 * np.sin(5 * phi))
        return reach * np.cos(phi), reach * 0.86 * np.sin(phi)

    def face(rho, phi, y, z):
        swirl = np.sin(10 * rho + phi + 0.7 * wave_noise(y * 5, z * 5, seed, 1.5))
        meat = blend(
            filled(rho.shape, '#a8683f'), rgba('#c48a5e'), 0.5 + 0.5 * wave_noise(y * 9, z * 9, seed, 2)
        )
        return blend(meat, rgba('#efd9b4'), 0.8 * smoothstep(0.45, 0.8, swirl) * smoothstep(0.98, 0.8, rho))

    def rim(phi, t, y, z):
        return filled(phi.shape, '#6a3518')

    return cut_slice('chashu', outline, 0.07, face, rim, wet(0.2, 0.6, 0.08), 90, 26, seed=seed)


def _sunk(z):
    """Noodles that would pile up, lowered into the broth so that only the upper ones show."""
    return 0.39 + (z - 0.4) * 0.16


def ramen(kind, rng):
    """A bowl 1.24 in radius; kind is miso (butter, corn), pork (scallions) or dark (raw egg)."""
    bowl(1.24, 0.62, ceramic(GLAZES[kind]), 0.5)
    heights = HeightMap(1.3, 300, bowl_floor(1.24, 0.62))
    heights.dome(1.1, 0.36, 0.1)
    paths = noodle_bed(heights, rng, 0.036 if kind != 'pork' else 0.03)
    for path in paths:
        path[:, 2] = _sunk(path[:, 2])
    heights.z = np.minimum(heights.z, _sunk(heights.z))
    wheat_noodles(paths)
    dark = matte('#5a2a0e', 0.3, 0.15, second='#6e3a16')
    pool(1.19, 0.53, dark if kind == 'dark' else liquid(*BROTHS[kind], 2.5, 0.05))
    for k, (x, y, turn) in enumerate(((0.42, 0.42, 0.3), (0.62, 0.1, -0.2))):
        z = max(heights.mean(x, y, 0.2), 0.53) + 0.05 + 0.04 * k
        place(chashu(k, 0.42), x, y, z, (0.1, math.pi / 2 - 0.22, turn))
        heights.stamp(x, y, z - 0.22, 0.32)
    sheet = rounded_box('nori', 0.62, 0.02, 0.7, matte('#1f2a1c', 0.35, 0.3, 0, 0.5, 24), 0.006, 1)
    place(sheet, -0.3, 0.98, 0.74, (0.22, 0.04, 0.22))
    if kind == 'miso':
        heap = pile_on(heights, 130, 0.07, within_disc(rng, 0.4, -0.42, -0.3), rng, 0.55)
        corn_portion(heap)
        butter = rounded_box(
            'butter', 0.34, 0.3, 0.14, matte('#f6da78', 0.18, 0.6, 0.12), 0.03, 4, 0.006, 3, 3, 2
        )
        place(butter, 0.12, -0.12, max(heights.top(0.12, -0.12, 0.15), 0.56) + 0.07, (0.08, -0.1, 0.5))
        half_egg(-0.5, 0.42, heights.top(-0.5, 0.42, 0.16) + 0.13, (0.25, -0.1, 0.8))
    elif kind == 'dark':
        place(
            ellipsoid('yolk', 0.2, 0.195, 0.13, yolk(), 40, 0.02, 1.5, 3),
            -0.2,
            -0.32,
            max(heights.top(-0.2, -0.32, 0.1), 0.55) + 0.06,
        )
        sprout = [
            [
                (x + 0.16 * math.cos(a + s), y + 0.16 * math.sin(a + s), 0.57 + 0.03 * math.sin(a * 7 + s))
                for s in np.linspace(0, 1.6, 10)
            ]
            for x, y, a in [
                (rng.uniform(-0.75, -0.45), rng.uniform(0.1, 0.6), rng.uniform(0, 6)) for _ in range(22)
            ]
        ]
        tubes('sprouts', sprout, 0.022, matte('#efe6c8', 0.25, 0.4), 3)
    else:
        half_egg(-0.5, -0.25, heights.top(-0.5, -0.25, 0.16) + 0.15, (0.25, -0.1, 0.8))
    where = within_disc(rng, 0.36, 0.2, -0.68) if kind != 'pork' else within_disc(rng, 0.6, 0.05, -0.3)
    lay_rings(scallion_rings(), 34 if kind == 'pork' else 24, where, rng)
