import { isHidden } from '@/lib/content/read/yaml';
import { counted } from '@/lib/text/words';
import type { DataFile } from './data-files';

const PLACES = /^data\/(restaurants|markets|events)\//;

/** The day one year before, YYYY-MM-DD. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** Lines below a sentence of the report. */
export const listed = (lines: readonly string[]) => lines.map((line) => `\n    ${line}`).join('');

/** Opening hours that were never confirmed, and places and events that were checked more than a year before `today`. */
export function checkedAdvice(files: readonly DataFile[], today: string): string[] {
  const places = files
    .filter((file) => PLACES.test(file.file) && !isHidden(file))
    .map(({ file, value }) => ({ file, value: Object(value) as Record<string, unknown> }));
  const unconfirmed = places
    .filter(({ value }) => value.hours !== undefined && value.checkedOn === undefined)
    .map(({ file }) => file);
  const old = places.flatMap(({ file, value }) =>
    [value.checkedOn, Object(value.facts).checkedOn]
      .filter((day): day is string => typeof day === 'string' && day < yearBefore(today))
      .map((day) => `${file}, ${day}`),
  );
  return [
    ...(unconfirmed.length > 0
      ? [
          `${counted(unconfirmed.length, 'place has', 'places have')} opening hours that were never confirmed. Ask the place, then add checkedOn:${listed(unconfirmed)}`,
        ]
      : []),
    ...(old.length > 0 ? [`Checked more than a year ago:${listed(old)}`] : []),
  ];
}
