import 'server-only';
import { navigation } from '@/.content/navigation';
import { generalPages } from '@/lib/content/server';

/** A chapter of the education pages, as a link. */
export type Chapter = { name: string; href: string };

/** The education pages, which have a table of contents, in the order of the footer; others after them. */
function chapters(): Chapter[] {
  const links = navigation.footer.flatMap((column) => column.links);
  const placeOf = (path: string) => {
    const place = links.findIndex(({ href }) => href === path);
    return place < 0 ? links.length : place;
  };
  return generalPages
    .filter(({ contents, index }) => contents && index !== false)
    .sort((one, other) => placeOf(one.path) - placeOf(other.path))
    .map(({ path, title }) => ({ href: path, name: links.find(({ href }) => href === path)?.name ?? title }));
}

/** The chapters before and after a page; null for a page that is no chapter. */
export function chaptersBeside(path: string): { back?: Chapter; next?: Chapter } | null {
  const all = chapters();
  const place = all.findIndex(({ href }) => href === path);
  if (place < 0 || all.length < 2) return null;
  const [back, next] = [all[place - 1], all[place + 1]];
  return { ...(back && { back }), ...(next && { next }) };
}
