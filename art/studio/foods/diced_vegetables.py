"""Prototypes of cut vegetables for heaps on the board: onion, potato, zucchini, cabbage; a whole potato."""

from studio.foods.cut_vegetables import cut_cubes
from studio.materials.food import layered
from studio.materials.shader import material
from studio.mesh import ellipsoid


def _onion(shader):
    tone = shader.mix(shader.patches(5, 3, 0.4, 0.65), '#efe4c2', '#d6d9a4')
    shader.surface(shader.vary(tone, 0.01, 0.08, 0.1), roughness=0.22, coat=0.5)
    shader.bump(shader.noise(9, 3, stretch=(1, 1, 6)), 0.3, 0.02)


def _potato(shader):
    shader.surface(shader.vary('#ecd48c', 0.008, 0.08, 0.1), roughness=0.38, coat=0.25)
    shader.bump(shader.noise(14, 4), 0.15, 0.01)


def _cabbage(shader):
    tone = shader.mix(shader.patches(4, 3, 0.35, 0.7), '#d3e0a0', '#eef0d2')
    shader.surface(shader.vary(tone, 0.02, 0.12, 0.15), roughness=0.35, coat=0.3)
    shader.bump(shader.noise(10, 3), 0.3, 0.02)


def _potato_skin(shader):
    shader.surface(
        shader.ramp(shader.noise(4, 5), [(0.3, '#b98b52'), (0.7, '#d5ac70')]), roughness=0.7, specular=0.25
    )
    shader.bump(shader.math('ADD', shader.noise(9, 4), shader.voronoi(7)), 0.25, 0.02)


def onion_cubes():
    """Five prototypes of raw onion dice, .125 wide."""
    return cut_cubes('onion', material('onion dice', _onion), 5, 0.125, 10, 0.30, 0.05, 0.10, 0.55)


def potato_cubes():
    """Four prototypes of raw potato dice, .15 wide."""
    return cut_cubes('potato', material('potato dice', _potato), 4, 0.150, 30, 0.14, 0.02, 0.04)


def zucchini_cubes():
    """Skin on one side (+z)."""
    stops = ((0, '#dbe2a4'), (0.76, '#c6d684'), (0.83, '#6f9a44'), (1, '#3f6b28'))
    flesh = layered(stops, 1 / 0.145, 0.06, 'Z', 0.0, 0.3, 0.35, 0.1)
    return cut_cubes('zucchini', flesh, 4, 0.145, 20, 0.16, 0.02, 0.04)


def cabbage_squares():
    """Five prototypes of cut cabbage, .19 wide."""
    return cut_cubes('cabbage', material('cabbage', _cabbage), 5, 0.19, 40, 0.30, 0.10, 0.10, 0.22)


def whole_potato():
    """An unpeeled potato along x, .33 in half length."""
    return ellipsoid('potato', 0.33, 0.24, 0.22, material('potato skin', _potato_skin), 40, 0.06, 1.4, 4)
