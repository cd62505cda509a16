import { bindUnits } from './bind-units';

/** Narrow non-breaking space. */
const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/** The space before a punctuation mark of two parts or a closing quotation mark, at the end of a word or a text. */
const END = '(?:$|[\\s\u00a0»”’)\\].,…])';
const BEFORE_THIN_MARK = new RegExp(` (?=[;!?]${END})`, 'g');
const BEFORE_WIDE_MARK = new RegExp(` (?=[:»]${END})`, 'g');
const AFTER_QUOTE = /« /g;
/** The space before the minutes of a time: "19 h 30". */
const BEFORE_MINUTES = /(?<=[\d}][ \u00a0]h) (?=[\d{])/g;

/**
 * The space before the last word of a paragraph of four words or more, if it is a short one in Hangul: lines break between
 * words only, and `text-wrap: pretty` leaves “있어요.” alone on the last line of some texts. Labels are shorter.
 */
const BEFORE_LAST_WORD = / (?=[가-힣]{1,5}[.!?]?(?:\n\n|\s*$))(?<=(?:\S+\s){3})/g;

/** Rules of single languages, by their code. */
const LANGUAGES: Readonly<Record<string, (text: string) => string>> = {
  ko: (text) => text.replace(BEFORE_LAST_WORD, NO_BREAK),
  fr: (text) =>
    text
      .replace(BEFORE_THIN_MARK, NARROW)
      .replace(BEFORE_WIDE_MARK, NO_BREAK)
      .replace(AFTER_QUOTE, `«${NO_BREAK}`)
      .replace(BEFORE_MINUTES, NO_BREAK),
};

/**
 * Replaces spaces at which no line may break by non-breaking ones: between a number and its unit in every language, those
 * of French punctuation, narrow before ; ! ? as its typography has it, and the one before a short last word in Korean.
 * Applied to all texts of content and interface when they are written for the site.
 *
 * @param language of the site, BCP 47
 */
export function bindSpaces(text: string, language: string): string {
  const [code = ''] = language.split('-');
  return bindUnits(LANGUAGES[code.toLowerCase()]?.(text) ?? text);
}
