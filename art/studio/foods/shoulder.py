"""Pork shoulder in dice: raw, seasoned, seared on one side, browned."""

from studio.materials.shader import parametric
from studio.mesh import rounded_box
from studio.scene import hide


def _marbled(shader, seed, lean, fat):
    """Lean meat in two tones with veins and a patch of fat; the seed shifts the figure."""
    veins = shader.ramp(
        shader.noise(4.2 + 0.7 * seed, 3, distortion=0.9),
        [(0.455, 0.0), (0.485, 0.75), (0.50, 0.75), (0.525, 0.0)],
    )
    patch = shader.patches(5.0 + 0.45 * seed, 2, 0.59, 0.65)
    meat = shader.mix(shader.patches(11, 3, 0.35, 0.65), *lean)
    return shader.mix(shader.math('MAXIMUM', veins, patch), meat, fat)


def _fibres(shader, strength):
    relief = shader.math('ADD', shader.noise(26, 4, stretch=(1, 0.4, 1)), shader.noise(8, 3))
    shader.bump(relief, strength, 0.02)


@parametric
def raw_shoulder(shader, seed=0):
    """Raw meat, red and marbled."""
    tone = _marbled(shader, seed, ('#a94a44', '#c26a60'), '#f0d8c8')
    shader.surface(
        shader.vary(tone, 0.008, 0.1, 0.12), roughness=0.3, coat=0.35, coat_roughness=0.12,
        subsurface=0.1, subsurface_radius=(0.12, 0.04, 0.03),
    )  # fmt: skip
    _fibres(shader, 0.3)


@parametric
def seasoned_shoulder(shader, seed=0, soak=0.5):
    """Raw meat stained by soy; soak 0 to 1."""
    tone = _marbled(shader, seed, ('#8f3f30', '#a8553f'), '#d9b08a')
    stain = shader.ramp(shader.noise(6, 4), [(0.32, soak), (0.68, 0.25 * soak)])
    shader.surface(
        shader.vary(shader.mix(stain, tone, '#4a1f0e'), 0.008, 0.12, 0.1),
        roughness=0.2, specular=0.6, coat=0.9, coat_roughness=0.07,
    )  # fmt: skip
    _fibres(shader, 0.25)


@parametric
def seared_shoulder(shader, seed=0, size=0.155, level=0.3):
    """Brown crust from below (-z) up to `level` of its height, pale and cooked above."""
    pale = _marbled(shader, seed, ('#b57c66', '#c99479'), '#e4c8ac')
    height = shader.math('ADD', shader.math('MULTIPLY', shader.axis('Z'), 1 / size), 0.5)
    height = shader.math('ADD', height, shader.math('MULTIPLY', shader.noise(10, 3), 0.4))
    crust = shader.ramp(height, [(level + 0.1, 1.0), (level + 0.34, 0.0)])
    brown = shader.mix(shader.patches(17, 4, 0.4, 0.6), '#5a2a10', '#a8652c')
    rim = shader.math('MAXIMUM', *[shader.math('ABSOLUTE', shader.axis(way)) for way in 'XY'])
    rim = shader.math('ADD', rim, shader.math('MULTIPLY', shader.noise(14, 3), 0.03))
    brown = shader.mix(shader.ramp(rim, [(size * 0.42, 0.0), (size * 0.60, 0.85)]), brown, '#2c1107')
    shader.surface(
        shader.vary(shader.mix(crust, pale, brown), 0.008, 0.1, 0.1),
        roughness=0.26, specular=0.6, coat=0.7, coat_roughness=0.1,
    )  # fmt: skip
    _fibres(shader, 0.4)


@parametric
def browned_shoulder(shader, seed=0):
    """Golden to dark brown on all sides."""
    tone = _marbled(shader, seed, ('#8a4f2b', '#a86a3c'), '#c99a62')
    crust = shader.mix(shader.patches(9 + seed * 0.3, 4, 0.42, 0.66), tone, '#4c230e')
    shader.surface(
        shader.vary(crust, 0.008, 0.12, 0.1), roughness=0.24, specular=0.6, coat=0.8, coat_roughness=0.08
    )
    _fibres(shader, 0.45)


def shoulder_dice(describe, count=6, size=0.155, seed=30, **settings):
    """Prototypes of dice off stage; describe is one of the materials above, settings go to it."""
    return hide(
        [
            rounded_box(
                f'pork{i}', size, size * (0.88 + 0.05 * i), size * (1.02 - 0.03 * i),
                describe(i, **settings), size * 0.13, 3, size * 0.10, 6, 3, seed + i, 0.085,
            )
            for i in range(count)
        ]
    )  # fmt: skip


def shoulder_piece(x, y, z, turn, size=(0.95, 0.62, 0.42)):
    """The uncut piece, its middle at (x, y, z)."""
    item = rounded_box('pork', *size, _piece(), 0.09, 4, 0.035, 2.2, 12, 5, 0.03)
    item.location, item.rotation_euler = (x, y, z), (0, 0, turn)
    return item


@parametric
def _piece(shader):
    veins = shader.ramp(
        shader.noise(2.1, 4, distortion=1.2),
        [(0.46, 0.0), (0.485, 0.8), (0.495, 0.8), (0.515, 0.0)],
    )
    cap = shader.ramp(shader.math('ADD', shader.axis('Y'), shader.math('MULTIPLY', shader.noise(3, 3), 0.2)),
                      [(0.30, 0.0), (0.36, 1.0)])  # fmt: skip
    meat = shader.mix(shader.patches(5, 4, 0.35, 0.65), '#a5473f', '#bd635a')
    tone = shader.mix(shader.math('MAXIMUM', veins, cap), meat, '#f1dccb')
    shader.surface(tone, roughness=0.32, coat=0.3, coat_roughness=0.15)
    _fibres(shader, 0.3)
