import { bindUnits } from './bind-units';

/** Narrow non-breaking space. */
const NARROW = '\u202f';

/** The space before a punctuation mark of two parts or a closing quotation mark, at the end of a word or a text. */
const BEFORE_MARK = / (?=[:;!?»](?:$|[\s\u00a0»”’)\].,…]))/g;
const AFTER_QUOTE = /« /g;
/** The space before the minutes of a time: "19 h 30". */
const BEFORE_MINUTES = /(?<=[\d}][ \u00a0]h) (?=[\d{])/g;

/** Rules of single languages, by their code. */
const LANGUAGES: Readonly<Record<string, (text: string) => string>> = {
  fr: (text) =>
    text.replace(BEFORE_MARK, NARROW).replace(AFTER_QUOTE, `«${NARROW}`).replace(BEFORE_MINUTES, '\u00a0'),
};

/**
 * Replaces spaces at which no line may break by non-breaking ones: between a number and its unit in every language, and
 * those of French punctuation. Applied to all texts of content and interface when they are written for the site.
 *
 * @param language of the site, BCP 47
 */
export function bindSpaces(text: string, language: string): string {
  const [code = ''] = language.split('-');
  return bindUnits(LANGUAGES[code.toLowerCase()]?.(text) ?? text);
}
