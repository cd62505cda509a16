"""What hangs over a festival: bulbs, lantern rows, flags, door curtains; counters to eat at."""

import math

import numpy as np

from studio.materials.surfaces import glowing, painted
from studio.materials.wood import wood
from studio.mesh import ellipsoid, grid_mesh, mesh_object, thicken, tubes
from studio.places.palette import dark
from studio.places.stall import paper_lantern
from studio.places.walls import box
from studio.scene import hide, instance


def hanging_line(start, end, sag, steps=50):
    """Points of a string from start to end (x, y, z) that hangs through by sag units."""
    a, b = np.array(start), np.array(end)
    return [
        tuple(a + (b - a) * t - np.array([0, 0, sag * math.sin(math.pi * t)]))
        for t in np.linspace(0, 1, steps)
    ]


def bulb_string(start, end, sag, count, radius=0.05, color='#ffe2a8', light='#ffbe6a', strength=2.2):
    """Lit bulbs on a wire between two points."""
    line = hanging_line(start, end, sag, count * 4 + 1)
    tubes('wire', [line], 0.009, dark(), 2)
    bulb = hide(ellipsoid('bulb', radius, radius, radius * 1.2, glowing(color, light, strength), 14))
    for x, y, z in line[2::4]:
        instance(bulb, (x, y, z - radius * 1.3))


def lantern_string(start, end, sag, count, radius, height, papers):
    """Paper lanterns on a string, their papers in turn."""
    line = hanging_line(start, end, sag, count * 4 + 1)
    tubes('cord', [line], 0.01, dark(), 2)
    for k, (x, y, z) in enumerate(line[2::4]):
        paper_lantern(x, y, z - 0.03, radius, height, papers[k % len(papers)], dark())


def flag_string(start, end, sag, count, colors, drop=0.26, square=False):
    """Pennants (or square cut papers) on a string; colours are materials."""
    line = hanging_line(start, end, sag, count * 4 + 1)
    tubes('cord', [line], 0.008, dark(), 2)
    half = 0.42 * abs(end[0] - start[0]) / count
    for k, (x, y, z) in enumerate(line[2::4]):
        foot = (
            [(x - half, y - 0.01, z - drop), (x + half, y - 0.01, z - drop)]
            if square
            else [(x, y - 0.01, z - drop)]
        )
        points = [(x - half, y, z), *foot, (x + half, y, z)]
        thicken(
            mesh_object('flag', points, [tuple(range(len(points)))], colors[k % len(colors)], False), 0.008
        )


def door_curtain(x0, x1, y, z, drop, panels, cloth, rod=True):
    """A noren hanging from z in panels with slits between."""
    width = (x1 - x0) / panels
    for k in range(panels):
        left = x0 + k * width
        us, vs = np.meshgrid(np.linspace(left + 0.012, left + width - 0.012, 14), np.linspace(0, 1, 14))
        sway = 0.035 * np.sin(us * 14 + k * 1.7) * vs
        thicken(grid_mesh('noren', us, y + sway, z - drop * vs - 0.012 * np.cos(us * 9), cloth), 0.012)
    if rod:
        tubes(
            'rod',
            [[(x0 - 0.1, y, z + 0.01), (x1 + 0.1, y, z + 0.01)]],
            0.022,
            wood('#5a2f1c', '#94603a', 0.8, 'X', 0.55),
            3,
        )


def near_counter(y, z, width=9.0, depth=1.3, tones=('#6e4226', '#a8784a')):
    """A plank counter across the foreground: its middle at y, its top at z."""
    planks = 4
    for k in range(planks):
        at = y - depth / 2 + depth * (k + 0.5) / planks
        box(
            0, at, z - 0.06, width, depth / planks - 0.008, 0.12, wood(*tones, 0.7 + 0.1 * k, 'X', 0.5), 0.015
        )
    box(0, y - depth / 2 + 0.05, z - 0.7, width, 0.06, 1.2, wood(*tones, 0.9, 'X', 0.6), 0.01)


def paper_lights():
    """Materials of red and white lanterns lit from inside."""
    return glowing('#b83a26', '#ff4218', 0.6, 0.6), glowing('#e0bd80', '#ffa245', 0.62, 0.6)


def banner(x, y, height, width, cloth, sway=0.05):
    """A tall nobori on a pole with a cross-bar; its cloth hangs to the right of x."""
    tubes(
        'pole',
        [[(x, y, 0), (x, y, height + 0.1)], [(x, y, height), (x + width, y, height)]],
        0.022,
        painted('#3a2a20', 0.6),
        3,
    )
    us, vs = np.meshgrid(np.linspace(0, 1, 12), np.linspace(0, 1, 40))
    rows = x + 0.03 + us * (width - 0.05)
    thicken(
        grid_mesh(
            'banner', rows, y + sway * np.sin(vs * 5 + us * 2), height - 0.03 - (height * 0.72) * vs, cloth
        ),
        0.01,
    )
