"""Three courses laid on a round table."""

from studio.materials.surfaces import painted
from studio.places.restaurant import iced_drink, round_table
from studio.places.small_plates import braised_beef, chocolate_tart, squash_soup
from studio.places.street_sweets import candle
from studio.scene import group


def laid_table(rng):
    """Soup, braised beef and a chocolate tart on linen, 2.1 across; candles and wine between them."""
    linen = painted('#f6efe2', 0.85, 0.15, 16)
    round_table(0, 0, 1.04, 0.84, linen, 0.4)
    for build, x, y, turn in (
        (squash_soup, -0.62, -0.2, 0.2),
        (lambda: braised_beef(rng), 0.06, -0.4, 0.1),
        (chocolate_tart, 0.7, -0.16, 0.5),
    ):
        holder, _ = group(build, (x, y, 0.92), turn, 1.02)
        holder.rotation_euler.x = 0.36
    group(candle, (-0.2, 0.3, 0.85), 0, 1.3)
    group(candle, (0.3, 0.36, 0.85), 0, 1.0)
    iced_drink(0.62, 0.42, 0.85, '#8a1f2c')
    iced_drink(-0.8, 0.4, 0.85, '#8a1f2c')
