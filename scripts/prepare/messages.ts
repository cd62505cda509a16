import { isDeepStrictEqual } from 'node:util';
import { english } from '@/lib/content/schema/words';
import { bindUnits } from '@/lib/text/bind-units';
import { type Message, messageParts, namesInMessage } from '@/lib/text/message';

/** Translated messages of the content; those left out stay English. */
type SiteMessages = Readonly<Record<string, Readonly<Record<string, Message | undefined>> | undefined>>;

/** Message text as a JavaScript template literal. */
function template(text: string): string {
  const parts = messageParts(text).map(({ text, name }) =>
    name === undefined ? text.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${of.${name}}`,
  );
  return `\`${parts.join('')}\``;
}

/**
 * Code of a message: a string, or a function with the parameters of the English message.
 *
 * @param isEnglish true to use English plural rules on a site in another language
 */
function messageCode(message: Message, inEnglish: Message, isEnglish: boolean): string {
  const names = namesInMessage(inEnglish);
  if (names.length === 0) return JSON.stringify(message);
  const hasForms = typeof inEnglish !== 'string';
  const type = (name: string) => (hasForms && name === 'count' ? 'number' : 'string | number');
  const parameter = `of: { ${names.map((name) => `${name}: ${type(name)}`).join('; ')} }`;
  if (typeof message === 'string') return `(${parameter}): string => ${template(message)}`;
  if (Object.keys(message).length === 1) return `(${parameter}): string => ${template(message.other)}`;
  const forms = Object.entries(message).map(([form, text]) => `${form}: ${template(text)}`);
  return `(${parameter}): string => plural(of.count, { ${forms.join(', ')} }${isEnglish ? ', true' : ''})`;
}

/** A message with non-breaking spaces between its numbers and units. */
function withBoundUnits(message: Message): Message {
  if (typeof message === 'string') return bindUnits(message);
  const forms = Object.entries(message).map(([form, text]) => [form, bindUnits(text)]);
  return { ...message, ...Object.fromEntries(forms) };
}

/**
 * Generates a module per area with an export per message, so that a page loads only the messages it uses.
 *
 * @param bindsUnits false to leave the spaces between numbers and units as they are
 * @returns code of each module by name, including `language` with the language of the plural rules
 */
export function messageModules(
  own: SiteMessages,
  language: string,
  bindsUnits = true,
): Record<string, string> {
  const isForeign = new Intl.Locale(language).language !== 'en';
  const areas = Object.entries(english).map(([area, messages]) => {
    const code = Object.entries(messages)
      .map(([name, inEnglish]) => {
        const message = own[area]?.[name] ?? inEnglish;
        // An untranslated copy of the English message is English too.
        const isEnglish = isForeign && isDeepStrictEqual(message, inEnglish);
        const written = bindsUnits ? withBoundUnits(message) : message;
        return `export const ${name} = ${messageCode(written, inEnglish, isEnglish)};\n`;
      })
      .join('');
    const imports = code.includes('plural(') ? "import { plural } from '@/lib/text/plural';\n" : '';
    return [area, imports + code] as const;
  });
  return { ...Object.fromEntries(areas), language: `export const language = ${JSON.stringify(language)};\n` };
}
