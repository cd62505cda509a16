"""Step: nests of fresh wheat noodles, dough, a folded sheet being cut, a worn rolling pin on a floured board."""

from studio.families.preparation import BOARD_TOP, lay_table, shoot, small_bowl
from studio.foods.flour import dusting, flour_in_bowl
from studio.foods.fresh_noodles import cut_noodles, dough_block, folded_sheet, loose_noodles, nest
from studio.materials.ceramics import CREAM
from studio.materials.food import flour_powder
from studio.scene import place, rng
from studio.worn_wood import worn_rolling_pin

SIZE = (1600, 1200)
SEED = 5
GRADE = {'exposure': 0.25, 'gain': 1.10, 'saturation': 1.04}

WHITE = '#f7f1e4'


def build():
    chance = rng(SEED)
    lay_table()
    for x, y, radius, seed in ((-0.2, 0.1, 1.5, 1), (0.9, -0.4, 0.9, 2), (-1.1, -0.6, 0.7, 3)):
        dusting(x, y, radius, WHITE, seed, density=0.95)
    for x, y, radius in ((-0.96, 0.48, 0.47), (-0.04, 0.52, 0.46), (-0.50, -0.32, 0.47)):
        nest(x, y, BOARD_TOP, chance, radius)
    place(dough_block(), 0.80, 0.66, BOARD_TOP - 0.01, (0, 0, 0.35))
    place(folded_sheet(), 1.06, -0.02, BOARD_TOP, (0, 0, 0.10))
    cut_noodles(0.51, -0.08, BOARD_TOP, chance, 8, 0.58, angle=0.12)
    handful = ((0.62, -0.66), (0.84, -0.52), (1.08, -0.62), (1.30, -0.74), (1.56, -0.58))
    loose_noodles(handful, BOARD_TOP, chance)
    worn_rolling_pin(-0.1, -1.02, 82)
    small_bowl(1.55, 1.0, 0.46, 0.26, CREAM, 0.10)
    flour = flour_in_bowl(0.46, 0.26, flour_powder('#f4ecdc', '#fbf6ea'), 4, 0.22, 0.76, 140)
    place(flour, 1.55, 1.0, BOARD_TOP - 0.04)
    shoot()
