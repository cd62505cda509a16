"""A composed salad: leaves below, everything else in its own place on top."""

import math

from studio.foods.cut_vegetables import cut_cubes
from studio.foods.eggs import half_egg
from studio.foods.herbs import basil_leaf
from studio.foods.leaves import BUTTERHEAD, RADICCHIO, ROMAINE, salad_leaf
from studio.foods.radishes import radish_slice
from studio.foods.salad_vegetables import olive, ring
from studio.foods.tomatoes import tomato_wedge
from studio.garnishes import salt, spots
from studio.height_map import within_disc
from studio.materials.ceramics import MILK, ceramic
from studio.materials.surfaces import dressing_oil, matte
from studio.mesh import tubes
from studio.scatter import drops, flakes
from studio.scene import hide, instance, place, rng
from studio.surface import Surface
from studio.vessels import plate


def _bed(chance):
    """Torn leaves in two rings, tips outwards."""
    for k in range(17):
        outer = k < 10
        turn = k * 2 * math.pi / (10 if outer else 7) + chance.uniform(-0.15, 0.15)
        kind = (
            (BUTTERHEAD, ROMAINE, BUTTERHEAD, RADICCHIO, ROMAINE)[k % 5]
            if outer
            else (BUTTERHEAD, ROMAINE)[k % 2]
        )
        leaf = salad_leaf(kind, k + 50, (0.74 if outer else 0.58) * chance.uniform(0.9, 1.08), 0.20)
        start = 0.50 if outer else 0.08
        at = (start * math.cos(turn), start * math.sin(turn), 0.12 if outer else 0.19)
        place(leaf, *at, (chance.uniform(-0.2, 0.2), -0.10, turn + chance.uniform(-0.2, 0.2)))


def _green_beans(cx, cy, z, turn, chance):
    """A sheaf of blanched beans lying at (cx, cy)."""
    paths = []
    for k in range(13):
        across, level = (k % 5 - 2) * 0.068, k // 5
        bow, shift = chance.uniform(-0.05, 0.05), chance.uniform(-0.06, 0.06)
        lean = turn + chance.uniform(-0.12, 0.12)
        path = []
        for t in [i / 14 - 0.5 for i in range(15)]:
            u, v = 0.74 * t + shift, across + bow * (0.25 - t * t) * 4
            path.append(
                (
                    cx + u * math.cos(lean) - v * math.sin(lean),
                    cy + u * math.sin(lean) + v * math.cos(lean),
                    z + 0.058 * level,
                )
            )
        paths.append(path)
    skin = matte('#4f7d2a', 0.24, 0.55, 0, 0.15, 20, '#6c9a3c')
    return tubes('bean', paths, 0.033, skin, 4, lambda n: [0.35, 0.8] + [1.0] * (n - 4) + [0.85, 0.3])


def salad_plate(seed):
    """A milky plate, 1.32 in radius."""
    chance = rng(seed)
    plate(1.32, ceramic(MILK), 3)
    _bed(chance)
    surface = Surface()

    def ground(x, y):
        return sorted(
            surface.hit(x + dx, y + dy)[0].z for dx, dy in ((0, 0), (0.1, 0), (-0.1, 0), (0, 0.1), (0, -0.1))
        )[2]

    _green_beans(-0.62, -0.18, ground(-0.62, -0.18) + 0.05, 1.15, chance)
    _green_beans(0.30, 0.72, ground(0.30, 0.72) + 0.05, -0.35, chance)
    for x, y, turn in ((-0.42, 0.58, 0.6), (0.66, 0.14, 2.2), (0.02, -0.72, -0.4), (-0.08, -0.22, 1.9)):
        half_egg(x, y, ground(x, y) + 0.20, (chance.uniform(-0.15, 0.15), chance.uniform(-0.15, 0.15), turn))
    potato = cut_cubes(
        'potato', [matte('#e6cb7c', 0.4, 0.25, 0, 0.15, 20, '#d9b862')], 4, 0.25, 3, flatness=0.75
    )
    for x, y in ((0.55, -0.42), (0.76, -0.56), (0.50, -0.68), (0.66, -0.30), (-0.02, 0.22), (0.16, 0.34)):
        instance(
            potato[chance.randrange(4)],
            (x, y, ground(x, y) + 0.11),
            (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), chance.uniform(0, 6)),
        )
    wedges = hide([tomato_wedge(k, 0.33, 52) for k in range(3)])
    for x, y, turn in (
        (-0.86, 0.34, 2.6),
        (-0.72, 0.64, 2.0),
        (0.92, -0.12, 0.3),
        (-0.34, -0.80, -1.9),
        (0.30, -0.12, 0.8),
        (0.82, 0.48, 0.9),
    ):
        instance(
            wedges[chance.randrange(3)],
            (x, y, ground(x, y) + 0.08),
            (math.radians(66), chance.uniform(-0.15, 0.15), turn),
        )
    _small_things(chance)


def _small_things(chance):
    """Olives, onion, radish, herbs, then salt, pepper and oil on everything."""
    surface = Surface()
    olives = hide([olive(k) for k in range(3)])
    for x, y in (
        (-0.20, 0.80),
        (0.36, 0.36),
        (0.98, 0.20),
        (0.30, -0.52),
        (-0.62, -0.62),
        (-0.98, 0.02),
        (-0.18, 0.12),
        (0.62, 0.84),
        (0.18, -1.0),
    ):
        surface.rest(olives[chance.randrange(3)], x, y, 0.08, 0.05, chance.uniform(0, 6), 0.5)
    onions = hide([ring(k + 5, 0.15 + 0.04 * k, 0.016, 0.036) for k in range(3)])
    slices = hide([radish_slice(k, 0.13 + 0.012 * k) for k in range(3)])
    basil = hide([basil_leaf(k, 0.26, 0.10) for k in range(3)])
    for k in range(5):
        turn, d = k * 2.4 + 0.5, 0.40 + 0.11 * k
        surface.rest(onions[k % 3], d * math.cos(turn), d * math.sin(turn), 0.12, 0.03, turn, 0.7)
    for k in range(15):
        turn, d = k * 2.399 + 0.2, 0.30 + 0.19 * math.sqrt(k)
        if surface.hit(d * math.cos(turn), d * math.sin(turn))[2].name.startswith(('egg', 'yolk', 'tomato')):
            continue
        surface.rest(
            slices[k % 3],
            d * math.cos(turn),
            d * math.sin(turn),
            0.09,
            0.03,
            turn,
            0.8,
            1.0,
            (0, math.pi / 2),
        )
    surface = Surface()
    for k in range(6):
        turn, d = k * 1.07 + 0.3, 0.25 + 0.10 * k
        surface.rest(
            basil[k % 3], d * math.cos(turn), d * math.sin(turn), 0.1, 0.05, chance.uniform(0, 6), 0.7
        )
    salt(spots(160, within_disc(chance, 1.0), chance))
    flakes(120, 0, 0, 1.05, matte('#2a2019', 0.8), chance, 0.011)
    drops(110, 0, 0, 1.05, dressing_oil(), chance, 0.024, 0.4)
