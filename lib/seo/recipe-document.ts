import * as ingredientMessages from '@/.content/messages/ingredients';
import * as method from '@/.content/messages/method';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { BlockOf, RecipeBlock } from '@/lib/content/schema/recipe-block';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Step } from '@/lib/content/schema/recipe-step';
import { swapAllergenText } from '@/lib/recipe/allergens';
import { cardTitle, everyIngredientOf, groupsOf, recipePath, stepsOf, toolText } from '@/lib/recipe/blocks';
import { dishLine } from '@/lib/recipe/card';
import { factSentences } from '@/lib/recipe/facts';
import { safetyText } from '@/lib/recipe/safety';
import { AS_WRITTEN, findById, type ReferenceTargets, renderText } from '@/lib/recipe/sentence';
import { capitalize } from '@/lib/text/words';
import type { DocumentBlock, DocumentItem } from './document';
import { ingredientLine } from './recipe-json-ld';

/** A name before a text: with a full stop, unless it ends a sentence itself. */
export const nameBefore = (name: string): string => (/[.!?:…。！？]$/.test(name) ? name : `${name}.`);

/** Texts as sentences one after the other, without those that are left out. */
export const sentences = (texts: readonly (string | undefined)[]): string =>
  texts.flatMap((text) => (text ? nameBefore(text) : [])).join(' ');

const heading = (text: string, level: 2 | 3 = 2): DocumentBlock => ({ kind: 'heading', level, text });

/** Heading of a group; none for a group without a title. */
const groupHeading = (title: string | undefined) => (title === undefined ? [] : [heading(title, 3)]);

function ingredientItem(ingredient: Ingredient): DocumentItem {
  const line = ingredientLine(ingredient);
  return { text: ingredient.optional ? `${line} (${ingredientMessages.optional})` : line };
}

const ingredientList = (items: readonly Ingredient[]): DocumentBlock => ({
  kind: 'list',
  items: items.map(ingredientItem),
});

function stepItem(step: Step, recipe: Recipe): DocumentItem {
  const listed: ReferenceTargets = { ingredients: everyIngredientOf(recipe), durations: step.durations };
  const write = (text: string) => renderText(text, AS_WRITTEN, listed);
  const safety = safetyText(step, recipe);
  const more = [
    ...(safety === '' ? [] : [`${method.toBeSafe} ${write(safety)}`]),
    ...(step.cue ? [`${method.doneWhen} ${write(step.cue)}`] : []),
  ];
  return { name: nameBefore(step.title), text: write(step.text), more, picture: step.picture };
}

/** Steps of a block, numbered on from the blocks before it as on the page. */
function stepBlocks(block: BlockOf<'advance' | 'method'>, recipe: Recipe): DocumentBlock[] {
  const numbers = new Map(stepsOf(recipe).map(({ id }, index) => [id, index + 1]));
  const groups = block.type === 'method' ? block.groups : [{ steps: block.steps }];
  return [
    heading(block.type === 'method' ? method.title : block.title),
    ...groups.flatMap(({ title, steps }: { title?: string | undefined; steps: Step[] }): DocumentBlock[] => [
      ...groupHeading(title),
      {
        kind: 'list',
        start: numbers.get(steps[0]?.id ?? '') ?? 1,
        items: steps.map((step) => stepItem(step, recipe)),
      },
    ]),
  ];
}

const KEEPING = [
  ['ahead', method.ahead],
  ['fridge', method.inFridge],
  ['freezer', method.inFreezer],
  ['reheat', method.toReheat],
] as const;

/** Named texts of a block as list entries. */
function textItems(block: BlockOf<'tips' | 'notes' | 'keeping' | 'swaps'>, recipe: Recipe): DocumentItem[] {
  const ingredients = everyIngredientOf(recipe);
  const write = (text: string) => renderText(text, AS_WRITTEN, { ingredients });
  if (block.type === 'keeping')
    return KEEPING.flatMap(([key, name]) => {
      const text = block[key];
      return text ? [{ name: nameBefore(name), text: write(text) }] : [];
    });
  if (block.type === 'swaps')
    return block.items.map((swap) => {
      const { name, plural } = findById(ingredients, swap.for, 'ingredient');
      return {
        name: nameBefore(`${capitalize(plural ?? name)}: ${swap.title}`),
        text: [write(swap.text), swapAllergenText(swap, recipe)].filter(Boolean).join(' '),
      };
    });
  return block.items.map(({ title, text }) => ({ name: nameBefore(title), text: write(text) }));
}

function blockDocument(block: RecipeBlock, recipe: Recipe): DocumentBlock[] {
  const ingredients = everyIngredientOf(recipe);
  const write = (text: string) => renderText(text, AS_WRITTEN, { ingredients });
  switch (block.type) {
    case 'ingredients':
      return [
        heading(ingredientMessages.title),
        ...groupsOf(block).flatMap(({ title, items }) => [...groupHeading(title), ingredientList(items)]),
      ];
    case 'equipment':
      return [
        heading(ingredientMessages.equipment),
        { kind: 'list', items: block.items.map((tool) => ({ text: write(toolText(tool)) })) },
      ];
    case 'variants':
      return [
        heading(block.title),
        ...(block.text ? [{ kind: 'paragraph', text: write(block.text) } as const] : []),
        ...block.options.flatMap(({ title, text, items }): DocumentBlock[] => [
          heading(title, 3),
          { kind: 'paragraph', text: write(text) },
          ingredientList(items),
        ]),
      ];
    case 'advance':
    case 'method':
      return stepBlocks(block, recipe);
    case 'photos':
      return [
        heading(block.title),
        ...block.photos.map(({ picture, title, text }): DocumentBlock => {
          return { kind: 'picture', picture, caption: `${nameBefore(title)} ${write(text)}` };
        }),
      ];
    case 'video':
      return [
        heading(block.title),
        { kind: 'paragraph', text: block.title, href: `https://www.youtube.com/watch?v=${block.video}` },
        ...(block.tips.length > 0
          ? [{ kind: 'list', items: block.tips.map((tip) => ({ text: write(tip) })) } as const]
          : []),
      ];
    case 'post':
      return [
        heading(block.title),
        { kind: 'paragraph', text: write(block.text) },
        { kind: 'paragraph', text: block.title, href: block.url },
      ];
    case 'article':
      return [{ kind: 'markdown', blocks: block.text }];
    case 'tips':
    case 'notes':
    case 'keeping':
    case 'swaps':
      return [heading(block.title), { kind: 'list', items: textItems(block, recipe) }];
    // The card of the sponsor is no part of the recipe.
    case 'promo':
      return [];
  }
}

/** Whole recipe as a document, metric and at its own yield: picture, opening, time and yield, facts, all blocks. */
export function recipeDocument(recipe: Recipe): DocumentBlock[] {
  const { picture, pictureCaption, dek } = recipe;
  const facts = [`${capitalize(dishLine(recipe))}.`, ...factSentences(recipe).map(({ text }) => text)].join(
    ' ',
  );
  return [
    { kind: 'picture', picture, caption: pictureCaption && renderText(pictureCaption, AS_WRITTEN) },
    { kind: 'paragraph', text: dek },
    { kind: 'paragraph', text: facts },
    ...recipe.blocks.flatMap((block) => blockDocument(block, recipe)),
    { kind: 'paragraph', text: cardTitle(recipe), href: recipePath(recipe) },
  ];
}
