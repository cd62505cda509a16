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
  text,
  titled,
} from './fields';
import { nativeName, pictureRef } from './picture-ref';
import {
  fact,
  figure,
  sectionText as line,
  nextLink,
  recipePick,
  section,
  untitledSection,
} from './sections';

// Sections of education pages: explanations, comparisons, cards of ingredients, and the tools of the page about flour.

const cardId = id.describe(
  'End of the address of its card, `/flour#bread-flour`, and its name for `about` of an ingredient. Unique on the whole site.',
);

const percent = positive.max(100);

/** Minimum and maximum. */
const range = (number: z.ZodNumber) =>
  z.tuple([number, number]).refine(([least, most]) => least <= most, {
    error: 'a maximum that is not below the minimum before it',
    path: [1],
  });

const paragraphs = list(text).describe('Paragraphs in their order.');
const thingName = text.describe('Its name.');

const kernelPart = object({
  name: thingName,
  share: text.describe('Share of the weight of a kernel: "about 14%".'),
  text: text.describe('What it is and contains, without a full stop.'),
});

const kernel = untitledSection('kernel', {
  paragraphs,
  figure: optional(
    object({
      caption: text.describe('One sentence under the picture.'),
      picture: pictureRef.describe('A kernel cut lengthwise, taller than wide.'),
      bran: kernelPart.describe('The hull.'),
      endosperm: kernelPart.describe('The white inside.'),
      germ: kernelPart.describe('The seedling.'),
    }),
  ).describe('A kernel cut lengthwise, and the texts beside it.'),
}).describe('Opening paragraphs beside a picture of a kernel of wheat.');

const showcaseCard = object({
  title: text.describe('Title of the card.'),
  text: text.describe('Two lines are shown, the rest on hover and focus.'),
  badge: optionalText.describe('A label in one word, on the picture.'),
  recipe: optional(reference('recipe')).describe('Slug of the recipe it links to.'),
  page: optional(address).describe('Address of the page it links to, if that is no recipe.'),
  picture: optional(pictureRef).describe("Left out: the recipe's own."),
})
  .refine(({ recipe, page }) => (recipe === undefined) !== (page === undefined), {
    error: 'either a recipe or a page to link to',
    path: ['recipe'],
  })
  .refine(({ picture, recipe }) => picture || recipe, {
    error: 'a picture, or a recipe whose picture is shown',
    path: ['picture'],
  });

const showcase = section('showcase', {
  text: line,
  cards: list(showcaseCard).describe('Cards in their order.'),
}).describe('Cards of recipes and pages, each with a badge.');

const side = object({ name: thingName, text: text.describe('A paragraph about it.') });

const comparison = section('comparison', {
  text: line,
  left: side.describe('The thing on the left.'),
  right: side.describe('The thing on the right.'),
  rows: list(
    object({
      name: text.describe('What is compared.'),
      left: text.describe('How it is on the left.'),
      right: text.describe('How it is on the right.'),
    }),
  ).describe('Rows of the table, a point each.'),
}).describe('Two things beside each other: in paragraphs, then in a table.');

const pictureLists = section('pictureLists', {
  text: line,
  lists: list(
    object({
      title: text.describe('Heading of the list.'),
      items: list(
        object({ name: thingName, text: text.describe('A sentence about it.'), picture: pictureRef }),
      ).describe('Things in their order.'),
      note: optionalText.describe('Small text under the list.'),
    }),
  ).describe('Lists in their order.'),
}).describe('Lists of things with a small picture each, side by side.');

const flour = object({
  id: cardId,
  title: text.describe('Heading of the card: "Bread".'),
  name: text.describe('Name in a sentence: "bread flour".'),
  picture: pictureRef,
  protein: optional(range(percent)).describe('Percent, the least and the most, if there is a figure.'),
  proteinText: optionalText.describe('Text in place of a figure: "Usually 12 to 13%".'),
  text: text.describe('What it is and what it does.'),
  bestFor: text.describe('What to make with it, without a full stop.'),
});

const flours = section('flours', {
  text: line,
  flours: list(flour).describe('In the order they are explained.'),
}).describe('Flours, a card each, which ingredients of recipes link to with `about`.');

