import * as words from '@/.content/words/text';

/** Words as a sentence of the site lists them: "egg", "egg and soy", "egg, soy and gluten"; '' for none. */
export function listWords(listed: readonly string[], by: 'and' | 'or'): string {
  const last = listed.at(-1) ?? '';
  if (listed.length < 2) return last;
  const joined = by === 'and' ? words.and : words.or;
  return joined({ start: listed.slice(0, -1).join(words.comma), last });
}
