"""The step pictures of a recipe: one light, one camera, the same linen and towel."""

from studio.boards import preparation_board
from studio.camera import tilted
from studio.light import table_light
from studio.linens import SAGE, table, towel
from studio.materials.ceramics import ceramic
from studio.vessels import bowl

BOARD_TOP = 0.14
"""Where things lie on `preparation_board`."""


def lay_table(towel_at=(-2.0, 0.7), towel_size=(1.1, 2.2), towel_turn=0.2, with_board=True):
    """Linen, board and, draped over its corner, the towel."""
    table(SAGE, 4, folds=1.0)
    if with_board:
        preparation_board()
    towel(*towel_at, towel_turn, *towel_size, seed=5)


def small_bowl(x, y, radius, depth, glaze, z=0.0):
    """One of the little bowls for salt, oil, sugar."""
    return bowl(radius, depth, ceramic(glaze), 0.5, 4, 0.03, (x, y, z))


def shoot(distance=10.0, target=(0, -0.02, 0.15)):
    """The light and the camera (62 degrees) of the step pictures; distance in units."""
    table_light()
    tilted(62, -88, distance, target, 1.4)
