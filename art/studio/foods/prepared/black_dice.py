"""The pieces of jjajangmyeon under their sauce: pork, potato, onion, zucchini, cabbage."""

from studio.foods.prepared.cut_vegetables import cut_cubes
from studio.materials.food import glazed

KINDS = (
    ('pork', '#6b3218', 4, 0.155, 0.26, 0.10, 1.0),
    ('potato', '#9c6524', 3, 0.125, 0.14, 0.02, 1.0),
    ('onion', '#a07f45', 3, 0.140, 0.30, 0.05, 0.5),
    ('zucchini', '#575320', 2, 0.140, 0.16, 0.02, 0.9),
    ('cabbage', '#877438', 2, 0.185, 0.30, 0.10, 0.22),
)
"""Name, colour, prototypes, size, bevel, bumps, flatness."""


def black_dice(coverage=0.38, glaze='#241007'):
    """Prototypes off stage; coverage .3 is all black, .6 only streaked."""
    return [
        item
        for k, (name, color, count, size, bevel, bumps, flatness) in enumerate(KINDS)
        for item in cut_cubes(
            name, glazed(color, glaze, coverage), count, size, 40 + 10 * k, bevel, bumps, 0.08, flatness
        )
    ]
