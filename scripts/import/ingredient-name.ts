import { singularOf } from './english-plurals';
import { withoutMeasures } from './marks';

const LATIN_NAME = /^[\x20-\x7E\u00C0-\u024F’]+$/;

/** Words that describe an ingredient and name none: "boneless, skinless chicken". */
const DESCRIPTION =
  /^(?:(?:very|freshly|finely|roughly|thinly|coarsely|lightly|low|full|extra|good|quality|fresh|dried|raw|ripe|cold|warm|hot|large|medium|small|big|boneless|skinless|bone-in|skin-on|peeled|unpeeled|cooked|uncooked|chopped|diced|sliced|minced|grated|shredded|ground|toasted|roasted|salted|unsalted|sweetened|unsweetened|organic|plain|virgin|frozen|canned|whole|lean|thick|thin|firm|soft|softened|melted|packed|scant|sodium|fat|optional|or|and|plus|to)(?:[\s/-]+|$))+$/i;

/** Amount words and conjunctions that are left over where an amount was taken out: "sugar or", "+ salt". */
const LOOSE_ENDS =
  /^(?:[\s+/&,;:.()–-]|(?:or|and|plus|di|de)\s)+|(?:[\s+/&,;:(–-]|\s(?:or|and|plus|di|de|of|about|circa))+$/gi;

const hasNoun = (name: string) => /\p{L}/u.test(name) && !DESCRIPTION.test(name);

/** Splits a name from how it is prepared: "onion, diced" and "onion - diced"; "boneless, skinless chicken" is one name. */
export function splitIngredientName(text: string): { name: string; notes: string[] } {
  const parts = text
    .split(/\s*[,，、;；]\s*(?!\d{3}\b)|\s+[–—-]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const noun = parts.findIndex(hasNoun);
  const end = noun < 1 ? 1 : noun + 1;
  return { name: parts.slice(0, end).join(', '), notes: parts.slice(end) };
}

/** First letter in lower case, where it is only that of a sentence. */
export const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** Singular and plural of a counted name; the name alone for one that is not English or has no plural. */
export function countedName(name: string, amount: number): { name: string; plural?: string } {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const one = amount > 1 && LATIN_NAME.test(name) ? singularOf(last) : undefined;
  return one === undefined ? { name } : { name: [...words.slice(0, -1), one].join(' '), plural: name };
}

/**
 * Name without a measure inside of it: what is before the measure if that names something, else all but the measure.
 *
 * @param measure measure as it is written in the text; null for none
 */
export function nameWithoutMeasure(text: string, measure: string | null): string {
  if (measure === null) return withoutMeasures(text);
  const clean = (part: string) => withoutMeasures(part).replaceAll(LOOSE_ENDS, '').trim();
  const before = clean(text.slice(0, text.indexOf(measure)));
  return hasNoun(before) ? before : clean(text);
}
