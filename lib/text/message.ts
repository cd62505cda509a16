/** Forms of a message by the number in it, as `Intl.PluralRules` names them; `other` where there is no better one. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** What the site says: words in which `{names}` are filled in, or a form of them for each kind of number. */
export type Message = string | PluralForms;

/** A message in parts: words, and between them the names of what is filled in. */
export function messageParts(text: string): { text: string; name?: string }[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? { text: `{${part}}`, name: part } : { text: part }))
    .filter(({ text }) => text !== '');
}

/** The names that are filled in, each once. `count` is one of them in every message that has forms. */
export function namesInMessage(message: Message): string[] {
  const forms = typeof message === 'string' ? [message] : ['{count}', ...Object.values(message)];
  return [...new Set(forms.flatMap(messageParts).flatMap(({ name }) => name ?? []))];
}
