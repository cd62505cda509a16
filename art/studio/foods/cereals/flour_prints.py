"""Flour sifted over a board, with what a hand leaves in it: its print, and the streaks of a sweep."""

import math

import numpy as np

from studio.geometry.clouds import clouds, streaks
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import blur, smoothstep
from studio.geometry.hand import along_line, hand_distance, kept_in_print, palm_distance
from studio.materials.shader import material

WHITE = '#f8f2e6'


def _sifted(shader):
    split = shader.node('ShaderNodeSeparateRGB')
    shader.link(shader.attribute('Col'), split.inputs[0])
    cover = split.outputs[0]
    fine, coarse = shader.noise(150, 3, 0.6), shader.noise(26, 5, 0.7)
    grains = shader.math('ADD', shader.math('MULTIPLY', fine, 0.6), shader.math('MULTIPLY', coarse, 0.4))
    veil = shader.ramp(shader.noise(9, 5, 0.65), [(0.35, 0.06), (0.70, 0.46)])
    amount = shader.math('SUBTRACT', shader.math('MULTIPLY', cover, 1.35), grains)
    amount = shader.math('MULTIPLY', shader.math('ADD', amount, 0.10), 3.0)
    amount = shader.math('MAXIMUM', amount, shader.math('MULTIPLY', cover, veil))
    clamped = shader.node('ShaderNodeClamp')
    shader.link(amount, clamped.inputs[0])
    tone = shader.mix(shader.patches(3.2, 5, 0.32, 0.7), '#efe6d4', WHITE)
    shader.surface(tone, roughness=1, specular=0.05, sheen=0.15)
    shader.link(clamped.outputs[0], shader.principled.inputs['Alpha'])
    shader.bump(shader.noise(60, 5, 0.6), 0.30, 0.008)


