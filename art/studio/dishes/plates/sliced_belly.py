"""Roast pork belly on its board: the joint and slices that lean on it, in butter and juices."""

import math

from mathutils import Matrix

from studio.foods.meat.crackling_pork import belly_piece
from studio.foods.seasoning.juices import juice_pool
from studio.materials.broth import clear_broth
from studio.materials.wood import wood
from studio.scene import place
from studio.tabletop.boards import BOARD_TOP, board


def leaning(piece, x, y, lean, turn, half_height, thickness):
    """Stands a slice on the board, leaning to the right by an angle."""
    height = half_height * math.cos(lean) + thickness / 2 * math.sin(lean)
    return place(piece, x, y, BOARD_TOP + height, (0, lean, turn))


def flat(piece, x, y, z, tilt, turn):
    """Lays a slice with a cut face up, its rind away from the viewer before the turn."""
    rotation = (
        Matrix.Rotation(turn, 3, 'Z') @ Matrix.Rotation(tilt, 3, 'X') @ Matrix.Rotation(-math.pi / 2, 3, 'Y')
    )
    return place(piece, x, y, BOARD_TOP + z, rotation.to_euler())


def _puddle():
    """Melted butter and juices round the feet of the slices."""
    juice_pool(0.74, 0.56, lambda x, y: BOARD_TOP + 0.004 + 0 * x, (-0.20, -0.18), clear_broth('#ebc890', 0.08, 0.02), 9)


LEANS = (10, 26, 42, 57)
"""How far each slice has fallen towards the joint, in degrees."""


def sliced_belly():
    """A walnut board with all of it: the joint on the right, each slice resting on the one behind it."""
    board(1.7, 0.9, wood('#6e4325', '#b07f4f', 1.0, 'X', 0.55), BOARD_TOP, 0.18)
    _puddle()
    place(belly_piece(2, 0.54, 0.285, 0.80, 0.135), 0.98, 0.02, BOARD_TOP + 0.275, (0, 0, 0.04))
    thickness, half_height, foot, before = 0.23, 0.28, 0.57, 0.0
    for k, degrees in enumerate(LEANS):
        lean = math.radians(degrees)
        slack = 2 * half_height * math.cos(lean) * (math.tan(lean) - math.tan(before))
        foot -= 0.86 * slack + thickness / math.cos(lean)
        x = foot + half_height * math.sin(lean) + thickness / 2 / math.cos(lean)
        y = (0.0, 0.03, -0.02, 0.02, -0.05)[k]
        piece = belly_piece(k + 5, 0.54 - 0.008 * k, half_height, thickness)
        leaning(piece, x, y, lean, (0.02, -0.03, 0.03, -0.05, 0.04)[k], half_height, thickness)
        before = lean
