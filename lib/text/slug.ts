import { fold } from './fold';

/** Converts a title to a slug: "how-i-plan-the-train"; '' without letters and digits. */
export function slugOf(title: string): string {
  // `fold` decomposes Hangul syllables; addresses contain them composed.
  const plain = fold(title).normalize('NFC').replaceAll("'", '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
}

/** Id of a section: its own, else the slug of its title; undefined for neither. */
export function headingId({ title, id }: { title?: string; id?: string }): string | undefined {
  return id ?? (slugOf(title ?? '') || undefined);
}
