"""Romaine under a thick dressing, with croutons and shaved hard cheese."""

import math

from studio.foods.cut_vegetables import cut_cubes
from studio.foods.dairy import parmesan_shaving
from studio.foods.leaves import ROMAINE, salad_leaf
from studio.materials.food import layered
from studio.materials.surfaces import matte
from studio.materials.wood import wood
from studio.mesh import tubes
from studio.scatter import drops, flakes
from studio.scene import hide, instance, place, rng
from studio.surface import Surface
from studio.vessels import bowl

HEART = ROMAINE._replace(dark='#64903c', light='#abc66c', margin='#6f9a44')
CRUST = ((0.0, '#a5662a'), (0.18, '#d29a50'), (0.5, '#e9c98c'), (0.82, '#d29a50'), (1.0, '#a5662a'))


def _leaves(chance):
    """Three tiers of leaves, feet inwards, the upper ones shorter."""
    for k in range(37):
        tier = 0 if k < 15 else 1 if k < 28 else 2
        count = (15, 13, 9)[tier]
        turn = k * 2 * math.pi / count + 0.4 * tier + chance.uniform(-0.2, 0.2)
        length = (0.80, 0.72, 0.60)[tier] * chance.uniform(0.9, 1.1)
        leaf = salad_leaf(ROMAINE if tier == 0 else HEART, k + 80, length, 0.32)
        leaf.scale = (1, 1.4, 1)
        start, z = (0.46, 0.26, 0.06)[tier], (0.26, 0.38, 0.48)[tier]
        at = (start * math.cos(turn), start * math.sin(turn), z + chance.uniform(-0.02, 0.03))
        place(
            leaf,
            *at,
            (chance.uniform(-0.35, 0.35), (-0.26, -0.16, -0.10)[tier], turn + chance.uniform(-0.25, 0.25)),
        )


def _drizzle(chance, dressing):
    """Dressing thrown over the leaves in bent lines that follow what is below."""
    surface, paths = Surface(), []
    for _ in range(7):
        turn, shift, bend = (
            chance.uniform(-0.9, 0.3),
            chance.uniform(-0.75, 0.75),
            chance.uniform(-0.25, 0.25),
        )
        path, former = [], None
        for i in range(90):
            t = (i / 89 - 0.5) * 2 * math.sqrt(max(0.05, 0.95 - shift**2))
            across = shift + bend * t * t + 0.04 * math.sin(t * 9 + shift * 7)
            x, y = t * math.cos(turn) - across * math.sin(turn), t * math.sin(turn) + across * math.cos(turn)
            z = surface.hit(x, y)[0].z + 0.008
            former = z if former is None else max(z, former - 0.07)
            path.append((x, y, former))
        paths.append(path)
    return tubes(
        'dressing',
        paths,
        0.016,
        dressing,
        4,
        lambda n: [0.3] + [1 + 0.45 * math.sin(i * 0.7) for i in range(n - 2)] + [0.4],
    )


def romaine_salad(seed):
    """A walnut bowl, 1.18 in radius. Returns croutons."""
    chance = rng(seed)
    bowl(1.18, 0.56, wood('#5f3820', '#9a6a3e', 1.1, 'X', 0.42), 0.5, 5, 0.06)
    _leaves(chance)
    dressing = matte('#e6d8aa', 0.22, 0.5)
    drops(190, 0, 0, 0.95, dressing, chance, 0.040, 0.30)
    _drizzle(chance, dressing)
    surface = Surface()
    bread = layered(CRUST, 3.4, 0.5, 'Z', roughness=0.7, coat=0, bump=0.8)
    croutons = cut_cubes('crouton', [bread], 5, 0.18, 5, 0.14, 0.12, 0.17)
    for k in range(15):
        turn, d = k * 2.399, 0.22 * math.sqrt(k) + 0.03
        x, y = d * math.cos(turn), d * math.sin(turn)
        z = sorted(
            surface.hit(x + a, y + b)[0].z for a, b in ((0, 0), (0.08, 0), (-0.08, 0), (0, 0.08), (0, -0.08))
        )[3]
        spin = (chance.uniform(-0.6, 0.6), chance.uniform(-0.6, 0.6), chance.uniform(0, 6))
        instance(croutons[k % 5], (x, y, z + 0.06), spin, chance.uniform(0.8, 1.1))
    surface = Surface()
    shavings = hide([parmesan_shaving(k, 0.36, 0.15, 0.8 + 0.3 * k) for k in range(3)])
    for k in range(13):
        turn, d = k * 2.399 + 1.2, 0.24 * math.sqrt(k) + 0.05
        surface.rest(
            shavings[k % 3], d * math.cos(turn), d * math.sin(turn), 0.1, 0.04, chance.uniform(0, 6), 0.7
        )
    flakes(200, 0, 0, 1.0, matte('#2a2019', 0.8), chance, 0.012)
    return croutons
