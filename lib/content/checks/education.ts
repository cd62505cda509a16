import { formatPath } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import type { FlourPage } from '@/lib/content/schema/learn';
import { type Content, SOURCES } from '@/lib/content/sources';
import { flourElements, legumeElements, saladElements } from '@/lib/education/elements';
import { problemsIn, type Report, repeatsOf } from './report';

/** Id with its file and field. */
type Named = { file: string; field: string; id: string };

const FLOUR = SOURCES.flour.file;
const LEGUMES = SOURCES.legumes.file;

/** Ids of a list with their fields. */
const entriesOf = (file: string, list: string, entries: readonly { id: string }[] = []): Named[] =>
  entries.map(({ id }, index) => ({ file, field: `${list}[${index}].id`, id }));

/** Problems for ids that are used before. */
function repeated(all: readonly Named[], allowed: string): Problem[] {
  return repeatsOf(all, ({ id }) => id).map(({ entry: { id, ...place } }) => ({
    ...place,
    found: `“${id}”`,
    allowed,
  }));
}

/** Checks that the flours of the mixture have protein values, and that each part has its data. */
function checkFlour({ flours, which }: FlourPage, report: Report): void {
  if (!which) return;
  const all = flours?.flours ?? [];
  if (all.length === 0) report('flours', 'nothing', 'the flours that `which` chooses from');
  const { mixture } = which.finder;
  for (const part of ['strong', 'middle', 'weak'] as const) {
    const flour = all.find(({ id }) => id === mixture?.[part]);
    if (!flour || flour.protein) continue;
    report(`which.finder.mixture.${part}`, `“${flour.id}”`, 'a flour with a `protein`');
  }
}

/** Problems between the entries of the education pages. */
export function checkLearnPages(pages: Pick<Content, 'flour' | 'legumes' | 'salads'>): Problem[] {
  const { flour, legumes, salads } = pages;
  const flourCards = entriesOf(FLOUR, 'flours.flours', flour?.flours?.flours);
  const legumeCards = [
    ...entriesOf(LEGUMES, 'types.legumes', legumes?.types?.legumes),
    ...entriesOf(LEGUMES, 'soy.products', legumes?.soy?.products),
  ];
  const elements = (file: string, all: readonly { id: string; field: PropertyKey[] }[] = []): Named[] =>
    all.map(({ id, field }) => ({ file, field: formatPath(field), id }));
  const onOnePage = [
    [...flourCards, ...elements(FLOUR, flour && flourElements(flour))],
    [...legumeCards, ...elements(LEGUMES, legumes && legumeElements(legumes))],
    elements(SOURCES.salads.file, salads && saladElements(salads)),
  ].flatMap((page) => repeated(page, 'an `id` that nothing else on the page has'));
  const known = new Set(onOnePage.map(({ file, field }) => `${file} ${field}`));
  const onBoth = repeated(
    [...flourCards, ...legumeCards],
    'an id that no other card has, also of the other page',
  );
  return [
    ...onOnePage,
    ...onBoth.filter(({ file, field }) => !known.has(`${file} ${field}`)),
    ...repeated(entriesOf(FLOUR, 'which.bakes', flour?.which?.bakes), 'an id that nothing else to make has'),
    ...problemsIn(FLOUR, (report) => flour && checkFlour(flour, report)),
    ...problemsIn(LEGUMES, (report) => {
      if (!legumes?.cooking || legumes.types) return;
      report('types', 'nothing', 'the legumes of the table in `cooking`');
    }),
  ];
}
