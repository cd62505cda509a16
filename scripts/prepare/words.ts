import { isDeepStrictEqual } from 'node:util';
import { english } from '@/lib/content/schema/words';
import { type Message, messageParts, namesInMessage } from '@/lib/text/message';

/** What the content says in place of the English words; what it leaves out stays English. */
type OwnWords = Readonly<Record<string, Readonly<Record<string, Message | undefined>> | undefined>>;

/** A text as a template of JavaScript. */
function template(text: string): string {
  const parts = messageParts(text).map(({ text, name }) =>
    name === undefined ? text.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${of.${name}}`,
  );
  return `\`${parts.join('')}\``;
}

/**
 * Export of a message: a text, or a function that fills in what the English message names.
 *
 * @param isEnglish the message takes English plurals on a site in another language
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

/**
 * The words of each area as a module: a constant or function each, so that a page loads only the words it says.
 *
 * @returns the text of each module by its name, `language` among them: the language whose plurals are formed
 */
export function wordModules(own: OwnWords, language: string): Record<string, string> {
  const isForeign = new Intl.Locale(language).language !== 'en';
  const areas = Object.entries(english).map(([area, messages]) => {
    const code = Object.entries(messages)
      .map(([name, inEnglish]) => {
        const message = own[area]?.[name] ?? inEnglish;
        // A copy of the English message that waits for its translation is English too.
        const isEnglish = isForeign && isDeepStrictEqual(message, inEnglish);
        return `export const ${name} = ${messageCode(message, inEnglish, isEnglish)};\n`;
      })
      .join('');
    const imports = code.includes('plural(') ? "import { plural } from '@/lib/text/plural';\n" : '';
    return [area, imports + code] as const;
  });
  return { ...Object.fromEntries(areas), language: `export const language = ${JSON.stringify(language)};\n` };
}
