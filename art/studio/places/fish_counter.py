"""Sides of salmon for a fish stall, and the stall's nine trays with them."""

from studio.foods.citrus import citrus_slice
from studio.foods.salmon import salmon_fillet
from studio.materials.surfaces import matte
from studio.mesh_builder import leaf
from studio.places.ice_trays import fish_row, ice_tray, scallops, tuna_blocks
from studio.scene import hide, instance


def salmon_sides(rng):
    """A filling for ice_tray: three fillets side by side on the ice, lemon and herbs between them."""
    fillets = hide([salmon_fillet(k) for k in range(3)])
    lemon = hide(citrus_slice(4, 0.27, 0.05, 'lemon'))
    blade = hide(leaf(0.09, 0.03, matte('#4b7a22', 0.5), 0.8))

    def fill(parts, width, depth):
        for k in range(3):
            at = (rng.uniform(-0.015, 0.015), -0.2 + 0.2 * k, 0.15)
            turn = (0.05, 0, rng.uniform(-0.1, 0.1) + (3.14 if k == 1 else 0))
            parts.append(instance(fillets[k], at, turn, (0.46, 0.32, 0.42)))
        for x, y, spin in ((-0.2, -0.1, 0.4), (0.22, 0.1, 1.7)):
            parts.append(instance(lemon, (x, y, 0.225), (0.2, 0.1, spin), (0.24, 0.24, 0.3)))
        for k in range(16):
            at = (rng.uniform(-0.28, 0.28), -0.1 + 0.2 * (k % 2) + rng.uniform(-0.03, 0.03), 0.19)
            parts.append(
                instance(blade, at, (rng.uniform(-0.7, 0.7), rng.uniform(-0.7, 0.7), rng.uniform(0, 6)), 0.8)
            )

    return fill


def nine_trays(kinds, rng):
    """Trays in two tiers: red and silver fish, salmon, tuna, scallops; behind them four rows of fish."""
    front = (
        fish_row(kinds, 'red', 3, rng),
        fish_row(kinds, 'silver', 4, rng),
        salmon_sides(rng),
        tuna_blocks(rng),
        scallops(rng),
    )
    for k, filling in enumerate(front):
        ice_tray(-1.44 + 0.72 * k, -0.02, 0.9, 0.68, 0.68, 0.62, filling, rng)
    back = [
        fish_row(kinds, kind, count, rng)
        for kind, count in (('blue', 5), ('red', 4), ('silver', 5), ('blue', 5))
    ]
    for k, filling in enumerate(back):
        ice_tray(-1.3 + 0.86 * k, 0.7, 1.22, 0.8, 0.52, 0.7, filling, rng)
