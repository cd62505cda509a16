import * as ingredientWords from '@/.content/words/ingredients';
import * as method from '@/.content/words/method';
import type { Duration, Ingredient, Recipe, Step } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { clean } from '@/lib/kitchen/fractions';
import { longestOf } from '@/lib/kitchen/minutes';
import { ingredientName } from '@/lib/kitchen/quantity';
import { describeMeasure } from '@/lib/kitchen/sizes';
import { allergenWords } from '@/lib/recipe/allergens';
import { ingredientsOf, recipePath, stepGroupsOf, toolsOf, variantsOf } from '@/lib/recipe/blocks';
import { parseStepText, type Segment } from '@/lib/recipe/references';
import { findById, renderText } from '@/lib/recipe/text';
import { absoluteUrl } from '@/lib/site-url';

const AS_WRITTEN = { factor: 1, system: 'metric' } as const;

/** Words that must not be read as marks of the language. */
const plain = (text: string) =>
  text
    .replaceAll(/[@#~{}\\]/g, '\\$&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A name may hold no mark at all, since the marks around it are what ends it. */
const nameOf = (text: string) =>
  text
    .replaceAll(/[@#~{}()|\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const number = (value: number) => String(clean(Math.round(value * 1000) / 1000));

/** `@pork shoulder{400%g}(in 1.5 cm dice)`; `@salt{}` where there is no amount. */
function writeIngredient(ingredient: Ingredient, share: number, withNote: boolean): string {
  const { amount, upTo, unit, note } = ingredient;
  const count = unit === undefined && amount !== undefined ? (upTo ?? amount) * share : null;
  const name = nameOf(ingredientName(ingredient, count));
  const quantity = [amount, upTo]
    .filter((value) => value !== undefined)
    .map((value) => number(value * share))
    .join('-');
  const measure = quantity !== '' && unit !== undefined ? `%${unit}` : '';
  return `@${name}{${quantity}${measure}}${withNote && note ? `(${nameOf(renderText(note, AS_WRITTEN))})` : ''}`;
}

/** `~Fry the paste{5%minutes}`, `~Soak{10-24%hours}`. */
function writeTimer({ label, minutes }: Duration): string {
  const isHours = [minutes].flat().every((value) => value >= 120 && value % 30 === 0);
  const values = [minutes].flat().map((value) => number(isHours ? value / 60 : value));
  return `~${nameOf(label)}{${values.join('-')}%${isHours ? 'hours' : 'minutes'}}`;
}

/** A step as one paragraph: its title, its sentences, what to look for. */
function writeStep(step: Step, recipe: Recipe, noted: Set<string>): string {
  const ingredients = ingredientsOf(recipe);
  const write = (segment: Segment): string => {
    switch (segment.kind) {
      case 'text':
        return segment.text.replaceAll(/[@#~{}\\]/g, '\\$&').replaceAll(/\s+/g, ' ');
      case 'duration':
        return writeTimer(findById(step.durations, segment.id, 'duration'));
      case 'ingredient': {
        const known = ingredients.find((entry) => entry.id === segment.id);
        // The name alone uses nothing; an ingredient of a variant that was not chosen is no more than a name.
        if (!known || segment.show === 'name') return known ? plain(known.name) : '';
        const isFirst = !noted.has(segment.id);
        noted.add(segment.id);
        return writeIngredient(known, segment.share, isFirst);
      }
      default:
        return describeMeasure(segment, AS_WRITTEN);
    }
  };
  const text = parseStepText(step.text).map(write).join('');
  const variants = step.uses ? variantsOf(recipe) : undefined;
  const variant = variants?.options[0];
  const used = variant
    ? ` ${plain(variant.title)}: ${variant.items.map((item) => writeIngredient(item, 1, true)).join(', ')}. ${plain(allergenWords(recipe))}`.trimEnd()
    : '';
  const safety = step.safety ? ` ${method.toBeSafe} ${parseStepText(step.safety).map(write).join('')}` : '';
  const cue = step.cue ? ` ${method.doneWhen} ${plain(renderText(step.cue, AS_WRITTEN))}` : '';
  return `${plain(step.title)}. ${text}${used}${safety}${cue}`;
}

/** A value of the front matter, quoted as JSON, which YAML reads too. */
const entry = (key: string, value: string | number | readonly string[]) => `${key}: ${JSON.stringify(value)}`;

/**
 * A recipe in Cooklang (https://cooklang.org/docs/spec/), metric and at its own yield: front matter, the
 * equipment as a note, one section for each part of the method. Of variants it holds the first.
 */
export function recipeCooklang(recipe: Recipe): string {
  const { times } = recipe;
  const noted = new Set<string>();
  const equipment = toolsOf(recipe).map((tool) => renderText(tool, AS_WRITTEN));
  const front = [
    '---',
    entry('title', recipe.title),
    entry('description', recipe.description),
    entry('source', absoluteUrl(recipePath(recipe))),
    entry('author', site.name),
    ...(recipe.language ? [entry('locale', recipe.language.replace('-', '_'))] : []),
    entry('servings', recipe.yield.amount),
    entry('prep time', `${longestOf(times.prep)} minutes`),
    entry('cook time', `${longestOf(times.cook)} minutes`),
    entry('category', recipe.category),
    entry('cuisine', recipe.cuisine),
    entry('difficulty', recipe.difficulty),
    entry('diet', recipe.diets),
    entry('tags', recipe.types),
    '---',
  ];
  const groups = stepGroupsOf(recipe).map(({ title, steps }) => [
    ...(title ? [`== ${nameOf(title)} ==`] : []),
    ...steps.map((step) => writeStep(step, recipe, noted)),
  ]);
  const paragraphs = [
    front.join('\n'),
    ...(equipment.length > 0 ? [`> ${ingredientWords.equipment}: ${plain(equipment.join('; '))}`] : []),
    ...groups.flat(),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
