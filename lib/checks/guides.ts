import { formatPath, type Problem } from '@/lib/content/problem';
import type { GuideInput, MapOutlines, Neighbourhood } from '@/lib/content/schema/guide';
import { nearest } from '@/lib/text/nearest';

/** A file with what it holds; `name` is that of the file. */
type Held<T> = { file: string; name: string; value: T };

/** What guides are checked with. */
export type Travel = {
  guides: readonly Held<GuideInput>[];
  outlines: Readonly<Record<string, MapOutlines>>;
  /** Everything that says in which region of which guide it lies. */
  inRegions: readonly { file: string; field: string; guide: string; region: string }[];
  neighbourhoods: readonly Held<Readonly<Record<string, Neighbourhood>>>[];
  /** Names of the guides that are not part of the site now. What belongs to one of them waits with it. */
  guidesOff: ReadonlySet<string>;
};

/** A name that is none of those there are, with the nearest one; nothing for one of them. */
function unlessKnown(
  file: string,
  path: readonly PropertyKey[],
  name: string,
  known: readonly string[],
  what: string,
): Problem[] {
  if (known.includes(name)) return [];
  const allowed = `${what}: ${known.join(', ')}`;
  return [{ file, field: formatPath(path), found: `“${name}”`, allowed, nearest: nearest(name, known) }];
}

function checkMaps({ file, value: guide }: Held<GuideInput>, outlines: Travel['outlines']): Problem[] {
  const regions = Object.keys(guide.regions);
  const maps = guide.maps ?? [];
  const problems = maps.flatMap((map, index): Problem[] => {
    const at = ['maps', index];
    const named = ['labels', 'lines'] as const;
    return [
      ...map.regions.flatMap((region, nth) =>
        unlessKnown(file, [...at, 'regions', nth], region, regions, 'a region of this guide'),
      ),
      ...named.flatMap((field) =>
        Object.keys(map[field] ?? {}).flatMap((region) =>
          unlessKnown(file, [...at, field, region], region, map.regions, 'a region of this map'),
        ),
      ),
      ...missingOutlines(file, [...at, 'regions'], map.regions, map.outlines, outlines),
      ...(maps.findIndex(({ id }) => id === map.id) < index
        ? [
            {
              file,
              field: formatPath([...at, 'id']),
              found: `“${map.id}”`,
              allowed: 'an id that no other map has',
            },
          ]
        : []),
      ...(index > 0 && map.title === undefined
        ? [
            {
              file,
              field: formatPath([...at, 'title']),
              found: 'nothing',
              allowed: 'a heading over this map',
            },
          ]
        : []),
    ];
  });
  const drawn = maps.flatMap((map) => map.regions);
  const nowhere = guide.maps ? regions.filter((region) => !drawn.includes(region)) : [];
  return [
    ...problems,
    ...nowhere.map((region) => ({
      file,
      field: formatPath(['regions', region]),
      found: `“${region}”`,
      allowed: 'a region that stands on one of the maps',
    })),
  ];
}

/** Regions of a map that its outlines do not draw. */
function missingOutlines(
  file: string,
  path: readonly PropertyKey[],
  regions: readonly string[],
  name: string | undefined,
  outlines: Travel['outlines'],
): Problem[] {
  const own = name === undefined ? undefined : outlines[name];
  if (!own) return [];
  const drawn = Object.keys(own.regions);
  return regions.flatMap((region, nth) =>
    unlessKnown(file, [...path, nth], region, drawn, `a region of data/guides/outlines/${name}.yaml`),
  );
}

function checkGuide(guide: Held<GuideInput>, outlines: Travel['outlines']): Problem[] {
  const { file, name, value } = guide;
  const { history, maps, regions, layout, explorer } = value;
  const problems = checkMaps(guide, outlines);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    const allowed = 'a file name of lowercase words joined by hyphens';
    problems.push({ file, field: 'the file name', found: `“${name}”`, allowed });
  }
  if (Object.keys(regions).length === 0) {
    problems.push({ file, field: 'regions', found: 'nothing', allowed: 'one region at least' });
  }
  if (layout === 'picks' && explorer === undefined) {
    problems.push({ file, field: 'explorer', found: 'nothing', allowed: 'the words around the map' });
  }
  if (history) {
    const ids = maps?.map(({ id }) => id) ?? [name];
    problems.push(
      ...unlessKnown(file, ['history', 'map'], history.map, ids, 'a map of this guide'),
      ...history.towns.flatMap(({ region }, index) =>
        unlessKnown(
          file,
          ['history', 'towns', index, 'region'],
          region,
          Object.keys(regions),
          'a region of this guide',
        ),
      ),
    );
  }
  return problems;
}

/** What is wrong inside guides whose shape is right, and between them and what belongs to them. Never throws. */
export function checkTravel({ guides, outlines, inRegions, neighbourhoods, guidesOff }: Travel): Problem[] {
  const regionsOf = (guide: string) => {
    const own = guides.find(({ name }) => name === guide);
    return own && Object.keys(own.value.regions);
  };
  const told = neighbourhoods.flatMap(({ file, name: guide, value }) =>
    Object.entries(value).flatMap(([name, { region }]) =>
      region === undefined ? [] : [{ file, field: formatPath([name, 'region']), guide, region }],
    ),
  );
  return [
    ...guides.flatMap((guide) => checkGuide(guide, outlines)),
    ...neighbourhoods.flatMap(({ file, name }) =>
      unlessKnown(
        file,
        [],
        name,
        [...guides.map((guide) => guide.name), ...guidesOff],
        'a file name that a guide has',
      ).map((problem) => ({ ...problem, field: 'the file name' })),
    ),
    // A guide that is not there is found out by the reference to it.
    ...[...inRegions, ...told].flatMap(({ file, field, guide, region }): Problem[] => {
      const known = regionsOf(guide);
      if (!known) return [];
      return unlessKnown(file, [], region, known, `a region of data/guides/${guide}.yaml`).map((problem) => ({
        ...problem,
        field,
      }));
    }),
  ];
}
