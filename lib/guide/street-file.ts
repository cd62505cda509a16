import 'server-only';
import { createHash } from 'node:crypto';
import { type Guide, guidePath, mapsOf } from '@/lib/content/guide';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import type { GuideMap } from '@/lib/content/schema/guide-map';
import { outlines, streets } from '@/lib/content/server';
import type { StreetData } from '@/lib/streets/street-data';
import { guides } from './guides';

/** File of the drawn streets of a map: its name changes with its content. */
type StreetFile = { name: string; path: string; data: StreetData };

/** The file of the streets of a map; undefined for a map without streets. */
export function streetFile(guide: Guide, map: GuideMap): StreetFile | undefined {
  const drawn = map.outlines === undefined ? undefined : outlines[map.outlines];
  const ofMap = map.streets === undefined ? undefined : streets[map.streets];
  if (!drawn?.projection || !ofMap) return undefined;
  const { projection, regions, water, context } = drawn;
  const data: StreetData = {
    projection,
    outlines: { regions, ...(water && { water }), ...(context && { context }) },
    streets: ofMap,
    ...(map.credit && { credit: map.credit }),
  };
  const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 8);
  const name = `${map.id}-${hash}.json`;
  return { name, path: guidePath(guide.id, `streets/${name}`), data };
}

const files = guides.flatMap((guide) =>
  mapsOf(guide).flatMap((map) => {
    const found = streetFile(guide, map);
    return found ? [{ guide: guide.id, ...found }] : [];
  }),
);

/** Path of the first file of streets of a guide, which the walk draws. */
export const walkStreets = (guide: string): string | undefined =>
  files.find((each) => each.guide === guide)?.path;

/** Paths of the route `[guide]/streets/[file]`. */
export const streetPaths = () =>
  orNone(
    files.map(({ guide, name }) => ({ guide, file: name })),
    { guide: NO_PAGE, file: NO_PAGE },
  );

/** Content of a file of streets; undefined for an unknown one. */
export const streetDataOf = (guide: string, name: string): StreetData | undefined =>
  files.find((each) => each.guide === guide && each.name === name)?.data;
