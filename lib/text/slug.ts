import { fold } from './fold';

/** A title as an id and the end of an address: "how-i-plan-the-train"; '' where there is neither letter nor digit. */
export function slugOf(title: string): string {
  // Folding takes syllables of Hangul apart; an address shows them whole.
  const plain = fold(title).normalize('NFC').replaceAll("'", '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
}

/** The id of a section of a page: its own, else one made of its title; undefined where it has neither. */
export function headingId({ title, id }: { title?: string; id?: string }): string | undefined {
  return id ?? (slugOf(title ?? '') || undefined);
}
