"""What soybeans become: edamame, tempeh, miso, okara."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.fields import smoothstep, wave_noise
from studio.geometry.height_map import HeightMap, moved, pile_on, within_disc
from studio.geometry.mesh import ellipsoid, rounded_box
from studio.geometry.mesh_builder import MeshBuilder
from studio.geometry.swarm import swarm
from studio.materials.shader import parametric
from studio.materials.surfaces import liquid, wet
from studio.scene import hide
from studio.ware.vessels import bowl_floor, pool


def edamame_pod(seed, length=0.56, width=0.088, beans=3):
    """A boiled pod along x, its beans showing, with a stub of stalk at -x."""
    chance = random.Random(seed)
    u, turn = np.linspace(0, 1, 64), np.linspace(0, 2 * math.pi, 25)
    us, around = np.meshgrid(u, turn, indexing='ij')
    places = np.linspace(0.24, 0.78, beans) if beans > 1 else [0.5]
    swelling = sum(np.exp(-(((us - x) / (0.27 / beans)) ** 2)) for x in places)
    pod = np.sin(math.pi * np.clip(us, 0.003, 0.997)) ** 0.62
    bow = chance.uniform(0.03, 0.08)
    y = width * pod * (0.80 + 0.16 * swelling) * np.cos(around) + bow * np.sin(math.pi * us) - bow * 0.5
    z = width * pod * (0.30 + 0.42 * swelling) * np.sin(around)
    tone = blend(filled(us.shape, '#64862f'), rgba('#8fab52'), 0.25 + 0.5 * swelling * np.abs(np.sin(around)))
    tone = blend(tone, rgba('#a9a455'), 0.22 + 0.3 * wave_noise(us * 4, around, seed, 1.2))
    seam = np.exp(-(((np.abs(np.cos(around)) - 1) / 0.03) ** 2))
    tone = blend(tone, rgba('#4f7324'), 0.6 * seam)
    tone = blend(tone, rgba('#8a7a3c'), smoothstep(0.93, 1, us))
    builder = MeshBuilder()
    builder.grid(np.stack([(us - 0.5) * length, y, z], -1), tone)
    t, ring = np.meshgrid(np.linspace(0, 1, 6), np.linspace(0, 6.283, 8), indexing='ij')
    stalk = [
        -length / 2 + 0.012 - 0.06 * t,
        0.013 * np.cos(ring) - bow * 0.5 - 0.015 * t,
        0.013 * np.sin(ring),
    ]
    builder.grid(np.stack(stalk, -1), filled(t.shape, '#6d7a34'))
    return builder.object('pod', wet(0.34, 0.35, 0, bump=0.22, bump_scale=60, vary=0.12), 80)


def edamame_bean(seed):
    """A shelled green bean along x."""
    skin = wet(0.25, 0.4, 0, bump=0.05, vary=0.1)
    item = ellipsoid('bean', 0.066, 0.050, 0.046, skin, 20, 0.03, 1.6, seed)
    colors = filled((len(item.data.vertices),), '#9dbb57')
    layer = item.data.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', np.array(colors, np.float32).ravel())
    return item


@parametric
def tempeh(shader, half_y, half_z, browned=0.0):
    """Beans in a white mould, cut; the skin beyond half_y and half_z is overgrown. browned 1: fried."""
    mapping = shader.node('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (6.6, 8.6, 10.5)
    shader.link(shader.coordinates(), mapping.inputs['Vector'])
    cells = shader.node('ShaderNodeTexVoronoi')
    cells.inputs['Scale'].default_value = 1.0
    cells.inputs['Randomness'].default_value = 1.0
    shader.link(mapping.outputs[0], cells.inputs['Vector'])
    split = shader.node('ShaderNodeSeparateRGB')
    shader.link(cells.outputs['Color'], split.inputs[0])
    distance = shader.math(
        'ADD', cells.outputs['Distance'], shader.math('MULTIPLY', shader.noise(30, 3), 0.12)
    )
    inside = shader.ramp(distance, [(0.50, 1.0), (0.60, 0.0)])
    bean = shader.ramp(
        split.outputs[0], [(0.0, '#b98843'), (0.45, '#d3aa6a'), (0.75, '#bd9150'), (1.0, '#a06c2c')]
    )
    mould = shader.ramp(shader.noise(16, 5, 0.7), [(0.3, '#d9ccb0'), (0.6, '#efe6d2')])
    skin = 0.0
    for axis, half in (('Y', half_y), ('Z', half_z)):
        out = shader.math('SUBTRACT', shader.math('ABSOLUTE', shader.axis(axis)), half - 0.02)
        skin = shader.math('MAXIMUM', skin, shader.math('MULTIPLY', out, 40.0))
    overgrown = shader.math('MULTIPLY', shader.math('MINIMUM', shader.math('MAXIMUM', skin, 0.0), 1.0), 0.5)
    seen = shader.math('MULTIPLY', inside, shader.math('SUBTRACT', 1.0, overgrown))
    tone = shader.mix(seen, mould, bean)
    if browned:
        patch = shader.ramp(
            shader.noise(5, 5, 0.6), [(0.30, '#e2ab55'), (0.52, '#b36d24'), (0.72, '#7a4212')]
        )
        tone = shader.mix(browned, tone, shader.mix(0.55, patch, shader.mix(1.0, tone, patch, 'MULTIPLY')))
    shader.surface(
        tone, roughness=0.5 - 0.22 * browned, specular=0.4, coat=0.05 + 0.6 * browned, coat_roughness=0.12
    )
    shader.bump(shader.math('ADD', shader.math('MULTIPLY', seen, 0.8), shader.noise(38, 5, 0.7)), 0.55, 0.02)


def tempeh_piece(size_x, size_y, size_z, seed, browned=0.0, skin=(9.0, 9.0)):
    """A cut piece; skin: half sizes in y and z beyond which it is overgrown (9: nowhere)."""
    return rounded_box(
        'tempeh', size_x, size_y, size_z, tempeh(*skin, browned), 0.022, 3, 0.010, 5, 5, seed, 0.012
    )


@parametric
def bean_paste(shader, dark, light, gloss=0.6, grain=0.4):
    """Thick fermented paste with mashed beans and grains of koji in it."""
    lumps = shader.ramp(shader.voronoi(20), [(0.12, 1.0), (0.42, 0.0)])
    tone = shader.mix(shader.patches(5, 5, 0.35, 0.7), dark, light)
    tone = shader.mix(shader.math('MULTIPLY', lumps, 0.35 * grain), tone, light)
    shader.surface(tone, roughness=0.30, specular=0.5, coat=gloss, coat_roughness=0.12)
    relief = shader.math('ADD', shader.math('MULTIPLY', lumps, grain), shader.noise(22, 5, 0.65))
    shader.bump(shader.math('ADD', relief, shader.noise(7, 3)), 0.5, 0.03)


@parametric
def soy_milk(shader):
    """Cream-white, faintly beige."""
    shader.surface('#f4ead3', roughness=0.22, specular=0.45, coat=0.3, emission='#f4ead3', glow=0.14)


def soaked_beans(x, y, z, radius, depth, rng):
    """Swollen beans half under water in a bowl of that radius standing at (x, y, z)."""
    beans = [hide(ellipsoid('soaked', 0.082, 0.055, 0.052, None, 18, 0.03, 1.6, k)) for k in range(3)]
    heights = HeightMap(radius * 1.05, 150, bowl_floor(radius, depth))
    heights.dome(radius * 0.9, depth * 0.35, 0.04)
    lying = pile_on(heights, 130, 0.062, within_disc(rng, radius * 0.82), rng, 0.5, 0.5, (0.9, 1.1))
    skin = wet(0.2, 0.6, 0, vary=0)
    swarm('beans', beans, moved(lying, x, y, z), skin, 3, 0.1, ['#dcc389', '#cfb06c', '#e4cf9c'])
    water = liquid('#e8e4d0', roughness=0.01, alpha=0.18)
    pool(radius * 0.90, z + depth * 0.74, water, (x, y))
