import { z } from 'zod';
import {
  address,
  array,
  id,
  list,
  object,
  optional,
  optionalText,
  positive,
  reference,
  status,
  text,
  titled,
} from './fields';
import { fact, figure, nextLink, page, pageSection } from './page';
import { nativeName, pictureRef } from './recipe';

// The education pages: flour, legumes and salads. Each of their parts may be left out.

/** A heading with the line under it. */
const part = object({
  title: text,
  id: optional(id).describe('End of its address: `/flour#milling`. Left out: made of the title.'),
  text: optionalText.describe('One or two sentences under the heading.'),
});

/** The same without the line. */
const titledPart = part.omit({ text: true });

const cardId = id.describe(
  'End of the address of its card, `/flour#bread-flour`, and its name for `about` of an ingredient. Unique, also among the cards of the other page.',
);

const percent = positive.max(100);

/** The least and the most. */
const range = (number: z.ZodNumber) =>
  z.tuple([number, number]).refine(([least, most]) => least <= most, {
    error: 'the most, not less than the least before it',
    path: [1],
  });

const kernelPart = object({
  name: text,
  share: text.describe('Share of the weight of a kernel: "about 14%".'),
  text: text.describe('What it is and holds, without a full stop.'),
});

const kernel = object({
  caption: text,
  picture: pictureRef.describe('A kernel cut lengthwise, taller than wide.'),
  bran: kernelPart,
  endosperm: kernelPart,
  germ: kernelPart,
});

/** A card that shows flour at work. */
const actionCard = object({
  title: text,
  text: text.describe('Two lines on a card; what does not fit is cut off.'),
  badge: optionalText.describe('A label in one word, on the picture.'),
  recipe: optional(reference('recipe')).describe('Slug of the recipe it leads to.'),
  page: optional(address).describe('Address of the page it leads to, where that is no recipe.'),
  picture: optional(pictureRef).describe("Left out: the recipe's own."),
})
  .refine(({ recipe, page: address }) => (recipe === undefined) !== (address === undefined), {
    error: 'either the recipe or the page it leads to',
    path: ['recipe'],
  })
  .refine(({ picture, recipe }) => picture || recipe, {
    error: 'needs a picture, or the recipe whose picture it shows',
    path: ['picture'],
  });

const mill = object({ name: text, text });
const grain = object({ name: text, text, picture: pictureRef });

const flour = object({
  id: cardId,
  title: text.describe('Heading of the card: "Bread".'),
  name: text.describe('As a sentence calls it: "bread flour".'),
  picture: pictureRef,
  protein: optional(range(percent)).describe('Percent, the least and the most, where there is a figure.'),
  proteinText: optionalText.describe('In place of a figure to reckon with: "Usually 12 to 13%".'),
  text: text.describe('What it is and what it does.'),
  bestFor: text.describe('What to make of it, without a full stop.'),
});

const bake = object({
  id: id.describe('As the address names it: `/flour?bake=noodles`. Unique.'),
  title: text.describe('Something to make: "Noodles with chew".'),
  flours: list(reference('flour')).describe('The flours of this page that suit it, the best first.'),
  reason: text.describe('Why those.'),
});

const amountAnswers = object({
  unreadable: text.describe('What was typed is no number.'),
  little: text.describe('The number is too small.'),
  much: text.describe('The number is too large.'),
}).describe('What the field says when it cannot work with what was typed.');

const mixture = object({
  strong: reference('flour').describe('The flour with much protein.'),
  middle: reference('flour').describe('The one that a mixture of both stands in for.'),
  weak: reference('flour').describe('The flour with little protein.'),
  instead: text.describe('Under a dish that asks for the middle one.'),
  beside: text.describe('Beside flours of the strength asked for.'),
  alone: text.describe('Where no flour has the strength asked for.'),
  note: text.describe('How mixtures are reckoned.'),
});

const finder = object({
  dish: text.describe('Label of the list of dishes.'),
  choose: text.describe('What that list says before one is chosen.'),
  strength: text.describe('Label of the field for a percentage.'),
  example: text.describe("A percentage as an example, in quotation marks: '11'."),
  hint: text.describe('While nothing is asked.'),
  problems: amountAnswers,
  none: text.describe('Where no flour has the strength asked for.'),
  mixture: optional(mixture).describe(
    'Two flours with a `protein` that are mixed for a strength, with the sentences that say so. Filled in are {strong} and {weak}, grams of each in 100 g, {strongName}, {middleName}, {weakName}, {strongProtein} and {weakProtein}. Left out: no mixtures.',
  ),
});

const amountField = object({
  label: text,
  example: text.describe('What may be typed, in quotation marks.'),
  problems: amountAnswers,
});

const cups = part.extend({
  perCup: range(positive).describe('Grams of a level cup of white flour, least and most.'),
  cups: amountField,
  grams: amountField,
  hint: text.describe('While nothing is asked.'),
  exact: text.describe('Behind what a measuring set has for it: {cups} is how many exactly.'),
});

const tipList = titledPart.extend({
  inContents: optional(z.literal(true)).describe('The table of contents leads to it too.'),
  items: list(titled),
});

const comparison = object({ name: text, stone: text, roller: text });
const grainList = object({ title: text, grains: list(grain), note: optionalText });

