"""Raw pork belly as it is cut: block, flat slices, sticks and dice that show the layers they came from."""

from studio.materials.shader import parametric
from studio.mesh import rounded_box
from studio.scene import hide, place

THICKNESS = 0.48
"""From rind (+z) to ribs, in units."""

STOPS = (
    (0.0, '#dcb392'), (0.045, '#e6c6a8'), (0.075, '#f4e4d6'), (0.205, '#f1dccd'), (0.245, '#b4554c'),
    (0.405, '#a8493f'), (0.435, '#efd6c6'), (0.515, '#f3e0d3'), (0.55, '#b7584f'), (0.66, '#a5463d'),
    (0.69, '#efd8c9'), (0.755, '#f1dccd'), (0.79, '#ad4d45'), (0.95, '#b5574d'), (1.0, '#e2bfae'),
)  # fmt: skip


def _noise(shader, at, scale, detail, stretch=(1, 1, 1)):
    """Noise in the block's own coordinates: a piece cut at `at` continues its neighbours."""
    mapping, node = shader.node('ShaderNodeMapping'), shader.node('ShaderNodeTexNoise')
    mapping.inputs['Location'].default_value = [a * s for a, s in zip(at, stretch, strict=True)]
    mapping.inputs['Scale'].default_value = stretch
    shader.link(shader.coordinates(), mapping.inputs['Vector'])
    shader.link(mapping.outputs[0], node.inputs['Vector'])
    node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = scale, detail
    return node.outputs['Fac']


@parametric
def belly_layers(shader, x=0.0, y=0.0, z=0.0):
    """Rind, fat and lean in uneven layers; x, y, z (units) say where in the block the piece was."""
    at = (x, y, z)
    centred = lambda value, amount: shader.math('MULTIPLY', shader.math('SUBTRACT', value, 0.5), amount)
    depth = shader.math('ADD', shader.math('MULTIPLY', shader.axis('Z'), -1 / THICKNESS), 0.5 - z / THICKNESS)
    edge = shader.ramp(depth, [(0.03, 0.0), (0.2, 1.0)])
    warp = shader.math(
        'ADD', centred(_noise(shader, at, 2.3, 2), 0.42), centred(_noise(shader, at, 9, 3), 0.12)
    )
    field = shader.math('ADD', depth, shader.math('MULTIPLY', warp, edge))
    tone = shader.ramp(field, list(STOPS))
    veins = shader.ramp(
        _noise(shader, at, 3.2, 3, (1, 1, 3.4)), [(0.47, 0.0), (0.495, 0.8), (0.51, 0.8), (0.54, 0.0)]
    )
    lean = shader.ramp(_noise(shader, at, 13, 4, (0.5, 0.5, 2.2)), [(0.35, '#a34239'), (0.65, '#c46a5e')])
    red = shader.node('ShaderNodeSeparateRGB')
    shader.link(tone, red.inputs[0])
    is_lean = shader.ramp(red.outputs[1], [(0.12, 1.0), (0.45, 0.0)])
    tone = shader.mix(shader.math('MULTIPLY', is_lean, 0.6), tone, lean)
    tone = shader.mix(shader.math('MULTIPLY', veins, is_lean), tone, '#ecd0c0')
    blush = shader.ramp(_noise(shader, at, 6, 3), [(0.5, 0.0), (0.75, 0.35)])
    tone = shader.mix(blush, tone, '#d99a8a')
    shader.surface(
        tone,
        roughness=0.3,
        coat=0.4,
        coat_roughness=0.12,
        subsurface=0.1,
        subsurface_radius=(0.14, 0.05, 0.04),
    )
    shader.bump(
        shader.math('ADD', _noise(shader, at, 22, 4, (0.6, 0.6, 1.6)), _noise(shader, at, 7, 3)), 0.35, 0.02
    )


def belly_piece(size_x, size_y, x=0.0, y=0.0, seed=0, bevel=0.035):
    """A piece through all layers, rind up (+z), cut at (x, y) of the block; its middle is the origin."""
    return rounded_box(
        'belly', size_x, size_y, THICKNESS, belly_layers(x, y), bevel, 4, 0.016, 2.6, 10, seed, 0.018
    )  # fmt: skip


def belly_dice(size=0.15, count=9):
    """Prototypes off stage: the upper, middle and lower third of the belly in turn."""
    dice = []
    for k in range(count):
        level = ((0.12, 0.0, -0.15)[k % 3]) + 0.02 * (k // 3 - 1)
        item = rounded_box(
            f'pork{k}', size, size * (0.92 + 0.06 * (k % 4)), size * (1.06 - 0.05 * (k % 3)),
            belly_layers(0.31 * k, 0.17 * k, level), size * 0.12, 3, size * 0.09, 6, 3, 60 + k, 0.08,
        )  # fmt: skip
        dice.append(item)
    return hide(dice)


def lay_flat(item, x, y, z, turn=0.0):
    """Lays a slice or stick on its cut face: its x axis looks up, its rind to the back."""
    return place(item, x, y, z, (1.5708, 0, 1.5708 + turn))
