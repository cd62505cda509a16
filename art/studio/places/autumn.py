"""Maples in autumn colours, fallen leaves; a charcoal grill of beef."""

from studio.materials.shader import material
from studio.materials.surfaces import glowing, painted
from studio.mesh import ellipsoid
from studio.mesh_builder import leaf
from studio.places.nature import ball_tree
from studio.places.palette import timber
from studio.places.street_food import skewer
from studio.places.walls import box
from studio.scene import hide, place

MAPLES = {'maple red': '#b8321c', 'maple orange': '#d9742a', 'maple yellow': '#dba83f'}


def maple(name):
    """The leaves of one of MAPLES."""
    return material(name, lambda s: s.surface(s.vary(MAPLES[name], 0.02, 0.2, 0.12), roughness=0.6))


def maple_tree(x, y, radius, name, rng):
    """A maple of three crowns; name is a key of MAPLES."""
    prototype = leaf(0.13, 0.05, maple(name), 0.4)
    hide(prototype)
    core = painted(MAPLES[name], 0.95)
    for dx, dz, share in ((0, 0, 1), (-0.5, -0.2, 0.72), (0.5, -0.12, 0.75)):
        ball_tree(
            x + dx * radius,
            y,
            dz * radius,
            radius * share,
            maple(name),
            timber(),
            rng,
            420,
            0.95,
            1,
            prototype,
            core,
        )


def charcoal_grill(x, y, z, chance):
    """A long clay grill of glowing charcoal with five skewers across it."""
    clay = painted('#d9c8a8', 0.9, 0.3, 8, '#cbb894')
    for dy in (-0.27, 0.27):
        box(x, y + dy, z + 0.15, 1.5, 0.08, 0.3, clay, 0.02)
    for dx in (-0.72, 0.72):
        box(x + dx, y, z + 0.15, 0.08, 0.6, 0.3, clay, 0.02)
    ember, ash = glowing('#5a1c0c', '#ff5a1c', 1.6), painted('#3a3432', 0.9, 0.6, 12, '#57504c')
    for k in range(70):
        coal = ellipsoid('coal', 0.07, 0.05, 0.045, ember if k % 3 == 0 else ash, 10, 0.25, 2, k)
        place(
            coal,
            x + chance.uniform(-0.62, 0.62),
            y + chance.uniform(-0.2, 0.2),
            z + chance.uniform(0.1, 0.19),
            (k, k * 2, k * 3),
        )
    for k in range(5):
        item = place(
            skewer('beef', 4, chance, 1.15),
            x - 0.5 + 0.25 * k,
            y - 0.06,
            z + 0.29,
            (0, 0, 1.5708 + chance.uniform(-0.07, 0.07)),
        )
        item.scale = (1.0, 1.25, 1.25)
