"""Flat noodles and skeins: rice noodles, ribbons, bundles that lie in folds."""

import math

import numpy as np

from studio.materials.shader import parametric
from studio.mesh import mesh_object, paint


@parametric
def noodle_surface(shader, dark, light, roughness=0.28, coat=0.45, subsurface=0.1, flecks=None, amount=0.5,
                   strands=False):  # fmt: skip
    """Moist strands in two tones; flecks (a colour) cling to them; strands: for `ribbons`."""
    tone = shader.mix(shader.patches(4, 4, 0.35, 0.68), dark, light)
    if flecks:
        dots = shader.ramp(shader.noise(30, 4, 0.65), [(0.50, 0.0), (0.64, 1.0)])
        tone = shader.mix(shader.math('MULTIPLY', dots, amount), tone, flecks)
    if strands:
        tone = shader.mix(1.0, tone, shader.attribute('Col'), 'MULTIPLY')
    shader.surface(
        tone, roughness=roughness, coat=coat, coat_roughness=0.1, subsurface=subsurface,
        subsurface_radius=(0.12, 0.08, 0.04),
    )  # fmt: skip
    shader.bump(shader.noise(36, 3), 0.06, 0.006)


def ribbons(name, paths, width, thickness, material, rng, roll=0.5):
    """Flat strands along paths of (x, y, z): width and thickness in units, rolling to and fro by `roll` radians."""
    vertices, faces, colors = [], [], []
    section = np.linspace(0, 2 * math.pi, 10, endpoint=False)
    c, s = np.cos(section), np.sin(section)
    across = np.sign(c) * np.abs(c) ** 0.6 * width / 2
    over = np.sign(s) * np.abs(s) ** 0.7 * thickness / 2
    for path in paths:
        path = np.asarray(path)
        tangent = np.gradient(path, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
        side = np.cross(tangent, (0, 0, 1.0))
        side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
        up = np.cross(side, tangent)
        steps = np.arange(len(path))
        turn = roll * np.sin(steps * rng.uniform(0.025, 0.06) + rng.uniform(0, 6.28))
        wide = side * np.cos(turn)[:, None] + up * np.sin(turn)[:, None]
        thin = up * np.cos(turn)[:, None] - side * np.sin(turn)[:, None]
        ring = path[:, None] + across[None, :, None] * wide[:, None] + over[None, :, None] * thin[:, None]
        first, n = len(vertices), len(section)
        vertices += list(map(tuple, ring.reshape(-1, 3)))
        shade = rng.uniform(0.72, 1.08)
        colors += [(shade, shade, shade, 1)] * (len(path) * n)
        for k in range(len(path) - 1):
            a = first + k * n
            faces += [(a + j, a + (j + 1) % n, a + n + (j + 1) % n, a + n + j) for j in range(n)]
        faces.append(tuple(range(first, first + n))[::-1])
        faces.append(tuple(range(first + (len(path) - 1) * n, first + len(path) * n)))
    item = mesh_object(name, vertices, faces, material)
    paint(item, colors)
    return item


def tangle(heights, rng, reach, radius, bundles, size=3, step=0.024, length=(110, 190), sag=0.5,
           gap=2.3):  # fmt: skip
    """
    Loose bundles of `size` strands wandering within `reach` of the middle, laid on the height map one
    on another, fewer outside; radius is half the strand's height for stacking, gap the distance of
    neighbours in radii. Returns their paths.
    """
    paths = []
    for _ in range(bundles):
        n = rng.randint(*length)
        turn_back = reach * rng.uniform(0.45, 1)
        a, d = rng.uniform(0, 6.283), turn_back * math.sqrt(rng.random()) * 0.9
        x, y = d * math.cos(a), d * math.sin(a)
        heading, curl, middle = a + math.pi / 2 + rng.uniform(-0.9, 0.9), rng.uniform(-1, 1), []
        for _ in range(n):
            middle.append((x, y))
            curl = 0.95 * curl + rng.gauss(0, 0.35)
            off = (math.atan2(-y, -x) - heading + math.pi) % (2 * math.pi) - math.pi
            heading += step * (curl * 1.5 + 0.5 + off * 6 * max(0, math.hypot(x, y) / turn_back - 0.62))
            x += step * math.cos(heading)
            y += step * math.sin(heading)
        middle = np.array(middle)
        tangent = np.gradient(middle, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
        across = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
        for k in range(size):
            drift = (k - (size - 1) / 2) * radius * gap
            sway = radius * 0.9 * np.sin(np.arange(n) * 0.05 + rng.uniform(0, 6))
            path = middle + across * (drift + sway)[:, None]
            distance = np.maximum(np.hypot(path[:, 0], path[:, 1]), 1e-6)
            path = (
                path
                * (np.where(distance > reach, reach - 0.6 * (distance - reach), distance) / distance)[:, None]
            )
            paths.append(heights.lay(path[rng.randint(0, 10) : n - rng.randint(1, 12)], radius, sag=sag))
    return paths


def twirl(heights, rng, radius, inner=0.1, outer=0.42, turns=5, strands=4, middle=(0, 0)):
    """A fork's turn of round strands on top of a nest: spirals from outer to inner. Returns their paths."""
    paths = []
    for k in range(turns):
        n = 150
        t = np.linspace(0, rng.uniform(3.4, 5.6), n) + rng.uniform(0, 6.283)
        reach = np.linspace(outer * rng.uniform(0.75, 1), inner * rng.uniform(0.8, 1.5), n) + 0.02 * np.sin(
            t * 2 + k
        )
        off_x, off_y = middle[0] + rng.gauss(0, 0.02), middle[1] + rng.gauss(0, 0.02)
        for j in range(strands):
            out = reach + (j - strands / 2) * radius * 2.1
            paths.append(
                heights.lay(np.stack([off_x + out * np.cos(t), off_y + out * np.sin(t)], 1), radius, sag=0.6)
            )
    return paths


def spaghetti_heap(heights, rng, reach=0.95, radius=0.026, bundles=34):
    """
    A loose heap that stays low (for tilted views, where `spaghetti_nest` stands like a tower): combed
    bundles of five and a twirl on top; the height map brings its mound. Returns the paths, ends sunk.
    """
    paths = tangle(heights, rng, reach, radius, bundles, 5, 0.022, (90, 170), 0.5, 2.1)
    paths += twirl(heights, rng, radius, 0.14, 0.44, 3)
    for path in paths:
        path[:14, 2] -= np.linspace(0.09, 0, 14)
        path[-14:, 2] -= np.linspace(0, 0.09, 14)
    return paths


def slump(heights, paths, floor, share):
    """
    Lets laid strands sink into each other: what stands over `floor` (the map's z before they were laid)
    shrinks to `share` of its height. Heaps seen from the side need it, or they stand like towers.
    """
    grown = heights.z
    for path in paths:
        for k, (x, y) in enumerate(path[:, :2]):
            ground = floor[heights.cell(x, y)]
            path[k, 2] = ground + (path[k, 2] - ground) * share
    heights.z = floor + (grown - floor) * share
