"""A cooked Dungeness crab: fan-shaped back with its toothed edge, jointed legs, claws with pale fingers."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import fractal_noise, smoothstep, wave_noise
from studio.geometry.mesh import ellipsoid, smooth_profile
from studio.materials.shader import material
from studio.materials.surfaces import matte
from studio.scene import place

LEGS = (
    ((0.60, -0.20, 0.22), (1.12, -0.42, 0.40), (1.29, -0.50, 0.37), (1.50, -0.78, 0.19), (1.50, -1.06, 0.10)),
    ((0.68, -0.02, 0.22), (1.26, -0.07, 0.45), (1.45, -0.11, 0.40), (1.73, -0.34, 0.20), (1.84, -0.63, 0.11)),
    ((0.64, 0.15, 0.22), (1.22, 0.27, 0.43), (1.41, 0.30, 0.38), (1.71, 0.15, 0.20), (1.88, -0.09, 0.11)),
    ((0.46, 0.32, 0.20), (0.92, 0.62, 0.36), (1.08, 0.69, 0.33), (1.36, 0.64, 0.18), (1.56, 0.47, 0.10)),
)
"""Joints of the right legs from the body out, front leg first; the crab looks towards -y."""

ARM = ((0.46, -0.34, 0.22), (0.90, -0.64, 0.27), (1.00, -0.82, 0.21))


def _shell(shader):
    """Satin, finely grained, wet where the water has not run off."""
    moist = shader.ramp(shader.noise(4, 3), [(0.42, 0.08), (0.62, 0.6)])
    shader.surface(
        shader.attribute('Col'), roughness=0.4, specular=0.4, coat=moist, coat_roughness=0.14, subsurface=0.10,
        subsurface_radius=(0.05, 0.02, 0.01),
    )  # fmt: skip
    grain = shader.math('MULTIPLY', shader.voronoi(58), 0.9)
    shader.bump(shader.math('ADD', grain, shader.noise(24, 4)), 0.30, 0.012)


def _painted(points, up, pale, seed):
    """Brick orange above with lighter clouds, cream where pale (0 to 1) and below."""
    x, y = points[..., 0], points[..., 1]
    cloud = fractal_noise(x, y, 3.2, seed, 4)
    fine = fractal_noise(x, y, 17, seed + 4, 3)
    tone = blend(filled(x.shape, '#b8380f'), rgba('#d9601c'), 0.45 + 0.9 * cloud)
    tone = blend(tone, rgba('#8e2408'), 0.55 * smoothstep(0.1, 0.55, -cloud + 0.5 * fine))
    tone = blend(tone, rgba('#e9924a'), 0.6 * smoothstep(0.16, 0.5, fine + 0.3 * cloud))
    tone = blend(tone, rgba('#eec48a'), np.clip(pale + 0.25 * fine * (pale > 0.05), 0, 1))
    return blend(tone, rgba('#f0dcb4'), 0.85 * smoothstep(0.0, -0.6, up))


def swept(points, widths, flats, pale, seed, ridges=0.0, knobs=0.0, bite=0):
    """
    A limb along a few points: widths (sideways) and flats (upwards) are radii at even steps of its length,
    pale how cream it is there; ridges run along it, bite is the side with teeth. Returns a patch for `dense_mesh`.
    """
    path = np.array(smooth_profile([tuple(p) for p in points], 26))
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    run /= run[-1]
    u = (1 - np.cos(np.linspace(0, math.pi, 90))) / 2
    path = np.column_stack([np.interp(u, run, path[:, k]) for k in range(3)])
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    side = np.cross(tangent, (0, 0, 1))
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    over = np.cross(side, tangent)
    ends = np.sqrt(np.clip(u / 0.03, 0, 1) * np.clip((1 - u) / 0.03, 0, 1))
    at = lambda values: (np.interp(u, np.linspace(0, 1, len(values)), values))[:, None]
    phi = np.linspace(0, 2 * math.pi, 61)[None]
    swell = 1 + ridges * np.cos(6 * phi + seed) + knobs * wave_noise(u[:, None] * 7, phi * 1.2, seed, 1.6)
    swell = swell * ends[:, None]
    biting = 1 - 0.35 * np.clip(np.sin(u * 60), 0, 1)[:, None] * smoothstep(0.45, 0.7, u)[:, None] * (np.cos(phi) * bite > 0.5)
    swell = swell * biting
    wide, flat = at(widths) * swell * np.cos(phi), at(flats) * swell * np.sin(phi)
    made = path[:, None] + wide[..., None] * side[:, None] + flat[..., None] * over[:, None]
    up = np.sin(phi) * np.ones_like(wide)
    return made, _painted(made, up, at(pale) * np.ones_like(wide), seed), None


def _leg(joints, size, seed):
    """Four pieces from the body to the pointed foot."""
    a, b, c, d, e = (np.array(p) for p in joints)
    reach = lambda p, q: 0.045 * (q - p) / np.linalg.norm(q - p)
    bow = lambda p, q, rise: (p - reach(p, q), (p + q) / 2 + np.array((0, 0, rise)), q + reach(p, q))
    w = 0.102 * size
    return [
        swept(bow(a, b, 0.03), (0.8 * w, w, 1.12 * w, 1.15 * w, 1.08 * w, 0.72 * w), (0.5 * w, 0.58 * w, 0.62 * w, 0.5 * w),
              (0.1, 0, 0, 0, 0.05, 0.7), seed, 0.06, 0.04),
        swept(bow(b, c, 0.02), (0.6 * w, 0.85 * w, 1.0 * w, 0.8 * w), (0.5 * w, 0.64 * w, 0.5 * w),
              (0.5, 0, 0.05, 0.6), seed + 1, 0.06, 0.05),
        swept(bow(c, d, 0.03), (0.6 * w, 1.02 * w, 1.05 * w, 0.95 * w, 0.6 * w), (0.45 * w, 0.5 * w, 0.4 * w),
              (0.4, 0, 0, 0.05, 0.6), seed + 2, 0.06, 0.04),
        swept(bow(d, e, 0.03), (0.5 * w, 0.6 * w, 0.45 * w, 0.25 * w, 0.008), (0.4 * w, 0.4 * w, 0.26 * w, 0.008),
              (0.3, 0.0, 0.0, 0.2, 0.5), seed + 3, 0.10),
    ]  # fmt: skip


def claw(x, y, z, seed):
    """Palm and two fingers as patches, from a wrist at (x, y, z) towards -x, their tips .85 further."""
    at = lambda *steps: [(x - a, y + b, z + c) for a, b, c in steps]
    palm = at((0, 0, 0), (0.22, -0.06, 0.03), (0.46, -0.09, 0.02), (0.68, -0.10, -0.03), (0.86, -0.03, -0.09))
    finger = at((0.40, 0.06, 0.03), (0.56, 0.13, 0.04), (0.74, 0.10, 0.0), (0.88, 0.00, -0.04))
    return [
        swept(palm, (0.10, 0.185, 0.205, 0.18, 0.10, 0.062, 0.015), (0.09, 0.15, 0.165, 0.145, 0.085, 0.05, 0.012),
              (0.5, 0.0, 0.0, 0.0, 0.3, 0.8, 1), seed, 0.02, 0.03, 1),
        swept(finger, (0.085, 0.085, 0.07, 0.05, 0.015), (0.08, 0.08, 0.065, 0.045, 0.012),
              (0.1, 0.1, 0.3, 0.8, 1), seed + 1, 0.05, 0.03, -1),
    ]  # fmt: skip


def _edge(turn, sharp=1.0):
    """The back's outline: a toothed arc in front (-y), drawn in towards the tail; sharp (0 to 1) are its teeth."""
    c, s = np.cos(turn), np.sin(turn)
    front = (np.abs(c) ** 2.15 + np.abs(s) ** 2.15) ** (-1 / 2.15)
    rear = (np.abs(c) ** 1.5 + np.abs(s) ** 1.75) ** (-1 / 1.65)
    reach = np.where(s < 0, front, rear)
    along = np.abs(np.arctan2(s, np.abs(c))) / (math.pi / 2)
    saw = 1 - ((1 - along) * 9.5 % 1)
    teeth = (s < 0) * smoothstep(0.98, 0.85, along) * (0.055 * saw)
    last = 0.05 * np.exp(-((along / 0.035) ** 2))
    notch = 0.05 * (s < 0) * np.exp(-(((np.abs(c) - 0.17) / 0.05) ** 2))
    reach = reach * (1 + sharp * (teeth + last - notch))
    return 0.84 * reach * c, 0.53 * reach * s


