import { contentPages, recipesPage } from '@/lib/content/pages';
import type { DropdownItem, NavItem, SubmenuItem } from '@/lib/content/schema/navigation';
import { pages } from '@/lib/pages/all';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';

/** Paths that belong to an entry: on them and below them it counts as the current section. */
type Within = { within?: string[] };
export type SubmenuEntry = SubmenuItem & Within;
export type DropdownEntry = Omit<DropdownItem, 'submenuItems'> & Within & { submenuItems?: SubmenuEntry[] };
export type NavEntry = Omit<NavItem, 'dropdownItems'> & Within & { dropdownItems?: DropdownEntry[] };

const hrefsOf = (entries: { href?: string }[]) => entries.flatMap(({ href }) => href ?? []);

/** An address with pages below it is the section of these pages too. */
function withOwn<T extends { href?: string }>(entry: T): T & Within {
  const { href } = entry;
  return href && pages.some(({ path }) => path.startsWith(`${href}/`)) ? { ...entry, within: [href] } : entry;
}

/** Pages that gather recipes. One that is still to come shows some only until it is there. */
const gathering = contentPages.filter(
  ({ soon, sections }) => !soon && sections.some(({ type }) => type === 'recipes'),
);

/** Dishes and the pages that gather them stand at addresses of their own, which do not tell where they belong. */
const apart = (): Record<string, string[]> => ({
  [recipesPage.path]: [...gathering.map(({ path }) => path), ...allRecipes().map(recipePath)],
});

/** The paths above one: `/a` and `/a/b` of `/a/b/c`. */
const above = (path: string) =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)).filter((folder) => folder !== '');

function shorten(paths: string[]): string[] {
  const unique = new Set(paths);
  return [...unique].filter((path) => !above(path).some((folder) => unique.has(folder)));
}

function dropdownEntry(entry: DropdownItem): DropdownEntry {
  const { submenuItems, href } = entry;
  if (!submenuItems) return withOwn(entry);
  const within = href ? shorten(hrefsOf([entry, ...submenuItems])) : undefined;
  return { ...entry, submenuItems: submenuItems.map(withOwn), within };
}

/** The same on every page: looking through all recipes once a page takes longer than drawing it. */
const worked = new WeakMap<readonly NavItem[], NavEntry[]>();

/** The navigation, each entry with what belongs to it, so that the header can mark where one is. Server only. */
export function navSections(navigation: readonly NavItem[]): NavEntry[] {
  const known = worked.get(navigation) ?? sectionsOf(navigation);
  worked.set(navigation, known);
  return known;
}

function sectionsOf(navigation: readonly NavItem[]): NavEntry[] {
  const others = apart();
  return navigation.map((item) => {
    const { dropdownItems, href } = item;
    if (!dropdownItems) return withOwn(item);
    const below = dropdownItems.flatMap((entry) => [entry, ...(entry.submenuItems ?? [])]);
    return {
      ...item,
      within: href ? shorten([...hrefsOf([item, ...below]), ...(others[href] ?? [])]) : undefined,
      // The link to the page that the whole group stands for marks that page alone.
      dropdownItems: dropdownItems.map((entry) => (entry.href === href ? entry : dropdownEntry(entry))),
    };
  });
}