const bake = object({
  id: id.describe('Its name in the address: `/flour?bake=noodles`. Unique.'),
  title: text.describe('Dish: "Noodles with chew".'),
  flours: list(reference('flour')).describe('The flours of this page that suit it, the best first.'),
  reason: text.describe('Why these flours.'),
});

const amountProblems = object({
  unreadable: text.describe('The input is no number.'),
  little: text.describe('The number is too small.'),
  much: text.describe('The number is too large.'),
}).describe('Messages of the field about its input.');

const mixture = object({
  strong: reference('flour').describe('The flour with much protein.'),
  middle: reference('flour').describe('The flour that a mixture of both replaces.'),
  weak: reference('flour').describe('The flour with little protein.'),
  instead: text.describe('Shown for a dish that needs the middle one.'),
  beside: text.describe('Shown after flours of the requested strength.'),
  alone: text.describe('Shown if no flour has the requested strength.'),
  note: text.describe('How mixtures are calculated.'),
});

const finder = object({
  dish: text.describe('Label of the list of dishes.'),
  choose: text.describe('Text of that list before one is chosen.'),
  strength: text.describe('Label of the field for a percentage.'),
  example: text.describe("A percentage as an example, in quotation marks: '11'."),
  hint: text.describe('Shown before anything is entered.'),
  problems: amountProblems,
  none: text.describe('If no flour has the requested strength.'),
  mixture: optional(mixture).describe(
    'Two flours with a `protein` that are mixed for a strength, with the sentences about it. Filled in are {strong} and {weak}, grams of each in 100 g, {strongName}, {middleName}, {weakName}, {strongProtein} and {weakProtein}. Left out: no mixtures.',
  ),
});

const flourFinder = section('flourFinder', {
  text: line,
  finder: finder.describe('Two fields and their answers; {least} and {most} are the bounds of the protein.'),
  ruler: object({
    title: text.describe('Heading of the chart.'),
    note: optionalText.describe('Small text under it.'),
  }).describe('Chart of the flours by their `protein`.'),
  bakesTitle: text.describe('Heading of the table of dishes.'),
  bakes: list(bake).describe('Dishes in their order.'),
}).describe('Tool that names the flours for a dish. Needs a section of type `flours` on the same page.');

const amountField = object({
  label: text.describe('Label of the field.'),
  example: text.describe('An example, in quotation marks.'),
  problems: amountProblems,
});

const cups = object({
  title: text.describe('Heading.'),
  id: optional(id).describe('Lists it in the table of contents. Left out: generated from the title.'),
  text: line,
  perCup: range(positive).describe('Grams of a level cup of white flour, least and most.'),
  cups: amountField.describe('Field for cups.'),
  grams: amountField.describe('Field for grams.'),
  hint: text.describe('Shown before anything is entered.'),
  exact: text.describe('Shown after the nearest size of a measuring set: {cups} is the exact number.'),
});

const tipLists = section('tipLists', {
  text: line,
  lists: array(
    object({
      title: text.describe('Heading of the list.'),
      id: optional(id).describe('Lists it in the table of contents. Left out: generated from the title.'),
      items: list(titled).describe('Advice in its order.'),
    }),
  )
    .default([])
    .describe('Lists in their order.'),
  cups: optional(cups).describe(
    'Cups in grams and back, as a table and as a calculator. In its sentences {mostCups} and {leastGrams} are filled in.',
  ),
}).describe('Lists of advice side by side.');

const fold = section('fold', {
  paragraphs,
  open: optional(z.literal(true)).describe('Expanded at first.'),
}).describe('A collapsible text under its heading.');

const legume = object({
  id: cardId,
  title: text.describe('Name of the legume.'),
  picture: pictureRef,
  text: text.describe('What it is like.'),
  soak: text.describe('In cold water before cooking: "8 to 12 hours", "None".'),
  cook: text.describe('At a simmer, after the soak.'),
  cooked: text.describe('What one cup of the dried ones becomes: "2½ to 3 cups".'),
  goodFor: text.describe('What to make with it, without a full stop.'),
  safety: optionalText.describe('How to prepare it so that it is safe to eat.'),
});

