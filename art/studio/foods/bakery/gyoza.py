"""Gyoza fried in a pan and turned out: browned bottoms up, held together by their crisp lace."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import fractal_noise, smoothstep, square_grid, wave_noise
from studio.materials.shader import material

HALF, HEIGHT = 1.42, 0.27
COLUMNS = ((-0.745, 5, 0.16), (0.0, 7, 0.0), (0.745, 5, -0.16))
"""Where each column stands (x), how many lie in it, how far they lean (radians)."""


def _crust(shader):
    """Crisp starch and browned dough; oil shines in places."""
    oil = shader.ramp(shader.noise(5, 4), [(0.42, 0.05), (0.60, 0.75)])
    shader.surface(
        shader.attribute('Col'), roughness=0.42, specular=0.45, coat=oil, coat_roughness=0.12, subsurface=0.0
    )
    shader.bump(shader.math('ADD', shader.noise(42, 4), shader.math('MULTIPLY', shader.voronoi(34), 0.6)), 0.42, 0.012)


def _wrapper(shader):
    """Steamed dough, moist."""
    shader.surface(
        shader.attribute('Col'), roughness=0.34, specular=0.45, coat=0.35, coat_roughness=0.14, subsurface=0.14,
        subsurface_radius=(0.10, 0.07, 0.04),
    )  # fmt: skip
    shader.bump(shader.noise(12, 4), 0.2, 0.012)


def _lying(source):
    """Middle, turn, bend, half length and half width of every dumpling."""
    out = []
    for x, count, lean in COLUMNS:
        for k in range(count):
            y = (k - (count - 1) / 2) * 0.292
            out.append(
                (
                    x + source.normal(0, 0.018), y + source.normal(0, 0.010), lean * y * 1.2 + source.normal(0, 0.05),
                    source.uniform(0.10, 0.22), 0.365 * source.uniform(0.95, 1.05), 0.136 * source.uniform(0.94, 1.06),
                )
            )  # fmt: skip
    return out


def _away(x, y, each):
    """How far a point is from a dumpling's middle line: 1 at its edge."""
    cx, cy, turn, bend, length, width = each
    c, s = math.cos(turn), math.sin(turn)
    u, v = (x - cx) * c + (y - cy) * s, -(x - cx) * s + (y - cy) * c
    v = v - bend * (u * u - 0.3 * length * length)
    return (np.abs(u / length) ** 2.6 + np.abs(v / width) ** 2.6) ** (1 / 2.6)


def _open(x, y, source):
    """Where the lace has holes: distance to the nearest rim, above 0 inside a hole."""
    out = np.full_like(x, -1.0)
    step = x[0, 1] - x[0, 0]
    for count, least, most in ((240, 0.020, 0.046), (2600, 0.007, 0.018)):
        for _ in range(count):
            cx, cy = source.uniform(-HALF, HALF, 2)
            r = source.uniform(least, most)
            reach = int(1.6 * r / step) + 2
            i, j = int((cy + HALF) / step), int((cx + HALF) / step)
            rows, columns = slice(max(0, i - reach), i + reach), slice(max(0, j - reach), j + reach)
            a, b = x[rows, columns] - cx, y[rows, columns] - cy
            if a.size == 0:
                continue
            wide = 1 + 0.35 * np.sin(2 * np.arctan2(b, a) + 9 * cx)
            out[rows, columns] = np.maximum(out[rows, columns], (r * wide - np.hypot(a, b)) / r)
    return out


