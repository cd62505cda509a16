import { z } from 'zod';
import { page } from '@/lib/content/schema/page';
import { pictureRef } from '@/lib/content/schema/recipe';
import { address, reference, status, text } from '@/lib/content/schema/reference';
import { elementId, part, point } from './learn';

const percent = z.number().positive().max(100);

/** The least and the most. */
const range = (number: z.ZodNumber) =>
  z.tuple([number, number]).refine(([least, most]) => least <= most, {
    error: 'the most, not less than the least before it',
    path: [1],
  });

const kernelPart = z.strictObject({
  name: text,
  share: text.describe('Share of the weight of a kernel: "about 14%".'),
  text: text.describe('What it is and holds, without a full stop.'),
});

const kernel = z.strictObject({
  caption: text,
  alt: text.describe('What the drawing shows, one sentence.'),
  bran: kernelPart,
  endosperm: kernelPart,
  germ: kernelPart,
});

/** A card that shows flour at work. */
const actionCard = z
  .strictObject({
    title: text,
    text: text.describe('Two lines on a card; what does not fit is cut off.'),
    badge: text.optional().describe('A label in one word, on the picture.'),
    recipe: reference('recipe').optional().describe('Slug of the recipe it leads to.'),
    page: address().optional().describe('Address of the page it leads to, where that is no recipe.'),
    picture: pictureRef.optional().describe("The recipe's own when left out."),
  })
  .refine(({ recipe, page: address }) => (recipe === undefined) !== (address === undefined), {
    error: 'either the recipe or the page it leads to',
    path: ['recipe'],
  })
  .refine(({ picture, recipe }) => picture || recipe, {
    error: 'needs a picture, or the recipe whose picture it shows',
    path: ['picture'],
  });

const mill = z.strictObject({ name: text, text });

const grain = z.strictObject({ name: text, text, picture: pictureRef });

const flour = z.strictObject({
  id: elementId.describe(
    'End of the address of its card, `/flour#bread-flour`, and its name for `about` of an ingredient. Unique, also among the cards of the legumes page.',
  ),
  title: text.describe('Heading of the card: "Bread".'),
  name: text.describe('As a sentence calls it: "bread flour".'),
  picture: pictureRef,
  protein: range(percent)
    .optional()
    .describe('Percent of protein, the least and the most, where there is a figure to reckon with.'),
  proteinText: text
    .optional()
    .describe('What stands in place of the figure where there is none to reckon with: "Usually 12 to 13%".'),
  text: text.describe('What it is and what it does.'),
  bestFor: text.describe('What to make of it, without a full stop.'),
});

const bake = z.strictObject({
  id: elementId.describe('As the address names it: `/flour?bake=noodles`. Unique.'),
  title: text.describe('Something to make: "Noodles with chew".'),
  flours: z
    .array(reference('flour'))
    .min(1)
    .describe('The flours of this page that suit it, the best first.'),
  reason: text.describe('Why those.'),
});

const amountAnswers = z
  .strictObject({
    unreadable: text.describe('What was typed is no number.'),
    little: text.describe('The number is too small.'),
    much: text.describe('The number is too large.'),
  })
  .describe('What the field says when it cannot work with what was typed.');

const mixture = z.strictObject({
  strong: reference('flour').describe('The flour with much protein.'),
  middle: reference('flour').describe('The one that a mixture of both stands in for.'),
  weak: reference('flour').describe('The flour with little protein.'),
  instead: text.describe('Under a dish that asks for the middle one.'),
  beside: text.describe('Beside flours of the strength asked for.'),
  alone: text.describe('Where no flour has the strength asked for.'),
  note: text.describe('How mixtures are reckoned.'),
});

const finder = z.strictObject({
  dish: text.describe('Label of the list of dishes.'),
  choose: text.describe('What that list says before one is chosen.'),
  strength: text.describe('Label of the field for a percentage.'),
  example: text.describe("A percentage as an example, in quotation marks: '11'."),
  hint: text.describe('While nothing is asked.'),
  problems: amountAnswers,
  none: text.describe('Where no flour has the strength asked for.'),
  mixture: mixture
    .optional()
    .describe(
      'Two flours with a `protein` that are mixed for a strength, with the sentences that say so. Filled in are {strong} and {weak}, grams of each in 100 g, {strongName}, {middleName}, {weakName}, {strongProtein} and {weakProtein}. Left out: no mixtures.',
    ),
});

const amountField = z.strictObject({
  label: text,
  example: text.describe('What may be typed, in quotation marks.'),
  problems: amountAnswers,
});

const cups = part.extend({
  perCup: range(z.number().positive()).describe(
    'Grams that one level cup of white flour weighs, the least and the most.',
  ),
  cups: amountField,
  grams: amountField,
  hint: text.describe('While nothing is asked.'),
  exact: text.describe('Behind what a measuring set has for it: {cups} is how many exactly.'),
});

const tips = part.extend({
  lists: z
    .array(
      part.omit({ text: true }).extend({
        inContents: z.literal(true).optional().describe('The table of contents leads to it too.'),
        items: z.array(point).min(1),
      }),
    )
    .default([]),
  cups: cups
    .optional()
    .describe(
      'Cups in grams and back, as a table and as a calculator. In its sentences {mostCups} and {leastGrams} are filled in.',
    ),
});

/** The page about flour. Each of its parts may be left out; the table of contents follows by itself. */
export const flourPage = page.extend({
  status,
  path: z.literal('/flour').default('/flour'),
  intro: z
    .strictObject({
      paragraphs: z.array(text).min(1),
      kernel: kernel.optional().describe('A drawing of a kernel cut lengthwise, and the words beside it.'),
    })
    .optional()
    .describe('What stands before the first part.'),
  action: part
    .extend({ cards: z.array(actionCard).min(1) })
    .optional()
    .describe('What flour turns into.'),
  milling: part
    .extend({
      stone: mill,
      roller: mill,
      rows: z
        .array(z.strictObject({ name: text, stone: text, roller: text }))
        .min(1)
        .describe('The same point by point.'),
    })
    .optional()
    .describe('Stone and roller milling beside each other.'),
  grains: part
    .extend({
      lists: z
        .array(z.strictObject({ title: text, grains: z.array(grain).min(1), note: text.optional() }))
        .min(1),
    })
    .optional()
    .describe('What is milled.'),
  flours: part
    .extend({ flours: z.array(flour).min(1).describe('In the order they are explained.') })
    .optional()
    .describe('The flours, a card each, which ingredients of recipes link to with `about`.'),
  which: part
    .extend({
      finder: finder.describe(
        'The two fields and their answers. {least} and {most}, the bounds of protein, are filled in.',
      ),
      ruler: z
        .strictObject({ title: text, note: text.optional() })
        .describe('The flours with a `protein`, drawn on one ruler.'),
      bakesTitle: text.describe('Over the table of dishes.'),
      bakes: z.array(bake).min(1),
    })
    .optional()
    .describe('Which flour for what: needs `flours`.'),
  tips: tips.optional(),
});

export type FlourPage = z.infer<typeof flourPage>;
/** One part of the page, by its field: `FlourPart<'milling'>`. */
export type FlourPart<Name extends keyof FlourPage> = NonNullable<FlourPage[Name]>;
export type Flour = z.infer<typeof flour>;
export type Bake = z.infer<typeof bake>;
export type FlourFinderWords = z.infer<typeof finder>;
export type CupsWords = Omit<z.infer<typeof cups>, 'title' | 'id' | 'text' | 'perCup'>;
