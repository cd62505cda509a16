import { z } from 'zod';
import { markdown } from './article';
import {
  array,
  day,
  heading,
  id,
  list,
  measured,
  object,
  optional,
  optionalText,
  reason,
  sentence,
  slug,
} from './fields';
import { pictureRef } from './picture-ref';
import { ingredient, ingredientGroup, swap, variant } from './recipe-ingredient';
import { beyond, step, stepGroup } from './recipe-step';

export const prepPhoto = object({
  picture: pictureRef.describe('The photograph.'),
  title: heading.describe('What it shows, in a few words.'),
  text: measured.describe('What to look at in it.'),
  step: id.describe(
    'Id of the step the photo belongs to. Beside a step without a picture, cook mode shows the last of its photos on a wide screen.',
  ),
});

const blockTitle = heading.describe('Heading over the block.');

const titledEntry = object({
  title: heading.describe('A few words.'),
  text: sentence.describe('One to three sentences; ingredients as `{id|name}`.'),
});

/** Blocks of a recipe, in reading order. The page and the structured data are made from them. */
export const recipeBlock = z.discriminatedUnion('type', [
  /** Ingredients, either in titled `groups` or as flat `items`. */
  object({
    type: z.literal('ingredients'),
    groups: optional(list(ingredientGroup)).describe('Groups under headings; or `items` without any.'),
    items: optional(list(ingredient)).describe('Ingredients without headings; or `groups`.'),
  }).refine(({ groups, items }) => (groups === undefined) !== (items === undefined), {
    error: 'either groups of ingredients or items',
  }),
  /** Equipment; `beyond` replaces it for larger yields. */
  object({
    type: z.literal('equipment'),
    items: list(
      z.union([
        measured,
        object({
          text: measured.describe('The tool at the yield of the recipe.'),
          beyond: beyond.describe('The tool for larger yields.'),
        }),
      ]),
    ).describe('Tools with their sizes: "Pot of {#4 L}".'),
  }),
  object({
    type: z.literal('method'),
    groups: list(stepGroup).describe('Steps, in groups with a heading each or in one without.'),
  }),
  /** The card of the sponsor in data/site.yaml. */
  object({ type: z.literal('promo') }),
  object({
    type: z.literal('photos'),
    title: blockTitle,
    photos: list(prepPhoto).describe('Photographs in their order.'),
  }),
  object({
    type: z.literal('tips'),
    title: blockTitle,
    items: list(titledEntry).describe('Tips, each with a heading.'),
    aside: optional(z.boolean()).describe('Beside the method instead of under it.'),
  }),
  object({
    type: z.literal('notes'),
    title: blockTitle,
    items: list(titledEntry).describe('Notes, each with a heading.'),
  }),
  /** Steps hours or days ahead, numbered before those of the method. */
  object({
    type: z.literal('advance'),
    title: blockTitle,
    steps: list(step).describe('Steps in their order.'),
  }),
  /** Part of the recipe with several versions; the first is the default. */
  object({
    type: z.literal('variants'),
    id: id.describe('Name of the choice, which a step takes with `uses`; unique among the ingredients too.'),
    name: optionalText.describe(
      'Name of the part within a sentence: "brine". Left out: the words of the `id`.',
    ),
    title: blockTitle,
    text: optional(sentence).describe('What the choice is about.'),
    options: array(variant).min(2).describe('The versions; the first is the default.'),
  }),
  /** Video, loaded from its provider only on request. */
  object({
    type: z.literal('video'),
    title: blockTitle,
    provider: z.enum(['youtube', 'short']).describe('`short` is upright.'),
    video: z
      .string()
      .regex(/^[\w-]{11}$/, 'the eleven characters of a video id')
      .describe('Id of eleven characters at the provider.'),
    poster: pictureRef.describe('Shown before the video is loaded.'),
    uploaded: optional(day).describe(
      'Day of its upload, which search engines require. Left out: structured data without the video.',
    ),
    tips: array(measured).default([]).describe('What to watch for in it.'),
  }),
  /** Post on a social network, whose frame is loaded only on request. */
  object({
    type: z.literal('post'),
    title: blockTitle,
    text: measured.describe('What the post shows, for those who do not load it.'),
    provider: z.literal('instagram'),
    url: z
      .url({ protocol: /^https$/, hostname: /^www\.instagram\.com$/ })
      .describe('Address of the post: https://www.instagram.com/p/…'),
  }),
  /** Storage and reheating. */
  object({
    type: z.literal('keeping'),
    title: blockTitle,
    ahead: optional(sentence).describe('What can be done hours or days before.'),
    fridge: optional(sentence).describe('How long it keeps in the fridge.'),
    freezer: optional(sentence).describe('Whether and how long it keeps frozen.'),
    reheat: optional(sentence).describe('How to warm it up.'),
    fridgeDays: optional(z.number().min(0)).describe(
      'Most days in the fridge, required with `fridge`; 0 if it does not keep.',
    ),
    freezerMonths: optional(z.number().min(0)).describe(
      'Most months in the freezer, required with `freezer`; 0 if it cannot be frozen.',
    ),
    as: optional(slug).describe(
      'Class of dish in `keep` of data/food-safety.yaml. Left out: by the title, otherwise the first.',
    ),
    because: optional(reason).describe('Why it keeps longer than the authority says.'),
  }),
  /** Text about the dish, under the method. */
  object({
    type: z.literal('article'),
    text: markdown.describe(
      'A text about the dish in Markdown, as `text: |` with the lines indented below it: headings from ##, lists, tables, quotations, pictures of data/pictures, videos, call-outs.',
    ),
  }),
  object({
    type: z.literal('swaps'),
    title: blockTitle,
    items: list(swap).describe('Substitutes, several of one ingredient too.'),
  }),
]);

export type PrepPhoto = z.infer<typeof prepPhoto>;
export type RecipeBlock = z.infer<typeof recipeBlock>;
/** One kind of block, by its type: `BlockOf<'tips'>`. */
export type BlockOf<T extends RecipeBlock['type']> = Extract<RecipeBlock, { type: T }>;
/** Piece of equipment: a text, or with the text that replaces it for larger yields. */
export type Tool = BlockOf<'equipment'>['items'][number];
