"""A bowl of wheat noodles in soy broth at 50 degrees: egg, mushrooms, peas; slate-blue linen, chopsticks."""

from studio.camera import tilted
from studio.cutlery import chopsticks_on_rim
from studio.dishes.egg_noodle_soup import egg_noodle_soup
from studio.foods.peppercorns import peppercorns
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import RUST_STRIPE, SLATE_BLUE, TOWEL, table, towel
from studio.materials.ceramics import CLAY, ceramic
from studio.scene import instance, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 65
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(SLATE_BLUE, SEED, folds=1.2)
    rings = egg_noodle_soup()
    chopsticks_on_rim(1.08, 0.04, 100, 0.70)
    bowl(0.36, 0.17, ceramic(CLAY, 0.5), 0.5, 8, 0.03, (-1.80, 0.94, 0))
    heights = HeightMap(0.35, 140, lambda x, y: 0.05 + 0.2 * (x * x + y * y) ** 0.75)
    corns = pile_on(heights, 200, 0.03, within_disc(chance, 0.26), chance, 0.6)
    peppercorns(moved(corns, -1.80, 0.94), ('#8a3a22', '#a4492c', '#6d2c1b'))
    for k in range(9):
        instance(rings[k % 3], (-1.50 + chance.gauss(0, 0.11), -0.98 + chance.gauss(0, 0.08), 0.025))
    towel(2.1, 1.5, -0.45, 1.3, 2.2, TOWEL, RUST_STRIPE, 4)
    table_light(130, 40)
    tilted(52, -90, 9.7, (0.0, 0.03, 0.28), 1.2)
