import type { SourceRecipe } from '@/scripts/import/source-recipe';

/** Name and address of the origin that an app records. */
export function creditOf(name: string, address: string): Pick<SourceRecipe, 'credit'> {
  const href = /^https?:\/\/[^\s/]+\.[^\s]+$/.test(address) ? address : undefined;
  const shown = name || (href ? (/^https?:\/\/(?:www\.)?([^/]+)/.exec(href)?.[1] ?? '') : '');
  return shown ? { credit: { name: shown, ...(href && { href }) } } : {};
}
