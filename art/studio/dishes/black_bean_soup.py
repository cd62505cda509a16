"""Black bean soup with a swirl of cream."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import blur, smoothstep, wave_noise
from studio.foods.citrus import citrus_wedge, wedge_rotation
from studio.foods.herbs import cilantro
from studio.foods.portions import AVOCADO_DICE, ONION_DICE, TOMATO_DICE, beans_portion, diced_portion
from studio.foods.sauces import cream_swirl
from studio.garnishes import spice, spots
from studio.height_map import HeightMap, pile_on
from studio.materials.ceramics import CHARCOAL, ceramic
from studio.materials.surfaces import wet
from studio.mesh import grid_mesh, paint
from studio.scene import hide, instance
from studio.surface import Surface
from studio.vessels import bowl


def black_bean_soup():
    """
    A charcoal bowl, 1.22 in radius: soup, cream, a pile of beans and avocado. Returns sprigs and a wedge.
    """
    rng = random.Random(17)
    bowl(1.22, 0.6, ceramic(CHARCOAL, 0.32), 0.5)
    level = 0.46
    xs, ys, cream = cream_swirl()
    z = (
        level
        + 0.008 * wave_noise(xs, ys, 3, 1.2)
        + 0.006 * wave_noise(xs, ys, 5, 4)
        + 0.014 * blur(cream, 1.5)
    )
    colors = blend(
        blend(filled(xs.shape, '#210e0b'), rgba('#3d1d15'), 0.5 + 0.5 * wave_noise(xs, ys, 9, 2)),
        rgba('#59301d'),
        0.4 * smoothstep(0.1, 0.7, wave_noise(xs, ys, 12, 7)),
    )
    colors = blend(colors, rgba('#7a3c1e'), 0.5 * smoothstep(1.04, 1.14, np.hypot(xs, ys)))
    colors = blend(colors, rgba('#f6ecda'), cream)
    item = grid_mesh(
        'soup', xs, ys, z, wet(0.16, 0.75, 0, (0.05, 0.03, 0.02), 0.1, 12, 0.02), np.hypot(xs, ys) < 1.165
    )
    paint(item, colors.reshape(-1, 4))
    # beans half sunk round the swirl, a little pile off centre
    beans = []
    used = []
    for _ in range(900):
        q = rng.uniform(0, 6.283)
        dd = rng.uniform(0.6, 1.0)
        bx, by = (dd * math.cos(q), dd * math.sin(q))
        i, j = (int((by + 1.18) / 2.36 * 499), int((bx + 1.18) / 2.36 * 499))
        if (
            cream[max(0, i - 12) : i + 12, max(0, j - 12) : j + 12].max() > 0.3
            or any((math.hypot(bx - u, by - v) < 0.125 for u, v in used))
            or len(used) > 58
        ):
            continue
        used.append((bx, by))
        beans.append(
            (
                (bx, by, level + rng.uniform(-0.012, 0.018)),
                (rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3), rng.uniform(0, 6.28)),
                rng.uniform(0.95, 1.2),
            )
        )
    heap = HeightMap(1.15, 300, lambda xs, ys: np.full_like(xs, level))
    pile_x, pile_y = (0.34, 0.34)
    beans += pile_on(
        heap,
        70,
        0.05,
        lambda: (pile_x + rng.gauss(0, 0.16), pile_y + rng.gauss(0, 0.13)),
        rng,
        0.35,
        0.8,
        (1.0, 1.2),
    )
    beans_portion(beans, ('#241512', '#33201c', '#1a1110'), 0.082)
    diced_portion(
        pile_on(
            heap, 22, 0.062, lambda: (pile_x + rng.gauss(0, 0.15), pile_y + rng.gauss(0, 0.12)), rng, 0.45
        ),
        AVOCADO_DICE,
        0.13,
        2,
    )
    diced_portion(
        pile_on(
            heap, 16, 0.05, lambda: (pile_x + rng.gauss(0, 0.15), pile_y + rng.gauss(0, 0.12)), rng, 0.45
        ),
        TOMATO_DICE,
        0.1,
    )
    diced_portion(
        pile_on(heap, 18, 0.03, lambda: (pile_x + rng.gauss(0, 0.2), pile_y + rng.gauss(0, 0.17)), rng, 0.5),
        ONION_DICE,
        0.062,
        5,
    )
    sprigs = [hide(cilantro(i, 0.27)) for i in range(4)]
    wedge = hide(citrus_wedge(1, 0.25, 64))
    surface = Surface()
    for k, (x, y, q) in enumerate(
        (
            (pile_x - 0.06, pile_y - 0.08, 3.7),
            (pile_x + 0.1, pile_y + 0.04, 0.6),
            (pile_x - 0.02, pile_y + 0.14, 2.0),
            (-0.52, 0.42, 2.6),
            (-0.62, -0.5, 4.0),
            (0.52, -0.58, 5.4),
        )
    ):
        surface.rest(sprigs[k % 4], x, y, 0.07, 0.045, q, 0.5, 1.0 if k < 3 else 0.8)
    instance(wedge, (-0.42, 0.74, level + 0.16), wedge_rotation(0.55, -0.5), 1.0)

    def around():
        q, distance = (rng.uniform(0, 6.28), min(0.95, abs(rng.gauss(0, 0.55))))
        return (distance * math.cos(q), distance * math.sin(q))

    spice(spots(160, around, rng, lift=0.004, scale=(0.4, 1.1)), ('#a8321a', '#2a1d16', '#c4521f'))
    return (sprigs, wedge)