/** The page about flour; its table of contents follows by itself. */
export const flourPage = page.extend({
  status,
  path: z.literal('/flour').default('/flour'),
  intro: object({
    paragraphs: list(text),
    kernel: optional(kernel).describe('A kernel cut lengthwise, and the words beside it.'),
  })
    .optional()
    .describe('What stands before the first part.'),
  action: optional(part.extend({ cards: list(actionCard) })).describe('What flour turns into.'),
  milling: part
    .extend({
      stone: mill,
      roller: mill,
      rows: list(comparison).describe('The same point by point.'),
    })
    .optional()
    .describe('Stone and roller milling beside each other.'),
  grains: optional(part.extend({ lists: list(grainList) })).describe('What is milled.'),
  flours: optional(
    part.extend({ flours: list(flour).describe('In the order they are explained.') }),
  ).describe('The flours, a card each, which ingredients of recipes link to with `about`.'),
  which: part
    .extend({
      finder: finder.describe('The two fields and their answers; {least} and {most} bound the protein.'),
      ruler: object({ title: text, note: optionalText }).describe('The flours by their `protein`.'),
      bakesTitle: text.describe('Over the table of dishes.'),
      bakes: list(bake),
    })
    .optional()
    .describe('Which flour for what: needs `flours`.'),
  tips: part
    .extend({
      lists: array(tipList).default([]),
      cups: optional(cups).describe(
        'Cups in grams and back, as a table and as a calculator. In its sentences {mostCups} and {leastGrams} are filled in.',
      ),
    })
    .optional(),
});

const labels = object({ soak: text, cook: text, cooked: text, goodFor: text, safety: text }).describe(
  'What stands before the facts of the same name, on the cards and in the table.',
);

const legume = object({
  id: cardId,
  title: text,
  picture: pictureRef,
  text: text.describe('What it is like.'),
  soak: text.describe('In cold water before cooking: "8 to 12 hours", "None".'),
  cook: text.describe('At a simmer, after the soak.'),
  cooked: text.describe('What one cup of the dried ones becomes: "2½ to 3 cups".'),
  goodFor: text.describe('What to make of it, without a full stop.'),
  safety: optionalText.describe('What has to be done so that nobody falls ill.'),
});

const soyProduct = object({
  id: cardId,
  title: text,
  native: optional(nativeName).describe('Name in its own script, to show at the shop.'),
  picture: pictureRef,
  text: text.describe('What it is.'),
  made: text.describe('How it is made.'),
  recipe: optional(reference('recipe')).describe('Slug of the recipe that makes it here, from the bean.'),
});

const transformation = titled.extend({
  recipe: reference('recipe').describe('Slug of the recipe: the card leads there and shows its time.'),
  raw: pictureRef.describe('What goes into the pot.'),
  remarkable: optional(pictureRef).describe("What comes out of it. Left out: the recipe's own picture."),
});

/** The page about legumes; its table of contents follows by itself. */
export const legumesPage = page.extend({
  status,
  path: z.literal('/legumes').default('/legumes'),
  what: optional(titledPart.extend({ paragraphs: list(text) })).describe('What legumes are: open at first.'),
  types: optional(titledPart.extend({ labels, legumes: list(legume) })).describe(
    'Legumes to know by sight, a card each, which ingredients of recipes link to with `about`. What belongs to soaking and cooking stands in the table below too.',
  ),
  soy: optional(part.extend({ products: list(soyProduct) })).describe(
    'What soybeans become, from the bean outwards: cards that ingredients link to as well.',
  ),
  cooking: part
    .extend({
      adviceTitle: text.describe('Over the list below the table.'),
      advice: list(titled).describe('What the table does not say.'),
    })
    .optional()
    .describe('The table of soaking and cooking, made of `types`, which it needs, and a list below it.'),
  recipes: part
    .extend({
      types: list(reference('recipeType')).describe('Those of these types with an address of their own.'),
      link: nextLink.describe('The way on to the others.'),
    })
    .optional(),
  remarkable: optional(part.extend({ transformations: list(transformation) })).describe(
    'What goes into a pot and what comes out of it.',
  ),
});

/** A text that opens and closes under its title. */
const fold = titledPart.extend({
  paragraphs: list(text),
  facts: optional(list(fact)).describe('A ruled table after the paragraphs.'),
  closing: optionalText.describe('The words that close it.'),
});

/** Texts that open and close, one at a time. */
const folds = object({ type: z.literal('folds'), title: text, folds: list(fold) });

const proportion = object({
  part: text,
  examples: text,
  side: text.describe('Beside a meal: "50 g".'),
  meal: text.describe('As the meal: "80 g".'),
});

/** How much of each part goes in, for one person. */
const proportions = object({
  type: z.literal('proportions'),
  ...part.shape,
  figure: optional(figure),
  columns: z.tuple([text, text, text]).describe('Names of the columns: the part, then the two portions.'),
  rows: list(proportion),
  note: optionalText,
});

/** The page about salads. Its table of contents leads to the sections that have an `id`, and to every text that opens. */
export const saladsPage = page.extend({
  status,
  path: z.literal('/salads').default('/salads'),
  sections: array(z.discriminatedUnion('type', [folds, proportions, ...pageSection.options])).describe(
    'In reading order.',
  ),
});

export type Part = z.infer<typeof part>;
export type FlourPage = z.infer<typeof flourPage>;
/** One part of the page, by its field: `FlourPart<'milling'>`. */
export type FlourPart<Name extends keyof FlourPage> = NonNullable<FlourPage[Name]>;
export type Flour = z.infer<typeof flour>;
export type Bake = z.infer<typeof bake>;
export type FlourFinderWords = z.infer<typeof finder>;
export type CupsWords = Omit<z.infer<typeof cups>, 'title' | 'id' | 'text' | 'perCup'>;
export type LegumesPage = z.infer<typeof legumesPage>;
/** One part of the page, by its field: `LegumesPart<'soy'>`. */
export type LegumesPart<Name extends keyof LegumesPage> = NonNullable<LegumesPage[Name]>;
export type Legume = z.infer<typeof legume>;
export type SoyProduct = z.infer<typeof soyProduct>;
export type SaladsPage = z.infer<typeof saladsPage>;
export type SaladSection = SaladsPage['sections'][number];
