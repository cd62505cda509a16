import { withoutYamlEnding } from '@/lib/content/file-names';
import { type SomeMessages, shippedMessages, untranslatedAdvice } from '@/lib/content/messages';
import type { Path } from '@/lib/content/paths';
import type { SiteLanguages } from '@/lib/content/sources';
import { isLanguage, languageName, widerLanguages } from '@/lib/text/language';
import { counted } from '@/lib/text/words';
import { readFiles, readTranslations } from './files';
import { type GroupNames, groupNames } from './groups';
import { pathsOf, type RawFile } from './links';
import { checksumOf } from './shipped';
import { translatableTexts } from './translatable-texts';
import { MADE_FOR, openTexts, type TranslatedFile, type Translation, translateFiles } from './translations';
import { isHidden } from './yaml';

/** Language of the files of a site, and the further ones that it has; none if `languages` is invalid or left out. */
export function languagesIn(files: readonly RawFile[]): { main: string; further: string[] } {
  const { language, languages } = Object(files.find(({ source }) => source === 'site')?.value);
  const tags = Array.isArray(languages) ? languages : [];
  const known = tags.filter((tag): tag is string => typeof tag === 'string' && isLanguage(tag));
  return { main: String(language), further: [...new Set(known)].filter((tag) => tag !== language) };
}

/** Checksum of the texts of a file, which its translations have as `of`. */
export const textsChecksum = (file: RawFile, names: GroupNames): string =>
  checksumOf(translatableTexts(file, names).map(({ text }) => text));

/** True for a translation of all texts of its file, whichever of them it has: it says what it was made for. */
const isWhole = (translation: Translation): boolean =>
  Object(translation.value)[MADE_FOR] !== undefined && openTexts(translation) === 0;

/** True if the page of a file is in the other language. */
function isTranslated(
  { translation, changes }: TranslatedFile,
  original: RawFile,
  names: GroupNames,
): boolean {
  if (translation && isWhole(translation)) return true;
  const isIn = (path: Path) =>
    changes.some((change) => change.path.every((key, index) => key === path[index]));
  return translatableTexts(original, names).every(({ path }) => isIn(path));
}

/** Addresses of the page of a file. */
const addressesOf = (file: RawFile): string[] => (file.source === 'home' ? ['/'] : pathsOf(file));

/** Longest list of addresses in a sentence. */
const MOST = 4;

/** Sentences about the translations of a language. */
function adviceOn(
  language: string,
  files: readonly RawFile[],
  translated: readonly TranslatedFile[],
  untranslated: readonly string[],
): string[] {
  const names = groupNames(files);
  const lines = translated.flatMap(({ translation }, index) => {
    const original = files[index];
    if (!translation || !original) return [];
    const { [MADE_FOR]: madeFor } = Object(translation.value) as Record<string, unknown>;
    const open = openTexts(translation);
    const command = `npm run new translation ${withoutYamlEnding(original.file).replace(/^data\//, '')} ${language}`;
    return [
      ...(open > 0
        ? [`${translation.file}: ${counted(open, 'text is', 'texts are')} still to be translated (✎).`]
        : []),
      ...(madeFor !== undefined && String(madeFor) !== textsChecksum(original, names)
        ? [
            `${translation.file} is older than the texts of ${original.file}. Bring it up to date, then: ${command}`,
          ]
        : []),
    ];
  });
  const words = Object(translated.find(({ source }) => source === 'words')?.value) as SomeMessages;
  const hasMessages =
    widerLanguages(language).includes('en') || Object.keys(shippedMessages(language)).length > 0;
  const messages = untranslatedAdvice(words, language);
  const named = untranslated.slice(0, MOST).join(', ');
  const more = untranslated.length > MOST ? ` and ${untranslated.length - MOST} more` : '';
  return [
    ...lines,
    ...(hasMessages
      ? []
      : [
          `The engine has no messages in ${languageName(language)}; they belong in data/words.${language}.yaml.`,
        ]),
    ...(messages === '' ? [] : [messages]),
    ...(untranslated.length === 0
      ? []
      : [`Not in ${languageName(language)}, so these pages say so and show the original: ${named}${more}.`]),
  ];
}

export type ReadLanguages = {
  /** Undefined for a site with one language. */
  languages: SiteLanguages | undefined;
  /** Sentences about what is missing or older than its original. */
  advice: string[];
};

/** Reads the languages of a site, which pages are not translated, and what its owner may want to do about it. */
export function readLanguages(root = process.cwd()): ReadLanguages {
  const files = readFiles(root);
  const { main, further } = languagesIn(files);
  if (further.length === 0) return { languages: undefined, advice: [] };
  const translations = readTranslations(root);
  const advice = translations
    .filter(({ language }) => ![main, ...further].includes(language))
    .map(
      ({ file, language }) =>
        `${file} is in ${languageName(language)} (${language}), which is not in languages of data/site.yaml.`,
    );
  const untranslated: Record<string, readonly string[]> = {};
  const names = groupNames(files);
  for (const language of further) {
    const { files: translated } = translateFiles(files, translations, language, main);
    const paths = translated.flatMap((file, index) => {
      const original = files[index];
      return original && !isHidden(original) && !isTranslated(file, original, names)
        ? addressesOf(original)
        : [];
    });
    untranslated[language] = paths;
    advice.push(...adviceOn(language, files, translated, paths));
  }
  const { languages } = Object(files.find(({ source }) => source === 'site')?.value);
  const all = [...new Set([...languages, main])].filter((tag) => tag === main || further.includes(tag));
  return { languages: { main, all, untranslated }, advice };
}
