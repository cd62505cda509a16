"""Small tools of the table: honey dipper, pencil, notebook, phone, coffee cup."""

import math

import numpy as np

from studio.fields import smoothstep
from studio.materials.ceramics import CREAM, ceramic
from studio.materials.shader import material, parametric
from studio.materials.surfaces import liquid, matte, metal, painted
from studio.materials.wood import beech
from studio.mesh import grid_mesh, lathe, rounded_box, smooth_profile, tubes
from studio.scene import hold, place


def honey_dipper(x, y, z, rotation, length=1.5):
    """A turned dipper, its grooved head at the origin, handle towards +z before the rotation."""
    head = [(0, -0.20)]
    for k in range(6):
        reach = 0.155 * math.sin(math.pi * (k + 0.9) / 6.8) ** 0.6
        base = -0.18 + 0.062 * k
        head += [(reach, base), (reach + 0.012, base + 0.018), (reach, base + 0.036), (0.05, base + 0.045)]
    stick = [
        (0.035, 0.22),
        (0.030, 0.5),
        (0.036, length - 0.2),
        (0.05, length - 0.08),
        (0.03, length),
        (0, length),
    ]
    dipper = lathe('dipper', head + smooth_profile(stick, 5), beech(), 48)
    return place(dipper, x, y, z, rotation)


@parametric
def _paper(shader, ruled):
    """Uncoated paper, with faint lines across y when ruled."""
    tone = '#f3ead6'
    if ruled:
        phase = shader.math('FRACT', shader.math('MULTIPLY', shader.axis('Y'), 9.0))
        line = shader.ramp(phase, [(0.0, 1.0), (0.05, 1.0), (0.07, 0.0)])
        tone = shader.mix(shader.math('MULTIPLY', line, 0.4), tone, '#9db0ba')
    shader.surface(tone, roughness=0.85, specular=0.2)
    shader.bump(shader.noise(40, 3), 0.08, 0.005)


def open_notebook(x, y, angle, half_x=0.62, half_y=0.82, cover='#8f4a32'):
    """An open ruled notebook, its spine along y; half_x is the width of one page. Work lies at z = .10."""
    parts = [
        place(
            rounded_box('cover', half_x * 2 + 0.08, half_y * 2 + 0.08, 0.03, painted(cover, 0.6), 0.012),
            0,
            0,
            0.015,
        )
    ]
    for side in (-1, 1):
        u, v = np.meshgrid(np.linspace(0, 1, 50), np.linspace(-half_y, half_y, 12))
        rise = 0.032 + 0.065 * smoothstep(0, 0.22, u) * (1 - 0.45 * u)
        page = grid_mesh('page', side * u * half_x, v, rise, _paper(True))
        block = grid_mesh('pages', side * (u * half_x + 0.012), v * 1.004, rise - 0.012, _paper(False))
        fore = [[(side * (half_x + 0.004), s * half_y, 0.03 + 0.008 * k) for s in (-1, 1)] for k in range(4)]
        parts += [page, block, tubes('leaves', fore, 0.006, _paper(False), 2)]
    return place(hold(parts, 'notebook'), x, y, 0, (0, 0, angle))


def pencil_lines(paths, radius=0.006, color='#5b5148'):
    """Strokes of a pencil along paths of (x, y, z)."""
    return tubes('stroke', paths, radius, matte(color, 0.8), 2)


def pencil(x, y, z, angle, length=1.15, color='#c98f2f'):
    """A hexagonal pencil lying along x, tip towards +x."""
    n = length
    body = lathe(
        'pencil', [(0, -n / 2), (0.036, -n / 2), (0.036, n / 2 - 0.14)], painted(color, 0.35, 0, coat=0.4), 6
    )
    tip = lathe('tip', [(0.036, n / 2 - 0.14), (0.012, n / 2 - 0.035)], beech(), 24)
    lead = lathe('lead', [(0.012, n / 2 - 0.035), (0, n / 2)], matte('#3a3634', 0.4), 16)
    band = lathe('band', [(0.039, -n / 2 + 0.06), (0.039, -n / 2 + 0.14)], metal(), 24)
    for part in (body, tip, lead, band):
        part.rotation_euler = (0, math.pi / 2, 0)
    return place(hold([body, tip, lead, band], 'pencil'), x, y, z, (0, 0, angle))


def _crema(shader):
    rings = shader.math(
        'ADD', shader.noise(3, 4, distortion=1.2), shader.math('MULTIPLY', shader.noise(16, 3), 0.25)
    )
    shader.surface(
        shader.ramp(rings, [(0.45, '#5a2c12'), (0.62, '#a9692f'), (0.78, '#d8a467')]),
        roughness=0.25,
        coat=0.5,
    )


def coffee_cup(x, y, angle=0.0, glaze=CREAM):
    """A cup of coffee on its saucer; handle towards +x before the turn."""
    clay = ceramic(glaze)
    saucer = smooth_profile([(0, 0.03), (0.34, 0.035), (0.56, 0.11), (0.58, 0.10), (0.38, 0.0), (0, 0)], 6)
    cup = smooth_profile(
        [(0, 0.10), (0.20, 0.11), (0.31, 0.26), (0.355, 0.50), (0.365, 0.52), (0.385, 0.50), (0.345, 0.26), (0.22, 0.06),
         (0.17, 0.03), (0, 0.03)], 6)  # fmt: skip
    turn = np.linspace(-1.35, 1.35, 20)
    ear = [(0.36 + 0.17 * math.cos(t), 0, 0.31 + 0.14 * math.sin(t)) for t in turn]
    coffee = lathe('coffee', [(0, 0.44), (0.345, 0.44)], material('crema', _crema), 64)
    parts = [
        lathe('saucer', saucer, clay),
        lathe('cup', cup, clay),
        tubes('ear', [ear], 0.038, clay, 4),
        coffee,
    ]
    return place(hold(parts, 'coffee cup'), x, y, 0, (0, 0, angle))


def camera_body(x, y, angle):
    """A small photo camera lying on its back, lens up."""
    leather = matte('#2b2826', 0.6, 0, 0, 0.5, 60)
    body = place(rounded_box('camera', 1.26, 0.78, 0.34, leather, 0.07, 4), 0, 0, 0.18)
    top = place(rounded_box('camera top', 1.24, 0.20, 0.36, metal('#b9b2a4', 0.38), 0.05, 4), 0, 0.32, 0.19)
    barrel = smooth_profile(
        [(0.34, 0.34), (0.34, 0.44), (0.31, 0.46), (0.31, 0.60), (0.29, 0.62), (0.25, 0.62), (0.20, 0.52)], 4
    )
    lens = lathe('lens', barrel, matte('#1f1d1c', 0.35, 0.3), 72)
    ring = lathe('ring', [(0.318, 0.49), (0.322, 0.50), (0.322, 0.53), (0.318, 0.54)], metal(), 72)
    glass_ = lathe(
        'glass',
        smooth_profile([(0, 0.56), (0.12, 0.55), (0.22, 0.52)], 6),
        liquid('#1a2a3a', '#3a2a52', 3),
        64,
    )
    dial = place(
        lathe('dial', [(0, 0.2), (0.09, 0.2), (0.09, 0), (0, 0)], metal(), 32),
        0.42,
        0.40,
        0.16,
        (-math.pi / 2, 0, 0),
    )
    parts = [body, top, place(hold([lens, ring, glass_], 'objective'), -0.04, -0.06, 0), dial]
    return place(hold(parts, 'camera'), x, y, 0, (0, 0, angle))
