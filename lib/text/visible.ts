// Texts that visitors type, paste or open may have characters that show nothing, or that turn a whole row around.

/** Format and control characters, and others that browsers do not draw (Default_Ignorable_Code_Point). */
const IGNORED = /[\p{DI}\p{Cf}\p{Cc}]/u;
/** Blanks that are no white space by Unicode: of Braille and of Hangul. */
const BLANK = /[\u2800\u3164\uFFA0]/gu;
/** Format characters that are drawn: Arabic and Syriac number signs. */
const NUMBER_SIGN = /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u;
const VARIATION = /[\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u;
const JOINER = /[\u200C\u200D]/u;
/** Letters whose form a joiner changes: of Indic scripts, Persian and the like. */
const JOINED = /[\p{L}\p{M}]/u;
const NOT_JOINED =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Inherited}\p{sc=Common}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/u;
/** Tags follow a black flag, for the flags of England, Scotland and Wales. */
const FLAG_TAG = /[\u{E0020}-\u{E007F}]/u;
const FLAG = '\u{1F3F4}';

/** True if an ignored character changes how its neighbours look. @param before the last character that was kept */
function isNeeded(character: string, before: string, next: string): boolean {
  if (NUMBER_SIGN.test(character)) return true;
  if (VARIATION.test(character)) return before.trim() !== '' && !IGNORED.test(before);
  if (FLAG_TAG.test(character)) return before === FLAG || FLAG_TAG.test(before);
  if (!JOINER.test(character)) return false;
  if (JOINED.test(before) && !NOT_JOINED.test(before)) return true;
  return EMOJI.test(before) && EMOJI.test(next);
}

/**
 * A text without characters that show nothing, on one line; '' if nothing of it is visible. Joiners within emoji, Indic
 * and Persian words stay.
 */
export function visibleText(text: string): string {
  const line = text.replace(BLANK, ' ').replace(/\s+/gu, ' ').trim();
  if (!IGNORED.test(line)) return /[^\p{M}\p{Z}]/u.test(line) ? line : '';
  const characters = Array.from(line);
  let kept = '';
  let before = '';
  for (const [index, character] of characters.entries()) {
    if (IGNORED.test(character) && !isNeeded(character, before, characters[index + 1] ?? '')) continue;
    kept += character;
    before = character;
  }
  return /[^\p{M}\p{Z}\p{DI}\p{Cf}]/u.test(kept) ? kept.replace(/\s+/gu, ' ').trim() : '';
}
