import { inspect } from 'node:util';
import { formatPath, type Path, valuesIn } from '@/lib/content/paths';
import type { Position } from '@/lib/content/problem';
import { entryName, type YamlFile } from '@/lib/content/read/yaml';
import { type Starter, valueHash } from './starter';

/** Something to replace before the site is published. */
export type Finding = {
  /** Path of the file from the project root. */
  file: string;
  position?: Position;
  /** Where in it; in a list, with what it belongs to: `socials[0].href (the social “YouTube”)`. */
  field: string;
  /** What stands there now. */
  found: string;
  /** What to put there. */
  put: string;
};

/** A value with where it stands. */
type Place = { file: YamlFile; path: Path; value: unknown };

/** Addresses and ids that no one's own would be. */
const LOOKS_LIKE_EXAMPLE = /\bexample\.(?:com|net|org)\b|[/@]example\b|\bexample-\d/i;

const FOUND_LIMIT = 70;

/** What a value looks like in one line, cut where it gets long. */
function describeValue(value: unknown): string {
  const isText = typeof value === 'string';
  const text = isText
    ? value
    : inspect(value, { compact: true, breakLength: Number.POSITIVE_INFINITY, depth: null });
  const line = text.replaceAll(/\s+/g, ' ');
  const short = line.length > FOUND_LIMIT ? `${line.slice(0, FOUND_LIMIT - 1)}…` : line;
  return isText ? `“${short}”` : short;
}

/** Whether a value is inside another one, or is it. */
const isInside = (place: Place, outer: Place) =>
  place.file === outer.file && outer.path.every((key, index) => place.path[index] === key);

/**
 * Every value of the starter that still stands, where it stands now; then every other text that looks like an example. In
 * the order of the files and of their lines.
 */
export function findUnfinished(
  files: readonly YamlFile[],
  { values, ratings }: Pick<Starter, 'values' | 'ratings'>,
): Finding[] {
  const places = files.flatMap((file) =>
    [...valuesIn(file.value)].map((place): Place => ({ file, ...place })),
  );
  const hashes = new Map(places.map((place) => [place, valueHash(place.value)]));
  const still = values.flatMap(({ said, hashes: known, field, put }) => {
    if (!known) {
      return places
        .filter(({ value, path }) => value === said && (field ?? formatPath(path)) === formatPath(path))
        .map((place) => ({ place, put, note: '' }));
    }
    // Of a longer value the first of its parts is enough.
    const place = places.find((each) => known.includes(hashes.get(each) ?? ''));
    return place ? [{ place, put, note: '' }] : [];
  });
  const stars = places.flatMap(({ file, path, value }) => {
    const { name, rating } = Object(value);
    if (rating === undefined || !Object.hasOwn(ratings, name) || ratings[name] !== rating) return [];
    const place = { file, path: [...path, 'rating'], value: rating };
    return [{ place, put: 'your own stars, 0 to 5, one decimal', note: '' }];
  });
  const examples = places
    .filter(({ value }) => typeof value === 'string' && LOOKS_LIKE_EXAMPLE.test(value))
    .filter((place) => !still.some((known) => isInside(place, known.place)))
    .map((place) => ({ place, put: 'your own', note: ', which looks like a placeholder' }));
  return [...still, ...stars, ...examples]
    .map(({ place: { file, path, value }, put, note }) => {
      const entry = entryName(file.value, path);
      const field = `${formatPath(path)}${entry === undefined ? '' : ` (${entry})`}`;
      const found = `${describeValue(value)}${note}`;
      return {
        order: files.indexOf(file),
        file: file.file,
        position: file.positionOf(path),
        field,
        found,
        put,
      };
    })
    .sort((a, b) => a.order - b.order || a.position.line - b.position.line)
    .map(({ order: _, ...finding }) => finding);
}
