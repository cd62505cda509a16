"""Photo 22: potato starch and water stirred with a spoon, the starch in a dish beside it."""

import math

import numpy as np

from studio.cutlery import spoon
from studio.families.jjajang import kitchen, shoot_close
from studio.families.preparation import BOARD_TOP, small_bowl
from studio.fields import square_grid
from studio.foods.flour import dusting, flour_in_bowl
from studio.materials.ceramics import CELADON, TEAL
from studio.materials.food import flour_powder
from studio.materials.surfaces import liquid
from studio.mesh import grid_mesh
from studio.scene import place

SIZE = (1600, 1200)
GRADE = {'exposure': 0.18, 'gain': 1.07, 'saturation': 1.04}


def build():
    kitchen()
    x0, y0, radius = -0.12, -0.06, 0.72
    small_bowl(x0, y0, radius, 0.42, TEAL, BOARD_TOP)
    x, y = square_grid(radius, 260)
    d, turn = np.hypot(x, y), np.arctan2(y, x)
    z = 0.31 + 0.020 * np.sin(20 * d - turn) * np.exp(-1.6 * d) - 0.05 * np.exp(-((d / 0.16) ** 2))
    milk = liquid('#eee9dc', '#f7f3e8', 1.6, 0.06)
    place(grid_mesh('slurry', x, y, z, milk, d < 0.69), x0, y0, BOARD_TOP)
    place(spoon(0, 0, 0), 0.44, 0.22, BOARD_TOP + 0.60, (0, math.radians(30), math.radians(206)))
    small_bowl(1.22, 0.58, 0.46, 0.25, CELADON, BOARD_TOP)
    powder = flour_powder('#f3eee2', '#fbf8f0')
    place(
        flour_in_bowl(0.46, 0.25, powder, 4, 0.16, 0.76, 160, 0.006, 0.012, (0.1, -0.14, 0.16, 0.09)),
        1.22,
        0.58,
        BOARD_TOP,
    )
    dusting(0.86, -0.62, 0.34, '#f7f1e4', 3, BOARD_TOP + 0.004, 0.8)
    shoot_close(7.7, 47, (0.14, 0.0, 0.32))
