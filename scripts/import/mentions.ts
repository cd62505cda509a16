/** Ingredient with the names under which sentences may mention it. */
export type Mentionable = { id: string; name: string; plural?: string; isCounted: boolean };

/** Result for all steps: their texts, and the ingredients that each takes without naming them. */
export type Mentioned = { texts: string[]; takes: string[][]; unnamed: string[] };

/** Words before a mention that take a part of the ingredient. */
const PARTIAL =
  /(?:\b(?:half|third|quarter|remaining|rest|some|most|part|bit|little|splash|drizzle|reserved|more|extra|additional|each|other|leftover|first|second)\b|\d\/\d|[½⅓⅔¼¾]|절반|나머지|半分|残り)[^.;:!?]{0,24}$/iu;
/** A number or a measure directly before a mention. */
const COUNTED_BEFORE =
  /(?:\d|\}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|a|an))\s*(?:of\s+)?(?:the\s+)?$/i;
/** Nouns that make another thing of the name before them. */
const COMPOUND =
  /^[\s-]+(?:mixture|sauce|paste|powder|stock|broth|juice|zest|peel|oil|milk|cream|cheese|flour|syrup|vinegar|noodles?|seeds?|skin|bones?|water|dough|batter|filling|cooker|marinade|topping|dressing|salt|pepper|wine|leaves|flakes|crust|mix|base|pan|pot|dish|bowl|processor)\b/i;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const SPACELESS = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Regular expression for a phrase as whole words; letters may follow in scripts without spaces. */
function phrase(words: string): RegExp {
  const body = escaped(words).replaceAll(/\s+/g, String.raw`\s+`);
  if (SPACELESS.test(words))
    return new RegExp(`${body}${words.length === 1 ? String.raw`(?!\p{sc=Han})` : ''}`, 'u');
  return new RegExp(String.raw`(?<![\p{L}\d-])${body}(?:e?s)?(?![\p{L}\d]|-\p{L})`, 'iu');
}

type Candidate = {
  id: string;
  words: string;
  pattern: RegExp;
  isCounted: boolean;
  /** All words of the name and its plural, in lower case. */
  nameWords: ReadonlySet<string>;
};

/** Phrases that mean one ingredient: whole names, and last words that no other name has. Longest first. */
function candidatesOf(ingredients: readonly Mentionable[]): Candidate[] {
  const lower = ingredients.map(({ name, plural = name }) => [name.toLowerCase(), plural.toLowerCase()]);
  const wordsOf = lower.map(([name = '', plural = '']) => new Set(`${name} ${plural}`.split(/[\s-]+/)));
  return ingredients
    .flatMap(({ id, isCounted }, index) => {
      const [name = '', plural = ''] = lower[index] ?? [];
      // The same name twice: no sentence says which one is meant.
      if (lower.some((other, at) => at !== index && (other[0] === name || other[1] === plural))) return [];
      const lasts = [name, plural].flatMap((words) =>
        words.includes(' ') ? (words.split(' ').at(-1) ?? []) : [],
      );
      const own = lasts.filter(
        (word) => word.length > 2 && !wordsOf.some((words, at) => at !== index && words.has(word)),
      );
      return [...new Set([name, plural, ...own])]
        .filter((words) => words !== '' && !words.startsWith('✎'))
        .map((words) => ({
          id,
          words,
          pattern: phrase(words),
          isCounted,
          nameWords: wordsOf[index] ?? new Set(),
        }));
    })
    .sort((one, other) => other.words.length - one.words.length);
}

type Hit = Candidate & { at: number; length: number };

/** Start of a mention with the words of the name before it: "black pepper" for "freshly ground black pepper". */
function startOf(text: string, at: number, nameWords: ReadonlySet<string>): number {
  let start = at;
  for (let from = at; ; ) {
    const [before = '', word = ''] = /([\p{L}’']+)[\s-]+$/u.exec(text.slice(0, from)) ?? [];
    if (!nameWords.has(word.toLowerCase())) return start;
    from -= before.length;
    if (!/^(?:and|or)$/i.test(word)) start = from;
  }
}

/** First mention of each ingredient in a text, where no longer name of another one lies over it. */
function hitsIn(text: string, candidates: readonly Candidate[]): Hit[] {
  const taken: [number, number][] = [];
  const hits = new Map<string, Hit>();
  for (const candidate of candidates) {
    const pattern = new RegExp(candidate.pattern.source, `${candidate.pattern.flags}g`);
    for (const match of text.matchAll(pattern)) {
      const to = match.index + match[0].length;
      const from = startOf(text, match.index, candidate.nameWords);
      if (taken.some(([start, end]) => from < end && to > start)) continue;
      taken.push([from, to]);
      const known = hits.get(candidate.id);
      if (!known || known.at > from) hits.set(candidate.id, { ...candidate, at: from, length: to - from });
    }
  }
  return [...hits.values()].sort((one, other) => one.at - other.at);
}

/** Masks references, so that offsets stay and no name is found inside. */
const masked = (text: string) => text.replaceAll(/\{[^{}]*\}/g, (mark) => `{${'·'.repeat(mark.length - 2)}}`);

/**
 * Turns the first mention of each ingredient into a reference where that is safe: a whole name, or a last word that no other
 * ingredient has. Mentions of a part become names; the others stay words and the step takes the ingredient.
 *
 * @param texts steps whose measures are references already
 * @param given ids that the source itself lists for each step
 */
export function mentionIngredients(
  texts: readonly string[],
  ingredients: readonly Mentionable[],
  given: readonly (readonly string[])[],
): Mentioned {
  const candidates = candidatesOf(ingredients);
  const done = new Set<string>();
  const takes = texts.map((): string[] => []);
  const isPartial = new Set<string>();
  for (const text of texts.map(masked)) {
    for (const hit of hitsIn(text, candidates)) {
      if (PARTIAL.test(text.slice(0, hit.at))) isPartial.add(hit.id);
    }
  }
  const marked = texts.map((text, index) => {
    let result = text;
    let shift = 0;
    for (const hit of hitsIn(masked(text), candidates)) {
      if (done.has(hit.id)) continue;
      const [from, to] = [hit.at + shift, hit.at + hit.length + shift];
      const before = masked(result).slice(0, from);
      const after = result.slice(to);
      if (COMPOUND.test(after)) continue;
      done.add(hit.id);
      const isNumbered = COUNTED_BEFORE.test(before) || /^\s*\(?\{/.test(after);
      if (isNumbered && !(isPartial.has(hit.id) && !hit.isCounted)) {
        takes[index]?.push(hit.id);
        continue;
      }
      const mark = isPartial.has(hit.id) || isNumbered ? `{${hit.id}|name}` : `{${hit.id}}`;
      // An amount takes no article: "Melt 2 tbsp butter".
      const start = mark.endsWith('|name}')
        ? result.slice(0, from)
        : result.slice(0, from).replace(/(?<=\s)the $/, '');
      result = `${start}${mark}${after}`;
      shift += start.length - from + mark.length - hit.length;
    }
    return result;
  });
  given.forEach((ids, index) => {
    for (const id of ids) {
      if (done.has(id)) continue;
      done.add(id);
      takes[index]?.push(id);
    }
  });
  const unnamed = ingredients.map(({ id }) => id).filter((id) => !done.has(id));
  return { texts: marked, takes, unnamed };
}
