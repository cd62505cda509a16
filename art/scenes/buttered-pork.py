"""
Roast pork belly with crackling, sliced on a board at 41 degrees; melting butter, thyme, salt; sage linen.
"""

from studio.camera import tilted
from studio.dishes.plates.sliced_belly import sliced_belly
from studio.foods.dairy_and_eggs.butter import melting_butter
from studio.foods.produce.vegetables import garlic_clove
from studio.foods.seasoning.herbs import herb_sprig
from studio.garnishes import salt, spots
from studio.geometry.mesh import rounded_box
from studio.geometry.surface import Surface
from studio.light import table_light
from studio.materials.ceramics import TEAL, ceramic
from studio.materials.food import butter
from studio.scene import hide, instance, place, rng
from studio.tabletop.boards import BOARD_TOP
from studio.tabletop.linens import SAGE, table, towel
from studio.ware.vessels import bowl

SIZE = (1600, 1200)
SEED = 28
GRADE = {'exposure': 0.3, 'gain': 1.07, 'saturation': 1.04}

THYME = (
    (-0.70, 0.26, 0.5), (0.30, 0.16, 1.9), (1.22, -0.62, 0.9), (1.32, -0.46, 1.3), (0.28, -0.62, 2.5),
    (-1.2, -0.62, 2.6), (-0.98, -0.70, 0.2),
)  # fmt: skip


def build():
    chance = rng(SEED)
    table(SAGE, SEED, folds=1.3)
    sliced_belly()
    melting_butter(-0.90, 0.06)
    melting_butter(0.34, 0.16, 0.62, 0.9)
    thyme = [hide(herb_sprig(i, 0.50, 'thyme')) for i in range(3)]
    surface = Surface()
    for k, (x, y, angle) in enumerate(THYME):
        surface.rest(thyme[k % 3], x, y, 0.10, 0.03, angle, 0.5)

    def on_meat(normal, item):
        return 'linen' not in item.name

    def over_roast():
        return chance.uniform(-1.3, 1.1), chance.gauss(0.12, 0.26)

    def over_slices():
        return chance.gauss(0.55, 0.36), chance.gauss(-0.62, 0.14)

    salt(
        spots(250, over_roast, chance, on_meat, 0.008, (0.35, 0.95), 260)
        + spots(120, over_slices, chance, on_meat, 0.008, (0.35, 0.95), 130)
    )
    bowl(0.42, 0.18, ceramic(TEAL), 0.5, 8, 0.03, (1.62, 1.32, 0))
    place(
        rounded_box('butter', 0.40, 0.26, 0.16, butter(), 0.03, 3, 0.008, 3, 3, 5, 0.02),
        1.60,
        1.32,
        0.17,
        (0, 0, 0.5),
    )
    garlic = [hide(garlic_clove(i, 0.14)) for i in range(2)]
    for k, (x, y, angle) in enumerate(((-1.18, -0.42, 0.4), (-0.98, -0.50, 2.1), (-1.34, -0.52, 3.6))):
        instance(garlic[k % 2], (x, y, BOARD_TOP + 0.065), (0, 0, angle))
    towel(-2.0, 1.45, 0.5, 1.3, 2.2, stripe='#c4957c', seed=7)
    table_light(128, 38)
    tilted(42, -80, 9.5, (0.02, 0.0, 0.24), 1.0)
