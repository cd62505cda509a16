"""Black-bean sauce as one mass with its dice: pieces piled up, then drowned in a film that runs off their edges."""

import math

import numpy as np
from mathutils import Euler

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import blur, smoothstep, wave_noise
from studio.materials.shader import material

KINDS = (
    ('pork', '#64381f', 0.142, 0.80, 0.40, 9),
    ('potato', '#a8752f', 0.122, 1.00, 0.40, 7),
    ('onion', '#a27d48', 0.130, 0.42, 0.30, 8),
    ('zucchini', '#5f6122', 0.128, 0.80, 0.38, 5),
    ('cabbage', '#8a7b3c', 0.170, 0.26, 0.28, 4),
)
"""Name, colour under the sauce, size in units, flatness, lean in radians, share."""

INK, THIN = '#0d0502', '#4b240d'


def _sauce(shader):
    shader.surface(shader.attribute('Col'), roughness=0.2, specular=0.55, coat=1, coat_roughness=0.035)
    shader.bump(shader.noise(34, 4), 0.22, 0.01)


def glossy_sauce():
    """Sauce that shines; its colour comes from the mesh ('Col')."""
    return material('black bean ragout', _sauce)


def ladle(heights, depth, rng):
    """
    How far inside the ladled sauce each cell of a height map is (1 well inside, 0 at its edge, -1 outside),
    and the level it would stand at; depth in units over the food below.
    """
    x, y = heights.x, heights.y
    ragged = 0.07 * wave_noise(x, y, rng.randint(0, 99), 1.1) + 0.045 * wave_noise(
        x, y, rng.randint(0, 99), 3
    )
    inside = np.clip((depth(x, y) + ragged) / 0.24, -1, 1)
    wide = blur(np.maximum(heights.z, 0.2), 0.075 / heights.step)
    near = blur(np.maximum(heights.z, 0.2), 0.03 / heights.step)
    lift = np.where(inside > 0, 0.005 + 0.075 * np.sqrt(np.abs(inside)), 0.005 - 0.17 * np.abs(inside))
    return inside, 0.6 * wide + 0.4 * near + lift


def _piled(heights, inside, count, apart, rng, where, accept, least):
    """One layer of dice, thrown on the map: (colour, half sides, middle, turn) of each."""
    kinds, placed, out = [kind for kind in KINDS for _ in range(kind[-1])], [], []
    for _ in range(count * 60):
        x, y = where()
        if inside[heights.cell(x, y)] < least or not accept(x, y):
            continue
        if any((x - u) ** 2 + (y - v) ** 2 < apart * apart for u, v in placed):
            continue
        placed.append((x, y))
        _, color, size, flatness, lean, _ = rng.choice(kinds)
        size *= rng.uniform(0.76, 1.06)
        half = 0.5 * size * np.array((rng.uniform(0.85, 1.2), rng.uniform(0.8, 1.0), flatness))
        turn = np.array(Euler((rng.gauss(0, lean), rng.gauss(0, lean), rng.uniform(0, 6.28))).to_matrix())
        z = heights.mean(x, y, 0.05) + 0.35 * half[2]
        out.append((color, half, (x, y, z), turn))
        heights.stamp(x, y, z - 0.5 * half[2], size * 0.45)
        if len(out) == count:
            break
    return out


def from_above(pieces, heights, soft=0.014):
    """Soft-edged boxes seen from above: height of every cell (-9 where there is none) and colour; soft in units."""
    z, color = np.full(heights.z.shape, -9.0), np.zeros(heights.z.shape + (4,))
    for n, (tone, half, (px, py, pz), turn) in enumerate(pieces):
        i, j = heights.cell(px, py)
        reach = int(float(np.linalg.norm(half)) / heights.step) + 1
        window = (slice(max(0, i - reach), i + reach + 1), slice(max(0, j - reach), j + reach + 1))
        x, y = heights.x[window] - px, heights.y[window] - py
        x, y = x + 0.013 * wave_noise(x, y, n, 6), y + 0.013 * wave_noise(x, y, n + 7, 6)
        faces = []
        for axis in range(3):
            normal = turn[:, axis] * (1 if turn[2, axis] > 0 else -1)
            faces.append((half[axis] - normal[0] * x - normal[1] * y) / max(normal[2], 0.03))
        rounded = [np.exp(-np.clip((face - half.max()) / soft, -60, 60)) for face in faces]
        top = pz + half.max() - soft * np.log(sum(rounded))
        u, v = x * turn[0, 0] + y * turn[1, 0], x * turn[0, 1] + y * turn[1, 1]
        top += 0.007 * wave_noise(x, y, n + 3, 6) + 0.0035 * wave_noise(3 * u, v, n + 5, 16)
        below = [(-half[a] * 2 / max(abs(turn[2, a]), 0.03)) + face for a, face in enumerate(faces)]
        seen = (top - pz > np.maximum.reduce(below) + soft) & (top > z[window])
        z[window] = np.where(seen, top, z[window])
        color[window] = np.where(seen[..., None], rgba(tone), color[window])
    return z, color


