"""Khao soi: egg noodles in curry under a nest of crisp ones."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import blur, smoothstep, wave_noise
from studio.foods.citrus import citrus_wedge, wedge_rotation
from studio.foods.crisp_noodles import crisp_noodles
from studio.foods.herbs import cilantro
from studio.foods.noodles import noodle_bed, sink_ends, wheat_noodles
from studio.foods.salad_vegetables import ring
from studio.garnishes import chilli_rings
from studio.height_map import HeightMap
from studio.materials.ceramics import TEAL, ceramic
from studio.materials.food import glazed
from studio.materials.surfaces import liquid, wet
from studio.mesh import grid_mesh, paint, rounded_box
from studio.scene import hide, instance
from studio.surface import Surface
from studio.vessels import bowl, bowl_floor, pool

LEVEL = 0.445


def _few_noodles(heights, chance):
    """Strands low enough to drown: those paths of a full bed that find room, laid again by themselves."""
    full = noodle_bed(HeightMap(1.3, 200, bowl_floor(1.24, 0.62)), chance)
    paths = []
    for path in full[84:]:
        path = path[:, :2] * 0.92
        if max(heights.top(x, y, 0.05) for x, y in path[::6]) < LEVEL + 0.12:
            paths.append(heights.lay(path, 0.036, sag=0.7, stiffness=8))
    return sink_ends(paths, 0.12, 16)


def _curry(heights, chance):
    """Curry up to LEVEL between the noodles and a film of it over them, with spots of chilli oil."""
    x, y = heights.x, heights.y
    r = np.hypot(x, y)
    over = blur(np.maximum(heights.z, 0.2), 3.0)
    film = smoothstep(0.25, -0.25, wave_noise(x * 1.5, y * 1.5, 4, 1.5) + (over - LEVEL) * 5.5)
    z = np.maximum(
        LEVEL + 0.008 * wave_noise(x * 2, y * 2, 3, 1.4),
        np.where((film > 0.5) & (r < 0.98), over + 0.004, -1),
    )
    mottle = 0.6 * wave_noise(x * 3, y * 3, 6, 1.8) + 0.4 * wave_noise(x * 14, y * 14, 7, 2)
    tone = blend(filled(x.shape, '#b4581a'), rgba('#d28238'), 0.5 + 0.5 * mottle)
    tone = blend(tone, rgba('#eec585'), 0.6 * smoothstep(0.35, 0.75, wave_noise(x * 2.2, y * 2.2, 9, 1.7)))
    tone = blend(tone, rgba('#a84512'), 0.55 * smoothstep(1.0, 1.12, r))
    item = grid_mesh('curry', x, y, z, wet(0.12, 0.9, 0.02, bump=0.08, bump_scale=18, vary=0), r < 1.16)
    paint(item, tone.reshape(-1, 4))
    oil = liquid('#b03208', '#cf5a12', 3, 0.02, 0.8)
    for _ in range(110):
        turn, reach = chance.uniform(0, 6.283), chance.uniform(0.55, 1.1)
        at = (reach * math.cos(turn), reach * math.sin(turn))
        if heights.top(*at, 0.06) < LEVEL + 0.01:
            pool(chance.uniform(0.010, 0.05), LEVEL + 0.013, oil, at, 22)


def khao_soi():
    """A teal bowl, 1.24 in radius. Returns sprigs and a lime wedge."""
    chance = random.Random(31)
    bowl(1.24, 0.62, ceramic(TEAL), 0.5)
    heights = HeightMap(1.3, 440, bowl_floor(1.24, 0.62))
    heights.dome(1.1, 0.30, 0.06)
    wheat_noodles(_few_noodles(heights, chance))
    _curry(heights, chance)
    beef = glazed('#8f5c3a', '#5c3018', 0.62)
    chunks = [
        hide(rounded_box('beef', 0.27, 0.20, 0.16, beef, 0.04, 3, 0.036, 7, 5, k, 0.12)) for k in range(4)
    ]
    spread = (
        (-0.56, -0.30),
        (-0.34, -0.54),
        (-0.04, -0.64),
        (-0.62, -0.02),
        (-0.30, -0.28),
        (0.24, -0.60),
        (-0.50, -0.50),
    )
    for k, (x, y) in enumerate(spread):
        z = max(LEVEL, heights.mean(x, y, 0.1)) + 0.05
        instance(
            chunks[k % 4],
            (x, y, z),
            (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), chance.uniform(0, 6)),
        )
        heights.stamp(x, y, z - 0.03, 0.12)
    crisp_noodles(0.16, 0.16, heights.mean(0.16, 0.16, 0.3) - 0.01, chance)
    rings = [hide(ring(k, 0.10 + 0.02 * k, 0.018, 0.035)) for k in range(3)]
    hot, surface = chilli_rings(), Surface()
    for k, (x, y) in enumerate(((0.62, -0.22), (0.74, -0.08), (0.66, -0.36), (0.56, -0.34), (0.80, -0.26))):
        surface.rest(rings[k % 3], x, y, 0.08, 0.025 + 0.012 * k, k * 1.1, 0.5, 1, (0.15, 0.1))
    wedge = hide(citrus_wedge(2, 0.25, 64))
    instance(
        wedge, (-0.60, 0.52, max(LEVEL, heights.mean(-0.6, 0.52, 0.1)) + 0.16), wedge_rotation(2.3, 0.45)
    )
    sprigs = [hide(cilantro(k, 0.28)) for k in range(4)]
    surface = Surface()
    leaves = (
        (0.16, 0.16, 0.4),
        (0.02, 0.06, 2.0),
        (-0.30, -0.36, 3.7),
        (0.58, -0.16, 5.0),
        (-0.46, -0.16, 1.0),
    )
    for k, (x, y, spin) in enumerate(leaves):
        surface.rest(sprigs[k % 4], x, y, 0.09, 0.05, spin, 0.4)
    for k, (x, y) in enumerate(((-0.18, -0.48), (0.12, -0.74), (-0.70, -0.22), (0.42, -0.50), (0.78, 0.22))):
        surface.rest(hot[k % 2], x, y, 0.05, 0.02, k, 0.6, 1.1)
    return sprigs, wedge
