"""The last touch: seeds, salt, spice, rings of scallion and chilli, laid on what is there."""

from studio.foods.salad_vegetables import ring
from studio.foods.small import crumb, sesame_seed
from studio.materials.surfaces import matte, wet
from studio.mesh import rounded_box
from studio.scene import hide, instance
from studio.surface import Surface, aligned
from studio.swarm import swarm


def spots(count, where, rng, accept=None, lift=0.006, scale=(0.9, 1.25), tries=None):
    """
    Up to count transforms for `swarm`, lying on the set as it is now: where() gives (x, y),
    accept(normal, item) decides (default: whatever looks up).
    """
    surface, out = Surface(), []
    for _ in range(tries or count * 5):
        at, normal, item = surface.hit(*where())
        if item is None or not (accept(normal, item) if accept else normal.z > 0.3):
            continue
        turn = aligned(normal, (0, 0, rng.uniform(0, 6.28)))
        out.append((at + normal * lift, turn, rng.uniform(*scale)))
        if len(out) == count:
            break
    return out


def on(*names):
    """An accept() for `spots`: objects whose name holds one of these, where they look up."""
    return lambda normal, item: normal.z > 0.25 and any(name in item.name for name in names)


def sesame(transforms, seed=2, color='#f3e3bb'):
    """Sesame seeds, toasted pale or (color) black."""
    return swarm('sesame', [sesame_seed()], transforms, matte(color, 0.45, 0.2), seed, 0.08)


def salt(transforms, seed=3):
    """Flaky salt."""
    flake = hide(rounded_box('salt', 0.020, 0.017, 0.013, None, 0.002, 1, 0, 4, 2, 1, 0.15))
    return swarm('salt', [flake], transforms, matte('#fbf7ee', 0.25, 0.2), seed, 0.03)


def spice(transforms, tints=('#a8321a', '#c4521f', '#7a2410'), seed=3):
    """Ground or flaked spice; the default is paprika."""
    return swarm('spice', [crumb(4, 0.012)], transforms, wet(0.6, 0.1, 0), seed, 0.3, tints)


def chopped_herbs(transforms, tints=('#4b7a22', '#2f5a18'), seed=2):
    """Finely chopped parsley, cilantro, chives."""
    return swarm('herbs', [crumb(9, 0.032)], transforms, wet(0.5, 0.1, 0), seed, 0.3, tints)


def scallion_rings(radius=0.042, height=0.040):
    """Three prototypes of different size."""
    colors = ('#3f8a24', '#dcebb0', '#8cc257')
    return [hide(ring(i, radius + 0.008 * i, 0.011, height, *colors)) for i in range(3)]


def chilli_rings():
    """Two prototypes of red chilli."""
    return [hide(ring(i, 0.050, 0.014, 0.040, '#c4170b', '#f0b090', '#e05030')) for i in range(2)]


def lay_rings(prototypes, count, where, rng, accept=None, lift=0.02, lean=0.5, tries=400):
    """Lays count rings (or leaves) on the set as it is now; lean in radians."""
    surface, laid = Surface(), 0
    for _ in range(tries):
        at, normal, item = surface.hit(*where())
        if item is None or not (accept(normal, item) if accept else normal.z > 0.3):
            continue
        turn = aligned(normal, (rng.uniform(-lean, lean), rng.uniform(-lean, lean), 0))
        instance(prototypes[laid % len(prototypes)], at + normal * lift, turn)
        laid += 1
        if laid == count:
            return
