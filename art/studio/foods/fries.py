"""French fries."""

from studio.materials.shader import material
from studio.mesh import rounded_box
from studio.scene import hide


def _fried(shader):
    along = shader.math('ABSOLUTE', shader.axis('X'))
    tip = shader.ramp(
        shader.math('ADD', along, shader.math('MULTIPLY', shader.noise(7, 4), 0.16)),
        [(0.30, 0.0), (0.46, 1.0)],
    )
    pale = shader.ramp(shader.noise(6, 4), [(0.3, '#d9a145'), (0.55, '#eac272'), (0.75, '#f3d796')])
    shader.surface(
        shader.vary(shader.mix(tip, pale, '#b06f26'), 0.008, 0.12, 0.1), roughness=0.42, coat=0.3, coat_roughness=0.2,
        subsurface=0.04, subsurface_radius=(0.1, 0.07, 0.03),
    )  # fmt: skip
    shader.bump(shader.math('ADD', shader.noise(14, 4), shader.noise(45, 3)), 0.45, 0.012)


def fries(count=8):
    """Prototypes along x, .5 to .95 long, a little bent, browned at their tips; parked off stage."""
    made = []
    for k in range(count):
        length = 0.52 + 0.43 * ((k * 0.618) % 1)
        item = rounded_box(
            'fry', length, 0.082, 0.078, material('fry', _fried), 0.014, 2, 0.008, 3, 7, k, 0.02
        )
        bend = 0.10 * (((k * 0.37) % 1) - 0.4)
        for vertex in item.data.vertices:
            share = 2 * vertex.co.x / length
            vertex.co.y += bend * share * share
        made.append(hide(item))
    return made
