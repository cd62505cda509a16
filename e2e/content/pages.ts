import * as frame from '@/.content/words/frame';
import { navigation } from '@/lib/content/navigation';
import { flour, legumes, salads } from '@/lib/content/pages';
import { pages } from '@/lib/pages/all';

/** A page by its address, with the slash at its end. */
export type Stop = { route: string; title: string };

export const stopOf = ({ path, title }: { path: string; title: string }): Stop => ({
  route: `${path}/`,
  title,
});

/** Pages with an entry in the contents of the site, in the order of the site. */
export const stops: readonly Stop[] = pages.map(stopOf);

/** The page at an address, where the site has it. */
export const stopAt = (path: string): Stop | undefined => stops.find(({ route }) => route === `${path}/`);

/** Pages that explain something, of those that there are. */
export const learnStops: readonly Stop[] = [flour, legumes, salads]
  .filter((page) => page !== undefined)
  .map(stopOf);

/** A link of the header: its name, where it leads, and the dropdown it stands in where it does. */
export type HeaderLink = Stop & { name: string; within?: string };

function linkOf(
  { name, href = '' }: { name: string; href?: string | undefined },
  within?: string,
): HeaderLink[] {
  const stop = stopAt(href);
  return stop ? [{ ...stop, name, ...(within === undefined ? {} : { within }) }] : [];
}

/** Entries of the header that open a dropdown: the button that does in the header, and the links in it. */
export const dropdowns = navigation.header.flatMap(({ name, href, dropdownItems }) => {
  if (!dropdownItems) return [];
  const links = dropdownItems
    .filter(({ submenuItems }) => !submenuItems)
    .flatMap((entry) => linkOf(entry, name));
  return [{ name, button: href ? frame.menuOf({ name }) : name, entries: dropdownItems, links }];
});

/** Links that stand in the header itself. */
export const headerLinks = navigation.header.flatMap((entry) => (entry.dropdownItems ? [] : linkOf(entry)));

/** All links of the header to pages, those that need no dropdown first. */
export const menuLinks: readonly HeaderLink[] = [...headerLinks, ...dropdowns.flatMap(({ links }) => links)];

/** A dropdown with two groups that open beside it, the second with a link and a name that leads nowhere yet. */
export const grouped = dropdowns.flatMap(({ button, entries }) => {
  const groups = entries.flatMap(({ name, href, submenuItems }) =>
    submenuItems ? [{ button: href ? frame.menuOf({ name }) : name, items: submenuItems }] : [],
  );
  const isLinked = ({ items }: (typeof groups)[number]) => items.some(({ href }) => href);
  const second = groups.find((group) => isLinked(group) && group.items.some(({ href }) => !href));
  const first = groups.find((group) => isLinked(group) && group !== second);
  return first && second ? [{ button, first, second }] : [];
})[0];
