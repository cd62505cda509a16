"""Step: four raw fillets on the lined tray, chopped dill and lemon zest spread over the tops; slate-blue linen."""

import math

import numpy as np

from studio.camera import tilted
from studio.families.preparation import small_bowl
from studio.foods.produce.citrus import citrus_slice
from studio.foods.seafood.salmon import salmon_fillet
from studio.foods.seasoning.herb_rub import herb_rub, rub_on_fillets
from studio.foods.seasoning.herbs import herb_sprig
from studio.geometry.fields import wave_noise
from studio.geometry.height_map import HeightMap, flat_floor, moved, pile_on, within_disc
from studio.geometry.mesh import grid_mesh
from studio.geometry.surface import Surface
from studio.light import table_light
from studio.materials.ceramics import OAT
from studio.materials.surfaces import matte, metal
from studio.scene import hide, instance, place, rng
from studio.tabletop.cutlery import spoon
from studio.tabletop.linens import DUSTY_BLUE, table, towel
from studio.ware.vessels import bowl_floor, container

SIZE = (1600, 1200)
SEED = 101
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.0}

FILLETS = (
    (-0.68, 0.44, 0.22, 1.0),
    (0.66, 0.50, -0.12, 1.0),
    (-0.62, -0.44, -0.10, 1.0),
    (0.68, -0.42, 0.16, 0.40),
)
"""x, y, turn, and how far along the herbs are spread (1: all)."""


def lined_tray():
    """A low tray with baking paper; fish lies at z = .10."""
    container(1.46, 1.10, 0.20, 0.16, metal('#8f8a82', 0.42))
    x, y = np.meshgrid(np.linspace(-1.40, 1.40, 200), np.linspace(-1.04, 1.04, 150))
    wall = np.maximum(np.abs(x) / 1.40, np.abs(y) / 1.04)
    z = 0.096 + 0.008 * wave_noise(x, y, 3, 2.2) + 0.014 * np.abs(wave_noise(x, y, 8, 1.3))
    z += 0.14 * np.clip((wall - 0.90) / 0.10, 0, 1) ** 1.5
    grid_mesh('paper', x, y, z, matte('#efe7d6', 0.75, second='#e6dcc6'))


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED, folds=1.0)
    lined_tray()
    towel(-2.15, -0.85, 0.1, 0.8, 1.5, seed=4)
    fillets = []
    for k, (x, y, turn, share) in enumerate(FILLETS):
        fish = place(salmon_fillet(k + 1, 0.58, 0.31, 0.23), x, y, 0.105, (0, 0, turn))
        fillets.append((fish, share))
    rub_on_fillets(fillets, 0.58, 0.31, chance)
    place(spoon(0, 0, 0, 0, 1.5), 1.32, -0.62, 0.34, (0.0, -0.06, math.radians(160)))
    held = HeightMap(1.2, 300, flat_floor(0.405))
    herb_rub(pile_on(held, 260, 0.018, within_disc(chance, 0.13, 0.74, -0.41), chance, 0.5), 15)
    small_bowl(1.84, 0.86, 0.40, 0.22, OAT)
    heap = HeightMap(0.5, 200, bowl_floor(0.40, 0.22))
    heap.dome(0.30, 0.05, 0.10)
    herb_rub(moved(pile_on(heap, 900, 0.018, within_disc(chance, 0.28), chance, 0.5), 1.84, 0.86), 9)
    surface = Surface()
    dill = hide([herb_sprig(k, 0.5, 'dill') for k in range(2)])
    for k, (x, y, spin) in enumerate(((-1.74, 0.30, 1.1), (-1.86, 0.12, 1.5))):
        surface.rest(dill[k % 2], x, y, 0.1, 0.03, spin)
    lemon = hide(citrus_slice(1, 0.27, 0.20))
    instance(lemon, (-1.86, 0.92, 0.11), (0.05, 0.1, 0.4))
    table_light()
    tilted(58, -88, 9.0, (0.04, -0.02, 0.15), 1.4)
