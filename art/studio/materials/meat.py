"""Cut faces of meat. The vertex colours tell what is where: see each material."""

from studio.materials.shader import parametric


def _figure(shader, seed, kind, stretch, **settings):
    """A noise or Voronoi node over the object's own coordinates, shifted by seed and stretched by axis."""
    mapping, node = shader.node('ShaderNodeMapping'), shader.node(kind, **settings)
    mapping.inputs['Location'].default_value = (seed * 1.37, seed * 2.11, seed * 0.73)
    mapping.inputs['Scale'].default_value = stretch
    shader.link(shader.coordinates(), mapping.inputs['Vector'])
    shader.link(mapping.outputs[0], node.inputs['Vector'])
    return node.outputs['Distance' if kind.endswith('Voronoi') else 'Fac']


def _noise(shader, seed, scale, detail, stretch=(1, 1, 1), distortion=0.0):
    settings = {'Scale': scale, 'Detail': detail, 'Roughness': 0.6, 'Distortion': distortion}
    return _figure(shader, seed, 'ShaderNodeTexNoise', stretch, **settings)


def _centred(shader, value, amount):
    return shader.math('MULTIPLY', shader.math('SUBTRACT', value, 0.5), amount)


def _sum(shader, first, *others):
    for other in others:
        first = shader.math('ADD', first, other)
    return first


def _masks(shader):
    split = shader.node('ShaderNodeSeparateRGB')
    shader.link(shader.attribute('Col'), split.inputs[0])
    return split.outputs


def _texture(shader, *layers):
    """Noises around .5, each with its amount."""
    return _sum(shader, *(_centred(shader, noise, amount) for noise, amount in layers), 0.5)


def _veins(shader, noise, inner, outer, most, patches):
    """Thin lines where a noise crosses .5, as far from it as given, in some places only."""
    stops = [(0.5 - outer, 0.0), (0.5 - inner, most), (0.5 + inner, most), (0.5 + outer, 0.0)]
    return shader.math('MULTIPLY', shader.ramp(noise, stops), patches)


@parametric
def roast_belly(shader, seed=0):
    """
    Roast pork belly. Red: depth under the rind, 0 to 1. Green: how near the edge, 0 to 1. Blue: 1 on the
    browned outside, 0 on the cut.
    """
    depth, edge, outside = _masks(shader)
    coarse = _centred(shader, _noise(shader, seed, 1.7, 2, (0.3, 1, 0.5)), 0.20)
    middle = _centred(shader, _noise(shader, seed, 7, 3, (0.3, 1, 1)), 0.06)
    fine = _centred(shader, _noise(shader, seed, 30, 3, (0.3, 1, 1)), 0.028)
    field = _sum(shader, depth, coarse, middle, fine)
    fat = None
    for k, (level, half) in enumerate(((0.17, 0.075), (0.50, 0.030), (0.80, 0.022))):
        bend = _centred(shader, _noise(shader, seed + 3 + k, 2.6, 2, (0.3, 1, 0.2)), 0.24 if k else 0.07)
        swell = _centred(shader, _noise(shader, seed + 9 + k, 3.4, 2, (0.3, 1, 0.2)), 0.17 if k else 0.07)
        away = shader.math('ABSOLUTE', shader.math('SUBTRACT', _sum(shader, field, bend), level))
        layer = shader.ramp(
            _sum(shader, away, swell, 0.2), [(0.2 + half * 0.6, 1.0), (0.2 + half * 1.2 + 0.025, 0.0)]
        )
        fat = layer if fat is None else shader.math('MAXIMUM', fat, layer)
    some = shader.ramp(_noise(shader, seed + 6, 3.5, 1), [(0.45, 0.0), (0.6, 1.0)])
    vein = _veins(shader, _noise(shader, seed + 5, 4.5, 3, (0.3, 0.7, 2.6), 0.5), 0.005, 0.025, 0.7, some)
    strands = _noise(shader, seed, 34, 4, (0.4, 0.22, 1.25), 0.35)
    bundles = _noise(shader, seed + 2, 9, 3, (0.4, 0.4, 1.3), 0.6)
    grain = _noise(shader, seed, 120, 2, (0.5, 0.6, 1))
    texture = _texture(shader, (strands, 1.0), (bundles, 0.7), (grain, 0.35))
    lean = shader.ramp(texture, [(0.24, '#5f301e'), (0.42, '#8a4e34'), (0.58, '#a96e4e'), (0.78, '#c69470')])
    tissue = _texture(shader, (_noise(shader, seed + 4, 16, 4), 1.0), (grain, 0.4))
    ivory = shader.ramp(tissue, [(0.3, '#d0a05c'), (0.5, '#e2bf85'), (0.72, '#eed6a8')])
    tone = shader.mix(shader.math('MAXIMUM', fat, vein), lean, ivory)
    tone = shader.mix(shader.ramp(edge, [(0.86, 0.0), (1.0, 0.72)]), tone, '#5f3114')
    skin = shader.ramp(_sum(shader, depth, fine, middle), [(0.060, 1.0), (0.095, 0.0)])
    tone = shader.mix(
        skin, tone, shader.ramp(_noise(shader, seed, 26, 3), [(0.34, '#6a2f0a'), (0.5, '#a45c16'), (0.66, '#cc8a34')])
    )
    browned = shader.ramp(_noise(shader, seed, 8, 5), [(0.3, '#4b230d'), (0.7, '#96562a')])
    tone = shader.mix(shader.math('MULTIPLY', outside, 0.68), tone, browned)
    juicy = shader.ramp(_noise(shader, seed + 8, 5, 3), [(0.44, 0.05), (0.64, 0.7)])
    shader.surface(
        shader.vary(tone, 0.004, 0.06, 0.05),
        roughness=shader.mix(fat, 0.46, 0.42),
        specular=0.3,
        coat=juicy,
        coat_roughness=0.16,
    )
    shader.bump(_sum(shader, texture, _centred(shader, fat, 0.35)), 0.26, 0.01)