def gyoza_disc(seed=5, cells=960):
    """Seventeen in three columns, some 2.5 across, standing on z = 0 with their browned side up."""
    source = np.random.default_rng(seed)
    x, y = square_grid(HALF, cells)
    lying, q, second = _lying(source), np.full_like(x, 9.0), np.full_like(x, 9.0)
    own = np.zeros_like(x)
    for each in lying:
        away = _away(x, y, each)
        shade = source.uniform(-1, 1)
        own = np.where(away < q, shade, own)
        second = np.where(away < q, q, np.minimum(second, away))
        q = np.minimum(q, away)
    coarse, fine = wave_noise(x, y, seed, 1.8), wave_noise(x * 4, y * 4, seed + 2, 1.8)
    slow = fractal_noise(x, y, 4.5, seed + 4, 4)
    patches = [_bodies(x, y, q, coarse, slow)]
    bodies = dense_mesh('gyoza', patches, material('gyoza wrapper', _wrapper))
    r, turn = np.hypot(x, y), np.arctan2(y, x)
    skirt = 1.27 - 0.30 * smoothstep(0.10, -0.75, np.sin(turn + 0.22)) + 0.07 * wave_noise(turn * 1.6, 0 * turn, seed + 7, 1.4)
    skirt = skirt + 0.035 * wave_noise(turn * 8, 0 * turn, seed, 1.4)
    bottom = smoothstep(1.06, 0.93, q + 0.05 * slow)
    sag = 0.030 * smoothstep(0.95, 1.10, q) + 0.07 * smoothstep(1.1, 3.2, q) + 0.10 * smoothstep(1.0, 1.35, r) ** 2
    blister = np.clip(wave_noise(x * 9, y * 9, seed + 8, 1.6), 0, 1)
    z = HEIGHT - sag + 0.008 * coarse + 0.006 * slow + 0.010 * blister * bottom - 0.006 * bottom * smoothstep(0.7, 0.2, q)
    z = z + 0.035 * smoothstep(1.2, 1.8, q) * wave_noise(x, y, seed + 12, 2.6)
    z = np.maximum(z, 0.022 + 0.012 * fine)
    holes = _open(x, y, source)
    eaten = holes + 0.50 * smoothstep(1.1, 2.0, q) - 0.64 + 0.35 * wave_noise(x, y, seed + 15, 2.4)
    eaten = np.where(q < 1.0, -1, eaten)
    keep = (q < 1.04 + 0.05 * slow) | ((eaten < 0) & (r < skirt))
    tone = _browned(x, y, q, bottom, own, slow, fine, coarse, blister, eaten, skirt - r)
    lace = dense_mesh('gyoza lace', [(np.stack([x, y, z], -1), tone, keep)], material('gyoza crust', _crust))
    return bodies, lace


def _bodies(x, y, q, coarse, slow):
    """What lies under the crust: round, pale sides, pressed against each other."""
    inside = 1 - np.clip((q - 0.72) / 0.56, 0, 1.6) ** 2.4
    z = (HEIGHT - 0.020) * np.maximum(inside, -0.3) + 0.012 * slow * np.clip(inside, 0, 1)
    z += 0.016 * np.sin(44 * x + 9 * slow) * smoothstep(0.95, 1.12, q) * smoothstep(1.28, 1.15, q)
    tone = blend(filled(x.shape, '#e8cfa0'), rgba('#f2e2c0'), 0.5 + 0.6 * slow)
    tone = blend(tone, rgba('#c58f42'), 0.8 * smoothstep(1.14, 1.0, q + 0.06 * slow))
    tone = blend(tone, rgba('#b8c080'), 0.18 * smoothstep(0.35, 0.7, coarse + slow))
    return np.stack([x, y, z], -1), tone, inside > -0.6


def _browned(x, y, q, bottom, own, slow, fine, coarse, blister, eaten, skirt):
    """Chestnut where the dough touched the pan, gold round it, amber lace with dark rims."""
    lace = blend(filled(x.shape, '#c98634'), rgba('#9c5614'), 0.5 + 0.8 * slow)
    lace = blend(lace, rgba('#e2b266'), 0.6 * smoothstep(0.05, 0.6, fine))
    lace = blend(lace, rgba('#7c420f'), 0.75 * smoothstep(0.16, 0.0, np.minimum(-eaten, 4 * skirt)))
    heat = 0.76 + 0.16 * own + 0.75 * slow + 0.20 * fine + 0.12 * coarse - 0.40 * smoothstep(0.55, 1.05, q)
    done = blend(filled(x.shape, '#cf9850'), rgba('#a65c1e'), smoothstep(0.10, 0.55, heat))
    done = blend(done, rgba('#8a4413'), 0.85 * smoothstep(0.45, 0.95, heat))
    done = blend(done, rgba('#542408'), 0.7 * smoothstep(0.80, 1.25, heat + 0.25 * blister))
    done = blend(done, rgba('#e6b76a'), 0.45 * smoothstep(0.45, 0.9, blister) * smoothstep(0.9, 0.4, heat))
    return blend(lace, done, bottom)
