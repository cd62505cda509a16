"""Two tofu stir-fry boxes at 56 degrees with the sauce in a jar of its own; sage linen, a wooden lid."""

from studio.camera import tilted
from studio.dishes.boxes.tofu_boxes import tofu_box
from studio.garnishes import sesame, spots
from studio.light import table_light
from studio.materials.ceramics import CREAM, OAT, TEAL, ceramic
from studio.materials.food import sauce
from studio.materials.wood import wood
from studio.scene import group, instance, place, rng
from studio.tabletop.boards import board
from studio.tabletop.cutlery import chopsticks
from studio.tabletop.linens import RUST_STRIPE, SAGE, TOWEL, table, towel
from studio.ware.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 53
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(SAGE, SEED, folds=1.2)
    back, rings = group(lambda: tofu_box(ceramic(TEAL), chance), (0, 9, 0), 0.05)
    group(lambda: tofu_box(ceramic(OAT), chance), (0.34, -0.74, 0), -0.06)
    place(back, -0.42, 0.70, 0, (0, 0, 0.05))
    bowl(0.36, 0.36, ceramic(CREAM), 0.6, 5, 0.04, (1.10, 0.62, 0))
    pool(0.325, 0.27, sauce('#2c1006', '#552409', 4, 0.1, 9, 0.06), (1.10, 0.62))
    sesame(
        spots(
            26, lambda: (1.10 + chance.gauss(0, 0.12), 0.62 + chance.gauss(0, 0.12)), chance, lambda *_: True
        ),
        6,
    )
    lid = board(0.64, 0.9, wood('#8a5a34', '#c79a64', 1.0, 'Y', 0.55), 0.1, 0.22)
    place(lid, -1.72, -0.86, 0, (0, 0, 0.16))
    chopsticks(-1.50, -0.82, 1.9, 1.9, z=0.17)
    for k in range(8):
        instance(rings[k % 3], (1.66 + chance.gauss(0, 0.09), -0.30 + chance.gauss(0, 0.07), 0.025))
    towel(2.35, 1.95, -0.35, 1.3, 2.0, TOWEL, RUST_STRIPE, 3)
    table_light(130, 41)
    tilted(58, -89, 10.2, (-0.02, -0.02, 0.2), 1.5)
