import type {
  Flour,
  FlourPage,
  Legume,
  LegumesPage,
  Part,
  SaladSection,
  SaladsPage,
  SoyProduct,
} from '@/lib/content/schema/learn';
import type { Page, PageSection } from '@/lib/content/schema/page';
import type { Content } from '@/lib/content/sources';
import { headingId } from '@/lib/text/slug';

/** A heading of an education page that an address can lead to. */
export type PageElement = {
  /** Id of its element on the page. */
  id: string;
  title: string;
  /** Whatever stands under it and is not found at a card of its own. */
  says: unknown;
  /** Whether the table of contents leads to it. */
  listed: boolean;
  /** Where it stands in the file of the page. */
  field: PropertyKey[];
};

type Entry = Pick<Part, 'title' | 'id' | 'text'> | undefined;

/** The heading of a part, with what else stands under it; none where the page does without the part. */
function element(field: PropertyKey[], entry: Entry, under?: unknown, listed = true): PageElement[] {
  const id = entry && headingId(entry);
  return entry && id
    ? [{ id, title: entry.title, says: [entry.title, entry.text, under], listed, field }]
    : [];
}

/** Headings of the page about flour, in reading order. */
export function flourElements({ action, milling, grains, flours, which, tips }: FlourPage): PageElement[] {
  return [
    ...element(['action'], action),
    ...element(['milling'], milling),
    ...element(
      ['grains'],
      grains,
      grains?.lists.map((list) => list.grains),
    ),
    ...element(['flours'], flours),
    ...element(['which'], which),
    ...element(['tips'], tips),
    ...(tips?.lists ?? []).flatMap((list, index) =>
      element(['tips', 'lists', index], list, list.items, list.inContents === true),
    ),
    ...element(['tips', 'cups'], tips?.cups),
  ];
}

/** Headings of the page about legumes, in reading order. */
export function legumeElements(page: LegumesPage): PageElement[] {
  const { what, types, soy, cooking, recipes, remarkable } = page;
  // The cards lead to themselves; what the table takes from them is found here too.
  const table = types?.legumes.map(({ title, ...legume }) => legume);
  return [
    ...element(['what'], what, what?.paragraphs),
    ...element(['types'], types),
    ...element(['soy'], soy),
    ...element(['cooking'], cooking, [cooking?.advice, table]),
    ...element(['recipes'], recipes),
    ...element(['remarkable'], remarkable),
  ];
}

function sectionElements(section: SaladSection, index: number): PageElement[] {
  const field = ['sections', index];
  if (section.type === 'folds') {
    return section.folds.flatMap((fold, place) => element([...field, 'folds', place], fold, fold));
  }
  if (section.type === 'recipes') return element(field, { title: section.title, id: section.id });
  const { title } = section;
  const id = 'id' in section ? section.id : undefined;
  if (title === undefined) return [];
  // A section without an id of its own can be led to, but is none that people look for.
  return element(field, { title, id }, section, id !== undefined);
}

/** Headings of the page about salads, in reading order. */
export function saladElements({ sections }: SaladsPage): PageElement[] {
  return sections.flatMap(sectionElements);
}

/** A card of an education page that explains an ingredient. Its `id` is that of its element there. */
export type LearnCard = (Flour | Legume | SoyProduct) & {
  /** Path of the page it stands on. */
  page: string;
};

/** Every card that an ingredient may link to with `about`. None of a page the site does without. */
export function cardsIn({ flour, legumes }: Pick<Content, 'flour' | 'legumes'>): LearnCard[] {
  const onFlour = flour?.flours?.flours ?? [];
  const onLegumes = [...(legumes?.types?.legumes ?? []), ...(legumes?.soy?.products ?? [])];
  return [
    ...onFlour.map((card) => ({ ...card, page: '/flour' })),
    ...onLegumes.map((card) => ({ ...card, page: '/legumes' })),
  ];
}

/** Whether a section of the salads page is drawn like on any other page. */
function isPlain(section: SaladSection): section is Exclude<PageSection, { type: 'recipes' }> {
  return section.type !== 'folds' && section.type !== 'proportions' && section.type !== 'recipes';
}

/** The salads page as pages are listed: without the sections that it draws itself. */
export function saladsAsPage(salads: SaladsPage): Page {
  return { ...salads, sections: salads.sections.filter(isPlain) };
}

/** The education pages there are, in the order of the site's menu. */
export function learnPagesOf({
  flour,
  legumes,
  salads,
}: Pick<Content, 'flour' | 'legumes' | 'salads'>): Page[] {
  return [salads && saladsAsPage(salads), legumes, flour].filter((page) => page !== undefined);
}
