"""Step: cucumber peeled in stripes and cut in half-moons, pepper in thin rings; tomatoes salted behind; terracotta linen."""

import math

from studio.boards import preparation_board
from studio.camera import tilted
from studio.cutlery import knife
from studio.families.preparation import BOARD_TOP
from studio.foods.salad_vegetables import ring
from studio.foods.striped_cucumber import cut_pepper, half_cucumber, half_moon
from studio.foods.tomatoes import tomato_wedge
from studio.garnishes import on, salt, spots
from studio.height_map import HeightMap, pile_on, within_disc
from studio.light import table_light
from studio.linens import TERRACOTTA, table, towel
from studio.materials.ceramics import MILK, TEAL, ceramic
from studio.materials.surfaces import liquid
from studio.materials.waters import water
from studio.scene import hide, instance, place, rng
from studio.vessels import bowl, bowl_floor, pool

SIZE = (1600, 1200)
SEED = 111
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.02}


def tomatoes(chance):
    """Wedges in the serving bowl, salted, in a pink puddle."""
    bowl(0.86, 0.44, ceramic(MILK), 0.5, 3, 0.05, (-0.92, 1.14, 0))
    pool(0.58, 0.13, liquid('#d98468', '#e29a80', 1.4, 0.03), (-0.92, 1.14))
    wedges = hide([tomato_wedge(k, 0.30, 54 + 5 * k) for k in range(4)])
    heap = HeightMap(0.9, 200, bowl_floor(0.86, 0.44))
    for (x, y, z), _, scale in pile_on(heap, 30, 0.19, within_disc(chance, 0.58), chance, 0.35):
        lean = (1.15 + chance.gauss(0, 0.35), chance.uniform(-0.3, 0.3), chance.uniform(0, 6.28))
        instance(chance.choice(wedges), (x - 0.92, y + 1.14, z), lean, scale * 0.95)
    salt(spots(160, within_disc(chance, 0.75, -0.92, 1.14), chance, on('tomato'), 0.008, (0.8, 1.3)))


def onions(chance):
    """Thin rings in cold water."""
    bowl(0.52, 0.30, ceramic(TEAL), 0.5, 6, 0.04, (0.90, 1.10, 0))
    rings = hide([ring(k, 0.13 + 0.05 * (k % 4), 0.014, 0.035) for k in range(5)])
    for k in range(15):
        at = (0.90 + chance.gauss(0, 0.11), 1.10 + chance.gauss(0, 0.10), 0.13 + 0.007 * k)
        instance(rings[k % 5], at, (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), 0))
    pool(0.48, 0.21, water('#eef4f1', 0.02, mirror=0.04), (0.90, 1.10))


def cucumber(chance):
    """A whole half behind, one half cut from the left into moons that lean and fall."""
    place(half_cucumber(1.75, 0.26, 2), -1.52, 0.10, BOARD_TOP, (0, 0, 0.02))
    place(half_cucumber(0.80, 0.26, 5), 0.02, -0.42, BOARD_TOP, (0, 0, 0.05))
    moons = hide([half_moon(5, 0.26, 0.13 + 0.006 * k) for k in range(4)])
    for k in range(5):
        lean = -0.07 * k
        instance(
            moons[k % 4],
            (-0.13 - 0.185 * k, -0.43 - 0.012 * k, BOARD_TOP + 0.02 * k * 0.3),
            (0, lean, 0.05 - 0.03 * k),
        )
    for k, (x, y) in enumerate(((-1.30, -0.44), (-1.34, -0.94), (-0.84, -0.98), (-0.46, -0.96))):
        turn = (0, -1.5708, (0.5, 2.2, 0.2, 3.6)[k])
        instance(moons[k % 4], (x, y, BOARD_TOP + 0.07), turn)


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED, folds=1.0)
    place(preparation_board(3.7, 1.75), 0, -0.42, 0.07)
    towel(-2.15, 1.25, 0.15, 0.8, 1.3, seed=5)
    tomatoes(chance)
    onions(chance)
    cucumber(chance)
    place(cut_pepper(1, 0.29), 0.94, 0.02, BOARD_TOP + 0.29, (0.4, 0.05, 0.62))
    rings = hide([ring(k, 0.26, 0.030, 0.05, '#3f7d22', '#b5d678', '#8cbd52', 3) for k in range(3)])
    for k, (x, y, z) in enumerate(
        ((1.12, -0.26, 0), (1.34, -0.40, 0.03), (1.08, -0.60, 0.05), (1.50, -0.68, 0))
    ):
        turn = (chance.uniform(-0.08, 0.08), chance.uniform(-0.08, 0.08), chance.uniform(0, 6.28))
        instance(rings[k % 3], (x, y, BOARD_TOP + 0.04 + z), turn)
    place(knife(0, 0, 0, 0, 1.2), 1.06, -1.02, BOARD_TOP + 0.012, (0, 0, math.radians(177)))
    table_light()
    tilted(55, -88, 9.9, (-0.04, 0.18, 0.2), 1.4)
