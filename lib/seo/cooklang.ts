import * as ingredientMessages from '@/.content/messages/ingredients';
import * as method from '@/.content/messages/method';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Duration, Step } from '@/lib/content/schema/recipe-step';
import { site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import { allergenText } from '@/lib/recipe/allergens';
import { describeMeasure, ingredientName } from '@/lib/recipe/amounts';
import {
  cardTitle,
  ingredientsOf,
  recipePath,
  stepGroupsOf,
  takesText,
  toolsOf,
  variantsOf,
} from '@/lib/recipe/blocks';
import { dietTexts } from '@/lib/recipe/diets';
import { factSentences } from '@/lib/recipe/facts';
import { parseStepText, type Segment } from '@/lib/recipe/references';
import { clean } from '@/lib/recipe/rounding';
import { safetyText } from '@/lib/recipe/safety';
import { AS_WRITTEN, findById, renderText } from '@/lib/recipe/sentence';
import { longestOf } from '@/lib/text/time';

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const escaped = (text: string) => oneLine(text.replaceAll(/[@#~{}\\]/g, '\\$&'));

/** Text with escaped Cooklang syntax. */
const plain = (text: string) => escaped(text).trim();

/** Name without Cooklang syntax, which cannot be escaped there. */
const nameOf = (text: string) => oneLine(text.replaceAll(/[@#~{}()|\\]/g, ' ')).trim();

const number = (value: number) => String(clean(Math.round(value * 1000) / 1000));

/** `@pork shoulder{400%g}(in 1.5 cm dice)`; `@salt{}` without an amount. */
function writeIngredient(ingredient: Ingredient, share: number, withNote: boolean): string {
  const { amount, upTo, unit, note } = ingredient;
  const count = unit === undefined && amount !== undefined ? (upTo ?? amount) * share : null;
  const name = nameOf(ingredientName(ingredient, count));
  const amounts = [amount, upTo].filter((value) => value !== undefined).map((value) => number(value * share));
  const measure = amounts.length > 0 && unit !== undefined ? `%${unit}` : '';
  const words = withNote && note ? `(${nameOf(renderText(note, AS_WRITTEN))})` : '';
  return `@${name}{${amounts.join('-')}${measure}}${words}`;
}

/** `~Fry the paste{5%minutes}`, `~Soak{10-24%hours}`. */
function writeTimer({ label, minutes }: Duration): string {
  const values = [minutes].flat();
  const isHours = values.every((value) => value >= 120 && value % 30 === 0);
  const amounts = values.map((value) => number(isHours ? value / 60 : value));
  return `~${nameOf(label)}{${amounts.join('-')}%${isHours ? 'hours' : 'minutes'}}`;
}

/** Step as one paragraph: title, text, cue. */
function writeStep(step: Step, recipe: Recipe, noted: Set<string>): string {
  const ingredients = ingredientsOf(recipe);
  const write = (segment: Segment): string => {
    if (segment.kind === 'text') return escaped(segment.text);
    if (segment.kind === 'duration') return writeTimer(findById(step.durations, segment.id, 'duration'));
    if (segment.kind !== 'ingredient') return describeMeasure(segment, AS_WRITTEN);
    const known = ingredients.find((entry) => entry.id === segment.id);
    // The name alone uses no amount; ingredients of other variants are unknown here.
    if (!known || segment.show === 'name') return known ? plain(known.name) : '';
    const isFirst = !noted.has(segment.id);
    noted.add(segment.id);
    return writeIngredient(known, segment.share, isFirst);
  };
  const writeText = (text: string) => parseStepText(text).map(write).join('');
  const sentences = [`${plain(step.title)}. ${writeText(step.text)}`];
  if (step.takes) sentences.push(`${method.goesIn} ${writeText(takesText(step))}.`);
  const variant = step.uses ? variantsOf(recipe)?.options[0] : undefined;
  if (variant) {
    const used = variant.items.map((item) => writeIngredient(item, 1, true)).join(', ');
    sentences.push(`${plain(variant.title)}: ${used}. ${plain(allergenText(recipe))}`.trimEnd());
  }
  const safety = safetyText(step, recipe);
  if (safety !== '') sentences.push(`${method.toBeSafe} ${writeText(safety)}`);
  if (step.cue) sentences.push(`${method.doneWhen} ${plain(renderText(step.cue, AS_WRITTEN))}`);
  return sentences.join(' ');
}

/** Entry of the front matter, as JSON, which is valid YAML. */
const entry = (key: string, value: string | number | readonly string[]) => `${key}: ${JSON.stringify(value)}`;

/**
 * Recipe in Cooklang, metric and at its own yield: front matter, facts and equipment as notes, a section per group of the method,
 * and the first variant.
 *
 * @see https://cooklang.org/docs/spec/
 */
export function recipeCooklang(recipe: Recipe): string {
  const { times } = recipe;
  const noted = new Set<string>();
  const equipment = toolsOf(recipe).map((tool) => renderText(tool, AS_WRITTEN));
  const front = [
    '---',
    entry('title', cardTitle(recipe)),
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
    entry('diet', dietTexts(recipe)),
    entry('tags', recipe.types),
    '---',
  ];
  const groups = stepGroupsOf(recipe).map(({ title, steps }) => [
    ...(title ? [`== ${nameOf(title)} ==`] : []),
    ...steps.map((step) => writeStep(step, recipe, noted)),
  ]);
  const paragraphs = [
    front.join('\n'),
    `> ${plain(
      factSentences(recipe)
        .map(({ text }) => text)
        .join(' '),
    )}`,
    ...(equipment.length > 0 ? [`> ${ingredientMessages.equipment}: ${plain(equipment.join('; '))}`] : []),
    ...groups.flat(),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
