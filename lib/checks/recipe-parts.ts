import type { Duration, Ingredient, Recipe, Step } from '@/lib/content/schema/recipe';

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

const at = <T>(list: readonly T[], field: string): Entry<T>[] =>
  list.map((value, index) => ({ field: `${field}[${index}]`, value }));

function addSteps(parts: Parts, steps: readonly Step[], field: string): void {
  for (const entry of at(steps, `${field}.steps`)) {
    parts.steps.push(entry);
    parts.durations.push(...at(entry.value.durations, `${entry.field}.durations`));
    const { cue, safety, beyond } = entry.value;
    if (cue !== undefined) parts.plain.push({ field: `${entry.field}.cue`, value: cue });
    if (safety !== undefined) parts.texts.push({ field: `${entry.field}.safety`, value: safety });
    if (beyond) parts.beyond.push({ field: `${entry.field}.beyond`, value: beyond });
  }
}

/** Sorts the blocks of a recipe into what the checks look at. */
export function listParts(recipe: Recipe): Parts {
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
  if (recipe.pictureCaption !== undefined) {
    parts.plain.push({ field: 'pictureCaption', value: recipe.pictureCaption });
  }
  for (const { field, value: block } of at(recipe.blocks, 'blocks')) {
    switch (block.type) {
      case 'ingredients':
        parts.listed.push(...at(block.items ?? [], `${field}.items`));
        for (const group of at(block.groups ?? [], `${field}.groups`)) {
          parts.listed.push(...at(group.value.items, `${group.field}.items`));
        }
        break;
      case 'variants':
        parts.choices.push({ field, value: block });
        if (block.text !== undefined) parts.texts.push({ field: `${field}.text`, value: block.text });
        for (const option of at(block.options, `${field}.options`)) {
          parts.options.push(option);
          parts.texts.push({ field: `${option.field}.text`, value: option.value.text });
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
          parts.photoSteps.push({ field: `${photo.field}.step`, value: photo.value.step });
          parts.plain.push({ field: `${photo.field}.text`, value: photo.value.text });
        }
        break;
      case 'video':
        parts.plain.push(...at(block.tips, `${field}.tips`));
        break;
      case 'swaps':
        for (const swap of at(block.items, `${field}.items`)) {
          parts.swaps.push({ field: `${swap.field}.for`, value: swap.value.for });
          parts.texts.push({ field: `${swap.field}.text`, value: swap.value.text });
        }
        break;
      case 'tips':
      case 'notes':
        for (const item of at(block.items, `${field}.items`)) {
          parts.texts.push({ field: `${item.field}.text`, value: item.value.text });
        }
        break;
      case 'keeping':
        for (const key of ['ahead', 'fridge', 'freezer', 'reheat'] as const) {
          const text = block[key];
          if (text !== undefined) parts.texts.push({ field: `${field}.${key}`, value: text });
        }
        break;
      case 'equipment':
        for (const item of at(block.items, `${field}.items`)) {
          const { value: tool } = item;
          if (typeof tool === 'string') parts.plain.push({ field: item.field, value: tool });
          else {
            parts.plain.push({ field: `${item.field}.text`, value: tool.text });
            parts.beyond.push({ field: `${item.field}.beyond`, value: tool.beyond });
          }
        }
        break;
      case 'promo':
        break;
      case 'post':
        parts.plain.push({ field: `${field}.text`, value: block.text });
        break;
      default: {
        const unknown: never = block;
        throw new Error(`No check looks at ${JSON.stringify(unknown)}.`);
      }
    }
  }
  for (const { field, value } of [...parts.listed, ...parts.variants]) {
    if (value.note !== undefined) parts.plain.push({ field: `${field}.note`, value: value.note });
  }
  return parts;
}
