import { inspect } from 'node:util';
import { formatPath, type Position } from '@/lib/content/problem';
import { entryName, type YamlFile } from '@/lib/content/read/yaml';
import { type Starter, type StarterValue, valueHash } from './starter';

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
type Place = { file: YamlFile; path: readonly PropertyKey[]; value: unknown };

/** Addresses and ids that no one's own would be. */
const LOOKS_LIKE_EXAMPLE = /\bexample\.(?:com|net|org)\b|[/@]example\b|\bexample-\d/i;

const OWN_STARS = 'your own stars, 0 to 5, one decimal';

const FOUND_LIMIT = 70;

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > FOUND_LIMIT ? `${line.slice(0, FOUND_LIMIT - 1)}…` : line;
}

/** What a value looks like in one line, cut where it gets long. */
function describeValue(value: unknown): string {
  if (typeof value === 'string') return `“${shorten(value)}”`;
  return shorten(inspect(value, { compact: true, breakLength: Number.POSITIVE_INFINITY, depth: null }));
}

/** Every value of a file, from the outside in and in the order in which it stands there. */
function* valuesIn(
  file: YamlFile,
  value: unknown = file.value,
  path: readonly PropertyKey[] = [],
): Generator<Place> {
  yield { file, path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesIn(file, inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function findingAt({ file, path, value }: Place, put: string, note = ''): Finding {
  const of = entryName(file.value, path);
  return {
    file: file.file,
    position: file.positionOf(path),
    field: `${formatPath(path)}${of === undefined ? '' : ` (${of})`}`,
    found: `${describeValue(value)}${note}`,
    put,
  };
}

/** Whether a value is inside another one, or is it. */
const isInside = (place: Place, outer: Place) =>
  place.file === outer.file && outer.path.every((key, index) => place.path[index] === key);

/** Where something that came with the site still stands: a text in each place, of a longer value the first of its parts. */
function placesOf(
  { said, hashes }: StarterValue,
  places: readonly Place[],
  byHash: Map<string, Place[]>,
): Place[] {
  if (!hashes) return places.filter(({ value }) => value === said);
  const known = hashes.flatMap((hash) => byHash.get(hash) ?? []);
  // In the order of the files, so that the first is the one that is met first.
  return places.filter((place) => known.includes(place)).slice(0, 1);
}

function ratingsStill(places: readonly Place[], ratings: Starter['ratings']): Place[] {
  return places.flatMap(({ file, path, value }) => {
    if (typeof value !== 'object' || value === null) return [];
    const { name, rating } = value as { name?: unknown; rating?: unknown };
    const isStarters = typeof name === 'string' && Object.hasOwn(ratings, name) && ratings[name] === rating;
    return isStarters ? [{ file, path: [...path, 'rating'], value: rating }] : [];
  });
}

/**
 * Every value of the starter that still stands, where it stands now; then every other text that looks like an example. In
 * the order of the files and of their lines.
 */
export function findUnfinished(
  files: readonly YamlFile[],
  starter: Pick<Starter, 'values' | 'ratings'>,
): Finding[] {
  const places = files.flatMap((file) => [...valuesIn(file)]);
  const byHash = new Map<string, Place[]>();
  for (const place of places) {
    const hash = valueHash(place.value);
    byHash.set(hash, [...(byHash.get(hash) ?? []), place]);
  }
  const found = starter.values.flatMap((value) =>
    placesOf(value, places, byHash).map((place) => ({ place, put: value.put })),
  );
  const lookalikes = places.filter(
    (place) =>
      typeof place.value === 'string' &&
      LOOKS_LIKE_EXAMPLE.test(place.value) &&
      !found.some((known) => isInside(place, known.place)),
  );
  const findings = [
    ...found.map(({ place, put }) => findingAt(place, put)),
    ...ratingsStill(places, starter.ratings).map((place) => findingAt(place, OWN_STARS)),
    ...lookalikes.map((place) => findingAt(place, 'your own', ', which looks like a placeholder')),
  ];
  const order = new Map(files.map(({ file }, index) => [file, index]));
  const rank = (finding: Finding) => order.get(finding.file) ?? order.size;
  return findings.sort((a, b) => rank(a) - rank(b) || (a.position?.line ?? 0) - (b.position?.line ?? 0));
}
