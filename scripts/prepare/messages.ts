import { isDeepStrictEqual } from 'node:util';
import { english, type SomeMessages, shippedMessages } from '@/lib/content/messages';
import type { Grocery } from '@/lib/content/schema/groceries';
import { bindSpaces } from '@/lib/text/bind-spaces';
import { filterCode, filtersOf } from '@/lib/text/filters';
import { type Message, messageParts, namesInMessage } from '@/lib/text/message';
import { nearest } from '@/lib/text/nearest';

/** Code of the value of a placeholder. Throws for a filter that the language does not have. */
function valueCode(name: string, filter: string | undefined, language: string): string {
  const value = `of.${name}`;
  if (filter === undefined) return value;
  const filtered = filterCode(filter, value, language);
  if (filtered) return filtered.code;
  const known = filtersOf(language);
  const near = nearest(filter, known);
  throw new Error(
    `{${name}|${filter}} has an unknown filter; ${language} has ${known.join(', ') || 'none'}${near ? `, perhaps ${near}` : ''}.`,
  );
}

/** Message text as a JavaScript template literal. */
function template(text: string, language: string): string {
  const parts = messageParts(text).map(({ text, name, filter }) =>
    name === undefined ? text.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${${valueCode(name, filter, language)}}`,
  );
  return `\`${parts.join('')}\``;
}

/**
 * Code of a message: a string, or a function with the parameters of the English message.
 *
 * @param language of the site @param isEnglish true to use English plural rules on a site in another language
 */
function messageCode(message: Message, inEnglish: Message, language: string, isEnglish: boolean): string {
  const names = namesInMessage(inEnglish);
  if (names.length === 0) return JSON.stringify(message);
  const hasForms = typeof inEnglish !== 'string';
  const type = (name: string) => (hasForms && name === 'count' ? 'number' : 'string | number');
  const parameter = `of: { ${names.map((name) => `${name}: ${type(name)}`).join('; ')} }`;
  if (typeof message === 'string') return `(${parameter}): string => ${template(message, language)}`;
  if (Object.keys(message).length === 1)
    return `(${parameter}): string => ${template(message.other, language)}`;
  const forms = Object.entries(message).map(([form, text]) => `${form}: ${template(text, language)}`);
  return `(${parameter}): string => plural(of.count, { ${forms.join(', ')} }${isEnglish ? ', true' : ''})`;
}

/** Imports of the filters that a module calls. */
function filterImports(code: string, language: string): string {
  const imports = filtersOf(language).flatMap((filter) => {
    const found = filterCode(filter, '', language);
    return found?.import && code.includes(`${found.name}(of.`) ? [found.import] : [];
  });
  return [...new Set(imports)].join('');
}

/** Messages of a site with the first words of groceries that are marked as `aspirated` among those that French knows. */
export function withAspirated(
  own: SomeMessages,
  groceries: Readonly<Record<string, Pick<Grocery, 'name' | 'plural' | 'aspirated'>>>,
  language: string,
): SomeMessages {
  const marked = Object.values(groceries).flatMap(({ name, plural = name, aspirated }) =>
    aspirated ? [name, plural].flatMap((text) => text.match(/^\p{L}+/u) ?? []) : [],
  );
  if (marked.length === 0) return own;
  const known = own.text?.aspirated ?? shippedMessages(language).text?.aspirated ?? '';
  return { ...own, text: { ...own.text, aspirated: [known, ...new Set(marked)].join(' ') } };
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
        try {
          return `export const ${name} = ${messageCode(written, inEnglish, language, isEnglish)};\n`;
        } catch (error) {
          throw new Error(`Message ${area}.${name}: ${(error as Error).message}`);
        }
      })
      .join('');
    const imports = code.includes('plural(') ? "import { plural } from '@/lib/text/plural';\n" : '';
    return [area, imports + filterImports(code, language) + code] as const;
  });
  return { ...Object.fromEntries(areas), language: `export const language = ${JSON.stringify(language)};\n` };
}
