/** Forms of a message by the plural category of its number (`Intl.PluralRules`); `other` is the fallback. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Interface text with `{placeholders}`, or its plural forms. */
export type Message = string | PluralForms;

/** Splits a message into texts and placeholders, which have a name. */
export function messageParts(text: string): { text: string; name?: string }[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? { text: `{${part}}`, name: part } : { text: part }))
    .filter(({ text }) => text !== '');
}

/** Names of the placeholders without duplicates. A message with plural forms always has `count`. */
export function namesInMessage(message: Message): string[] {
  const forms = typeof message === 'string' ? [message] : ['{count}', ...Object.values(message)];
  return [...new Set(forms.flatMap(messageParts).flatMap(({ name }) => name ?? []))];
}
