import { recipesPage, sectionPages } from '@/lib/content/pages';
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
const gathering = sectionPages.filter(
  ({ soon, sections }) => !soon && sections.some(({ type }) => type === 'recipes'),
);

/** Dishes and the pages that gather them stand at addresses of their own, which do not tell where they belong. */
const apart = (): Record<string, string[]> => ({
  [recipesPage.path]: [...gathering.map(({ path }) => path), ...allRecipes().map(recipePath)],
});

function shorten(paths: string[]): string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => path.startsWith(`${other}/`)));
}

function dropdownEntry(entry: DropdownItem): DropdownEntry {
  const { submenuItems, href } = entry;
  if (!submenuItems) return withOwn(entry);
  const within = href ? shorten(hrefsOf([entry, ...submenuItems])) : undefined;
  return { ...entry, submenuItems: submenuItems.map(withOwn), within };
}

/** The navigation, each entry with what belongs to it, so that the header can mark where one is. Server only. */
export function navSections(navigation: readonly NavItem[]): NavEntry[] {
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
