import { formatPath } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import { YEAR_DAY } from '@/lib/content/schema/fields';
import type { GuideInput, Neighbourhood } from '@/lib/content/schema/guide';
import type { GuideMap, MapOutlines } from '@/lib/content/schema/guide-map';
import { type FileOf, problemsIn, type Report, repeatsOf, reportUnknown } from './report';

/** Other content that guides are checked against. */
export type TravelContext = {
  guides: readonly FileOf<GuideInput>[];
  outlines: Readonly<Record<string, MapOutlines>>;
  /** Entries that name their region and guide. */
  inRegions: readonly { file: string; field: string; guide: string; region: string }[];
  /** Restaurants and markets, which only guides with the layout "city" show. */
  places: readonly { file: string; guide: string; closedOn?: readonly string[] | undefined }[];
  neighbourhoods: readonly FileOf<Readonly<Record<string, Neighbourhood>>>[];
  /** Names of all guides, including those that are switched off, drafts or unreadable. */
  guideNames: ReadonlySet<string>;
};

function checkMap(
  map: GuideMap,
  at: readonly (string | number)[],
  known: readonly string[],
  allowed: string,
  outlines: TravelContext['outlines'],
  report: Report,
): void {
  const drawn = map.outlines === undefined ? undefined : outlines[map.outlines];
  map.regions.forEach((region, nth) => {
    const field = [...at, 'regions', nth];
    reportUnknown(report, field, region, known, allowed);
    const what = `a region of data/guides/outlines/${map.outlines}.yaml`;
    if (drawn) reportUnknown(report, field, region, Object.keys(drawn.regions), what);
  });
  for (const field of ['labels', 'lines'] as const) {
    for (const region of Object.keys(map[field] ?? {})) {
      reportUnknown(report, [...at, field, region], region, map.regions, 'a region of this map');
    }
  }
  if (map.streets !== undefined && (map.outlines === undefined || (drawn && !drawn.projection))) {
    report([...at, 'streets'], `“${map.streets}”`, 'outlines with a projection on the same map');
  }
}

function checkMaps(
  { regions, maps, around }: GuideInput,
  outlines: TravelContext['outlines'],
  report: Report,
): void {
  const known = Object.keys(regions);
  const area = around?.map;
  if (area) {
    const others = maps?.slice(1).flatMap((map) => map.regions) ?? [];
    checkMap(area, ['around', 'map'], others, 'a region of a map after the first', outlines, report);
    if (maps?.some(({ id }) => id === area.id)) {
      report(['around', 'map', 'id'], `“${area.id}”`, 'an id that no other map has');
    }
  }
  maps?.forEach((map, index) => {
    const at = ['maps', index];
    checkMap(map, at, known, 'a region of this guide', outlines, report);
    if (maps.findIndex(({ id }) => id === map.id) < index) {
      report([...at, 'id'], `“${map.id}”`, 'an id that no other map has');
    }
    if (index > 0 && map.title === undefined) {
      report([...at, 'title'], 'nothing', 'a heading over this map');
    }
  });
  const shown = maps?.flatMap((map) => map.regions) ?? known;
  for (const region of known) {
    if (shown.includes(region)) continue;
    report(['regions', region], `“${region}”`, 'a region that is on one of the maps');
  }
}

function checkGuide({ name, value: guide }: FileOf<GuideInput>, report: Report): void {
  const { history, maps, layout, explorer, opensWith } = guide;
  const regions = Object.keys(guide.regions);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    report('the file name', `“${name}”`, 'a file name of lowercase words joined by hyphens');
  }
  if (regions.length === 0) report('regions', 'nothing', 'at least one region');
  if (layout === 'picks' && explorer === undefined) {
    report('explorer', 'nothing', 'the texts around the map');
  }
  if (opensWith) reportUnknown(report, 'opensWith', opensWith, regions, 'a region of this guide');
  if (!history) return;
  const ids = maps?.map(({ id }) => id) ?? [name];
  reportUnknown(report, 'history.map', history.map, ids, 'a map of this guide');
  history.towns.forEach(({ region }, index) => {
    reportUnknown(report, `history.towns[${index}].region`, region, regions, 'a region of this guide');
  });
}

/** Reports neighbourhoods with the name of another: pages list them by it, so the first would be missing. */
function checkShownNames(all: Readonly<Record<string, Neighbourhood>>, report: Report): void {
  const named = Object.entries(all).map(([key, { name = key }]) => ({ key, name }));
  for (const { entry, first } of repeatsOf(named, ({ name }) => name))
    report([entry.key, 'name'], `“${entry.name}”, as ${first.key}`, 'a name that no other neighbourhood has');
}

/** Problems inside valid guides, and between guides and their entries. Never throws. */
export function checkTravel({
  guides,
  outlines,
  inRegions,
  places,
  neighbourhoods,
  guideNames,
}: TravelContext): Problem[] {
  const names = [...new Set([...guides.map(({ name }) => name), ...guideNames])];
  const ofNeighbourhoods = neighbourhoods.flatMap(({ file, name: guide, value }) =>
    Object.entries(value).map(([name, { region }]) => ({
      file,
      field: formatPath([name, 'region']),
      guide,
      region,
    })),
  );
  return [
    ...guides.flatMap((guide) =>
      problemsIn(guide.file, (report) => {
        checkMaps(guide.value, outlines, report);
        checkGuide(guide, report);
      }),
    ),
    ...neighbourhoods.flatMap(({ file, name, value }) =>
      problemsIn(file, (report) => {
        reportUnknown(report, 'the file name', name, names, 'a file name that a guide has');
        checkShownNames(value, report);
      }),
    ),
    ...places.flatMap(({ file, guide }) => {
      const placeGuide = guides.find(({ name }) => name === guide);
      if (placeGuide?.value.layout !== 'picks') return [];
      const cities = guides.filter(({ value }) => value.layout !== 'picks').map(({ name }) => name);
      const allowed = `a guide of the layout “city”${cities.length > 0 ? `: ${cities.join(', ')}` : ''}`;
      return problemsIn(file, (report) =>
        report('guide', `“${guide}”, which shows its own favourites`, allowed),
      );
    }),
    ...places.flatMap(({ file, guide, closedOn = [] }) =>
      problemsIn(file, (report) => {
        const placeGuide = guides.find(({ name }) => name === guide);
        const holidays = placeGuide?.value.holidays.map(({ name }) => name) ?? [];
        const what = `MM-DD, YYYY-MM-DD, or a public holiday of data/guides/${guide}.yaml`;
        closedOn.forEach((entry, index) => {
          if (placeGuide && !YEAR_DAY.test(entry))
            reportUnknown(report, ['closedOn', index], entry, holidays, what);
        });
      }),
    ),
    ...[...inRegions, ...ofNeighbourhoods].flatMap(({ file, field, guide, region }) =>
      problemsIn(file, (report) => {
        // Missing guides are reported by the check of references.
        const placeGuide = guides.find(({ name }) => name === guide);
        if (!placeGuide || region === undefined) return;
        const known = Object.keys(placeGuide.value.regions);
        reportUnknown(report, field, region, known, `a region of data/guides/${guide}.yaml`);
      }),
    ),
  ];
}