@parametric
def rare_beef(shader, seed=0):
    """
    Grilled beef, pink inside. Red: distance from the crust, 4 for each unit. Green: 1 where it is fat. Blue: 1 on
    the crust, 0 on the cut; between .1 and .9 of it the bars of the grill.
    """
    inside, fat, crust = _masks(shader)
    strands = _noise(shader, seed, 30, 4, (0.5, 1.1, 0.34), 0.4)
    bundles = _noise(shader, seed + 2, 9, 2, (0.4, 1.2, 0.6), 0.5)
    grain = _noise(shader, seed, 110, 2, (0.5, 1, 0.6))
    texture = _texture(shader, (strands, 0.9), (bundles, 0.3), (grain, 0.35))
    rosy = shader.ramp(texture, [(0.28, '#7a201b'), (0.5, '#9a372e'), (0.72, '#b3544a')])
    done = shader.ramp(texture, [(0.28, '#6d4431'), (0.5, '#8f6248'), (0.72, '#ad8466')])
    reach = _sum(
        shader, inside, _centred(shader, _noise(shader, seed, 5, 3), 0.07), _centred(shader, strands, 0.05)
    )
    tone = shader.mix(shader.ramp(reach, [(0.08, 0.0), (0.22, 0.55), (0.44, 1.0)]), done, rosy)
    some = shader.ramp(_noise(shader, seed + 6, 3, 1), [(0.54, 0.0), (0.64, 1.0)])
    vein = _veins(shader, _noise(shader, seed + 5, 2.2, 2, (0.3, 1.2, 0.8), 0.4), 0.004, 0.018, 0.75, some)
    tone = shader.mix(vein, tone, '#d9aa86')
    soft = shader.ramp(
        _sum(shader, _noise(shader, seed, 14, 4), _centred(shader, grain, 0.4)),
        [(0.3, '#cf9f5c'), (0.7, '#f0d9ae')],
    )
    tone = shader.mix(fat, tone, soft)
    rough = _sum(
        shader,
        _centred(shader, _noise(shader, 1, 6, 4), 0.7),
        _centred(shader, _noise(shader, 2, 24, 4), 0.7),
        0.5,
    )
    seared = shader.ramp(rough, [(0.3, '#170a05'), (0.46, '#3d1c0c'), (0.62, '#6a3615'), (0.78, '#8f5424')])
    seared = shader.mix(shader.math('MULTIPLY', fat, 0.75), seared, '#b87a38')
    bar = shader.ramp(crust, [(0.55, 1.0), (0.85, 0.0)])
    seared = shader.mix(bar, seared, '#120906')
    line = shader.ramp(_sum(shader, inside, _centred(shader, rough, 0.04)), [(0.012, 0.95), (0.05, 0.0)])
    tone = shader.mix(
        shader.math('MAXIMUM', line, shader.ramp(crust, [(0.0, 0.0), (0.1, 1.0)])), tone, seared
    )
    outer = shader.ramp(crust, [(0.0, 0.0), (0.1, 1.0)])
    juicy = shader.ramp(_noise(shader, seed + 8, 4, 2), [(0.48, 0.03), (0.68, 0.28)])
    shader.surface(
        tone,
        roughness=shader.mix(outer, 0.44, 0.46),
        specular=0.3,
        coat=shader.mix(outer, juicy, 0.16),
        coat_roughness=0.16,
    )
    shader.bump(shader.mix(outer, texture, shader.math('MULTIPLY', rough, 2.2)), 0.3, 0.012)
