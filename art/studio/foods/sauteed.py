"""Dice from the hot wok, shining with oil: potato with golden edges, glassy onion, zucchini, cabbage."""

from studio.foods.cut_vegetables import cut_cubes
from studio.materials.food import layered
from studio.materials.shader import material


def _potato(shader):
    fried = shader.patches(7, 4, 0.46, 0.66)
    tone = shader.mix(fried, '#e9c873', '#b4752a')
    shader.surface(
        shader.vary(tone, 0.008, 0.1, 0.1), roughness=0.24, specular=0.6, coat=0.7, coat_roughness=0.08
    )
    shader.bump(shader.noise(14, 4), 0.2, 0.012)


def _onion(shader):
    veins = shader.noise(8, 3, stretch=(1, 1, 6))
    tone = shader.ramp(veins, [(0.30, '#b58a44'), (0.42, '#e3cd90'), (0.6, '#efe0b2'), (0.75, '#d6c98a')])
    shader.surface(
        shader.vary(tone, 0.012, 0.1, 0.12), roughness=0.16, specular=0.6, coat=0.9, coat_roughness=0.06,
        subsurface=0.15, subsurface_radius=(0.1, 0.09, 0.05),
    )  # fmt: skip
    shader.bump(veins, 0.35, 0.02)


def _cabbage(shader):
    ribs = shader.noise(6, 3, stretch=(1, 3.5, 1), distortion=0.8)
    tone = shader.ramp(ribs, [(0.32, '#7f9f48'), (0.5, '#b3c878'), (0.62, '#dfe6b6'), (0.7, '#a9c26c')])
    shader.surface(
        shader.vary(tone, 0.015, 0.12, 0.12), roughness=0.2, specular=0.55, coat=0.8, coat_roughness=0.08
    )
    shader.bump(ribs, 0.4, 0.03)


def sauteed_potato():
    """Four prototypes with browned patches, .125 wide."""
    return cut_cubes('potato', material('sauteed potato', _potato), 4, 0.125, 30, 0.16, 0.03, 0.05)


def sauteed_onion():
    """Five glassy prototypes, .15 wide."""
    return cut_cubes('onion', material('sauteed onion', _onion), 5, 0.150, 10, 0.30, 0.06, 0.12, 0.42)


def sauteed_zucchini():
    """Skin on one side (+z)."""
    stops = ((0, '#d3dc94'), (0.70, '#bccd74'), (0.79, '#5f8c3a'), (1, '#2f5a22'))
    flesh = layered(stops, 1 / 0.15, 0.08, 'Z', 0.0, 0.2, 0.8, 0.15)
    return cut_cubes('zucchini', flesh, 4, 0.150, 20, 0.18, 0.03, 0.05)


def sauteed_cabbage():
    """Five wilted prototypes, .21 wide."""
    return cut_cubes('cabbage', material('sauteed cabbage', _cabbage), 5, 0.21, 40, 0.30, 0.13, 0.12, 0.16)
