import { valueAt } from '@/lib/content/paths';
import type {
  BlockOf,
  Duration,
  Ingredient,
  Recipe,
  RecipeBlock,
  Step,
  Variant,
} from '@/lib/content/schema/recipe';

/** A piece of a recipe with the path of its field: `blocks[1].groups[0].steps[3]`. */
export type Entry<T> = { field: string; value: T };

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

/** What blocks of each type hold, and where: `*` is each entry of a list. What each of them is says `Parts`. */
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

/** Whatever stands in an entry at such a place. */
function entriesAt<T>(entry: Entry<unknown>, place: string): Entry<T>[] {
  const found = place.split('.').reduce<Entry<unknown>[]>(
    (entries, key) =>
      entries.flatMap(({ field, value }) => {
        if (key !== '*') return [{ field: `${field}.${key}`, value: valueAt(value, [key]) }];
        const list = Array.isArray(value) ? value : [];
        return list.map((inner: unknown, index) => ({ field: `${field}[${index}]`, value: inner }));
      }),
    [entry],
  );
  return found.filter(({ value }) => value !== undefined) as Entry<T>[];
}

export type Parts = ReturnType<typeof listParts>;

/** Sorts the blocks of a recipe into what the checks look at, in reading order. */
export function listParts({ pictureCaption, blocks }: Pick<Recipe, 'pictureCaption' | 'blocks'>) {
  const all = blocks.map((value, index) => ({ field: `blocks[${index}]`, value }));
  const inBlocks = <T>(place: Place) =>
    all.flatMap((block) => (PLACES[block.value.type][place] ?? []).flatMap((at) => entriesAt<T>(block, at)));
  const listed = inBlocks<Ingredient>('listed');
  const variants = inBlocks<Ingredient>('variants');
  const steps = inBlocks<Step>('steps');
  const inSteps = <T>(place: string) => steps.flatMap((step) => entriesAt<T>(step, place));
  const caption = pictureCaption === undefined ? [] : [{ field: 'pictureCaption', value: pictureCaption }];
  return {
    /** Ingredients of the list itself. */
    listed,
    /** Those of the variants, of all of them. */
    variants,
    /** Blocks of variants: the choices a cook makes. */
    choices: all.filter((block): block is Entry<BlockOf<'variants'>> => block.value.type === 'variants'),
    options: inBlocks<Variant>('options'),
    steps,
    durations: inSteps<Duration>('durations.*'),
    /** Ids of steps that photos belong to. */
    photoSteps: inBlocks<string>('photoSteps'),
    /** Ids of ingredients that swaps are for. */
    swaps: inBlocks<string>('swaps'),
    /** Sentences beside those of the steps that may name ingredients. */
    texts: [...inBlocks<string>('texts'), ...inSteps<string>('safety')],
    /** Words that may hold sizes and amounts, but name no ingredient: notes, cues, equipment, captions. */
    plain: [
      ...caption,
      ...inBlocks<string>('plain').filter(({ value }) => typeof value === 'string'),
      ...inSteps<string>('cue'),
      ...[...listed, ...variants].flatMap((entry) => entriesAt<string>(entry, 'note')),
    ],
    /** What is different once more is made than the equipment holds. */
    beyond: [
      ...inSteps<{ upTo: number; text: string }>('beyond'),
      ...inBlocks<Step['beyond'] & object>('beyond'),
    ],
  };
}
