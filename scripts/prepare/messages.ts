import { isDeepStrictEqual } from 'node:util';
import { english, type SomeMessages, shippedMessages } from '@/lib/content/messages';
import { bindSpaces } from '@/lib/text/bind-spaces';
import { type Message, messageParts, namesInMessage } from '@/lib/text/message';

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

/** A message with non-breaking spaces where its language has them. */
function withBoundSpaces(message: Message, language: string): Message {
  if (typeof message === 'string') return bindSpaces(message, language);
  const forms = Object.entries(message).map(([form, text]) => [form, bindSpaces(text, language)]);
  return { ...message, ...Object.fromEntries(forms) };
}

/**
 * Generates a module per area with an export per message, so that a page loads only the messages it uses.
 *
 * @param own messages of data/words.yaml; the others are those of the language, and the rest is English
 * @param bindsSpaces false to leave spaces as they are
 * @returns code of each module by name, including `language` with the language of the plural rules
 */
export function messageModules(
  own: SomeMessages,
  language: string,
  bindsSpaces = true,
): Record<string, string> {
  const isForeign = new Intl.Locale(language).language !== 'en';
  const shipped = shippedMessages(language);
  const areas = Object.entries(english).map(([area, messages]) => {
    const code = Object.entries(messages)
      .map(([name, inEnglish]) => {
        const translated = shipped[area]?.[name];
        const message = own[area]?.[name] ?? translated ?? inEnglish;
        // An untranslated copy of the English message is English too; "{count} page" is also French.
        const isEnglish =
          isForeign && isDeepStrictEqual(message, inEnglish) && !isDeepStrictEqual(translated, inEnglish);
        const written = bindsSpaces ? withBoundSpaces(message, language) : message;
        return `export const ${name} = ${messageCode(written, inEnglish, isEnglish)};\n`;
      })
      .join('');
    const imports = code.includes('plural(') ? "import { plural } from '@/lib/text/plural';\n" : '';
    return [area, imports + code] as const;
  });
  return { ...Object.fromEntries(areas), language: `export const language = ${JSON.stringify(language)};\n` };
}
