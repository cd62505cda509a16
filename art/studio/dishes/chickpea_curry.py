"""Chickpea curry with yogurt."""

import math
import random

import numpy as np

from studio.fields import wave_noise
from studio.foods.dairy import spoonful
from studio.foods.herbs import cilantro
from studio.foods.portions import TOMATO_DICE, diced_portion
from studio.foods.small import cooked_chickpea
from studio.garnishes import chilli_rings, spice, spots
from studio.materials.ceramics import CLAY, ceramic
from studio.materials.food import yogurt
from studio.materials.shader import material
from studio.mesh import grid_mesh
from studio.scene import hide
from studio.surface import Surface
from studio.swarm import swarm
from studio.vessels import shallow_bowl


def curry_sauce(shader):
    """A brick-red sauce with oil."""
    n = shader.noise(4.5, 5, 0.6, 0.4)
    oil = shader.ramp(shader.noise(7, 3), [(0.56, 0.0), (0.64, 1.0)])
    fine = shader.noise(26, 4)
    c = shader.ramp(
        shader.math('ADD', shader.math('MULTIPLY', n, 0.8), shader.math('MULTIPLY', fine, 0.25)),
        [(0.34, '#7f2407'), (0.52, '#b3420c'), (0.7, '#cf6318')],
    )
    shader.surface(
        shader.mix(shader.math('MULTIPLY', oil, 0.32), c, '#e58a16'),
        roughness=0.17,
        specular=0.55,
        coat=0.75,
        coat_roughness=0.05,
    )
    shader.bump(shader.math('ADD', n, shader.math('MULTIPLY', fine, 0.5)), 0.3, 0.02)


def sauced(shader):
    """Chickpeas with sauce clinging to them."""
    g = shader.ramp(shader.noise(6, 4, 0.6, 0.5), [(0.42, 0.0), (0.6, 1.0)])
    shader.surface(
        shader.mix(shader.math('MULTIPLY', g, 0.8), shader.attribute('Col'), '#c4571a'),
        roughness=0.24,
        specular=0.5,
        coat=0.55,
        coat_roughness=0.08,
        subsurface=0.05,
        subsurface_radius=(0.1, 0.06, 0.03),
    )
    shader.bump(shader.noise(14, 3), 0.1, 0.01)


def chickpea_curry():
    """A clay bowl, 1.16 in radius. Returns sprigs of cilantro."""
    rng = random.Random(19)
    shallow_bowl(1.16, 0.6, ceramic(CLAY, 0.55, 0.09))
    level = 0.49
    axis = np.linspace(-1.15, 1.15, 420)
    xs, ys = np.meshgrid(axis, axis)
    r = np.hypot(xs, ys)
    zs = (
        level
        + 0.03 * np.cos(np.clip(r, 0, 1.1) * 1.4)
        + 0.016 * wave_noise(xs, ys, 3, 1.8)
        + 0.008 * wave_noise(xs, ys, 5, 5)
    )
    yogurt_x, yogurt_y = (-0.22, -0.1)
    centres = []
    peas = []
    for _ in range(2600):
        q = rng.uniform(0, 6.283)
        d = 1.03 * math.sqrt(rng.random())
        x, y = (d * math.cos(q), d * math.sin(q))
        if (
            math.hypot(x - yogurt_x, y - yogurt_y) < 0.33
            or any(((x - u) ** 2 + (y - v) ** 2 < 0.112**2 for u, v in centres))
            or wave_noise(x * 1.1, y * 1.1, 8, 1.2) < -0.6
        ):
            continue
        centres.append((x, y))
        z = level + 0.03 * math.cos(d * 1.4) + rng.uniform(0.0, 0.052)
        peas.append(
            (
                (x, y, z),
                (rng.uniform(-3, 3), rng.uniform(-3, 3), rng.uniform(0, 6.28)),
                rng.uniform(0.92, 1.12),
            )
        )
        bulge = np.exp(-((xs - x) ** 2 + (ys - y) ** 2) / 0.105**2)
        zs += 0.02 * bulge * (z - level + 0.05) / 0.06
    grid_mesh('curry', xs, ys, zs, material('currym', curry_sauce), r < 1.135)
    swarm(
        'cpeas',
        [cooked_chickpea(i, 0.082) for i in range(4)],
        peas,
        material('cpeam', sauced),
        5,
        0.1,
        ['#e6ab58', '#dc9440', '#edc078'],
    )
    diced_portion(
        [
            (
                (x, y, level + 0.045),
                (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(0, 6)),
                rng.uniform(0.8, 1.2),
            )
            for x, y in [(rng.gauss(0.1, 0.5), rng.gauss(0.1, 0.5)) for k in range(14)]
            if math.hypot(x - yogurt_x, y - yogurt_y) > 0.36 and math.hypot(x, y) < 0.95
        ],
        TOMATO_DICE,
        0.13,
    )
    y = spoonful('yogurt', 0.3, yogurt(), 0.11, 3)
    y.location = (yogurt_x, yogurt_y, level + 0.055)
    # chilli oil on the yoghurt, coriander, chilli rings, pepper
    sprigs = [hide(cilantro(i, 0.28)) for i in range(4)]
    chillies = chilli_rings()
    surface = Surface()
    for k, (x, y, q) in enumerate(
        (
            (0.16, 0.06, 0.4),
            (0.3, -0.1, 2.0),
            (0.1, -0.2, 4.2),
            (0.34, 0.16, 5.3),
            (0.2, 0.24, 1.2),
            (-0.6, 0.36, 2.6),
            (-0.06, 0.62, 1.0),
            (-0.16, -0.02, 3.4),
        )
    ):
        surface.rest(sprigs[k % 4], x, y, 0.08, 0.05, q, 0.4, 1.05 if k < 5 else 0.8)
    for k, (x, y) in enumerate(
        (
            (0.5, 0.4),
            (0.02, 0.34),
            (-0.36, 0.5),
            (0.62, -0.18),
            (-0.62, -0.4),
            (0.22, -0.5),
            (0.4, -0.62),
            (-0.48, 0.12),
        )
    ):
        surface.rest(chillies[k % 2], x, y, 0.05, 0.03, 0, 0.6, 1.1)

    def near():
        q = rng.uniform(0, 6.28)
        d = abs(rng.gauss(0, 0.14))
        return (yogurt_x + d * math.cos(q), yogurt_y + d * math.sin(q))

    spice(spots(120, near, rng, lift=0.003, scale=(0.4, 1.0)))
    return sprigs
