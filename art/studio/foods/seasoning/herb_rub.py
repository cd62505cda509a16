"""Dill, lemon zest, oregano, garlic and pepper, chopped and stirred with oil."""

import math

from studio.foods.small import crumb
from studio.geometry.fields import wave_noise
from studio.geometry.surface import Surface, aligned
from studio.geometry.swarm import swarm
from studio.materials.surfaces import wet

PARTS = (
    ('dill bits', (1.7, 0.75, 0.4), 0.60, ('#3f6b22', '#557f2c', '#2f5418', '#6a8f3c')),
    ('zest', (1.7, 0.55, 0.4), 0.17, ('#e8bf2c', '#f0cd4a', '#dba91c')),
    ('oregano', (1.1, 0.9, 0.5), 0.12, ('#6f7040', '#5a5c34')),
    ('pepper', (0.75, 0.75, 0.75), 0.09, ('#2a2019', '#3d3026')),
)
"""Name, stretch, share of the whole, colours."""


def herb_rub(transforms, seed=3):
    """Bakes transforms into the four parts of the mix, glossy with oil."""
    start = 0
    for k, (name, stretch, share, tints) in enumerate(PARTS):
        stop = len(transforms) if k == len(PARTS) - 1 else start + round(share * len(transforms))
        part = [(at, turn, tuple(scale * s for s in stretch)) for at, turn, scale in transforms[start:stop]]
        start = stop
        if part:
            swarm(
                name,
                [crumb(i, 0.0135) for i in range(3)],
                part,
                wet(0.34, 0.5, 0),
                seed + k,
                0.25,
                list(tints),
            )


def rub_on_fillets(fillets, half_length, half_width, rng, density=2000):
    """
    Spreads the mix over the tops of fillets, a list of (object, share): share 1 covers all, less than 1
    only that part from the -x end. Half sides in units.
    """
    surface, found = Surface(), []
    for fish, share in fillets:
        turn = fish.rotation_euler.z
        for _ in range(density):
            u, v = rng.uniform(-1, 1), rng.uniform(-1, 1)
            worn = 0.14 * float(wave_noise(u * 2.2, v * 2.2, 5, 2.0))
            if abs(u) ** 3 + abs(v) ** 3 + worn > 0.72 or u > -1 + 2 * share + 2 * worn:
                continue
            x, y = u * half_length, v * half_width
            at_x = fish.location.x + x * math.cos(turn) - y * math.sin(turn)
            at_y = fish.location.y + x * math.sin(turn) + y * math.cos(turn)
            at, normal, item = surface.hit(at_x, at_y)
            if item is None or 'salmon' not in item.name or normal.z < 0.55:
                continue
            lean = aligned(normal, (rng.uniform(-0.25, 0.25), rng.uniform(-0.25, 0.25), rng.uniform(0, 6.28)))
            found.append((at + normal * rng.uniform(0.001, 0.010), lean, rng.uniform(0.5, 1.3)))
    rng.shuffle(found)
    herb_rub(found)
