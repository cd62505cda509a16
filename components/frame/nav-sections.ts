import 'server-only';
import type { DropdownItem, NavItem, SubmenuItem } from '@/lib/content/schema/navigation';
import { contentPages, recipesPage } from '@/lib/content/server';
import { pages } from '@/lib/pages/site-pages';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';

/** Paths of the section of an entry: at and below them it is marked as current. */
type Within = { within?: string[] };
export type SubmenuEntry = SubmenuItem & Within;
export type DropdownEntry = Omit<DropdownItem, 'submenuItems'> & Within & { submenuItems?: SubmenuEntry[] };
export type NavEntry = Omit<NavItem, 'dropdownItems'> & Within & { dropdownItems?: DropdownEntry[] };

const hrefsOf = (entries: { href?: string }[]) => entries.flatMap(({ href }) => href ?? []);

/** Adds the section of an entry that has pages below its path. */
function withSection<T extends { href?: string }>(entry: T): T & Within {
  const { href } = entry;
  return href && pages.some(({ path }) => path.startsWith(`${href}/`)) ? { ...entry, within: [href] } : entry;
}

/** Pages with a list of recipes, except those that are still to come. */
const recipeListPages = contentPages.filter(
  ({ soon, sections }) => !soon && sections.some(({ type }) => type === 'recipes'),
);

/** Paths by section for recipes and recipe lists, whose paths do not begin with that of their section. */
const otherPaths = (): Record<string, string[]> => ({
  [recipesPage.path]: [...recipeListPages.map(({ path }) => path), ...allRecipes().map(recipePath)],
});

/** Parent paths: `/a` and `/a/b` for `/a/b/c`. */
const parentsOf = (path: string) =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)).filter((folder) => folder !== '');

/** Removes duplicates and paths below other paths of the list. */
function shorten(paths: string[]): string[] {
  const unique = new Set(paths);
  return [...unique].filter((path) => !parentsOf(path).some((folder) => unique.has(folder)));
}

function dropdownEntry(entry: DropdownItem): DropdownEntry {
  const { submenuItems, href } = entry;
  if (!submenuItems) return withSection(entry);
  const within = href ? shorten(hrefsOf([entry, ...submenuItems])) : undefined;
  return { ...entry, submenuItems: submenuItems.map(withSection), within };
}

/** Result by navigation: it is the same on every page and takes longer to compute than a page to render. */
const cache = new WeakMap<readonly NavItem[], NavEntry[]>();

/** Adds the paths of its section to each entry, so that the header can mark the current one. */
export function navSections(navigation: readonly NavItem[]): NavEntry[] {
  const sections = cache.get(navigation) ?? sectionsOf(navigation);
  cache.set(navigation, sections);
  return sections;
}

function sectionsOf(navigation: readonly NavItem[]): NavEntry[] {
  const others = otherPaths();
  return navigation.map((item) => {
    const { dropdownItems, href } = item;
    if (!dropdownItems) return withSection(item);
    const below = dropdownItems.flatMap((entry) => [entry, ...(entry.submenuItems ?? [])]);
    return {
      ...item,
      within: href ? shorten([...hrefsOf([item, ...below]), ...(others[href] ?? [])]) : undefined,
      // The entry with the link of the whole group is current on that page only.
      dropdownItems: dropdownItems.map((entry) => (entry.href === href ? entry : dropdownEntry(entry))),
    };
  });
}
