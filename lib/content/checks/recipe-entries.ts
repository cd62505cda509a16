import { valueAt } from '@/lib/content/paths';
import { underdoneOf } from '@/lib/content/schema/cooking';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { BlockOf, RecipeBlock } from '@/lib/content/schema/recipe-block';
import type { Ingredient, Variant } from '@/lib/content/schema/recipe-ingredient';
import type { Duration, Step } from '@/lib/content/schema/recipe-step';

/** Value of a recipe with the path of its field: `blocks[1].groups[0].steps[3]`. */
export type RecipeEntry<T> = { field: string; value: T };

type Place =
  | 'listed'
  | 'variants'
  | 'options'
  | 'steps'
  | 'photoSteps'
  | 'swaps'
  | 'texts'
  | 'plain'
  | 'beyond';

/** Paths of what each block type contains; `*` is every entry of a list. `RecipeEntries` explains each kind. */
const PLACES: Record<RecipeBlock['type'], Partial<Record<Place, string[]>>> = {
  ingredients: { listed: ['items.*', 'groups.*.items.*'] },
  variants: { variants: ['options.*.items.*'], options: ['options.*'], texts: ['text', 'options.*.text'] },
  method: { steps: ['groups.*.steps.*'] },
  advance: { steps: ['steps.*'] },
  photos: { photoSteps: ['photos.*.step'], plain: ['photos.*.text'] },
  video: { plain: ['tips.*'] },
  swaps: { swaps: ['items.*.for'], texts: ['items.*.text'] },
  tips: { texts: ['items.*.text'] },
  notes: { texts: ['items.*.text'] },
  keeping: { texts: ['ahead', 'fridge', 'freezer', 'reheat'] },
  equipment: { plain: ['items.*', 'items.*.text'], beyond: ['items.*.beyond'] },
  post: { plain: ['text'] },
  promo: {},
};

/** Values at such a path. */
function entriesAt<T>(entry: RecipeEntry<unknown>, place: string): RecipeEntry<T>[] {
  const found = place.split('.').reduce<RecipeEntry<unknown>[]>(
    (entries, key) =>
      entries.flatMap(({ field, value }) => {
        if (key !== '*') return [{ field: `${field}.${key}`, value: valueAt(value, [key]) }];
        const list = Array.isArray(value) ? value : [];
        return list.map((inner: unknown, index) => ({ field: `${field}[${index}]`, value: inner }));
      }),
    [entry],
  );
  return found.filter(({ value }) => value !== undefined) as RecipeEntry<T>[];
}

/** Texts of `cooks` of a step. */
function underdoneTexts(field: string, cooks: Step['cooks'] = {}): RecipeEntry<string>[] {
  return Object.entries(cooks).flatMap(([id, result]) => {
    const { underdone, instead } = underdoneOf(result) ?? {};
    const at = (key: string, text: string | undefined) =>
      text === undefined ? [] : [{ field: `${field}.${id}.${key}`, value: text }];
    return [...at('underdone', underdone), ...at('instead', instead)];
  });
}

export type RecipeEntries = ReturnType<typeof listEntries>;

/** Collects the values of a recipe that the checks need, in reading order. */
export function listEntries({ pictureCaption, blocks }: Pick<Recipe, 'pictureCaption' | 'blocks'>) {
  const all = blocks.map((value, index) => ({ field: `blocks[${index}]`, value }));
  const inBlocks = <T>(place: Place) =>
    all.flatMap((block) => (PLACES[block.value.type][place] ?? []).flatMap((at) => entriesAt<T>(block, at)));
  const listed = inBlocks<Ingredient>('listed');
  const variants = inBlocks<Ingredient>('variants');
  const steps = inBlocks<Step>('steps');
  const inSteps = <T>(place: string) => steps.flatMap((step) => entriesAt<T>(step, place));
  const caption = pictureCaption === undefined ? [] : [{ field: 'pictureCaption', value: pictureCaption }];
  return {
    /** Ingredients of the list. */
    listed,
    /** Ingredients of all variants. */
    variants,
    /** Blocks of variants. */
    choices: all.filter(
      (block): block is RecipeEntry<BlockOf<'variants'>> => block.value.type === 'variants',
    ),
    options: inBlocks<Variant>('options'),
    steps,
    durations: inSteps<Duration>('durations.*'),
    /** Ids of steps that photos belong to. */
    photoSteps: inBlocks<string>('photoSteps'),
    /** Ids of ingredients that swaps are for. */
    swaps: inBlocks<string>('swaps'),
    /** Other sentences that may name ingredients. */
    texts: [
      ...inBlocks<string>('texts'),
      ...inSteps<string>('safety'),
      ...steps.flatMap(({ field, value }) => underdoneTexts(`${field}.cooks`, value.cooks)),
    ],
    /** Texts with sizes and amounts but no ingredients: notes, cues, equipment, captions. */
    plain: [
      ...caption,
      ...inBlocks<string>('plain').filter(({ value }) => typeof value === 'string'),
      ...inSteps<string>('cue'),
      ...[...listed, ...variants].flatMap((entry) => entriesAt<string>(entry, 'note')),
    ],
    /** Changes for yields that exceed the equipment. */
    beyond: [
      ...inSteps<{ upTo: number; text: string }>('beyond'),
      ...inBlocks<Step['beyond'] & object>('beyond'),
    ],
  };
}
