"""Teriyaki chicken bowl: deep teal bowl on ochre linen at 51 degrees, chopsticks across the rim."""

from studio.camera import tilted
from studio.cutlery import chopsticks_on_rim
from studio.dishes.teriyaki_chicken import teriyaki_chicken
from studio.garnishes import sesame
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import OCHRE, table, towel
from studio.materials.ceramics import OAT, ceramic
from studio.scene import instance, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 15
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(OCHRE, SEED)
    scallions = teriyaki_chicken()
    chopsticks_on_rim(1.10, -0.18, 104)
    bowl(0.36, 0.17, ceramic(OAT), 0.5, 8, 0.03, (1.84, 0.98, 0))
    heights = HeightMap(0.35, 140, lambda x, y: 0.06 + 0.2 * (x * x + y * y) ** 0.75)
    seeds = pile_on(heights, 900, 0.014, within_disc(chance, 0.27), chance, 0.5, 0.5)
    sesame(moved(seeds, 1.84, 0.98), seed=4)
    for k in range(7):
        at = (-1.55 + chance.gauss(0, 0.10), -0.98 + chance.gauss(0, 0.09), 0.025)
        instance(scallions[k % 3], at)
    towel(-1.75, 1.15, 0.5, 1.2, 2.2, '#ece4d4', '#7f97a6', 5)
    table_light(128, 38)
    tilted(51, -87, 9.6, (0.05, 0.07, 0.30), 1.2)
