"""Leaves to know, laid out from mild to bitter on a dusty-blue linen: a bundle of each; from above."""

import math

from studio.camera import top_down
from studio.foods.leaves import (
    ARUGULA,
    BUTTERHEAD,
    KALE,
    RADICCHIO,
    ROMAINE,
    SPINACH,
    salad_leaf,
    watercress,
)  # fmt: skip
from studio.light import table_light
from studio.linens import DUSTY_BLUE, table
from studio.scene import place, rng

SIZE = (1600, 1200)
SEED = 41
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 0.95}

BUNDLES = (
    (BUTTERHEAD, -1.18, 0.72, 0.95, 5, 0.34, 0.02), (ROMAINE, 0.02, 0.74, 1.20, 5, 0.15, 0.02),
    (SPINACH, 1.24, 0.70, 0.64, 11, 0.22, 0.10), (ARUGULA, -0.98, -0.64, 0.72, 13, 0.13, 0.15),
    (RADICCHIO, 0.53, -0.66, 0.74, 5, 0.36, 0.02), (KALE, 1.40, -0.62, 0.98, 4, 0.15, 0.04),
)  # fmt: skip
"""Kind, middle x and y, length of a leaf, how many, radians from one to the next, how far their feet scatter."""


def bundle(kind, x, y, length, count, spread, scatter, chance):
    """Leaves fanned one over the other, tips away from the table's edge; the outer ones lie lowest."""
    order = sorted(range(count), key=lambda k: -abs(k - (count - 1) / 2))
    for layer, k in enumerate(order):
        lean = (k - (count - 1) / 2) * spread + math.pi / 2 + chance.uniform(-0.10, 0.10)
        leaf = salad_leaf(
            kind, k * 3 + int(x * 10) + 20, length * chance.uniform(0.82, 1.06), chance.uniform(0.1, 0.3)
        )
        foot = y - 0.46 * length + scatter * chance.uniform(-1, 1)
        at = (
            x + scatter * chance.uniform(-1, 1) - 0.3 * scatter * (k - count / 2),
            foot,
            0.06 + 0.20 * layer / count,
        )
        place(leaf, *at, (chance.uniform(-0.15, 0.15), -0.05, lean))


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED, folds=1.0)
    for settings in BUNDLES:
        bundle(*settings, chance)
    for k in range(7):
        at = (-0.24 + 0.07 * math.sin(k * 2), -1.02 + 0.03 * k, 0.02 + 0.045 * k)
        place(watercress(k, 0.66), *at, (0, -0.04, math.pi / 2 + (k * 3 % 7 - 3) * 0.15))
    table_light(135, 42, 3.2, 0.55, 5.0)
    top_down((0, 0.02, 0.1), 10.6)
