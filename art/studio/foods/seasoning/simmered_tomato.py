"""Tomato sauce on the stove: simmered down, matte with wet spots."""

from studio.materials.shader import parametric


@parametric
def simmered_tomato(shader, wetness=0.8):
    """Deep reds in three tones, orange where oil has parted from it; wet in few places, never hazy."""
    n, fine = shader.noise(6, 5, 0.65, 0.5), shader.noise(30, 4, 0.65)
    tone = shader.ramp(n, [(0.30, '#560e05'), (0.46, '#851a09'), (0.58, '#a62a0d'), (0.72, '#bd4415')])
    tone = shader.mix(shader.ramp(fine, [(0.54, 0.0), (0.70, 0.45)]), tone, '#c9602a')
    moist = shader.ramp(shader.noise(8, 3), [(0.42, 0.08), (0.60, wetness)])
    shader.surface(tone, roughness=0.42, specular=0.3, coat=moist, coat_roughness=0.10)
    shader.bump(
        shader.math('ADD', shader.math('MULTIPLY', n, 1.2), shader.math('MULTIPLY', fine, 0.9)), 0.75, 0.034
    )
