import { createHash } from 'node:crypto';
import { textWidth } from '@/lib/text/characters';
import { isSlug } from '@/lib/text/is-slug';
import { isLanguage } from '@/lib/text/language';
import { slugOf } from '@/scripts/new/drafts';
import { cleanRecipe } from './clean-recipe';
import { draftNutrition } from './draft-nutrition';
import { type DraftStep, draftSteps } from './draft-steps';
import { draftTimes } from './draft-times';
import { readIngredient } from './ingredient-line';
import { markMeasures, withoutBraces, withoutMeasures } from './marks';
import { categoryOf, type Settings } from './settings';
import type { SourcePhoto, SourceRecipe } from './source-recipe';
import { firstWords, ownTitle, uniqueId } from './titles';
import { readYield } from './yields';

/** Site that drafts are made for: its names that drafts may use, and its default language. */
export type DraftContext = {
  settings: Settings;
  categories: readonly string[];
  pictures: readonly string[];
  foods: readonly string[];
  /** Groceries without allergens, which a draft may name without knowing more. */
  groceries: readonly string[];
  /** BCP 47 language of the site. */
  language: string;
  /** YYYY-MM-DD. */
  today: string;
};

/** Row of the report: a line of the source and what was made of it. */
export type Row = { line: string; made: string; unread?: string };

/** Draft before it is written, without its number. */
export type Draft = {
  slug: string;
  fields: Record<string, unknown>;
  /** Open points, for the comment at the top and the report. */
  open: string[];
  rows: Row[];
  /** Steps as they are in the fields, each with its photograph. */
  steps: { step: DraftStep; photo: SourcePhoto | undefined }[];
  /** Categories of the source that data/import.yaml does not know. */
  unknownCategories: string[];
};

const SHORTEST = 50;
const LONGEST = 160;

/** Description of 50 to 160 characters, with ✎ where the source has none that fits. */
function describe(text: string, open: string[]): string {
  const plain = withoutBraces(text);
  if (plain === '')
    return '✎ What it is, what is special about it, how many it serves and in how many minutes.';
  if (plain.length > LONGEST) {
    const sentence = plain.slice(0, LONGEST).replace(/^(.*[.!?。])\s?.*$/su, '$1');
    const cut =
      textWidth(sentence) >= SHORTEST && sentence.length < LONGEST
        ? sentence
        : `${plain.slice(0, LONGEST - 1).replace(/\s\S*$/, '')}…`;
    if (cut.endsWith('…')) open.push('description: cut at 160 characters');
    return textWidth(cut) >= SHORTEST ? cut : `${plain.slice(0, LONGEST - 1)}…`;
  }
  if (textWidth(plain) >= SHORTEST) return plain;
  return `✎ ${plain} (for search results, 50 to 160 characters)`.padEnd(SHORTEST, '.').slice(0, LONGEST);
}

/** Last part of the old address, else the title, else a name that is always the same for it. */
export function draftSlug({ title, address }: Pick<SourceRecipe, 'title' | 'address'>): string {
  const path = /^https?:\/\/[^/]+\/([^?#]*)/.exec(address ?? '')?.[1] ?? '';
  const last = path
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .split('/')
    .filter((part) => !/^(?:\d+|amp|index|print|recipes?)?$/.test(part))
    .at(-1);
  const old = last === undefined ? '' : slugOf(last.includes('%') ? '' : last);
  const slug = (isSlug(old) && /[a-z]/.test(old) ? old : slugOf(title)).slice(0, 80).replace(/-+$/, '');
  // A number alone is the address of a recipe by its number.
  if (/[a-z]/.test(slug)) return slug;
  return `recipe-${createHash('sha256').update(title).digest('hex').slice(0, 8)}`;
}

/** YYYY-MM-DD of a written day; undefined for none and for one in the future. */
function dayOf(written: string | undefined, today: string): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})/.exec(written ?? '')?.[1];
  if (day === undefined || Number.isNaN(Date.parse(day)) || day > today) return undefined;
  return new Date(day).toISOString().slice(0, 10) === day ? day : undefined;
}

/** BCP 47 language of a recipe, where it is not that of the site: as marked, else by its script. */
function languageOf(recipe: SourceRecipe, site: string): string | undefined {
  const text = [
    recipe.title,
    ...recipe.ingredients.flatMap(({ items }) => items.map(({ line }) => line)),
  ].join(' ');
  const marked = recipe.language?.replace('_', '-').split('-')[0]?.toLowerCase();
  const script = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
    ? 'ja'
    : /\p{sc=Hangul}/u.test(text)
      ? 'ko'
      : undefined;
  const own = script ?? (marked && isLanguage(marked) ? marked : undefined);
  return own === undefined || own === site.split('-')[0] ? undefined : own;
}

const NOTES_TITLE: Readonly<Record<string, string>> = {
  ko: '메모',
  ja: 'メモ',
  de: 'Notizen',
  fr: 'Notes',
  es: 'Notas',
};

