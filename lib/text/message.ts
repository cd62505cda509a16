/** Forms of a message by the plural category of its number (`Intl.PluralRules`); `other` is the fallback. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Interface text with `{placeholders}`, or its plural forms. */
export type Message = string | PluralForms;

/** Text of a message, or a placeholder, which has a name: `{name}`, or `{name|을를}` with a filter. */
export type MessagePart = { text: string; name?: string; filter?: string };

const PLACEHOLDER = /\{(\w+)(?:\|([^{}|]*))?\}/g;

/** Splits a message into texts and placeholders. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    const [written, name = '', filter] = match;
    parts.push(
      { text: text.slice(end, match.index) },
      { text: written, name, ...(filter !== undefined && { filter }) },
    );
    end = match.index + written.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}

const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

/** Names of the placeholders without duplicates. A message with plural forms always has `count`. */
export function namesInMessage(message: Message): string[] {
  const forms = typeof message === 'string' ? [message] : ['{count}', ...formsOf(message)];
  return [...new Set(forms.flatMap(messageParts).flatMap(({ name }) => name ?? []))];
}

/** Filters of the placeholders without duplicates: `을를` of `{name|을를}`. */
export function filtersInMessage(message: Message): string[] {
  return [
    ...new Set(
      formsOf(message)
        .flatMap(messageParts)
        .flatMap(({ filter }) => filter ?? []),
    ),
  ];
}
