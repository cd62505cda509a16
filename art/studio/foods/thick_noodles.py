"""Thick, chewy wheat noodles with natural turns: skeins of strands, and their mesh with colours on it."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.dense_mesh import dense_mesh
from studio.fields import smoothstep, wave_noise
from studio.materials.shader import material
from studio.mesh import smooth_profile

STEP = 0.018


def spine(points):
    """A smooth path through a few (x, y), evenly stepped."""
    curve = np.array(smooth_profile(points, 24))
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    even = np.arange(0, run[-1], STEP)
    path = np.column_stack([np.interp(even, run, curve[:, axis]) for axis in (0, 1)])
    kernel = np.hanning(23) / np.hanning(23).sum()
    padded = np.pad(path, ((11, 11), (0, 0)), mode='reflect', reflect_type='odd')
    return np.column_stack([np.convolve(padded[:, axis], kernel, 'valid') for axis in (0, 1)])


def arc(rng, reach, start, span):
    """A spine along the rim whose ends turn inwards; angles in radians."""
    u = np.linspace(-1, 1, 9)
    r = reach * (1 - 0.22 * np.abs(u) ** 3) + 0.02 * np.sin(3 * u + rng.uniform(0, 6))
    turn = start + span * (u + 1) / 2
    return spine(list(zip(r * np.cos(turn), r * np.sin(turn), strict=True)))


def wander(rng, reach, length):
    """A spine that swings about inside a radius in wide turns; length in units."""
    angle = rng.uniform(0, 6.283)
    x, y = 0.75 * reach * math.cos(angle), 0.75 * reach * math.sin(angle)
    heading, bend, path = angle + rng.choice((1.5, 2.0, -1.6)), rng.uniform(-1, 1), []
    for _ in range(int(length / STEP)):
        path.append((x, y))
        bend = 0.985 * bend + rng.uniform(-0.35, 0.35)
        inward = (math.atan2(-y, -x) - heading + math.pi) % (2 * math.pi) - math.pi
        pull = max(0, math.hypot(x, y) / reach - 0.62) * 9 * math.copysign(min(abs(inward), 1.2), inward)
        heading += STEP * float(np.clip(1.1 * bend + pull, -3.4, 3.4))
        x, y = x + STEP * math.cos(heading), y + STEP * math.sin(heading)
    return np.array(path)


def skein(heights, path, strands, radius, reach, rng, sag=0.5, dive=0.20):
    """
    Lays strands side by side along a spine, bunching and crossing a little, their ends diving under the
    others (units); returns their points.
    """
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    across, s = np.column_stack([-tangent[:, 1], tangent[:, 0]]), np.arange(len(path)) * STEP
    bunch = 0.98 + 0.16 * np.sin(1.9 * s + rng.uniform(0, 6))
    paths = []
    for k in rng.sample(range(strands), strands):
        roam = 1.1 * np.sin(1.3 * s + rng.uniform(0, 6)) + 0.5 * np.sin(3.1 * s + rng.uniform(0, 6))
        shift = (k - (strands - 1) / 2) * radius * 2.1 * bunch + radius * roam
        strand = path + across * shift[:, None]
        d = np.hypot(strand[:, 0], strand[:, 1])
        soft = np.where(d > reach - 0.1, reach - 0.1 + 0.1 * np.tanh((d - reach + 0.1) / 0.1), d)
        strand *= (soft / np.maximum(d, 1e-6))[:, None]
        cut = strand[rng.randint(0, 16) : len(strand) - rng.randint(1, 16)]
        laid = heights.lay(cut, radius, sag, 11)
        end = min(22, len(laid) // 3)
        sunk = dive * np.linspace(1, 0, end) ** 1.5
        laid[:end, 2] -= sunk
        laid[-end:, 2] -= sunk[::-1]
        paths.append(laid)
    return paths


def _noodle(shader):
    shader.surface(
        shader.attribute('Col'), roughness=0.3, specular=0.5, subsurface=0.12,
        subsurface_radius=(0.10, 0.06, 0.025), coat=0.4, coat_roughness=0.14,
    )  # fmt: skip
    shader.bump(shader.noise(26, 3), 0.10, 0.01)


def noodles(
    paths, radius, rng, stain=None, tones=('#e5ba6e', '#f0d297'), stains=('#8a4f22', '#1d0c05'), square=2.0,
    surface=None,
):  # fmt: skip
    """
    One mesh of strands, a little flattened and uneven. stain(points, normals) gives for (n, 3) points how far
    they go to the two colours of `stains`, 0 to 1; square: 2 is round, 5 as cut with a knife; surface: a
    material that reads 'Col' instead of that of cooked noodles.
    """
    patches, around = [], np.linspace(0, 2 * math.pi, 12 if square == 2 else 20)
    section = (np.abs(np.cos(around)) ** square + np.abs(np.sin(around)) ** square) ** (-1 / square)
    section = section * (1 + 0.10 * np.cos(2 * around) + 0.035 * np.cos(4 * around))
    for path in paths:
        u = np.arange(len(path)) * STEP
        tangent = np.gradient(path, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
        side = np.cross(tangent, (0, 0, 1))
        side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
        up = np.cross(side, tangent)
        twist = (0.9 * np.sin(1.7 * u + rng.uniform(0, 6)) + rng.uniform(0, 6)) * (1 if square == 2 else 0.3)
        phi = around[None] + twist[:, None]
        seed, own = rng.randint(0, 999), rng.uniform(-0.25, 0.25)
        size = radius * (1 + 0.07 * np.sin(2.3 * u + seed) + 0.1 * own)[:, None, None]
        outward = np.cos(phi)[..., None] * side[:, None] + np.sin(phi)[..., None] * up[:, None]
        points = path[:, None] + size * section[None, :, None] * outward
        tone = np.clip(0.5 + own + 0.35 * wave_noise(u * 1.5, u * 0, seed, 1.0), 0, 1)[:, None]
        colors = blend(filled(phi.shape, tones[0]), rgba(tones[1]), tone * np.ones_like(phi))
        if stain:
            amount = stain(points.reshape(-1, 3), outward.reshape(-1, 3)).reshape(phi.shape)
            colors = blend(colors, rgba(stains[0]), smoothstep(0.0, 0.45, amount) * 0.8)
            colors = blend(colors, rgba(stains[1]), smoothstep(0.3, 0.9, amount))
        patches.append((points[:, ::-1], colors[:, ::-1], None))
    return dense_mesh('noodles', patches, surface or material('chewy noodle', _noodle))
