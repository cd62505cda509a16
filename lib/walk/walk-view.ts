import type { Place } from '@/lib/content/place';
import { kilometresPerUnit, project } from '@/lib/streets/projection';
import type { StreetData } from '@/lib/streets/street-data';
import type { WalkDrawing } from './drawing';

/** A map under the drawing of a walk: `scale` around its origin, then a shift. */
export type WalkView = { scale: number; x: number; y: number };

/** Size of the view box of a map. */
const SIZE = 400;

/** The streets that a walk is drawn on; null if a stop is beside their map. */
export function streetsUnder(data: StreetData | null, places: readonly Place[]): StreetData | null {
  const areAllOnMap = places.every(
    ({ coordinates }) =>
      !coordinates || !data || project(data.projection, coordinates).every((unit) => unit > 0 && unit < SIZE),
  );
  return areAllOnMap ? data : null;
}

/** The map of streets in the units of the drawing of a walk. */
export function walkView({ projection }: StreetData, { anchor }: WalkDrawing): WalkView {
  const { coordinates, at, unitsPerKm } = anchor;
  const scale = unitsPerKm * kilometresPerUnit(projection, coordinates[0]);
  const [x, y] = project(projection, coordinates);
  return { scale, x: at[0] - scale * x, y: at[1] - scale * y };
}
