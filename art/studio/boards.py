"""Boards, lids and trivets. Their tops are at z = thickness."""

from studio.materials.wood import light_oak, oak, wood
from studio.mesh import lathe, mesh_object, rounded_box, smooth_profile, soften
from studio.scene import place
from studio.vessels import rounded_outline

BOARD_TOP = 0.15
"""Where things lie on `board`; its usual thickness."""


def board(half_x=1.62, half_y=1.0, material=None, thickness=0.15, radius=0.18, bevel=0.025):
    """A board with round corners, lying at the origin."""
    outline = rounded_outline(half_x, half_y, radius, 10)
    n = len(outline)
    vertices = [(x, y, 0) for x, y in outline] + [(x, y, thickness) for x, y in outline]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    faces += [(k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)]
    item = mesh_object('board', vertices, faces, material or oak(), False)
    return soften(item, bevel, 3)


def preparation_board(size_x=3.7, size_y=2.5, thickness=0.14):
    """The big board of the step pictures, centred; work at z = .14."""
    item = rounded_box('board', size_x, size_y, thickness, light_oak(), 0.04, 3)
    return place(item, 0, 0, thickness / 2)


def round_board(radius=0.74, at=(0, 0, 0)):
    """A small olive-wood disc, top at .10."""
    r = radius
    profile = smooth_profile([(0, 0.10), (r - 0.04, 0.10), (r, 0.08), (r, 0.03), (r - 0.04, 0), (0, 0)], 6)
    return place(lathe('board', profile, wood('#6e4325', '#b98955', 1.0, 'X', 0.5), 96), *at)


def trivet(radius=1.06, at=(0, 0, 0)):
    """A thick wooden disc for hot pans, top at .12."""
    r = radius
    profile = smooth_profile([(0, 0), (r - 0.06, 0), (r, 0.03), (r, 0.09), (r - 0.06, 0.12), (0, 0.12)], 4)
    return place(lathe('trivet', profile, wood('#7a4c2a', '#b98a58', 1.0, 'X', 0.6), 96), *at)
