"""Sugared jelly doughnuts on a board at 33 degrees, one cut open, coffee beside them; dusty-blue linen."""

from studio.boards import board
from studio.camera import tilted
from studio.foods.dairy import spoonful
from studio.foods.doughnuts import jam, jam_core, jelly_doughnut
from studio.garnishes import on, salt, spots
from studio.light import table_light
from studio.linens import DUSTY_BLUE, RUST_STRIPE, table, towel
from studio.materials.ceramics import TEAL
from studio.scene import hold, place, rng
from studio.small_tools import coffee_cup

SIZE = (1600, 1200)
SEED = 73
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}
TOP = 0.15


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED)
    place(board(1.55, 0.98), -0.10, 0.02, 0, (0, 0, -0.08))
    place(jelly_doughnut(1), -0.92, 0.42, TOP, (0.03, -0.04, 0.5))
    place(jelly_doughnut(2), 0.22, 0.56, TOP, (0.0, 0.05, 2.5))
    place(jelly_doughnut(3), -0.32, 0.40, TOP + 0.50, (-0.12, 0.04, 4.0))
    cut = hold([jelly_doughnut(4, half=True), jam_core()], 'cut')
    place(cut, 0.62, -0.28, TOP, (-0.10, 0, -0.22))
    other = hold([jelly_doughnut(5, 0.50, 0.29, half=True), jam_core(0.29)], 'cut')
    place(other, -0.42, -0.42, TOP, (-0.06, 0, 0.30))
    for x, y, z, size in ((0.22, 0.56, TOP + 0.585, 0.13), (-0.32, 0.40, TOP + 1.085, 0.12)):
        place(spoonful('jam', size, jam(), 0.05, 3), x + 0.02, y, z)

    def over():
        return chance.uniform(-1.5, 1.2), chance.uniform(-0.7, 1.05)

    salt(spots(2600, over, chance, on('doughnut'), 0.004, (0.4, 0.95), 5200))
    salt(spots(330, over, chance, on('board'), 0.004, (0.4, 0.9), 700), seed=5)
    coffee_cup(1.52, 1.16, -0.5, TEAL)
    towel(-2.2, -1.2, -0.35, 1.0, 1.7, stripe=RUST_STRIPE, seed=7)
    table_light(128, 38)
    tilted(33, -90, 9.4, (0.02, 0.08, 0.42), 1.2)
