"""Small things thrown over the set: flakes, drops, loose grains."""

import math

from mathutils import Matrix

from studio.mesh import ellipsoid, mesh_object
from studio.scene import hide, instance
from studio.surface import Surface, aligned


def _around(rng, cx, cy, radius, gathered=False):
    angle = rng.uniform(0, 6.28)
    d = radius * (abs(rng.gauss(0, 0.5)) if gathered else math.sqrt(rng.random()))
    return cx + d * math.cos(angle), cy + d * math.sin(angle)


def flakes(count, cx, cy, radius, material, rng, size=0.022, only=None, gathered=False):
    """Dried herbs, pepper, chilli: flat chips on whatever is there; `only` on objects whose name has it."""
    vertices, faces, surface = [], [], Surface()
    for _ in range(count):
        x, y = _around(rng, cx, cy, radius, gathered)
        at, normal, item = surface.hit(x, y)
        if item is None or (only and only not in item.name):
            continue
        along = normal.orthogonal().normalized()
        along.rotate(Matrix.Rotation(rng.uniform(0, 6.28), 3, normal))
        across = normal.cross(along)
        length = size * rng.uniform(0.5, 1.3)
        width = length * rng.uniform(0.35, 0.7)
        at = at + normal * 0.006
        first = len(vertices)
        vertices += [
            at - along * length,
            at - across * width + normal * length * 0.2,
            at + along * length + normal * length * 0.25 * rng.random(),
            at + across * width,
        ]
        faces.append((first, first + 1, first + 2, first + 3))
    return mesh_object('flakes', vertices, faces, material, smooth=False)


def drops(count, cx, cy, radius, material, rng, size=0.03, flatness=0.35):
    """Drops of oil or sauce on faces that look up."""
    prototype = hide(ellipsoid('drop', 1, 1, flatness, material, 20))
    surface, spots = Surface(), []
    for _ in range(count):
        at, normal, item = surface.hit(*_around(rng, cx, cy, radius))
        if item is not None and normal.z > 0.6:
            spots.append((at, normal))
    for at, normal in spots:
        instance(prototype, at + normal * 0.002, aligned(normal), size * rng.uniform(0.35, 1.1))


def sprinkle(
    prototypes, count, cx, cy, spread_x, spread_y, height, gap, rng,
    angle=0.0, only=None, placed=None, tilt=0.25, smallest=0.88, largest=1.1,
):  # fmt: skip
    """
    Scatters single pieces round a point (gaussian, spreads in units, turned by angle), `gap` between
    their centres, `height` above the ground. `only`: names of objects they may lie on. Pass the returned
    list of centres as `placed` to keep the next ones clear of these.
    """
    placed = [] if placed is None else placed
    surface, found = Surface(), []
    for _ in range(count):
        for _ in range(30):
            u, v = rng.gauss(0, spread_x), rng.gauss(0, spread_y)
            x = cx + u * math.cos(angle) - v * math.sin(angle)
            y = cy + u * math.sin(angle) + v * math.cos(angle)
            if any((x - a) ** 2 + (y - b) ** 2 < gap * gap for a, b in placed):
                continue
            at, normal, item = surface.hit(x, y)
            if item is None or normal.z < 0.8 or (only and not any(name in item.name for name in only)):
                continue
            placed.append((x, y))
            found.append((at.copy(), normal.copy()))
            break
    for at, normal in found:
        prototype = rng.choice(prototypes)
        scale = rng.uniform(smallest, largest)
        turn = aligned(normal, (rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), rng.uniform(0, 6.28)))
        instance(prototype, at + normal * height * scale, turn, scale)
    return placed


def grit(count, cx, cy, radius, material, rng, stretch=1.0, size=0.009, spread=0.22):
    """Loose grains round the foot of a heap of that radius (stretch along x), on cloth, board or dusting."""
    prototype = hide(ellipsoid('grit', 1, 0.8, 0.7, material, 8, 0.15, 2))
    surface, spots = Surface(), []
    for _ in range(count):
        angle = rng.uniform(0, 6.28)
        d = radius * (0.94 + abs(rng.gauss(0, spread)))
        at, _, item = surface.hit(cx + d * stretch * math.cos(angle), cy + d * math.sin(angle))
        if item is not None and any(name in item.name for name in ('linen', 'board', 'dust')):
            spots.append(at.copy())
    for at in spots:
        at.z += size * 0.5
        turn = (rng.uniform(0, 6), rng.uniform(0, 6), 0)
        instance(prototype, at, turn, size * rng.uniform(0.45, 1.25))
