import { fold } from './fold';

/** Converts a title to a slug: "how-i-plan-the-train"; '' without letters and digits. */
export function slugOf(title: string): string {
  // `fold` decomposes Hangul syllables; addresses contain them composed.
  const plain = fold(title).normalize('NFC').replaceAll("'", '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True for a string that can be the slug of a recipe, place or variant. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 120 && SLUG.test(value);

/** Id of a section: its own, else the slug of its title; undefined for neither. */
export function headingId({ title, id }: { title?: string; id?: string }): string | undefined {
  return id ?? (slugOf(title ?? '') || undefined);
}
