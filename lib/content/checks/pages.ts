import { headingsOfSections } from '@/lib/content/headings';
import { formatPath } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import type { Page, PageSection, SectionOf } from '@/lib/content/schema/page';
import { cardsOf } from '@/lib/education/cards';
import { type FileOf, problemsIn, type Report, repeatsOf, reportUnknown } from './report';

/** Id with its file and field. */
type Named = { file: string; field: string; id: string };

type PageFile = Omit<FileOf<Pick<Page, 'path' | 'sections'>>, 'name'>;

/** Problems for ids that an earlier entry has. */
function repeated(all: readonly Named[], allowed: string): Problem[] {
  return repeatsOf(all, ({ id }) => id).map(({ entry: { id, ...place } }) => ({
    ...place,
    found: `“${id}”`,
    allowed,
  }));
}

/** Ids of the cards of a page, which ingredients link to. */
const cardIds = ({ file, value }: PageFile): Named[] =>
  value.sections.flatMap((section, place) => {
    const { list, cards } = cardsOf(section);
    return cards.map(({ id }, index) => ({ file, field: `sections[${place}].${list}[${index}].id`, id }));
  });

/** Ids of the headings of a page, which are fragments of addresses. */
const headingIds = ({ file, value }: PageFile): Named[] =>
  headingsOfSections(value.sections).map(({ id, field }) => ({ file, field: formatPath(field), id }));

/** Checks a flour finder: flours on the same page, unique ids of dishes, a `protein` for the flours of its mixture. */
function checkFinder(
  { finder, bakes }: SectionOf<'flourFinder'>,
  field: string,
  sections: readonly PageSection[],
  report: Report,
): void {
  const flours = sections.flatMap((section) => (section.type === 'flours' ? section.flours : []));
  if (flours.length === 0) report(field, 'no flours', 'a section of type flours on the same page');
  for (const { entry } of repeatsOf(
    bakes.map(({ id }, index) => ({ id, index })),
    ({ id }) => id,
  ))
    report(`${field}.bakes[${entry.index}].id`, `“${entry.id}”`, 'an id that no other dish has');
  for (const part of ['strong', 'middle', 'weak'] as const) {
    const flour = flours.find(({ id }) => id === finder.mixture?.[part]);
    if (!flour || flour.protein) continue;
    report(`${field}.finder.mixture.${part}`, `“${flour.id}”`, 'a flour with a `protein`');
  }
}

/** Problems between the sections of one page. @param labels of the `numbers` of all pages */
function checkSections({ file, value }: PageFile, labels: readonly string[]): Problem[] {
  const { sections } = value;
  return problemsIn(file, (report) =>
    sections.forEach((section, index) => {
      const place = `sections[${index}]`;
      if (section.type === 'flourFinder') checkFinder(section, place, sections, report);
      if (section.type === 'more' && sections.findIndex(({ type }) => type === 'more') < index)
        report(place, 'a second section of type more', 'one on a page');
      if (section.type === 'cookingTable' && !sections.some(({ type }) => type === 'legumes'))
        report(place, 'no legumes', 'a section of type legumes on the same page');
      if (section.type === 'mediaKit' && labels.length > 0)
        section.numbers.forEach((label, number) => {
          const what = 'a label of a section of type numbers';
          reportUnknown(report, `${place}.numbers[${number}]`, label, labels, what);
        });
    }),
  );
}

/** Problems inside and between the sections of valid pages. */
export function checkPages(pages: readonly PageFile[]): Problem[] {
  const labels = pages.flatMap(({ value }) =>
    value.sections.flatMap((section) =>
      section.type === 'numbers' ? section.items.map(({ label }) => label) : [],
    ),
  );
  const onOnePage = pages.flatMap((page) =>
    repeated([...cardIds(page), ...headingIds(page)], 'an `id` that nothing else on the page has'),
  );
  const known = new Set(onOnePage.map(({ file, field }) => `${file} ${field}`));
  const onSeveral = repeated(pages.flatMap(cardIds), 'an id that no other card has, also on other pages');
  return [
    ...onOnePage,
    ...onSeveral.filter(({ file, field }) => !known.has(`${file} ${field}`)),
    ...pages.flatMap((page) => checkSections(page, labels)),
  ];
}
