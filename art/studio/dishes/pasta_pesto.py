"""Spaghetti with pesto."""

import math
import random

import numpy as np

from studio.foods.dairy import parmesan_shaving
from studio.foods.herbs import basil_leaf
from studio.foods.pasta import pesto_bits, pesto_spaghetti, spaghetti_nest
from studio.foods.small import pine_nut
from studio.foods.vegetables import garlic_clove
from studio.height_map import HeightMap
from studio.materials.ceramics import OAT, ceramic
from studio.scene import hide, instance
from studio.vessels import pasta_plate, pasta_plate_floor


def pasta_pesto():
    """A wide plate, 1.4 in radius. Returns basil leaves, pine nuts and garlic cloves."""
    rng = random.Random(3)
    radius = 0.0235
    pasta_plate(ceramic(OAT))
    heap = HeightMap(1.2, 500, pasta_plate_floor)
    r = np.hypot(heap.x, heap.y)
    heap.raise_to(np.where(r < 1.0, 0.08 + 0.36 * np.cos(np.clip(r / 1.0, 0, 1) * math.pi / 2), -1))
    paths = spaghetti_nest(heap, rng)
    pesto_spaghetti(paths)
    # pesto specks riding on the strands
    bits = []
    points = np.concatenate(paths)
    for _ in range(1900):
        x, y, z = points[rng.randrange(len(points))]
        if z < heap.mean(x, y, 0.03) - 0.045:
            continue
        bits.append(
            (
                (x + rng.gauss(0, 0.006), y + rng.gauss(0, 0.006), z + radius * 0.86),
                (rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), rng.uniform(0, 6.28)),
                (rng.uniform(0.4, 1.2), rng.uniform(0.4, 0.9), rng.uniform(0.3, 0.5)),
            )
        )
    pesto_bits(bits, ['#3f6414', '#5c7f1f', '#31520f'], 2)
    # spoonful of pesto in the middle, slightly off centre
    top = heap.top(0.04, 0.05, 0.12)
    bits = []
    for _ in range(520):
        d = abs(rng.gauss(0, 0.12))
        a = rng.uniform(0, 6.28)
        x, y = (0.04 + d * math.cos(a), 0.05 + d * math.sin(a))
        z = max(heap.mean(x, y, 0.03) + 0.004, top - 0.03 + 0.07 * math.exp(-((d / 0.14) ** 2)))
        bits.append(((x, y, z), (rng.uniform(0, 6), rng.uniform(0, 6), 0), rng.uniform(0.7, 1.7)))
    pesto_bits(bits, ['#44691a', '#5c7f1f', '#36580f'], 5)
    for x, y, z, _s in ((0.04, 0.05, top + 0.03, 0.17),):
        for _q in range(12):
            heap.stamp(x + rng.gauss(0, 0.06), y + rng.gauss(0, 0.06), z - 0.04, 0.06)
    # confit garlic, nuts, parmesan, basil
    cloves = [hide(garlic_clove(i, 0.125 + 0.012 * i)) for i in range(4)]
    taken = []

    def free(x, y, d):
        found = all((math.hypot(x - a, y - b) > d + e for a, b, e in taken))
        if found:
            taken.append((x, y, d))
        return found

    taken.append((0.04, 0.05, 0.13))
    for k, (x, y) in enumerate(
        (
            (-0.48, 0.34),
            (-0.33, 0.46),
            (0.52, 0.36),
            (0.32, -0.48),
            (0.47, -0.36),
            (-0.42, -0.4),
            (0.04, 0.66),
            (-0.7, -0.06),
            (0.74, 0.0),
            (-0.28, -0.5),
        )
    ):
        taken.append((x, y, 0.1))
        z = heap.top(x, y, 0.05) + 0.035
        instance(
            cloves[k % 4],
            (x, y, z),
            (rng.uniform(-0.5, 0.5), rng.uniform(-0.25, 0.25), rng.uniform(0, 6.28)),
            rng.uniform(0.92, 1.1),
        )
        heap.stamp(x, y, z, 0.07)
    shavings = [hide(parmesan_shaving(i, 0.3 + 0.05 * (i % 2), 0.13, 0.9 + 0.3 * (i % 3))) for i in range(4)]
    for k, (x, y, a) in enumerate(
        (
            (0.22, 0.36, 0.6),
            (-0.16, -0.3, 2.2),
            (-0.48, 0.06, 1.2),
            (0.46, -0.08, -0.5),
            (0.1, -0.7, 0.1),
            (-0.2, 0.74, 2.8),
        )
    ):
        z = heap.top(x, y, 0.1) + 0.012
        instance(shavings[k % 4], (x, y, z), (rng.uniform(-0.25, 0.25), rng.uniform(-0.25, 0.25), a), 1.0)
    basil = [hide(basil_leaf(i, 0.4 + 0.03 * i, 0.145)) for i in range(3)]

    def leaf_at(x, y, a, k, s=1.0, tilt=0.25, lift=0.05):
        z = heap.top(x, y, 0.08) + lift
        instance(basil[k % 3], (x, y, z), (rng.uniform(-0.15, 0.15), -tilt, a), s)

    for k, a in enumerate((0.5, 2.3, 4.3)):
        leaf_at(0.04 + 0.17 * math.cos(a), 0.05 + 0.17 * math.sin(a), a, k, 0.95, 0.32, 0.06)
    for k, a in enumerate((1.4, 3.5, 5.5)):
        leaf_at(0.04 + 0.07 * math.cos(a), 0.05 + 0.07 * math.sin(a), a, k + 1, 0.55, 0.55, 0.11)
    for k, (x, y, a) in enumerate(((-0.74, 0.36, 2.5), (0.68, -0.56, -0.7), (-0.42, -0.74, 4.1))):
        leaf_at(x, y, a, k, 0.7, 0.1, 0.035)
    nuts = [hide(pine_nut(i)) for i in range(3)]
    for k in range(300):
        x, y = (rng.gauss(0, 0.46), rng.gauss(0, 0.46))
        if math.hypot(x, y) < 0.92 and free(x, y, 0.045) and (len(taken) < 58):
            instance(
                nuts[k % 3],
                (x, y, heap.top(x, y, 0.025) + 0.016),
                (0, rng.uniform(-0.4, 0.4), rng.uniform(0, 6.28)),
            )
    return (basil, nuts, cloves)
