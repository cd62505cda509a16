"""What stands before a market hall: pots with trees, a pyramid of crates."""

from studio.places.nature import ball_tree, clay_pot
from studio.places.palette import foliage, leaf_shade, light_timber, terracotta, timber
from studio.places.produce import crate


def potted_tree(x, y, rng, size=1.0, leaf_prototype=None):
    """A round tree in a clay pot, 1.7 high. Returns the leaf prototype for the next one."""
    clay_pot(x, y, terracotta(), size * 0.8)
    return ball_tree(
        x,
        y,
        0.38 * size,
        0.42 * size,
        foliage(),
        timber(),
        rng,
        420,
        0.55 * size,
        1,
        leaf_prototype,
        leaf_shade(),
    )


def crate_pyramid(x, y, kinds, rng, width=0.62):
    """Three crates below, two on them, one on top, each of another kind (six); facing the front."""
    height, depth = 0.27, 0.48
    index = 0
    for row, count in enumerate((3, 2, 1)):
        for k in range(count):
            at = x + (k - (count - 1) / 2) * (width + 0.03)
            layers = 2 if row == 2 else 1
            crate(
                at,
                y + 0.1 * row,
                row * (height + 0.05),
                width,
                depth,
                height,
                light_timber(),
                kinds[index],
                rng,
                layers,
            )
            index += 1
