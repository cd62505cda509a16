"""Large meshes of curved patches, built at once: hundreds of thousands of corners in a second."""

import bpy
import numpy as np

from studio.mesh import paint
from studio.scene import add_object


def dense_mesh(name, patches, material):
    """
    One smooth mesh with vertex colours from patches of (points (rows, columns, 3), linear colours
    (rows, columns, 4), keep): faces with a corner where the field keep is false are left out (None: all stay).
    """
    points, colors, quads, first = [], [], [], 0
    for at, tone, keep in patches:
        rows, columns = at.shape[:2]
        corner = first + np.arange(rows * columns).reshape(rows, columns)
        faces = np.stack([corner[:-1, :-1], corner[:-1, 1:], corner[1:, 1:], corner[1:, :-1]], -1)
        if keep is not None:
            faces = faces[keep[:-1, :-1] & keep[:-1, 1:] & keep[1:, 1:] & keep[1:, :-1]]
        points.append(at.reshape(-1, 3))
        colors.append(tone.reshape(-1, 4))
        quads.append(faces.reshape(-1, 4))
        first += rows * columns
    corners = np.concatenate(quads).astype(np.int32)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(first)
    mesh.vertices.foreach_set('co', np.concatenate(points).astype(np.float32).ravel())
    mesh.loops.add(corners.size)
    mesh.loops.foreach_set('vertex_index', corners.ravel())
    mesh.polygons.add(len(corners))
    mesh.polygons.foreach_set('loop_start', np.arange(0, corners.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(corners), 4, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(len(corners), bool))
    mesh.materials.append(material)
    mesh.update(calc_edges=True)
    item = add_object(name, mesh)
    paint(item, np.concatenate(colors))
    return item
