import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { languageName, widerLanguages } from '@/lib/text/language';
import type { Message } from '@/lib/text/message';
import { counted } from '@/lib/text/words';

/** Messages by area and name. */
type Dictionary = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** Messages of a site or of a language, of which some may be missing. */
export type SomeMessages = Readonly<
  Record<string, Readonly<Record<string, Message | undefined>> | undefined>
>;

/** English messages: those of every site, unless its language or data/words.yaml has others. */
export const ENGLISH_FILE = 'lib/text/english.yaml';

/** Resolved when this module is loaded: commands and tests may change the working directory. */
const FOLDER = resolve('lib/text');

export const english = parse(readFileSync(ENGLISH_FILE, 'utf8')) as Dictionary;

/** File of the messages of a language, by its English name: `french.yaml` of `fr`. */
const fileOf = (tag: string) =>
  resolve(
    FOLDER,
    `${languageName(tag)
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')}.yaml`,
  );

const read = new Map<string, Dictionary>();

function dictionaryOf(file: string): Dictionary {
  const known = read.get(file) ?? (parse(readFileSync(file, 'utf8')) as Dictionary);
  read.set(file, known);
  return known;
}

/**
 * Messages in a language that the engine ships: for `fr-CA` those of lib/text/canadian-french.yaml, if it exists, and for
 * the others those of lib/text/french.yaml. Empty for English, and for a language without a file.
 */
export function shippedMessages(language: string): SomeMessages {
  const tags = widerLanguages(language);
  if (tags.includes('en')) return {};
  const found = tags.map(fileOf).filter(existsSync).map(dictionaryOf);
  const areas = Object.keys(english).map((area) => {
    const messages = found.map((dictionary) => dictionary[area]).toReversed();
    return [area, Object.assign({}, ...messages)] as const;
  });
  return found.length > 0 ? Object.fromEntries(areas) : {};
}

/**
 * Messages that a site in another language than English shows in English, as `area.name`.
 *
 * @param own messages of data/words.yaml
 */
export function untranslatedMessages(own: SomeMessages, language: string): string[] {
  if (widerLanguages(language).includes('en')) return [];
  const shipped = shippedMessages(language);
  return Object.entries(english).flatMap(([area, messages]) =>
    Object.keys(messages)
      // A message that English leaves empty is for languages that need it.
      .filter((name) => messages[name] !== '')
      .filter((name) => own[area]?.[name] === undefined && shipped[area]?.[name] === undefined)
      .map((name) => `${area}.${name}`),
  );
}

/** Longest list of missing messages in a sentence. */
const MOST = 5;

/** Sentence about the messages that a site shows in English for lack of others; '' if there are none. */
export function untranslatedAdvice(own: SomeMessages, language: string): string {
  const missing = untranslatedMessages(own, language);
  if (missing.length === 0) return '';
  const named = missing.slice(0, MOST).join(', ');
  const more = missing.length > MOST ? ` and ${missing.length - MOST} more` : '';
  return `${counted(missing.length, 'message is', 'messages are')} in English, not in ${languageName(language)}: ${named}${more}. npm run new words adds them to data/words.yaml.`;
}
