import type { Duration, Ingredient, Recipe, RecipeBlock, Step } from '@/lib/content/schema/recipe';

/** A piece of a recipe with the path of its field: `blocks[1].groups[0].steps[3]`. */
export type Entry<T> = { field: string; value: T };

/** Everything of one kind in the blocks of a recipe, in reading order. */

export type Parts = {
  /** Of the list itself. */
  listed: Entry<Ingredient>[];
  /** Of the variants, all of them. */
  variants: Entry<Ingredient>[];
  /** Variants blocks: the choices a cook makes. */
  choices: Entry<{ id: string }>[];
  options: Entry<{ id: string }>[];
  steps: Entry<Step>[];
  durations: Entry<Duration>[];
  /** Ids of steps that photos belong to. */
  photoSteps: Entry<string>[];
  /** Ids of ingredients that swaps are for. */
  swaps: Entry<string>[];
  /** Sentences beside those of the steps that may name ingredients. */
  texts: Entry<string>[];
  /** Words that may hold sizes and amounts, but name no ingredient: notes, cues, equipment, captions. */
  plain: Entry<string>[];
  /** What is different once more is made than the equipment holds. */
  beyond: Entry<{ upTo: number; text: string }>[];
};

const at = <T>(list: readonly T[] | undefined, field: string): Entry<T>[] =>
  (list ?? []).map((value, index) => ({ field: `${field}[${index}]`, value }));

/** One field of a piece, where it has it. */
function own<T extends object, Key extends keyof T & string>({ field, value }: Entry<T>, key: Key) {
  const inner = value[key];
  return inner === undefined ? [] : [{ field: `${field}.${key}`, value: inner as NonNullable<T[Key]> }];
}

function addSteps(parts: Parts, steps: readonly Step[], field: string): void {
  for (const step of at(steps, `${field}.steps`)) {
    parts.steps.push(step);
    parts.durations.push(...at(step.value.durations, `${step.field}.durations`));
    parts.plain.push(...own(step, 'cue'));
    parts.texts.push(...own(step, 'safety'));
    parts.beyond.push(...own(step, 'beyond'));
  }
}

function addBlock(parts: Parts, { field, value: block }: Entry<RecipeBlock>): void {
  switch (block.type) {
    case 'ingredients':
      parts.listed.push(...at(block.items, `${field}.items`));
      for (const group of at(block.groups, `${field}.groups`)) {
        parts.listed.push(...at(group.value.items, `${group.field}.items`));
      }
      break;
    case 'variants':
      parts.choices.push({ field, value: block });
      parts.texts.push(...own({ field, value: block }, 'text'));
      for (const option of at(block.options, `${field}.options`)) {
        parts.options.push(option);
        parts.texts.push(...own(option, 'text'));
        parts.variants.push(...at(option.value.items, `${option.field}.items`));
      }
      break;
    case 'method':
      for (const group of at(block.groups, `${field}.groups`)) {
        addSteps(parts, group.value.steps, group.field);
      }
      break;
    case 'advance':
      addSteps(parts, block.steps, field);
      break;
    case 'photos':
      for (const photo of at(block.photos, `${field}.photos`)) {
        parts.photoSteps.push(...own(photo, 'step'));
        parts.plain.push(...own(photo, 'text'));
      }
      break;
    case 'video':
      parts.plain.push(...at(block.tips, `${field}.tips`));
      break;
    case 'swaps':
      for (const swap of at(block.items, `${field}.items`)) {
        parts.swaps.push(...own(swap, 'for'));
        parts.texts.push(...own(swap, 'text'));
      }
      break;
    case 'tips':
    case 'notes':
      parts.texts.push(...at(block.items, `${field}.items`).flatMap((item) => own(item, 'text')));
      break;
    case 'keeping':
      for (const key of ['ahead', 'fridge', 'freezer', 'reheat'] as const) {
        parts.texts.push(...own({ field, value: block }, key));
      }
      break;
    case 'equipment':
      for (const { field: item, value: tool } of at(block.items, `${field}.items`)) {
        if (typeof tool === 'string') parts.plain.push({ field: item, value: tool });
        else {
          parts.plain.push({ field: `${item}.text`, value: tool.text });
          parts.beyond.push({ field: `${item}.beyond`, value: tool.beyond });
        }
      }
      break;
    case 'promo':
      break;
    case 'post':
      parts.plain.push(...own({ field, value: block }, 'text'));
      break;
    default: {
      const unknown: never = block;
      throw new Error(`No check looks at ${JSON.stringify(unknown)}.`);
    }
  }
}

/** Sorts the blocks of a recipe into what the checks look at. */
export function listParts({ pictureCaption, blocks }: Pick<Recipe, 'pictureCaption' | 'blocks'>): Parts {
  const parts: Parts = {
    listed: [],
    variants: [],
    choices: [],
    options: [],
    steps: [],
    durations: [],
    photoSteps: [],
    swaps: [],
    texts: [],
    plain: [],
    beyond: [],
  };
  if (pictureCaption !== undefined) parts.plain.push({ field: 'pictureCaption', value: pictureCaption });
  for (const block of at(blocks, 'blocks')) addBlock(parts, block);
  parts.plain.push(...[...parts.listed, ...parts.variants].flatMap((entry) => own(entry, 'note')));
  return parts;
}
