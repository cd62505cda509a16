"""Tofu in starch, fried until it is golden on some of its sides."""

from studio.materials.shader import parametric
from studio.mesh import rounded_box
from studio.scene import hide

SIDES = {'+x': ('X', 1), '-x': ('X', -1), '+y': ('Y', 1), '-y': ('Y', -1), '+z': ('Z', 1), '-z': ('Z', -1)}


@parametric
def _crust(shader, half, sides):
    """A blistered golden crust on those sides, floury white on the others; half a side in units."""
    reach = {way: shader.math('MULTIPLY', shader.axis(way), 1 / half) for way in 'XYZ'}
    blister = shader.noise(16, 4)
    shift = shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(9, 4), 0.5), 0.22)
    golden, border = None, None
    for value in reach.values():
        power = shader.math('POWER', shader.math('ABSOLUTE', value), 7)
        border = power if border is None else shader.math('ADD', border, power)
    for side in sides.split():
        way, sign = SIDES[side]
        near = shader.math('ADD', shader.math('MULTIPLY', reach[way], sign), shift)
        near = shader.ramp(near, [(0.80, 0.0), (0.93, 1.0)])
        golden = near if golden is None else shader.math('MAXIMUM', golden, near)
    brown = shader.ramp(
        shader.math(
            'ADD', shader.math('MULTIPLY', shader.noise(7, 5), 0.75), shader.math('MULTIPLY', blister, 0.35)
        ),
        [(0.36, '#e3ad58'), (0.52, '#c98532'), (0.66, '#a4611f'), (0.8, '#7a3f11')],
    )
    brown = shader.mix(shader.ramp(border, [(1.1, 0.0), (1.9, 0.6)]), brown, '#8a4a16')
    pale = shader.ramp(blister, [(0.35, '#f3e6c8'), (0.7, '#ead4a4')])
    pale = shader.mix(shader.ramp(border, [(1.15, 0.0), (1.9, 0.75)]), pale, '#d09a4c')
    shader.surface(
        shader.vary(shader.mix(golden, pale, brown), 0.008, 0.1, 0.08), roughness=0.38, coat=0.32, coat_roughness=0.18,
        subsurface=0.08, subsurface_radius=(0.12, 0.08, 0.05),
    )  # fmt: skip
    relief = shader.math('ADD', blister, shader.math('MULTIPLY', shader.voronoi(26), 0.7))
    shader.bump(relief, 0.45, 0.02)


def crusted_tofu(sides='+z -z +x', size=0.25, count=4):
    """Prototypes off stage, golden on the named sides (a string as '+z -z +x')."""
    return hide(
        [
            rounded_box(
                f'tofu{k}', size, size * (1.0 + 0.02 * k), size * (0.97 - 0.02 * k),
                _crust(size / 2, sides), 0.02, 3, 0.010, 4, 4, 70 + k, 0.035,
            )
            for k in range(count)
        ]
    )  # fmt: skip
