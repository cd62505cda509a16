import { headingText } from '@/scripts/import/headings';
import { linesOf } from '@/scripts/import/plain-text';
import { emptyRecipe, type SourceRecipe } from '@/scripts/import/source-recipe';
import type { TextPart } from '@/scripts/import/text-words';
import { noFacts, readFrontMatter, type TextFacts } from './front-matter';
import { ingredientGroups, stepGroups } from './lines';
import { splitRecipes } from './split-recipes';
import { afterHeading, commonLanguage, factOf, partOf, withoutMarkdown } from './text-lines';

type Fact = NonNullable<ReturnType<typeof factOf>>;

const listOf = (value: string) => value.split(/\s*[,、]\s*/).filter(Boolean);

/** Adds a fact to those of a text. */
function addFact(facts: TextFacts, { fact, value }: Fact): void {
  if (fact === 'servings') facts.yields.push(value);
  else if (fact === 'category') facts.categories.push(...listOf(value));
  else if (fact === 'cuisine') facts.cuisines.push(value);
  else if (fact === 'keywords') facts.keywords.push(...listOf(value.replaceAll('#', '')));
  else if (fact === 'published') facts.published ||= value.slice(0, 10);
  else if (fact === 'source') facts.href = /https?:\/\/\S+/.exec(value)?.[0] ?? facts.href ?? '';
  else facts.times[fact] ||= value;
}

/** Yield in the heading of the ingredients: "재료 (2인분)", "Zutaten für 4 Personen". */
const yieldInHeading = (line: string): string | undefined =>
  /[(（]([^)）]*\d[^)）]*)[)）]/.exec(line)?.[1] ??
  /\s\p{L}*\s?(\d+\s?(?:[-–]\s?\d+\s?)?\p{L}+)\s*[:：]?$/u.exec(line)?.[1];

const BULLET = /^[-*+•]\s+/;

/** Recipe of a text without front matter; undefined for one without headings of ingredients and method. */
function readOne(text: string, name: string, front: TextFacts): SourceRecipe | undefined {
  const parts: Record<TextPart | 'before', string[]> = {
    before: [],
    ingredients: [],
    method: [],
    notes: [],
    equipment: [],
  };
  const facts: TextFacts = { ...noFacts(), ...front };
  let title = front.title ?? '';
  let part: TextPart | 'before' = 'before';
  const headings: { part: TextPart; line: string }[] = [];
  const [, picture] = /!\[[^\]]*\]\(\s*<?([^)\s>]+)/.exec(text) ?? [];
  if (picture !== undefined && facts.photos.length === 0) facts.photos.push({ address: picture });
  for (const line of linesOf(text.replaceAll('<', '&lt;'))) {
    const plain = withoutMarkdown(line);
    const next = partOf(line);
    // Among ingredients, "2 servings rice" is one of them.
    const mayBeFact = part === 'before' || (part === 'ingredients' && parts.ingredients.length === 0);
    const fact = mayBeFact || /^source|^url/i.test(plain) ? factOf(line) : undefined;
    if (/^(?:[-*_=]\s*){3,}$/.test(line) || plain === '') continue;
    if (next) {
      part = next;
      headings.push({ part, line });
      const made = next === 'ingredients' ? yieldInHeading(headingText(plain)) : undefined;
      if (made !== undefined) facts.yields.push(made);
      const rest = afterHeading(line);
      if (rest !== '') parts[part].push(rest);
    } else if (fact) addFact(facts, fact);
    else if (title === '' && part === 'before') title = headingText(plain);
    // The title may be a heading too, although the front matter has it.
    else if (part !== 'before' || headingText(plain) !== title)
      parts[part].push(/^#{1,6}\s/.test(line) ? `${headingText(plain)}:` : plain);
  }
  if (parts.ingredients.length === 0 && parts.method.length === 0) return undefined;
  const { href, title: _, description, language: given, ...rest } = facts;
  const language = given || commonLanguage(headings.filter((heading) => heading.part !== 'notes'));
  const credit =
    href && URL.canParse(href) ? { name: new URL(href).hostname.replace(/^www\./, ''), href } : undefined;
  return {
    ...emptyRecipe(title || name),
    ...rest,
    description: description || parts.before.map((line) => line.replace(BULLET, '')).join(' '),
    ingredients: ingredientGroups(parts.ingredients),
    steps: stepGroups(parts.method),
    notes: parts.notes.map((line) => ({ text: line.replace(BULLET, '') })),
    equipment: parts.equipment.map((line) => line.replace(BULLET, '')),
    ...(language && { language }),
    ...(credit && { credit }),
  };
}

/**
 * Recipes of a Markdown or plain text by its headings, in the languages of `text-words`; a collection has several. None for
 * other texts.
 *
 * @param name title of a recipe without one
 */
export function readWrittenText(text: string, name: string): SourceRecipe[] {
  const { facts, body } = readFrontMatter(text);
  const texts = splitRecipes(body);
  return texts.flatMap((part, index) => {
    const isFirst = index === 0;
    // The front matter of a collection is that of no recipe.
    const front = texts.length > 1 ? noFacts() : facts;
    return readOne(part, isFirst ? name : `${name} (${index + 1})`, front) ?? [];
  });
}
