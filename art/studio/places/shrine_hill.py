"""A hill with red gates, a pagoda and cherry trees; a snow-capped mountain behind."""

import numpy as np

from studio.color import blend, rgba
from studio.fields import fractal_noise, smoothstep
from studio.materials.shader import material
from studio.materials.surfaces import painted
from studio.mesh import grid_mesh, lathe, paint
from studio.mesh_builder import leaf
from studio.places.landscape import terrain
from studio.places.nature import ball_tree
from studio.places.walls import box
from studio.scene import instance


def _blossom(shader):
    shader.surface(shader.vary('#eeb4bd', 0.015, 0.14, 0.25), roughness=0.75)


def cherry_tree(x, y, z, radius, rng, petal=None, trunk_height=0.42):
    """A flowering cherry. Returns the petal prototype for the next one."""
    blossom = material('sak', _blossom)
    petal = leaf(0.078, 0.034, blossom, 0.4) if petal is None else petal
    petal.location = (0, 0, -30)
    for dx, dz, k in ((0, 0, 1.0), (-0.55, -0.12, 0.72), (0.58, -0.06, 0.76)):
        ball_tree(
            x + dx * radius,
            y,
            z + dz * radius,
            radius * k,
            blossom,
            painted('#5a3d33', 0.9, 0.4, 9),
            rng,
            560,
            trunk_height,
            1,
            petal,
            painted('#e3a3af', 0.95),
        )
    return petal


def hill(x, y):
    """Height of the shrine hill, over fields."""
    return (
        1.42 * smoothstep(-1.2, 2.6, y) * (0.55 + 0.45 * np.exp(-(((x - 0.75) / 1.9) ** 2)))
        + 0.55 * np.exp(-(((x - 1.25) / 1.0) ** 2) - ((y - 2.6) / 1.0) ** 2)
        + 0.05 * fractal_noise(x, y, 1.0, 6, 3)
    )


def hill_at(x, y):
    """Height of the hill at one point."""
    return float(hill(np.array([[x]]), np.array([[y]]))[0, 0])


def path_x(y):
    """Where the stairs are at y."""
    return 0.95 * smoothstep(-1.8, 2.4, np.array(y)) * 1.0 - 0.55


def snow_mountain():
    """The mountain behind."""
    xs, ys = np.meshgrid(np.linspace(-6, 6, 170), np.linspace(5, 10.5, 90))
    distance = np.hypot(xs + 1.9, (ys - 8.6) * 1.0)
    zs = (
        3.6 * np.exp(-((distance / 2.25) ** 1.25))
        - 0.1
        + 0.1 * fractal_noise(xs, ys, 1.5, 3, 3) * smoothstep(0.2, 2, distance)
    )
    zs = np.minimum(zs, 3.02 + 0.06 * fractal_noise(xs, ys, 6, 5, 2))
    item = grid_mesh('fuji', xs, ys, zs, None)
    turn = np.arctan2(ys - 8.6, xs + 1.9)
    snow = smoothstep(
        -0.05,
        0.1,
        zs.ravel()
        - (
            2.02
            + 0.34 * np.sin(turn.ravel() * 13) * np.cos(turn.ravel() * 5)
            + 0.12 * np.sin(turn.ravel() * 29)
        ),
    )
    paint(
        item,
        blend(
            blend(
                np.broadcast_to(rgba('#7d8fa6'), snow.shape + (4,)),
                rgba('#93a7b8'),
                smoothstep(0.2, 1.8, zs.ravel()),
            ),
            rgba('#fbf6ee'),
            snow,
        ),
    )
    item.data.materials.append(
        material(
            'fuji',
            lambda shader: shader.surface(shader.attribute('Col'), roughness=0.95, specular=0.1).bump(
                shader.noise(5, 4), 0.3, 0.05
            ),
        )
    )


def mossy_hill():
    """The hill with a trench for the stairs."""
    moss = painted('#8a9a58', 0.95, 0.5, 7, '#75894a')
    terrain(
        -6,
        6,
        -3,
        4.6,
        lambda xs, ys: np.where(np.abs(xs - path_x(ys)) < 0.52, hill(xs, ys) - 0.1, hill(xs, ys)),
        moss,
        200,
        160,
    )


def stone_stairs(rng):
    """Steps climbing through the gates."""
    step = painted('#cfc2ad', 0.9, 0.4, 6, '#bfb29c')
    for k in range(46):
        y = -2.6 + 0.105 * k
        x = float(path_x(y))
        box(
            x,
            y,
            hill_at(x, y) - 0.06 + 0.012,
            0.92,
            0.125,
            0.2,
            step,
            0.015,
            (0, 0, rng.uniform(-0.01, 0.01)),
        )


def cherry_trees(rng):
    """Seven cherries."""
    leaf_mesh = None
    for x, y, radius in (
        (-2.35, -0.35, 0.62),
        (-1.75, 1.3, 0.5),
        (2.15, -0.55, 0.56),
        (2.75, 1.1, 0.55),
        (0.35, 2.9, 0.36),
        (-3.1, 1.6, 0.5),
        (2.9, 3.0, 0.42),
    ):
        leaf_mesh = cherry_tree(x, y, hill_at(x, y) - 0.04, radius, rng, leaf_mesh)


def pine_trees():
    """Six pines."""
    needles = painted('#4f6b45', 0.9, 0.6, 14, '#3f5a3a')
    for x, y, height in (
        (-2.75, 2.6, 1.2),
        (-2.2, 3.0, 1.0),
        (3.4, 2.2, 1.2),
        (0.85, 3.5, 0.9),
        (2.35, 3.4, 1.0),
        (-3.7, 2.2, 1.3),
    ):
        for k in range(4):
            cone = lathe(
                'pn',
                [
                    (0, height * 0.42),
                    (height * 0.1, height * 0.22),
                    (height * 0.26 - 0.04 * k * height, 0.0),
                    (0, 0.04),
                ],
                needles,
                22,
                0.12,
                k + x,
            )
            cone.location = (x, y, hill_at(x, y) + 0.12 + height * 0.22 * k)


def fallen_petals(rng):
    """Petals on the ground."""
    petal = leaf(0.05, 0.02, material('sak', _blossom), 0.3)
    petal.location = (0, 0, -30)
    for _ in range(260):
        x, y = (rng.uniform(-3, 3), rng.uniform(-2.4, 0.8))
        instance(
            petal,
            (x, y, hill_at(x, y) + 0.02),
            (rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), rng.uniform(0, 6)),
        )
