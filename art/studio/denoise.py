"""
Removes the noise of few samples with the network of Intel's Open Image Denoise, which Debian's Blender lacks.

Only the arithmetic is here, a U-Net of 3 x 3 convolutions over colour, albedo and normal; the trained weights are
Intel's own file `rt_hdr_alb_nrm.tza` (Apache 2.0), which `npm run art` fetches.
"""

import pathlib
import struct

import numpy as np

# The transfer curve the network was trained with, from linear light to a perceptual scale, in three pieces.
PU_A, PU_B, PU_C, PU_D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
PU_E, PU_F, PU_G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
PU_Y0, PU_Y1, PU_X0, PU_X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
TZA = 0x41D7
BRIGHTEST = 65504.0
MIDDLE_GREY = 0.18
BIN = 16  # pixels of a side of the squares the brightness is measured in
SIDE = 16  # the network halves a picture four times
ROWS = 8  # a strip of a large layer: more needs more memory and is no faster


def read_weights(file):
    """The tensors of a TZA file by name, as float32. Raises ValueError for another kind of file."""
    data = pathlib.Path(file).read_bytes()
    magic, _major, _minor, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != TZA:
        raise ValueError(f'{file} is not a TZA file')
    (count,) = struct.unpack_from('<I', data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        size = int(np.prod(shape))
        dtype = {b'f': np.float32, b'h': np.float16}[kind]
        tensors[name] = np.frombuffer(data, dtype, size, offset).reshape(shape).astype(np.float32)
    return tensors


def perceptual(y):
    """Linear light on the scale of the network."""
    low, middle = PU_A * y, PU_B * np.power(y, PU_C) + PU_D
    high = PU_E * np.log(y + PU_F) + PU_G
    return np.where(y <= PU_Y0, low, np.where(y <= PU_Y1, middle, high)).astype(np.float32)


def linear_light(x):
    """The inverse of `perceptual`."""
    low = x / PU_A
    middle = np.power(np.maximum((x - PU_D) / PU_B, 0), 1 / PU_C)
    high = np.exp((x - PU_G) / PU_E) - PU_F
    return np.where(x <= PU_X0, low, np.where(x <= PU_X1, middle, high)).astype(np.float32)


def exposure(color):
    """The factor that brings the picture's mean brightness (of the logarithm) to middle grey."""
    luminance = color @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = luminance.shape
    bins = luminance[: height // BIN * BIN, : width // BIN * BIN]
    bins = bins.reshape(height // BIN, BIN, width // BIN, BIN).mean((1, 3))
    bins = bins[bins > 1e-8]
    return MIDDLE_GREY / np.exp2(np.log2(bins).mean()) if bins.size else 1.0


def convolve(field, tensors, name, relu=True):
    """3 x 3 convolution of (height, width, channels), in strips of rows so that memory stays small."""
    weight, bias = tensors[f'{name}.weight'], tensors[f'{name}.bias']
    out_channels, in_channels = weight.shape[:2]
    matrix = weight.transpose(2, 3, 1, 0).reshape(9 * in_channels, out_channels)
    height, width, _ = field.shape
    padded = np.pad(field, ((1, 1), (1, 1), (0, 0)))
    out = np.empty((height, width, out_channels), np.float32)
    for top in range(0, height, ROWS):
        rows = min(ROWS, height - top)
        patches = np.empty((rows, width, 9, in_channels), np.float32)
        for k in range(9):
            dy, dx = divmod(k, 3)
            patches[:, :, k] = padded[top + dy : top + dy + rows, dx : dx + width]
        strip = patches.reshape(rows * width, -1) @ matrix + bias
        out[top : top + rows] = (np.maximum(strip, 0) if relu else strip).reshape(rows, width, -1)
    return out


def halved(field):
    """Half as wide and high: the largest of every four."""
    height, width, channels = field.shape
    return field.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def doubled(field):
    """Twice as wide and high, every cell four times."""
    return field.repeat(2, 0).repeat(2, 1)


def network(field, tensors):
    """From (height, width, 9) to (height, width, 3); both sides are multiples of SIDE."""

    def run(field, *names):
        for name in names:
            field = convolve(field, tensors, name)
        return field

    skips = []
    for names in (('enc_conv0', 'enc_conv1'), ('enc_conv2',), ('enc_conv3',), ('enc_conv4',)):
        skips.append(field)
        field = halved(run(field, *names))
    field = run(field, 'enc_conv5a', 'enc_conv5b')
    for level in (4, 3, 2, 1):
        field = np.concatenate([doubled(field), skips.pop()], -1)
        field = run(field, f'dec_conv{level}a', f'dec_conv{level}b')
    return convolve(field, tensors, 'dec_conv0', relu=False)


def denoise(color, albedo, normal, tensors):
    """
    Cleans a render. color (linear light), albedo (0 to 1) and normal (-1 to 1) are (height, width, 3); tensors come
    from `read_weights`. Returns linear light.
    """
    height, width, _ = color.shape
    color, albedo, normal = [np.nan_to_num(field.astype(np.float32)) for field in (color, albedo, normal)]
    color = np.clip(color, 0, BRIGHTEST)
    gain = exposure(color)
    scale = 1 / perceptual(np.float32(BRIGHTEST))
    light = perceptual(np.minimum(color * gain, BRIGHTEST)) * scale
    fields = [light, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    missing = ((0, -height % SIDE), (0, -width % SIDE), (0, 0))
    fields = np.pad(np.concatenate(fields, -1).astype(np.float32), missing, mode='edge')
    out = network(fields, tensors)[:height, :width]
    return linear_light(np.clip(out / scale, 0, None)) / gain
