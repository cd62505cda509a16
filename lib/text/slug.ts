import { fold } from './fold';

/** A title as an id and the end of an address: "how-i-plan-the-train"; '' where there is neither letter nor digit. */
export function slugOf(title: string): string {
  // Folding takes syllables of Hangul apart; an address shows them whole.
  const plain = fold(title).normalize('NFC').replaceAll("'", '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True for a string that can be the slug of a recipe, place or variant. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 120 && SLUG.test(value);

/** The id of a section of a page: its own, else one made of its title; undefined where it has neither. */
export function headingId({ title, id }: { title?: string; id?: string }): string | undefined {
  return id ?? (slugOf(title ?? '') || undefined);
}