/** Draft out of a recipe of any source. Nothing is invented: what is missing begins with ✎ or is an open point. */
export function makeDraft(source: SourceRecipe, context: DraftContext): Draft {
  const recipe = cleanRecipe(source);
  const { settings, categories, pictures, language: site, today } = context;
  const open: string[] = [...recipe.leftOut];
  const language = languageOf(recipe, site);
  const isEnglish = (language ?? site).startsWith('en');

  const taken = new Set<string>();
  const ids = new Map<string, string>();
  const groupOf = new Map<string, string>();
  const rows: Row[] = [];
  const written =
    recipe.ingredients.length > 0 ? recipe.ingredients : [{ items: [{ line: '✎ ingredient' }] }];
  const groups = written.map((group) => {
    const title = ownTitle(group.title);
    const items = group.items.map((source) => {
      const { ingredient, unread } = readIngredient(source, isEnglish);
      const id = uniqueId(ingredient.plural ?? ingredient.name, 'i', taken);
      if (source.id !== undefined) ids.set(source.id, id);
      if (group.title) groupOf.set(id, group.title);
      if (unread) open.push(`ingredient “${source.line}”: ${unread}`);
      const { name, plural, amount, note } = ingredient;
      const isOne = amount === undefined || amount === 1;
      const made = [amount, isOne ? name : (plural ?? name)].filter((part) => part !== undefined).join(' ');
      rows.push({ line: source.line, made: note ? `${made}, ${note}` : made, ...(unread && { unread }) });
      const key = slugOf(name);
      return {
        id,
        ...ingredient,
        ...(context.foods.includes(key) && { food: key }),
        ...(context.groceries.includes(key) && { buy: key }),
      };
    });
    return { ...(title && { title }), items };
  });

  const { times, open: openTimes } = draftTimes(recipe);
  open.push(...openTimes);
  const ingredients = groups.flatMap(({ items }) =>
    items.map(({ id, name, plural, amount }) => ({
      id,
      name,
      plural,
      isCounted: typeof amount === 'number',
    })),
  );
  const sourceSteps = recipe.steps;
  if (sourceSteps.length === 0) open.push('method: the source has no steps');
  const steps = draftSteps(
    sourceSteps.length > 0 ? sourceSteps : [{ title: undefined, items: [{ text: '✎ What to do.' }] }],
    {
      ingredients,
      ids,
      groupOf,
      total: times.total,
      rest: times.rest?.minutes ?? 0,
    },
  );
  open.push(...steps.open);
  const sources = sourceSteps.flatMap(({ items }) => items);

  const made = readYield(recipe.yields);
  if (!made)
    open.push(
      `yield: ${recipe.yields[0] ? `“${recipe.yields[0]}” cannot be read` : 'not in the source'}; 4 servings are a guess to replace`,
    );
  const category = categoryOf(recipe.categories, settings, categories);
  if (category === undefined)
    open.push(
      `category: ${recipe.categories.length > 0 ? `theirs is ${recipe.categories.join(', ')}` : 'not in the source'}; choose one of yours`,
    );
  const published = dayOf(recipe.published, today);
  if (!published) open.push('published: no day in the source; it is that of the import');
  const slug = draftSlug(recipe);
  const dek = withoutMeasures(recipe.description ?? '');
  const equipment = recipe.equipment.map((tool) => markMeasures(tool)).filter((tool) => tool !== '');
  const notes = recipe.notes
    .filter(({ text }) => text.trim() !== '')
    .map(({ title, text }) => ({
      title: ownTitle(title) || firstWords(text) || '✎ Note',
      text: markMeasures(text),
    }));
  const { nutrition, open: openFigures } = draftNutrition(recipe.nutrition);
  open.push(...openFigures);
  open.push('difficulty, types, allergens and diets: never guessed', 'picture: needs your photograph');
  if (recipe.credit) open.push('source: delete it if the recipe is your own');
  const href = recipe.credit?.href;

  return {
    slug,
    open,
    rows,
    steps: steps.groups
      .flatMap(({ items }) => items)
      .map((step, index) => ({ step, photo: sources[index]?.photo })),
    unknownCategories: category === undefined ? recipe.categories : [],
    fields: {
      slug,
      title: withoutBraces(recipe.title).trim() || '✎ Title',
      ...(language && { language }),
      category: category ?? categories[0] ?? '✎ Soup',
      types: [],
      cuisine: recipe.cuisines.map(withoutBraces).join(', ') || '✎ Where it comes from',
      keywords: recipe.keywords.length > 0 ? [...new Set(recipe.keywords)] : ['✎ words people search for'],
      description: describe(recipe.description ?? '', open),
      dek: dek || '✎ One or two sentences that make a reader hungry.',
      picture: {
        name: [slug, ...pictures].find((name) => pictures.includes(name)) ?? slug,
        alt: '✎ What the picture shows, in one sentence',
      },
      times,
      yield: made ?? { amount: 4, unit: 'serving' },
      difficulty: 'Easy',
      published: published ?? today,
      allergens: [],
      diets: [],
      ...(nutrition && { nutrition }),
      ...(recipe.credit && {
        source: {
          name: recipe.credit.name,
          ...(href && /^https?:\/\/[^\s/.]+\.[^\s]+$/.test(href) && { href }),
        },
      }),
      blocks: [
        groups.length === 1 && !groups[0]?.title
          ? { type: 'ingredients', items: groups[0]?.items }
          : { type: 'ingredients', groups },
        ...(equipment.length > 0 ? [{ type: 'equipment', items: equipment }] : []),
        {
          type: 'method',
          groups: steps.groups.map(({ title, items }) => ({
            ...(ownTitle(title) && { title: ownTitle(title) }),
            steps: items,
          })),
        },
        ...(notes.length > 0
          ? [{ type: 'notes', title: NOTES_TITLE[language ?? ''] ?? 'Notes', items: notes }]
          : []),
      ],
    },
  };
}
