"""Four jars of overnight oats with four toppings at 34 degrees: berries, strawberries, almond butter, banana."""

import math

from studio.camera import tilted
from studio.dishes.boxes.oat_jars import LEVEL, chopped_almonds, oat_flakes, oat_jar
from studio.dishes.boxes.oat_toppings import almond_butter, banana_and_seeds, blueberries, strawberries
from studio.garnishes import spots
from studio.geometry.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.materials.ceramics import CELADON, ceramic
from studio.scene import rng
from studio.tabletop.cutlery import spoon
from studio.tabletop.linens import RUST_STRIPE, TERRACOTTA, TOWEL, table, towel
from studio.ware.vessels import bowl

SIZE = (1600, 1200)
SEED = 52
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}

JARS = ((-1.02, 0.42), (0.04, 0.60), (-0.42, -0.52), (0.72, -0.40))


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED, folds=1.3)
    for k, (at, stain) in enumerate(zip(JARS, ('#8f86a8', '#d9b184', '#dd8f80', '#efdcae'))):
        oat_jar(stain, k, at)
    blueberries(*JARS[0], LEVEL, chance)
    almond_butter(*JARS[1], LEVEL, chance)
    strawberries(*JARS[2], LEVEL, chance)
    banana_and_seeds(*JARS[3], LEVEL, chance)
    bowl(0.5, 0.22, ceramic(CELADON), 0.5, 8, 0.03, (1.66, 0.52, 0))
    heights = HeightMap(0.48, 160, lambda x, y: 0.05 + 0.24 * (x * x + y * y) ** 0.7)
    oats = pile_on(heights, 420, 0.03, within_disc(chance, 0.38), chance, 0.4, 0.7)
    loose = spots(40, lambda: (chance.gauss(1.48, 0.2), chance.gauss(-0.42, 0.16)), chance, None, 0.012)
    oat_flakes(moved(oats, 1.66, 0.52) + loose)
    chopped_almonds(
        spots(14, lambda: (chance.gauss(-1.42, 0.15), chance.gauss(-0.75, 0.1)), chance, None, 0.02)
    )
    spoon(1.42, -0.86, math.radians(20), 0.05, 1.5)
    towel(-1.95, 0.9, 0.3, 1.2, 2.2, TOWEL, RUST_STRIPE, 5)
    table_light(130, 42)
    tilted(38, -90, 9.3, (-0.06, 0.02, 0.5), 1.4)