class FlouredBoard:
    """
    A field of flour round the origin: `cover` is 0 (bare wood) to 1 (white), `z` its thickness in units. Half sides
    in units, step the width of a cell.
    """

    def __init__(self, half_x, half_y, seed, step=0.0045):
        across, down = round(2 * half_x / step), round(2 * half_y / step)
        self.x, self.y = np.meshgrid(np.linspace(-half_x, half_x, across), np.linspace(-half_y, half_y, down))
        self.step, self.seed = step, seed
        self.cover, self.z = np.zeros_like(self.x), np.zeros_like(self.x)

    def noise(self, number, largest, roughness=1.6, smallest=0.0):
        """A cloudy field of its own."""
        return clouds(self.x.shape, self.step, self.seed * 100 + number, largest, smallest, roughness)

    def sift(self, x, y, radius_x, radius_y, thickness=0.017):
        """Flour thrown over an oval, thick in the middle, thin and patchy towards its edge."""
        away = np.hypot((self.x - x) / radius_x, (self.y - y) / radius_y)
        fall = 1.0 - away + 0.16 * self.noise(1, 0.8) + 0.07 * self.noise(2, 0.12)
        cover = smoothstep(-0.30, 0.55, fall)
        self.cover = np.maximum(self.cover, cover)
        body = 1 + 0.40 * self.noise(3, 0.30, 2.2) + 0.16 * self.noise(4, 0.06, 1.8)
        self.z = np.maximum(self.z, thickness * cover * np.clip(body, 0.25, 2))

    def clods(self, count, half_x, half_y, largest=0.030):
        """Little lumps that did not go through the sieve."""
        source = np.random.default_rng(self.seed + 5)
        for _ in range(count):
            x, y = source.uniform(-half_x, half_x), source.uniform(-half_y, half_y)
            radius = 0.007 + largest * source.random() ** 4
            i = int((y - self.y[0, 0]) / self.step)
            j = int((x - self.x[0, 0]) / self.step)
            reach = int(2 * radius / self.step) + 1
            window = np.s_[max(0, i - reach) : i + reach, max(0, j - reach) : j + reach]
            if self.cover[i, j] < source.uniform(0.15, 0.8):
                continue
            dx, dy = self.x[window] - x, self.y[window] - y
            bump = np.clip(1 - (dx * dx + dy * dy) / radius**2 * (1 + 0.4 * np.sin(dx * 260 + x)), 0, 1)
            self.z[window] = np.maximum(self.z[window], self.z[i, j] * 0.7 + 0.75 * radius * bump**0.6)
            self.cover[window] = np.maximum(self.cover[window], bump > 0.1)

    def press(self, contact, away, kept, ridge=0.018):
        """
        Takes away the flour where something was pressed down: contact is 0 to 1, away the distance to its outline,
        kept how much stays there; a ridge (units) is pushed up around it.
        """
        left = np.clip(kept + 0.16 + 0.16 * self.noise(7, 0.06, 1.2), 0, 1) * 0.85
        self.cover = self.cover * (1 - contact) + np.minimum(self.cover, left) * contact
        self.z = self.z * (1 - contact) + np.minimum(self.z, 0.010 * left) * contact
        uneven = np.clip(0.75 + 0.8 * self.noise(8, 0.16), 0, 2)
        lip = np.exp(-(((away - 0.026) / 0.020) ** 2)) * uneven * (1 - contact)
        self.z += ridge * lip * self.cover
        self.cover = np.clip(self.cover + 0.25 * lip * (self.cover > 0.15), 0, 1)

    def handprint(self, x, y, angle, smear=0.34, size=1.0):
        """A right hand pressed down at (x, y), fingers turned by angle from +y, its heel smeared downwards."""
        c, s = math.cos(angle), math.sin(angle)
        u = ((self.x - x) * c + (self.y - y) * s) / size
        v = ((self.y - y) * c - (self.x - x) * s) / size
        ragged = 0.010 * self.noise(11, 0.10) + 0.004 * self.noise(12, 0.02)
        away = hand_distance(u, v) + ragged
        contact = smoothstep(0.012, -0.022, away)
        broken = np.clip(0.75 + 0.7 * self.noise(13, 0.14), 0, 1.2)
        kept = kept_in_print(u, v) * broken + 0.30 * smoothstep(-0.045, 0.0, away)
        kept = np.clip(kept + 0.16 * np.clip(self.noise(15, 0.25), 0, 1), 0, 1)
        drag = np.zeros_like(u)
        slant = angle + math.radians(-82)
        threads = 0.7 * streaks(u.shape, self.step, self.seed + 60, 0.50, 0.034, slant)
        threads += 0.5 * streaks(u.shape, self.step, self.seed + 61, 0.30, 0.010, slant)
        for t in np.linspace(0, smear, 14):
            at_u, at_v = u - 0.14 * t, v + t
            heel = smoothstep(0.0, -0.05, palm_distance(at_u, at_v) + ragged) * smoothstep(-0.22, -0.42, at_v)
            drag = np.maximum(drag, heel * (1 - (t / smear) ** 2 * 0.45))
        drag = np.clip(drag * (1.0 + 0.8 * threads), 0, 1) * smoothstep(0.0, 0.05, away + 0.05)
        self.press(drag * 0.96, np.full_like(u, 9.0), np.clip(0.5 * threads, 0, 1))
        self.press(contact, away, kept)
        tail = smear + 0.60
        front = np.exp(-(((v + tail + 0.05 * np.cos(u * 5)) / 0.035) ** 2))
        pushed = front * smoothstep(0.42, 0.2, np.abs(u - 0.06)) * np.clip(0.8 + 0.7 * self.noise(14, 0.12), 0, 2)
        self.z += 0.022 * pushed
        self.cover = np.clip(self.cover + 0.8 * pushed, 0, 1)

    def sweep(self, paths, radius=0.070, strength=0.85):
        """Fingers drawn through the flour along paths of (x, y); each leaves a streak and a little bank at its end."""
        for k, path in enumerate(paths):
            away = along_line(self.x, self.y, path) - radius
            away = away + 0.014 * self.noise(20 + k, 0.12)
            start = np.hypot(self.x - path[0][0], self.y - path[0][1])
            begun = smoothstep(0.0, 0.22, start)
            contact = smoothstep(0.016, -0.030, away) * strength * (0.25 + 0.75 * begun)
            self.press(contact, away, np.clip(0.10 + 0.3 * self.noise(30 + k, 0.07, 1.2), 0, 1), 0.014)
            end = np.hypot(self.x - path[-1][0], self.y - path[-1][1])
            bank = np.exp(-(((end - radius * 1.25) / 0.040) ** 2)) * (away > -0.01)
            self.z += 0.016 * bank * np.clip(1 + self.noise(40 + k, 0.10), 0.2, 2)
            self.cover = np.clip(self.cover + 0.7 * bank, 0, 1)

    def object(self, top):
        """The flour as a mesh on a board whose top is at that height."""
        edge = np.minimum(self.x[0, -1] - np.abs(self.x), self.y[-1, 0] - np.abs(self.y))
        cover = blur(self.cover, 0.8) * smoothstep(0.0, 0.22, edge + 0.05 * self.noise(51, 0.2))
        fine = self.noise(50, 0.03, 1.3)
        z = blur(self.z, 0.9) * (1 + 0.12 * fine) + 0.0015
        colors = np.stack([cover, cover, cover, np.ones_like(cover)], -1)
        points = np.stack([self.x, self.y, top + z], -1)
        return dense_mesh('dust', [(points, colors, cover > 0.01)], material('sifted flour', _sifted))
