import * as messages from '@/.content/messages/text';

/** Joins items of a sentence: "egg", "egg and soy", "egg, soy and gluten"; '' for none. */
export function listWords(listed: readonly string[], by: 'and' | 'or'): string {
  const last = listed.at(-1) ?? '';
  if (listed.length < 2) return last;
  const joined = by === 'and' ? messages.and : messages.or;
  return joined({ start: listed.slice(0, -1).join(messages.comma), last });
}
