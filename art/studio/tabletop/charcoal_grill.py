"""A table grill: an iron trough of glowing charcoal under a wire grate."""

import numpy as np

from studio.geometry.mesh import rounded_box, tubes
from studio.materials.shader import material
from studio.materials.surfaces import iron, metal
from studio.scene import hide, instance, place

GRATE = 0.40
"""Height of the grate, where food lies."""


def _ember(shader):
    """Charcoal with a skin of ash, red in its cracks and below."""
    ash = shader.ramp(shader.noise(5, 5), [(0.40, '#14110f'), (0.52, '#4a443e'), (0.66, '#b5aca0')])
    low = shader.ramp(shader.axis('Z'), [(0.0, 1.0), (0.10, 0.12)])
    hot = shader.ramp(shader.noise(4.2, 4, 0.6, 0.8), [(0.49, 0.0), (0.65, 1.0)])
    heat = shader.math('MULTIPLY', hot, shader.math('ADD', low, 0.45))
    glow = shader.mix(heat, '#000000', shader.ramp(heat, [(0.1, '#5a0800'), (0.5, '#c92c08'), (1.0, '#f5701e')]))
    shader.surface(shader.mix(heat, ash, '#2a0d06'), roughness=0.9, specular=0.15, emission=glow, glow=1.3)
    shader.bump(shader.math('ADD', shader.noise(9, 5), shader.noise(38, 3)), 0.8, 0.03)


def charcoal(half_x, half_y, chance, count=110):
    """Broken lumps of charcoal over a floor at z = .05, two or three deep."""
    coal = material('ember', _ember)
    lumps = [
        hide(rounded_box('coal', 0.30, 0.15 + 0.02 * k, 0.13, coal, 0.03, 3, 0.035, 5, 5, k + 3, 0.14)) for k in range(6)
    ]
    for k in range(count):
        at = (chance.uniform(-half_x, half_x), chance.uniform(-half_y, half_y), 0.08 + 0.14 * (k / count))
        turn = (chance.uniform(-0.5, 0.5), chance.uniform(-0.4, 0.4), chance.uniform(0, 6.28))
        instance(lumps[k % 6], at, turn, chance.uniform(0.7, 1.2))


def charcoal_grill(half_x, half_y, chance):
    """A trough of that half size with its coals and a grate of crossed wires on it."""
    black = iron('#1d1b1a', '#35302c', 5, 0.5)
    place(rounded_box('trough', 2 * half_x, 2 * half_y, 0.04, black, 0.01, 2), 0, 0, 0.02)
    for side in (-1, 1):
        place(rounded_box('wall', 2 * half_x + 0.16, 0.08, 0.38, black, 0.02, 3), 0, side * (half_y + 0.04), 0.19)
        place(rounded_box('wall', 0.08, 2 * half_y, 0.38, black, 0.02, 3), side * (half_x + 0.04), 0, 0.19)
    charcoal(half_x - 0.17, half_y - 0.17, chance)
    steel = metal('#7d766c', 0.36)
    wobble = lambda: chance.uniform(-0.006, 0.006)
    across = [
        [(x + wobble(), y, GRATE - 0.016 + wobble()) for y in np.linspace(-half_y - 0.06, half_y + 0.06, 9)]
        for x in np.arange(-half_x + 0.05, half_x, 0.155)
    ]
    along = [
        [(x, y + wobble(), GRATE - 0.036) for x in np.linspace(-half_x - 0.06, half_x + 0.06, 9)]
        for y in np.arange(-half_y + 0.08, half_y, 0.31)
    ]
    tubes('wire', across, 0.013, steel, 3)
    tubes('wire', along, 0.013, steel, 3)