const legumes = section('legumes', {
  labels: object({
    soak: text.describe('Label of `soak`.'),
    cook: text.describe('Label of `cook`.'),
    cooked: text.describe('Label of `cooked`.'),
    goodFor: text.describe('Label of `goodFor`.'),
    safety: text.describe('Label of `safety`.'),
  }).describe('Labels of the facts of the same name, on the cards and in the table.'),
  legumes: list(legume).describe('Legumes in their order.'),
}).describe('Legumes, a card each, in a collapsible section. Ingredients link to them with `about`.');

const product = object({
  id: cardId,
  title: text.describe('Name of the product.'),
  native: optional(nativeName).describe('Name in its own script, to show at the shop.'),
  picture: pictureRef,
  text: text.describe('What it is.'),
  made: text.describe('How it is made.'),
  recipe: optional(reference('recipe')).describe('Slug of the recipe that makes it.'),
});

const products = section('products', {
  text: line,
  products: list(product).describe('Products in their order.'),
}).describe('Products and how they are made. Ingredients link to them with `about`.');

const cookingTable = section('cookingTable', {
  text: line,
  adviceTitle: text.describe('Heading of the list below the table.'),
  advice: list(titled).describe('Advice that is not in the table.'),
}).describe('Soaking and cooking. The table needs a section of type `legumes` on the same page.');

const recipeCards = section('recipeCards', {
  text: line,
  pick: recipePick,
  without: optional(array(reference('category'))).describe('Categories to leave out.'),
  ownAddress: optional(z.literal(true)).describe('Only recipes with a `customLink`.'),
  link: optional(nextLink).describe('A button under the cards.'),
}).describe('Recipes that match a rule: one beside the heading, several in a grid. Hidden without a match.');

const transformations = section('transformations', {
  text: line,
  items: list(
    titled.extend({
      recipe: reference('recipe').describe('Slug of the recipe: the card links there and shows its time.'),
      raw: pictureRef.describe('The raw ingredients.'),
      remarkable: optional(pictureRef).describe('The finished dish. Left out: the picture of the recipe.'),
    }),
  ).describe('Recipes in their order.'),
}).describe('Small pictures of raw ingredients on large pictures of finished dishes.');

const folds = section('folds', {
  folds: list(
    object({
      title: text.describe('Heading of the text.'),
      id: optional(id).describe('Lists it in the table of contents. Left out: generated from the title.'),
      paragraphs,
      facts: optional(list(fact)).describe('A table after the paragraphs.'),
      closing: optionalText.describe('The last paragraph.'),
    }),
  ).describe('Texts in their order.'),
}).describe('Collapsible texts, of which one is open at a time.');

const proportions = section('proportions', {
  text: line,
  figure: optional(figure),
  columns: z.tuple([text, text, text]).describe('Names of the columns: the part, then the two portions.'),
  rows: list(
    object({
      part: text.describe('Part of the meal: "Grain".'),
      examples: text.describe('Foods of that part.'),
      side: text.describe('As a side dish: "50 g".'),
      meal: text.describe('As a main dish: "80 g".'),
    }),
  ).describe('Rows of the table.'),
  note: optionalText.describe('Small text under the table.'),
}).describe('Table of portions for one person.');

/** Sections without scripts. */
export const readingSections = [
  kernel,
  showcase,
  comparison,
  pictureLists,
  flours,
  products,
  cookingTable,
  recipeCards,
  transformations,
  proportions,
] as const;

/** Collapsible sections. */
export const foldingSections = [fold, folds, legumes] as const;

/** Sections with the tools for flour. */
export const flourToolSections = [flourFinder, tipLists] as const;

export type ReadingSection = z.infer<(typeof readingSections)[number]>;
export type FoldingSection = z.infer<(typeof foldingSections)[number]>;
export type FlourToolSection = z.infer<(typeof flourToolSections)[number]>;
export type Flour = z.infer<typeof flour>;
export type Bake = z.infer<typeof bake>;
export type FlourFinderMessages = z.infer<typeof finder>;
export type CupsMessages = Omit<z.infer<typeof cups>, 'title' | 'id' | 'text' | 'perCup'>;
export type Legume = z.infer<typeof legume>;
export type Product = z.infer<typeof product>;
