"""Three meal-prep boxes in a row from above: glazed chicken, rice, broccoli, carrots; ochre linen, a lid."""

from studio.camera import top_down
from studio.dishes.chicken_boxes import chicken_box
from studio.garnishes import scallion_rings
from studio.light import table_light
from studio.linens import BLUE_STRIPE, OCHRE, TOWEL, table, towel
from studio.materials.ceramics import OAT, SEA, ceramic
from studio.scene import group, instance, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 51
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}

BOXES = ((-1.20, 0.02, 0.03, OAT), (1.40, 0.05, 0.025, OAT), (0.10, -0.04, -0.02, SEA))


def build():
    chance = rng(SEED)
    table(OCHRE, SEED, folds=1.1)
    for x, y, turn, glaze in BOXES:
        group(lambda glaze=glaze: chicken_box(ceramic(glaze), chance), (x, y, 0), turn)
    towel(-2.1, 1.55, 1.2, 1.1, 1.6, TOWEL, BLUE_STRIPE, 6)
    bowl(0.32, 0.17, ceramic(SEA), 0.5, 8, 0.03, (0.80, 1.42, 0))
    rings = scallion_rings()
    for k in range(46):
        x, y = chance.gauss(0, 0.11), chance.gauss(0, 0.11)
        turn = (chance.uniform(-0.6, 0.6), chance.uniform(-0.6, 0.6), 0)
        instance(rings[k % 3], (0.80 + x, 1.42 + y, 0.07 + 0.0022 * k), turn)
    for k in range(7):
        instance(rings[k % 3], (-0.52 + chance.gauss(0, 0.05), -1.28 + chance.gauss(0, 0.05), 0.025))
    table_light()
    top_down((0.10, 0.0, 0.3), 11.0)
