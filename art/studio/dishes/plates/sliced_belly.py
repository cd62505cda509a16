"""Roast pork belly on its board: the joint, slices falling off it, two lying in front."""

import math

from mathutils import Matrix

from studio.foods.meat.crackling_pork import belly_piece
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


def sliced_belly():
    """A walnut board 3.2 x 2 with all of it; the rind of the joint lies at about z = .68."""
    board(1.62, 1.0, wood('#6e4325', '#b07f4f', 1.0, 'X', 0.55), BOARD_TOP, 0.18)
    place(belly_piece(2, 0.56, 0.265, 0.92, 0.105), -0.86, 0.18, BOARD_TOP + 0.255, (0, 0, 0.07))
    fan = (
        (-0.20, 0.20, 0.16, 0.02),
        (0.02, 0.17, 0.36, -0.05),
        (0.28, 0.15, 0.52, -0.13),
        (0.60, 0.10, 0.74, -0.10),
        (0.97, 0.04, 0.98, -0.24),
    )
    for k, (x, y, lean, turn) in enumerate(fan):
        half_height = 0.255 - 0.004 * k
        leaning(
            belly_piece(k + 5, 0.55 - 0.008 * k, half_height, 0.135), x, y, lean, turn, half_height, 0.135
        )
    flat(belly_piece(14, 0.52, 0.25, 0.13), 0.05, -0.60, 0.065, 0.0, 1.50)
    flat(belly_piece(17, 0.50, 0.245, 0.13), 0.60, -0.70, 0.125, 0.16, 1.86)
