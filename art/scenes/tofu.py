"""
A block of fresh tofu on a board, some of it sliced and cubed, soybeans beside it; terracotta linen, 48
degrees.
"""

from studio.boards import board
from studio.camera import tilted
from studio.dishes.fresh_tofu import tofu_on_board
from studio.foods.salad_vegetables import ring
from studio.foods.small import soybean
from studio.garnishes import lay_rings
from studio.light import table_light
from studio.linens import SAGE_STRIPE, TERRACOTTA, table, towel
from studio.materials.ceramics import NAVY, ceramic
from studio.mesh import lathe
from studio.muslin import muslin
from studio.scatter import sprinkle
from studio.scene import hide, place, rng
from studio.settle import collider, drop
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 6
GRADE = {'exposure': 0.18, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED)
    place(board(1.45, 0.95, None, 0.14, 0.16), -0.15, 0.05, 0, (0, 0, 0.16))
    muslin(-0.66, 0.22, 0.22, 0.92, 0.72, 0.44, 0.36)
    place(tofu_on_board(), -0.15, 0.05, 0.14, (0, 0, 0.16))
    beans = hide([soybean(i) for i in range(4)])
    bowl(0.52, 0.30, ceramic(NAVY), 0.5, 4, 0.03, (1.70, 0.62, 0))
    floor = collider([(0, 0.05), (0.22, 0.06), (0.40, 0.13), (0.50, 0.26), (0.53, 0.31)], 32)
    fence = lathe('fence', [(0.5, 0.31), (0.44, 0.5), (0.44, 6)], None, 24)
    for wall in (floor, fence):
        place(wall, 1.70, 0.62)
    drop(beans, 190, 1.70, 0.62, floor, fence, chance, 0.3, 0.35, 0.022, 90)
    placed = []
    for count, x, y, spread_x, spread_y, angle in (
        (46, 1.28, -0.42, 0.30, 0.20, 0.5), (12, 0.9, -0.98, 0.35, 0.12, 0), (7, -1.75, -0.55, 0.12, 0.2, 0),
    ):  # fmt: skip
        sprinkle(
            beans,
            count,
            x,
            y,
            spread_x,
            spread_y,
            0.040,
            0.098,
            chance,
            angle,
            ('linen', 'board'),
            placed,
            0.3,
        )
    colors = ('#4f8f2c', '#d7e8a8', '#9cc765')
    scallions = [hide(ring(i, 0.026 + 0.005 * i, 0.008, 0.026, *colors)) for i in range(3)]
    lay_rings(
        scallions,
        15,
        lambda: (chance.gauss(-0.52, 0.16), chance.gauss(-0.56, 0.09)),
        chance,
        None,
        0.014,
        0.2,
    )
    lay_rings(
        scallions,
        11,
        lambda: (chance.gauss(-0.15, 0.35), chance.gauss(-0.74, 0.05)),
        chance,
        None,
        0.014,
        0.2,
    )
    towel(-1.75, 1.15, 0.55, 1.3, 2.2, stripe=SAGE_STRIPE, seed=7)
    table_light(118, 33, 3.3, 0.50, 5.0)
    tilted(48, -82, 8.9, (0.10, -0.10, 0.16), 0.8)
