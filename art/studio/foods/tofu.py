"""Tofu, fresh and seared."""

from studio.materials.shader import material
from studio.mesh import rounded_box


def _fresh(shader):
    n = shader.noise(3, 4)
    pits = shader.ramp(shader.voronoi(46), [(0.05, 0.0), (0.16, 1.0)])
    shader.surface(
        shader.ramp(n, [(0.3, '#efe2c6'), (0.7, '#f8f0dd')]),
        roughness=0.3,
        specular=0.5,
        subsurface=0.3,
        subsurface_radius=(0.35, 0.26, 0.15),
        coat=0.3,
        coat_roughness=0.22,
    )
    wave = shader.node('ShaderNodeTexWave')
    wave.bands_direction = 'X'
    wave.inputs['Scale'].default_value = 9
    wave.inputs['Distortion'].default_value = 0.6
    shader.link(shader.coordinates(), wave.inputs['Vector'])
    second_wave = shader.node('ShaderNodeTexWave')
    second_wave.bands_direction = 'Y'
    second_wave.inputs['Scale'].default_value = 9
    second_wave.inputs['Distortion'].default_value = 0.6
    shader.link(shader.coordinates(), second_wave.inputs['Vector'])
    weave = shader.math(
        'MULTIPLY', shader.math('MAXIMUM', wave.outputs['Fac'], second_wave.outputs['Fac']), 0.18
    )
    shader.bump(
        shader.math(
            'ADD',
            shader.math('ADD', weave, shader.math('MULTIPLY', pits, 0.5)),
            shader.math('ADD', shader.noise(26, 4), shader.math('MULTIPLY', shader.noise(4, 2), 1.2)),
        ),
        0.55,
        0.02,
    )


def fresh_tofu():
    """The material of fresh tofu: ivory, with the weave of the pressing cloth."""
    return material('tofu', _fresh)


def seared_tofu(seed, size=0.27):
    """A cube with two seared faces (local +-z), pale sides, glazed."""

    def describe(shader):
        split = shader.node('ShaderNodeSeparateXYZ')
        shader.link(shader.coordinates(), split.inputs[0])
        height = shader.math('ABSOLUTE', split.outputs['Z'])
        n = shader.noise(6, 5, 0.6)
        fine = shader.noise(15, 4)
        seared = shader.ramp(
            shader.math('ADD', shader.math('MULTIPLY', height, 6.2), shader.math('MULTIPLY', n, 0.7)),
            [(0.86, 0.0), (1.12, 1.0)],
        )
        brown = shader.ramp(
            shader.math('ADD', shader.math('MULTIPLY', n, 0.7), shader.math('MULTIPLY', fine, 0.4)),
            [(0.38, '#d99a45'), (0.56, '#b06722'), (0.74, '#74390f')],
        )
        pale = shader.ramp(fine, [(0.35, '#f4e4bd'), (0.7, '#e8c98a')])
        shader.surface(
            shader.mix(seared, pale, brown),
            roughness=0.26,
            specular=0.5,
            coat=0.55,
            coat_roughness=0.1,
            subsurface=0.06,
            subsurface_radius=(0.12, 0.08, 0.05),
        )
        shader.bump(shader.math('ADD', fine, shader.math('MULTIPLY', shader.voronoi(24), 0.6)), 0.35, 0.02)

    return rounded_box(
        f'tofu{seed}',
        size,
        size * 1.02,
        size * 0.92,
        material('seared', describe),
        0.022,
        3,
        0.01,
        3,
        4,
        seed,
        0.04,
    )
