"""Lanterns on frames and strings around a float."""

from studio.mesh import tubes
from studio.places.festive import hanging_line, paper_lights
from studio.places.palette import dark, timber
from studio.places.stall import paper_lantern
from studio.places.walls import box


def lantern_pyramid(x, y, z, rows, radius=0.12, height=0.28):
    """Lanterns on a frame in rows of 1, 2, 3 … below each other; z is its top."""
    _, white = paper_lights()
    step_x, step_z = radius * 2.25, height * 1.25
    tubes('frame', [[(x, y, z + 0.1), (x, y, 0)]], 0.03, timber(), 4)
    for row in range(rows):
        level = z - row * step_z
        box(x, y, level + 0.05, step_x * (row + 1) + 0.1, 0.04, 0.04, timber(), 0.006)
        for k in range(row + 1):
            paper_lantern(x + (k - row / 2) * step_x, y - 0.05, level, radius, height, white, dark())


def lantern_curtain(start, end, sag, count, radius=0.09, height=0.22):
    """A string of small lanterns between two points."""
    red, white = paper_lights()
    line = hanging_line(start, end, sag, count * 4 + 1)
    tubes('cord', [line], 0.008, dark(), 2)
    for k, (x, y, z) in enumerate(line[2::4]):
        paper_lantern(x, y, z - 0.02, radius, height, red if k % 3 == 1 else white, dark())
