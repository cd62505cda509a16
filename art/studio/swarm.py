"""Thousands of copies in one mesh: rice, beans, crumbs, seeds."""

import bpy
import numpy as np
from mathutils import Euler

from studio.color import rgba
from studio.mesh import paint, shade_by_angle
from studio.scene import add_object


def _read(prototype):
    mesh = prototype.data
    count = len(mesh.vertices)
    points = np.empty(count * 3, np.float32)
    mesh.vertices.foreach_get('co', points)
    corners = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get('vertex_index', corners)
    sizes = np.empty(len(mesh.polygons), np.int32)
    mesh.polygons.foreach_get('loop_total', sizes)
    colors = np.ones((count, 4), np.float32)
    if len(mesh.color_attributes):
        flat = np.empty(count * 4, np.float32)
        mesh.color_attributes[0].data.foreach_get('color', flat)
        colors = flat.reshape(-1, 4)
    return points.reshape(-1, 3), corners, sizes, colors


def swarm(name, prototypes, transforms, material, seed=1, variation=0.12, tints=None, auto_smooth=1.0):
    """
    One mesh from transforms of (location, euler, scale), each with one of the prototypes. Every copy has
    its own brightness (+-variation) and one of the tints ('#rrggbb') in the vertex colour 'Col'. Without
    transforms the mesh is empty.
    """
    mesh = bpy.data.meshes.new(name)
    mesh.materials.append(material)
    if len(transforms) == 0:
        return add_object(name, mesh)
    source = np.random.default_rng(seed)
    chosen = source.integers(0, len(prototypes), len(transforms))
    points, corners, sizes, colors, first = [], [], [], [], 0
    for i, prototype in enumerate(prototypes):
        own_points, own_corners, own_sizes, own_colors = _read(prototype)
        for k in np.flatnonzero(chosen == i):
            location, rotation, scale = transforms[k]
            turn = np.array(Euler(rotation).to_matrix()).T
            points.append((own_points * (np.array(scale) * np.ones(3))) @ turn + np.array(location))
            corners.append(own_corners + first)
            sizes.append(own_sizes)
            first += len(own_points)
            color = own_colors * (1 + source.uniform(-variation, variation))
            if tints is not None:
                color = color * rgba(tints[source.integers(len(tints))])
            colors.append(color)
    corners, sizes = np.concatenate(corners), np.concatenate(sizes)
    mesh.vertices.add(first)
    mesh.vertices.foreach_set('co', np.concatenate(points).astype(np.float32).ravel())
    mesh.loops.add(len(corners))
    mesh.loops.foreach_set('vertex_index', corners)
    mesh.polygons.add(len(sizes))
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32)
    mesh.polygons.foreach_set('loop_start', starts)
    mesh.polygons.foreach_set('loop_total', sizes)
    mesh.polygons.foreach_set('use_smooth', [True] * len(sizes))
    mesh.update(calc_edges=True)
    item = add_object(name, mesh)
    paint(item, np.clip(np.concatenate(colors), 0, 1))
    return shade_by_angle(item, auto_smooth)
