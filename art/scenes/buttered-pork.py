"""
Roast pork belly with crackling, sliced on a board at 45 degrees; melting butter, thyme, salt; sage linen.
"""

from studio.camera import tilted
from studio.dishes.plates.sliced_belly import sliced_belly
from studio.foods.dairy_and_eggs.butter import melting_butter
from studio.foods.produce.vegetables import garlic_clove
from studio.foods.seasoning.herbs import herb_sprig
from studio.garnishes import on, salt, spots
from studio.geometry.mesh import rounded_box
from studio.geometry.surface import Surface
from studio.light import table_light
from studio.materials.ceramics import TEAL, ceramic
from studio.materials.food import butter
from studio.scene import group, hide, instance, place, rng
from studio.tabletop.boards import BOARD_TOP
from studio.tabletop.linens import SAGE, table, towel
from studio.ware.vessels import bowl

SIZE = (1600, 1200)
SEED = 28
GRADE = {'exposure': 0.25, 'gain': 1.07, 'saturation': 1.04}

THYME = (
    (0.62, 0.34, 0.5), (-0.10, 0.22, 1.9), (-1.06, -0.40, 0.3), (0.62, -0.42, 0.5),
)  # fmt: skip


def build():
    chance = rng(SEED)
    table(SAGE, SEED, folds=1.3)
    group(sliced_belly, (0.10, -0.02, 0), 0.40)
    melting_butter(1.0, 0.42)
    melting_butter(-0.26, 0.02, 0.7, 0.9)
    thyme = [hide(herb_sprig(i, 0.50, 'thyme')) for i in range(3)]
    surface = Surface()
    for k, (x, y, angle) in enumerate(THYME):
        surface.rest(thyme[k % 3], x, y, 0.10, 0.03, angle, 0.5)

    def over():
        return chance.uniform(-0.8, 1.3), chance.gauss(0.1, 0.34)

    salt(spots(420, over, chance, on('slice', 'rind'), 0.008, (0.3, 0.8), 260))
    bowl(0.42, 0.18, ceramic(TEAL), 0.5, 8, 0.03, (1.50, -0.98, 0))
    place(
        rounded_box('butter', 0.40, 0.26, 0.16, butter(), 0.03, 3, 0.008, 3, 3, 5, 0.02),
        1.48,
        -0.98,
        0.17,
        (0, 0, 0.5),
    )
    garlic = [hide(garlic_clove(i, 0.14)) for i in range(2)]
    for k, (x, y, angle) in enumerate(((0.30, -0.66, 0.4), (0.50, -0.70, 2.1), (0.84, -0.36, 3.6))):
        instance(garlic[k % 2], (x, y, BOARD_TOP + 0.065), (0, 0, angle))
    towel(-2.0, 1.45, 0.5, 1.3, 2.2, stripe='#c4957c', seed=7)
    table_light(128, 38)
    tilted(45, -86, 8.7, (0.0, 0.02, 0.24), 1.0)