def _back(seed=3):
    """The back with its swellings and furrows, its lower side turned in to the body; rim at z = 0."""
    turn, rho = np.meshgrid(np.linspace(0, 2 * math.pi, 420), np.linspace(0, 1, 190), indexing='ij')
    ex, ey = _edge(turn, rho**9)
    x, y = ex * rho, ey * rho
    bump = lambda cx, cy, sx, sy: np.exp(-(((np.abs(x) - cx) / sx) ** 2) - ((y - cy) / sy) ** 2)
    z = 0.27 * (1 - rho**2.7) ** 0.85
    z += 0.055 * bump(0.42, 0.06, 0.20, 0.22) + 0.05 * bump(0.13, -0.20, 0.13, 0.15) + 0.045 * bump(0, 0.22, 0.15, 0.14)
    furrow = np.exp(-(((np.abs(x) - 0.21 - 0.10 * np.cos(5 * y)) / 0.030) ** 2)) * smoothstep(0.42, 0.25, np.abs(y))
    across = np.exp(-(((y - 0.05 + 0.25 * np.abs(x)) / 0.030) ** 2)) * smoothstep(0.5, 0.15, np.abs(x))
    furrow = np.clip(furrow + 0.7 * across, 0, 1)
    warts = np.clip(wave_noise(x * 14, y * 14, seed, 1.6), 0, 1)
    z += -0.022 * furrow + 0.006 * warts * (1 - rho**6) + 0.010 * fractal_noise(x, y, 4, seed, 3)
    z += 0.012 * np.exp(-(((rho - 0.97) / 0.02) ** 2))
    top = np.stack([x, y, z], -1)
    tone = _painted(top, np.ones_like(x), 0.75 * smoothstep(0.90, 1.0, rho), seed)
    tone = blend(tone, rgba('#7d1f08'), 0.55 * furrow)
    tone = blend(tone, rgba('#eda660'), 0.5 * smoothstep(0.35, 0.8, warts) * smoothstep(0.5, 0.95, rho))
    ring, fall = np.meshgrid(turn[:, 0], np.linspace(0, 1, 30), indexing='ij')
    ux, uy = _edge(ring)
    tuck = 1 - 0.42 * smoothstep(0, 1, fall)
    under = np.stack([ux * tuck, uy * tuck, -0.20 * fall**0.8], -1)
    cream = blend(filled(ring.shape, '#e9b878'), rgba('#f0dfbe'), fall)
    return [(top, tone, None), (under, cream, None)]


