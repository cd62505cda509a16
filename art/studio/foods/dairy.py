"""Feta, parmesan, spoonfuls of yogurt and cream."""

import bmesh
import numpy as np
from mathutils import Vector, noise

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.mesh import grid_mesh, rounded_box, thicken
from studio.mesh_builder import MeshBuilder


def feta_block(size_x=0.8, size_y=0.56, size_z=0.19, seed=3):
    """A torn block, crumbly on all sides."""

    def describe(shader):
        n = shader.noise(5, 5)
        pits = shader.ramp(shader.voronoi(11), [(0.04, 0.0), (0.14, 1.0)])
        crumbs = shader.ramp(shader.noise(9, 6, 0.65), [(0.38, 0.0), (0.52, 1.0)])
        tone = shader.mix(
            shader.math('MULTIPLY', shader.math('SUBTRACT', 1.0, shader.math('MULTIPLY', pits, crumbs)), 0.8),
            shader.ramp(n, [(0.3, '#ece3cd'), (0.7, '#f6f0e1')]),
            '#d6c8a8',
        )
        shader.surface(
            tone,
            roughness=0.5,
            specular=0.4,
            subsurface=0.06,
            subsurface_radius=(0.1, 0.08, 0.06),
            coat=0.12,
            coat_roughness=0.3,
        )
        shader.bump(
            shader.math(
                'ADD',
                shader.math('ADD', shader.math('MULTIPLY', pits, 0.8), shader.math('MULTIPLY', crumbs, 0.9)),
                shader.noise(22, 5),
            ),
            0.75,
            0.03,
        )

    item = rounded_box(
        'feta', size_x, size_y, size_z, material('feta', describe), 0.03, 3, 0.0, 4, 20, seed, 0.035
    )
    bm = bmesh.new()
    bm.from_mesh(item.data)
    bmesh.ops.triangulate(bm, faces=bm.faces[:])
    for _ in range(5):
        bmesh.ops.subdivide_edges(
            bm, edges=[edge for edge in bm.edges if edge.calc_length() > 0.03], cuts=1, use_grid_fill=False
        )
        bmesh.ops.triangulate(bm, faces=bm.faces[:])
    bm.normal_update()
    for v in bm.verts:
        edge = min(size_x / 2 - abs(v.co.x), size_y / 2 - abs(v.co.y))
        k = 1 + 1.6 * max(0, 1 - edge / 0.07)
        q = v.co * 7 + Vector((seed, 0, 0))
        d = noise.fractal(q, 1, 2, 4) * 0.01 * k - 0.03 * max(
            0, noise.noise(v.co * 9 + Vector((3, seed, 1))) - 0.32
        )
        v.co += v.normal * d
    bm.to_mesh(item.data)
    bm.free()
    item.data.polygons.foreach_set('use_smooth', [True] * len(item.data.polygons))
    return item


def parmesan_shaving(seed, length=0.36, width=0.14, curl=1.3):
    """A curl of parmesan."""
    u = np.linspace(-1, 1, 50)
    v = np.linspace(-1, 1, 22)
    us, vs = np.meshgrid(u, v, indexing='ij')
    width_field = 1 + 0.12 * wave_noise(us, 0 * us, seed, 2) - 0.45 * np.abs(us) ** 3
    length_field = 1 + 0.1 * wave_noise(vs, 0 * vs, seed + 4, 2.4)
    bend = curl * us
    bend_radius = length / 2 / max(0.2, curl)
    points = np.stack(
        [
            bend_radius * np.sin(bend) * length_field,
            vs * width_field * width / 2,
            bend_radius * (1 - np.cos(bend)) + 0.02 * wave_noise(us, vs, seed + 7, 1.2),
        ],
        -1,
    )
    builder = MeshBuilder()
    builder.grid(
        points,
        blend(filled(us.shape, '#f2e0a8'), rgba('#e2c578'), 0.4 + 0.4 * wave_noise(us * 2, vs, seed, 4)),
    )
    item = builder.object('shav', wet(0.45, 0.12, 0.06, (0.1, 0.08, 0.04), 0.35, 34, 0.06), 80)
    return thicken(item, 0.011)


def spoonful(name, radius, material_, height=0.1, seed=1):
    """A soft glossy mound with a swirl: yogurt, cream, ricotta, pesto."""
    a = np.linspace(-radius * 1.05, radius * 1.05, 150)
    xs, ys = np.meshgrid(a, a)
    r = np.hypot(xs, ys) / radius
    angle = np.arctan2(ys, xs)
    outline = 1 + 0.06 * np.sin(3 * angle + seed) + 0.04 * np.sin(5 * angle + 2 * seed)
    inside = np.clip(1 - (r / outline) ** 2, -0.3, 1)
    zs = height * np.sign(inside) * np.abs(inside) ** 0.55 + 0.22 * height * np.sin(
        angle + 9 * r + seed
    ) * smoothstep(0, 0.3, inside) * smoothstep(0.05, 0.3, r)
    return grid_mesh(name, xs, ys, zs, material_, inside > -0.28)
