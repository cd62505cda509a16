"""The California coast: cliffs, road, surf, palms."""

import numpy as np
from mathutils import Vector, noise

from studio.color import blend, rgba
from studio.fields import fractal_noise, smoothstep
from studio.materials.shader import material
from studio.materials.surfaces import painted
from studio.mesh import ellipsoid, grid_mesh, lathe, paint
from studio.places.nature import cypress, palm


def shore(y):
    """The x of the water's edge at y."""
    return -0.55 + 0.52 * np.sin(y * 0.85 + 0.5) + 0.28 * np.sin(y * 1.9 + 2) - 0.05 * y


def coast(x, y):
    """Height of the land, over fields."""
    inland = x - shore(y)
    base = (
        0.85 * smoothstep(0, 0.42, inland)
        + 1.25 * smoothstep(0.9, 3.2, inland)
        + 0.9 * smoothstep(1.8, 4.5, inland) * (0.6 + 0.5 * np.sin(y * 1.1 + 1))
    )
    return (
        base
        + 0.1 * fractal_noise(x, y, 1.3, 4, 4) * smoothstep(0, 0.4, inland)
        + 0.08
        * fractal_noise(x, y, 4, 6, 3)
        * smoothstep(0, 0.3, inland)
        * (1 - smoothstep(0.4, 0.9, inland))
        - 0.35 * (1 - smoothstep(-0.25, 0.05, inland))
    )


def coast_at(x, y):
    """Height of the coast at one point."""
    return float(coast(np.array([[x]]), np.array([[y]]))[0, 0])


def road_z(y):
    """Height of the road at y."""
    return 1.0 + 0.05 * np.sin(y * 0.6)


def coast_land():
    """The land with the cut for the road, painted by slope."""
    xs, ys = np.meshgrid(np.linspace(-3, 9.5, 300), np.linspace(-6.0, 9, 330))
    zs = coast(xs, ys)
    road_x = shore(ys) + 0.95
    off_road = np.abs(xs - road_x)
    bed = 0.98 + 0.05 * np.sin(ys * 0.6)
    zs = np.where(
        off_road < 0.62,
        zs * smoothstep(0.36, 0.62, off_road) + bed * (1 - smoothstep(0.36, 0.62, off_road)),
        zs,
    )
    item = grid_mesh('coast', xs, ys, zs, None)
    gy, gx = np.gradient(zs, ys[1, 0] - ys[0, 0], xs[0, 1] - xs[0, 0])
    slope = np.hypot(gx, gy)
    mottle = fractal_noise(xs, ys, 2.2, 9, 3)
    colors = blend(
        blend(
            np.broadcast_to(rgba('#a9a45c'), zs.shape + (4,)), rgba('#c9b26c'), smoothstep(-0.3, 0.4, mottle)
        ),
        rgba('#b88a5c'),
        smoothstep(0.9, 1.7, slope),
    )
    colors = blend(colors, rgba('#8f6a4a'), smoothstep(1.6, 3.0, slope) * 0.7)
    colors = blend(colors, rgba('#ecd9ae'), smoothstep(0.16, 0.02, zs))
    paint(item, colors.reshape(-1, 4))
    item.data.materials.append(
        material(
            'coastm',
            lambda shader: shader.surface(shader.attribute('Col'), roughness=0.95, specular=0.1).bump(
                shader.noise(7, 5, 0.65), 0.6, 0.06
            ),
        )
    )


def surf_lines():
    """Three lines of surf."""
    # surf line and sea stacks
    foam = painted('#f6f2e8', 0.9, 0.3, 20)
    for k, offset in enumerate((-0.1, -0.34, -0.62)):
        along = np.linspace(-5.5, 8.6, 280)
        ws, qs = np.meshgrid(along, np.array([-1.0, 0, 1.0]), indexing='ij')
        width = 0.055 - 0.012 * k
        ragged = np.array([noise.noise(Vector((y * 2.2, k * 3.0, 0))) for y in along])[:, None]
        grid_mesh(
            'surf',
            shore(ws) + offset + 0.1 * ragged + qs * width * (1 + 0.8 * ragged),
            ws,
            -0.006 + 0 * ws + 0.012 * (1 - qs * qs),
            foam,
        )


def sea_stacks():
    """Rocks in the water."""
    foam = painted('#f6f2e8', 0.9, 0.3, 20)
    rock = painted('#8f7458', 0.95, 0.8, 5, '#77604a')
    for x, y, radius, height in (
        (-1.75, 1.6, 0.3, 0.62),
        (-1.35, 2.3, 0.2, 0.4),
        (-2.35, 3.6, 0.34, 0.8),
        (-1.65, -0.5, 0.2, 0.3),
        (-2.0, -0.1, 0.12, 0.16),
    ):
        stack = ellipsoid('stack', radius, radius * 0.85, height, rock, 36, 0.35, 2.2, int(y * 9))
        stack.location = (x, y, 0.0)
        ring_ = lathe('fm', [(radius * 0.7, 0), (radius * 1.25, 0.0)], foam, 40, 0.25, y)
        ring_.location = (x, y, 0.0)


def coast_palms(rng):
    """Five palms by the road."""
    for dx, y, h, lean in (
        (1.75, -0.35, 1.75, 0.12),
        (2.35, 0.9, 2.0, -0.15),
        (1.62, 1.75, 1.5, 0.14),
        (1.55, 4.2, 1.4, 0.1),
        (2.55, -1.05, 1.6, 0.1),
    ):
        x = float(shore(np.array(y))) + 0.95 + dx - 0.75
        palm(x, y, h, rng, lean, 17, 0.72, None, None, coast_at(x, y) - 0.05, 0.042)


def coast_bushes(rng):
    """Bushes, poppies and cypresses."""
    cypress_green = painted('#55683f', 0.95, 0.7, 16, '#46583a')
    sage_green = painted('#7f8a4c', 0.95, 0.7, 12, '#6b7a42')
    for k in range(130):
        y = rng.uniform(-3.6, 7.5)
        x = float(shore(np.array(y))) + 0.95 + rng.choice([rng.uniform(0.62, 3.0), rng.uniform(-0.72, -0.55)])
        item = ellipsoid(
            'bush',
            rng.uniform(0.07, 0.17),
            rng.uniform(0.07, 0.16),
            rng.uniform(0.05, 0.12),
            sage_green if k % 3 else painted('#e08a2c', 0.9, 0.6, 14, '#d9772a'),
            14,
            0.3,
            3,
            k,
        )
        item.location = (x, y, coast_at(x, y) + 0.03)
    for k in range(5):
        y = 2.6 + 1.1 * k
        x = float(shore(np.array(y))) + 2.4 + rng.uniform(-0.2, 0.5)
        cypress(x, y, coast_at(x, y) - 0.05, rng.uniform(0.7, 1.1), 0.16, cypress_green, rng)