def crab(seed=3):
    """A whole one at the origin, looking towards -y, its body on z = 0; some 3.7 wide with its legs."""
    patches = [(p + np.array((0, 0, 0.26)), c, k) for p, c, k in _back(seed)]
    source = np.random.default_rng(seed)
    for side in (-1, 1):
        mirror = np.array((side, 1, 1))
        made = []
        for k, joints in enumerate(LEGS):
            moved = np.array(joints) + source.normal(0, 0.022, (5, 3)) * np.linspace(0, 1, 5)[:, None]
            made += _leg(moved, (1.0, 1.06, 1.0, 0.86)[k], 10 * k + side)
        shift = np.array((0, 0.05 * side, 0))
        a, b, c = (np.array(p) + shift * n for n, p in enumerate(ARM))
        made.append(swept((a, (a + b) / 2 + (0, 0, 0.03), b), (0.10, 0.13, 0.15, 0.10), (0.09, 0.11, 0.12, 0.08),
                          (0.3, 0, 0, 0.7), seed, 0.03, 0.04))  # fmt: skip
        made.append(swept((b, (b + c) / 2 + (0.03, 0, 0.02), c), (0.08, 0.145, 0.14, 0.08), (0.08, 0.13, 0.12, 0.07),
                          (0.7, 0, 0, 0.7), seed + 1, 0.03, 0.06))  # fmt: skip
        made += claw(*c, seed + 5 + side)
        for points, colors, _ in made:
            at, tone = points * mirror, colors
            patches.append((at if side > 0 else at[::-1], tone if side > 0 else tone[::-1], None))
    for side in (-1, 1):
        place(ellipsoid('eye', 0.030, 0.026, 0.026, matte('#14100e', 0.2, 0.8), 20), 0.115 * side, -0.515, 0.265)
    return dense_mesh('crab', patches, material('crab shell', _shell))
