import sharp from 'sharp';
import { type Guide, mapsOf } from '@/lib/content/guide';
import type { ColourName } from '@/lib/content/schema/theme';
import { themeColour } from '@/lib/content/theme';
import { drawMap } from '@/lib/guide/draw-map';
import { guidePlaces } from '@/lib/guide/guide-counts';
import { allRestaurants } from '@/lib/guide/restaurants';
import { escapeMarkup } from '@/lib/text/markup';

/** Size of the view box of maps. */
const SIZE = 400;

/** Space around the regions, in map units. */
const MARGIN = 14;

const colour = (name: ColourName) => themeColour(name);

type Size = { width: number; height: number };

type Box = { left: number; top: number; width: number; height: number };

/** Bounds of shapes in map units, found by drawing them. */
async function boundsOf(paths: readonly string[]): Promise<Box> {
  const shapes = paths.map((path) => `<path d="${escapeMarkup(path)}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${shapes}</svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0, width, height } = info;
  return { left: -trimOffsetLeft, top: -trimOffsetTop, width, height };
}

/** View box of the aspect ratio of a size around the bounds, as far as the map reaches. */
function viewBox(bounds: Box, { width, height }: Size): string {
  const room = 2 * MARGIN;
  const wanted = Math.max(bounds.width + room, ((bounds.height + room) * width) / height);
  const w = Math.min(wanted, SIZE, (SIZE * width) / height);
  const h = (w * height) / width;
  const start = (from: number, length: number, size: number) =>
    Math.round(Math.max(0, Math.min(SIZE - size, from + length / 2 - size / 2)));
  return `${start(bounds.left, bounds.width, w)} ${start(bounds.top, bounds.height, h)} ${w} ${h}`;
}

/**
 * First map of a guide as an SVG of a size in pixels, with its restaurants as points and the regions that have places
 * highlighted; undefined for a guide without a drawn map.
 */
export async function guideMapSvg(guide: Guide, size: Size): Promise<string | undefined> {
  const [map] = mapsOf(guide);
  if (!map) return undefined;
  const { drawing, isDrawn, pointOf } = drawMap(guide, map);
  if (!isDrawn) return undefined;
  const shapes = drawing.regions.filter(({ path }) => path !== '');
  const view = viewBox(await boundsOf(shapes.map(({ path }) => path)), size);
  const points = allRestaurants(guide.id).flatMap(({ region, coordinates }) => {
    const point = coordinates && map.regions.includes(region) ? pointOf(coordinates) : null;
    return point ? [point] : [];
  });
  const used = new Set(guidePlaces(guide));
  const path = (d: string | undefined, look: string) => (d ? `<path d="${escapeMarkup(d)}" ${look}/>` : '');
  const fill = (id: string) => colour(used.has(id) ? 'map-selected' : 'map-idle');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${view}">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="${colour(drawing.isIsland ? 'map-lake' : 'map-land')}"/>`,
    path(drawing.context, `fill="${colour('map-land')}" stroke="${colour('line')}" stroke-width="0.6"`),
    path(drawing.water, `fill="${colour('map-lake')}"`),
    path(drawing.inset, `fill="none" stroke="${colour('control')}" stroke-width="0.8"`),
    ...shapes.map(({ id, path: d }) =>
      path(
        d,
        `fill="${fill(id)}" stroke="${colour('map-border')}" stroke-width="1.6" stroke-linejoin="round"`,
      ),
    ),
    ...points.map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="6" fill="${colour('gochu')}" stroke="${colour('map-border')}" stroke-width="2"/>`,
    ),
    '</svg>',
  ].join('');
}
