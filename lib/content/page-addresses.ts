import { postPath } from './posts';
import type { SourceName } from './sources';

/**
 * Addresses of the page of a file, without slashes at their ends; none for a file that is no page.
 *
 * @param name file name without folder and extension
 */
export function pageAddresses(
  source: SourceName,
  name: string,
  { path, alsoAt, customLink, id, guide, slug }: Readonly<Record<string, unknown>>,
): string[] {
  if (source === 'guides') return [`/travel/${name}`, `/travel/${name}/events`, `/travel/${name}/search`];
  if (source === 'posts') return [postPath(name)];
  if (source === 'markets') return [`/travel/${guide}/${name}`];
  const recipe = customLink ?? (typeof slug === 'string' ? `/recipes/${slug}` : undefined);
  const paths = source === 'recipes' ? [recipe, `/recipes/${id}`] : [path, alsoAt];
  return paths.flat().filter((each): each is string => typeof each === 'string' && each.startsWith('/'));
}
