import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import nextPackage from 'next/package.json' with { type: 'json' };
import sharp, { type Sharp } from 'sharp';
import { pictureData, wholePictureFile } from '@/lib/content/pictures';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import { themeColour } from '@/lib/content/theme';
import { cachedImage } from './share-cache';
import { satoriFonts } from './share-fonts';
import { layOutCard, type PixelSize, type Shape, type ShareCard } from './share-layout';
import { guideMapSvg } from './share-map';

/** Messengers skip previews that are larger, in bytes. */
const MAX_BYTES = 290_000;
const QUALITIES = [86, 78, 68, 56];

/**
 * Picture cropped around its focus to a size, as an uncompressed PNG. It is made from an encoded file, which decodes much
 * faster than the source image.
 */
async function cutPicture({ name, focus = [50, 50] }: PictureRef, size: PixelSize): Promise<Buffer> {
  const { width, height } = pictureData(name);
  const scale = Math.max(size.width / width, size.height / height);
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  return sharp(join(process.cwd(), 'public', wholePictureFile(name)))
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: Math.round(((scaled.width - size.width) * focus[0]) / 100),
      top: Math.round(((scaled.height - size.height) * focus[1]) / 100),
      ...size,
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** JPEG under the size limit. 4:2:0 chroma would blur the text. */
async function encode(image: Sharp): Promise<Buffer> {
  const pixels = await image.png({ compressionLevel: 0 }).toBuffer();
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(pixels).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}

async function drawShareImage(card: ShareCard, shape: Shape): Promise<Buffer> {
  const { element, files, textArea, art, isPin } = await layOutCard(card, shape);
  const { picture, map } = card;
  const svg = art && map && (await guideMapSvg(map, art));
  const content = {
    element,
    textArea,
    files: files.map((file) => file.slice(process.cwd().length)),
    art: art && { ...art, svg, picture: picture && [pictureData(picture.name).hash, picture.focus] },
    encoding: { MAX_BYTES, QUALITIES },
    versions: { next: nextPackage.version, sharp: sharp.versions.sharp },
  };
  return cachedImage(content, async () => {
    const drawing = new ImageResponse(element, { ...textArea, fonts: await satoriFonts(files) });
    const text = sharp(Buffer.from(await drawing.arrayBuffer()));
    if (!art) return encode(text);
    // sharp composites the picture, since Satori takes ten times as long for a photograph.
    const input = picture ? await cutPicture(picture, art) : Buffer.from(svg ?? '');
    const [left, top] = isPin ? [0, 0] : [textArea.width, 0];
    const room = isPin ? { top: art.height } : { right: art.width };
    const extended = text.extend({ ...room, background: themeColour('paper') }).png({ compressionLevel: 0 });
    return encode(sharp(await extended.toBuffer()).composite([{ input, left, top }]));
  });
}

/** 1200 × 630 JPEG for link previews, or a 1000 × 1500 pin. Texts that no font can draw are left out. */
export async function shareImage(card: ShareCard, shape: Shape = 'card'): Promise<Response> {
  const bytes = await drawShareImage(card, shape);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/jpeg' } });
}
