"""Six Edomae nigiri in a row on pale cypress at 44 degrees: pickled ginger, soy in a small dish; sage linen."""

import math

from studio.camera import tilted
from studio.foods.prepared.gari import gari
from studio.foods.seafood.nigiri import rice_loaf
from studio.foods.seafood.nigiri_cooked import omelette, prawn
from studio.foods.seafood.nigiri_toppings import conger_eel, kohada, lean_tuna, sea_bream
from studio.light import table_light
from studio.materials.ceramics import NAVY, ceramic
from studio.materials.surfaces import liquid
from studio.materials.wood import wood
from studio.scene import group, rng
from studio.tabletop.boards import board
from studio.tabletop.cutlery import chopsticks
from studio.tabletop.linens import BLUE_STRIPE, SAGE, table, towel
from studio.ware.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 41
GRADE = {'exposure': 0.20, 'gain': 1.06, 'saturation': 1.03}
TOP = 0.20
ROW = math.radians(17)
SOY = (-0.55, 1.30)


def piece(topping, seed):
    """Rice and what lies on it."""
    rice_loaf(seed)
    topping()


def build():
    chance = rng(SEED)
    table(SAGE, SEED)
    group(lambda: board(2.6, 0.80, wood('#cfa66c', '#ecd3a4', 1.5, 'X', 0.55), TOP, 0.05, 0.02), (0, 0.0, 0), ROW)
    for k, topping in enumerate((sea_bream, lean_tuna, kohada, prawn, conger_eel, omelette)):
        way, aside = 0.462 * (k - 2.5), chance.uniform(-0.03, 0.03)
        x, y = way * math.cos(ROW) - aside * math.sin(ROW), way * math.sin(ROW) + aside * math.cos(ROW)
        group(lambda t=topping, s=k: piece(t, s), (x, y, TOP), math.radians(120) + chance.uniform(-0.06, 0.06))
    gari(1.27, -0.10, TOP, chance, 9, 0.075, 0.17)
    bowl(0.34, 0.17, ceramic(NAVY), 0.5, 8, 0.03, (*SOY, 0))
    pool(0.325, 0.125, liquid('#241006', '#3d1c0a'), SOY)
    chopsticks(0.75, -1.02, math.radians(196), 2.2)
    towel(-2.1, 1.6, 0.4, 1.2, 2.0, stripe=BLUE_STRIPE, seed=6)
    table_light(132, 40)
    tilted(38, -90, 8.5, (0.02, 0.02, 0.30), 1.6)
