import { z } from 'zod';
import {
  address,
  array,
  caption,
  type FieldMeta,
  heading,
  label,
  labelled,
  list,
  object,
  optional,
  optionalText,
  reference,
  text,
  titled,
} from './fields';
import { flour, flours } from './flour-sections';
import { cardPicture, nativeName, pictureRef } from './picture-ref';
import {
  anchor,
  cardId,
  fact,
  figure,
  sectionText as line,
  nextLink,
  recipePick,
  section,
  untitledSection,
} from './sections';

// Sections of education pages: explanations, comparisons, cards of ingredients, collapsible texts.

const paragraphs = list(text).describe('Paragraphs in their order.');
const thingName = heading.describe('Its name.');
const FOUND_APART: FieldMeta = { foundApart: true };

const kernelPart = object({
  name: thingName,
  share: text.describe('Share of the weight of a kernel: "about 14%".'),
  text: text.describe('What it is and contains, without a full stop.'),
});

const kernel = untitledSection('kernel', {
  paragraphs,
  figure: optional(
    object({
      caption: caption.describe('One sentence under the picture.'),
      picture: pictureRef.describe('A kernel cut lengthwise, taller than wide.'),
      bran: kernelPart.describe('The hull.'),
      endosperm: kernelPart.describe('The white inside.'),
      germ: kernelPart.describe('The seedling.'),
    }),
  ).describe('A kernel cut lengthwise, and the texts beside it.'),
}).describe('Opening paragraphs beside a picture of a kernel of wheat.');

const showcaseCard = object({
  title: heading.describe('Title of the card.'),
  badge: optionalText.describe('A label in one word, on the picture.'),
  text: text.describe('Two lines are shown, the rest on hover and focus.'),
  recipe: optional(reference('recipe')).describe('Slug of the recipe it links to.'),
  page: optional(address).describe('Address of the page it links to, if that is no recipe.'),
  picture: optional(cardPicture).describe("Left out: the recipe's own."),
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
  cards: list(showcaseCard).meta(FOUND_APART).describe('Cards in their order.'),
}).describe('Cards of recipes and pages, each with a badge.');

const side = object({ name: thingName, text: text.describe('A paragraph about it.') });

const comparison = section('comparison', {
  text: line,
  left: side.describe('The thing on the left.'),
  right: side.describe('The thing on the right.'),
  rows: list(
    object({
      name: heading.describe('What is compared.'),
      left: labelled('left.name').describe('How it is on the left.'),
      right: labelled('right.name').describe('How it is on the right.'),
    }),
  ).describe('Rows of the table, a point each.'),
}).describe('Two things beside each other: in paragraphs, then in a table.');

const pictureLists = section('pictureLists', {
  text: line,
  lists: list(
    object({
      title: heading.describe('Heading of the list.'),
      items: list(
        object({ name: thingName, text: text.describe('A sentence about it.'), picture: pictureRef }),
      ).describe('Things in their order.'),
      note: optionalText.describe('Small text under the list.'),
    }),
  ).describe('Lists in their order.'),
}).describe('Lists of things with a small picture each, side by side.');

const fold = section('fold', {
  paragraphs,
  open: optional(z.literal(true)).describe('Expanded at first.'),
}).describe('A collapsible text under its heading.');

const legume = object({
  id: cardId,
  title: heading.describe('Name of the legume.'),
  picture: pictureRef,
  text: text.describe('What it is like.'),
  soak: labelled('labels.soak').describe('In cold water before cooking: "8 to 12 hours", "None".'),
  cook: labelled('labels.cook').describe('At a simmer, after the soak.'),
  cooked: labelled('labels.cooked').describe('What one cup of the dried ones becomes: "2½ to 3 cups".'),
  goodFor: labelled('labels.goodFor').describe('What to make with it, without a full stop.'),
  safety: optional(labelled('labels.safety')).describe('How to prepare it so that it is safe to eat.'),
});

const legumes = section('legumes', {
  labels: object({
    soak: label.describe('Label of `soak`.'),
    cook: label.describe('Label of `cook`.'),
    cooked: label.describe('Label of `cooked`.'),
    goodFor: label.describe('Label of `goodFor`.'),
    safety: label.describe('Label of `safety`.'),
  }).describe('Labels of the facts of the same name, on the cards and in the table.'),
  legumes: list(legume).meta(FOUND_APART).describe('Legumes in their order.'),
}).describe('Legumes, a card each, in a collapsible section. Ingredients link to them with `about`.');

const product = object({
  id: cardId,
  title: heading.describe('Name of the product.'),
  native: optional(nativeName).describe('Name in its own script, to show at the shop.'),
  picture: pictureRef,
  text: text.describe('What it is.'),
  made: text.describe('How it is made.'),
  recipe: optional(reference('recipe')).describe('Slug of the recipe that makes it.'),
});

const products = section('products', {
  text: line,
  products: list(product).meta(FOUND_APART).describe('Products in their order.'),
}).describe('Products and how they are made. Ingredients link to them with `about`.');

const cookingTable = section('cookingTable', {
  text: line,
  adviceTitle: heading.describe('Heading of the list below the table.'),
  advice: list(titled).describe('Advice that is not in the table.'),
}).describe('Soaking and cooking. The table needs a section of type `legumes` on the same page.');

const recipeCards = section('recipeCards', {
  text: line,
  pick: recipePick,
  without: optional(array(reference('category'))).describe('Categories to leave out.'),
  ownAddress: optional(z.literal(true)).describe('Only recipes with a `customLink`.'),
  link: optional(nextLink).describe('A button under the cards.'),
}).describe('Recipes that match a rule: one large, several in a grid. Hidden without a match.');

const transformations = section('transformations', {
  text: line,
  items: list(
    titled.extend({
      recipe: reference('recipe').describe('Slug of the recipe: the card links there and shows its time.'),
      raw: pictureRef.describe('The raw ingredients.'),
      remarkable: optional(pictureRef).describe('The finished dish. Left out: the picture of the recipe.'),
    }),
  )
    .meta(FOUND_APART)
    .describe('Recipes in their order.'),
}).describe('Small pictures of raw ingredients on large pictures of finished dishes.');

const folds = section('folds', {
  folds: list(
    object({
      title: heading.describe('Heading of the text.'),
      id: optional(anchor).describe('Lists it in the table of contents. Left out: generated from the title.'),
      paragraphs,
      facts: optional(list(fact)).describe('A table after the paragraphs.'),
      closing: optionalText.describe('The last paragraph.'),
    }),
  ).describe('Texts in their order.'),
}).describe('Collapsible texts, of which one is open at a time.');

const proportions = section('proportions', {
  text: line,
  figure: optional(figure),
  columns: z.tuple([label, label, label]).describe('Names of the columns: the part, then the two portions.'),
  rows: list(
    object({
      part: heading.describe('Part of the meal: "Grain".'),
      examples: text.describe('Foods of that part.'),
      side: labelled('columns.1').describe('As a side dish: "50 g".'),
      meal: labelled('columns.2').describe('As a main dish: "80 g".'),
    }),
  ).describe('Rows of the table.'),
  note: optionalText.describe('Small text under the table.'),
}).describe('Table of portions for one person.');

export const educationSections = [
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
  fold,
  folds,
  legumes,
] as const;

/** Card that explains an ingredient. */
export const learnCard = z.union([flour, legume, product]);

export type Legume = z.infer<typeof legume>;
export type Product = z.infer<typeof product>;
