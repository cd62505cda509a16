"""Open fire at night: tongues of flame, clear at their edges, in a halo."""

import math

from studio.fields import square_grid
from studio.materials.shader import material
from studio.mesh import grid_mesh, lathe, smooth_profile
from studio.scene import hold, place


def _burning(shader):
    weight = shader.node('ShaderNodeLayerWeight')
    weight.inputs['Blend'].default_value = 0.4
    body = shader.math('POWER', shader.math('SUBTRACT', 1.0, weight.outputs['Facing']), 1.1)
    up = shader.math('MULTIPLY', shader.axis('Z'), 1.6)
    tone = shader.ramp(up, [(0.0, '#ff8a1e'), (0.25, '#ffe08a'), (0.6, '#ffa02a'), (1.0, '#ff4a10')])
    light = shader.node('ShaderNodeEmission')
    shader.link(tone, light.inputs['Color'])
    light.inputs['Strength'].default_value = 5.0
    clear = shader.node('ShaderNodeBsdfTransparent')
    both = shader.node('ShaderNodeMixShader')
    shader.link(body, both.inputs['Fac'])
    shader.link(clear.outputs[0], both.inputs[1])
    shader.link(light.outputs[0], both.inputs[2])
    shader.link(both.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])


def _halo(shader):
    x, z = shader.axis('X'), shader.axis('Y')
    squared = shader.math('ADD', shader.math('MULTIPLY', x, x), shader.math('MULTIPLY', z, z))
    far = shader.math('SQRT', squared)
    near = shader.math('MAXIMUM', shader.math('SUBTRACT', 1.0, far), 0.0)
    light = shader.node('ShaderNodeEmission')
    light.inputs['Color'].default_value = (1.0, 0.34, 0.06, 1)
    shader.link(shader.math('MULTIPLY', shader.math('POWER', near, 3.0), 0.85), light.inputs['Strength'])
    clear = shader.node('ShaderNodeBsdfTransparent')
    both = shader.node('ShaderNodeAddShader')
    shader.link(light.outputs[0], both.inputs[0])
    shader.link(clear.outputs[0], both.inputs[1])
    shader.link(both.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])


def torch_fire(x, y, z, size, halo=0.9):
    """Seven tongues about .6 x size high standing at (x, y, z), in a halo (units) that faces the front."""
    flames = []
    shape = smooth_profile([(0, 0), (0.075, 0.04), (0.095, 0.12), (0.07, 0.25), (0.032, 0.40), (0, 0.56)], 6)
    for k in range(7):
        tall = (1.0, 0.72, 0.78, 0.55, 0.6, 0.5, 0.42)[k]
        item = lathe('flame', [(r, h * tall) for r, h in shape], material('fire', _burning), 24)
        for vertex in item.data.vertices:
            sway = math.sin(vertex.co.z * 11 + k * 1.9)
            vertex.co.x += (0.05 * sway + 0.10 * ((k % 3) - 1)) * vertex.co.z
        angle = k * 2.4
        reach = 0.0 if k == 0 else 0.085
        flames.append(place(item, reach * math.cos(angle), reach * math.sin(angle), 0.0))
    fire = place(hold(flames, 'fire'), x, y, z)
    fire.scale = (size, size, size)
    gx, gz = square_grid(1.0, 3)
    glow = grid_mesh('halo', gx, gz, 0 * gx, material('halo', _halo))
    place(glow, x, y - 0.12, z + 0.2 * size, (math.pi / 2, 0, 0)).scale = (halo, halo, halo)
    glow.visible_shadow = glow.visible_diffuse = False
    return fire
