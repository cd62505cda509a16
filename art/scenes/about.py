"""From raw to remarkable on one board: soybeans, soy milk, a block of tofu; dusty-blue linen, 52 degrees."""

from studio.boards import BOARD_TOP, board
from studio.camera import tilted
from studio.dishes.soybeans_to_tofu import poured_soybeans, sliced_tofu
from studio.garnishes import lay_rings, on, scallion_rings
from studio.light import table_light
from studio.linens import DUSTY_BLUE, RUST_STRIPE, table, towel
from studio.materials.ceramics import CELADON, OAT, ceramic
from studio.materials.surfaces import liquid
from studio.scene import place, rng
from studio.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 64
GRADE = {'exposure': 0.3, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED)
    place(board(1.86, 0.82), 0.02, -0.06, 0, (0, 0, 0.05))
    poured_soybeans(-1.08, -0.02, BOARD_TOP, chance)
    place(sliced_tofu(), 1.00, 0.02, BOARD_TOP, (0, 0, -0.16))
    bowl(0.46, 0.26, ceramic(CELADON), 0.5, 4, 0.03, (0.02, 0.34, BOARD_TOP))
    pool(0.44, BOARD_TOP + 0.205, liquid('#efe3c8', '#f7eedb', 2.0, 0.08), (0.02, 0.34))
    bowl(0.34, 0.17, ceramic(OAT), 0.5, 8, 0.03, (1.96, 1.22, 0))
    pool(0.325, 0.12, liquid('#1c0c06', '#35170b'), (1.96, 1.22))
    scallions = scallion_rings(0.036, 0.034)
    on_block = lambda: (chance.gauss(1.30, 0.13), chance.gauss(0.06, 0.13))
    lay_rings(scallions, 34, on_block, chance, on('tofu'), 0.018)
    before_it = lambda: (chance.gauss(1.05, 0.24), chance.gauss(-0.62, 0.05))
    lay_rings(scallions, 12, before_it, chance, None, 0.016, 0.2)
    towel(-1.70, 1.86, 0.22, 1.3, 1.8, stripe=RUST_STRIPE, seed=7)
    table_light(124, 36, 3.3, 0.52, 5.0)
    tilted(52, -88, 9.8, (0.06, 0.10, 0.16), 1.0)