def ragout(heights, inside, level, layers, rng, where, accept):
    """
    Sauce and dice over a height map (raised by it), from what `ladle` gave; layers: (count, gap between
    middles, least depth inside) for each layer of dice. Returns the mesh.
    """
    pieces, ground = [], heights.z.copy()
    heights.z = np.where(inside > 0.1, np.maximum(level, ground), ground)
    for count, apart, least in layers:
        pieces += _piled(heights, inside, count, apart, rng, where, accept, least)
    dice, tones = from_above(pieces, heights)
    film = ground + 0.05 * smoothstep(0.0, 0.5, inside) - 0.038
    bare = np.maximum(level, film)
    drowned = blur(np.maximum(bare, dice), 0.04 / heights.step) - 0.012
    liquid = np.where(inside > -0.05, np.maximum(bare, np.minimum(drowned, bare + 0.13)), level)
    k = 0.009
    z = np.maximum(liquid, dice) + k * np.log1p(np.exp(-np.abs(liquid - dice) / k))
    z = blur(z, 1.6) + 0.0035 * wave_noise(heights.x, heights.y, 3, 9)
    sharp = np.clip((z - blur(z, 0.022 / heights.step)) / 0.012, 0, 1)
    proud = smoothstep(0.004, 0.05, dice - liquid)
    patch = smoothstep(
        -0.3, 0.6, wave_noise(heights.x, heights.y, 8, 6) + 0.7 * wave_noise(heights.x, heights.y, 9, 19)
    )
    shows = blur(proud, 1.5) * (0.06 + 0.24 * patch + 0.13 * sharp)
    thin = 1 - smoothstep(0.0, 0.04, liquid - ground)
    colors = blend(filled(z.shape, INK), rgba(THIN), 0.75 * thin * smoothstep(0.6, -0.3, inside))
    colors = blend(colors, tones, shows * (tones[..., 3] > 0))
    points = np.stack([heights.x, heights.y, z], -1)
    item = dense_mesh('ragout', [(points, colors, inside > -0.97)], glossy_sauce())
    heights.z = np.where(inside > 0, np.maximum(z, ground), ground)
    return item


def stain_of(heights, inside, level, seed=5):
    """How much sauce is on noodles at points (n, 3): all of it under the sauce, streaks beside it; 0 to 1."""

    def stain(points, _):
        i = np.clip(((points[:, 1] + heights.half) / heights.step).round().astype(int), 0, heights.cells - 1)
        j = np.clip(((points[:, 0] + heights.half) / heights.step).round().astype(int), 0, heights.cells - 1)
        wet = smoothstep(0.035, -0.01, points[:, 2] - level[i, j])
        deep = smoothstep(-0.12, 0.25, inside[i, j] + 0.16 * wave_noise(points[:, 0], points[:, 1], seed, 4))
        return np.maximum(wet * smoothstep(-1, -0.45, inside[i, j]), deep)

    return stain


def tongue(angle, length, width, x0, y0):
    """An addition to a ladle's depth: sauce that ran out from (x0, y0) that way (radians); units."""

    def reach(x, y):
        u = (x - x0) * math.cos(angle) + (y - y0) * math.sin(angle)
        v = -(x - x0) * math.sin(angle) + (y - y0) * math.cos(angle)
        return (
            0.16 * np.exp(-((v / width) ** 2)) * smoothstep(0, 0.2, u) * smoothstep(length, length - 0.2, u)
        )

    return reach
