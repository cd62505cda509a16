import { z } from 'zod';
import {
  address,
  array,
  list,
  object,
  optional,
  optionalText,
  reference,
  slug,
  text,
  titled,
} from './fields';
import { pictureRef } from './recipe';

// Sections that pages, guides and the list of recipes use.

/** A link to another page, with one line about it. */
export const nextLink = object({ name: text, href: address, text: optionalText });

/** Row of a table of facts: "Bread", "12 to 14%". */
export const fact = object({ name: text, value: text, note: optionalText });

/** An email to the site's contact address with its subject and opening lines. */
export const mail = object({
  buttonText: text,
  subject: text,
  body: text
    .transform((body) => `${body}\n\n`)
    .describe('Opening lines. An empty line for the visitor’s text is added.'),
});

/** A picture under the heading of a section, with a caption. */
export const figure = object({ picture: pictureRef, caption: text });

const card = object({
  title: text,
  text: optionalText,
  meta: optionalText.describe('One short line under the title: "15 min, serves 2 to 4".'),
  picture: optional(pictureRef).describe('Can be left out only with `recipe`.'),
  href: optional(z.union([address, z.url()])).describe('A path, or a full address in a new tab.'),
  soon: optional(z.boolean()).describe('Not there yet: darkened, labelled "Coming Soon", without a link.'),
  recipe: optional(reference('recipe')).describe('The recipe it links to, which fills in what is left out.'),
}).refine(({ picture, recipe }) => picture || recipe, {
  error: 'a picture, or a recipe whose picture is shown',
  path: ['picture'],
});

/** Icons beside tips. */
const TIP_ICONS = ['target', 'timer', 'calendar', 'layers', 'scale'] as const;

const status = optional(z.enum(['off', 'published'])).describe(
  '`off` hides the section and keeps its texts here. Left out: published.',
);

const sectionId = optional(slug).describe(
  'End of the address of its heading: `/about#story`. Left out: generated from the title.',
);

/** A section with a heading. */
export const section = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  object({ type: z.literal(type), title: text, id: sectionId, status, ...shape });

/** A section without a heading of its own. */
export const untitledSection = <Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) => object({ type: z.literal(type), status, ...shape });

/** Restaurants of a guide, one line each, with links to their cards. Hidden without a match. */
export const restaurantSection = section('restaurants', {
  text: optionalText,
  guide: reference('guide').describe('The guide whose restaurants are shown.'),
  region: optionalText.describe('Id of a region of that guide: only restaurants in it.'),
  cuisine: optionalText.describe('A word in their cuisine, such as "Korean".'),
});

export const recipePick = object({
  types: optional(array(reference('recipeType'))),
  categories: optional(array(reference('category'))),
  fullMeal: optional(z.literal(true)),
}).describe('Recipes that match any of these.');

export const plainSection = z.discriminatedUnion('type', [
  untitledSection('prose', { title: optionalText, id: sectionId, paragraphs: list(text) }),
  section('facts', {
    text: optionalText,
    figure: optional(figure),
    rows: list(fact),
    note: optionalText.describe('Source of the numbers, or a warning about them.'),
  }),
  section('list', {
    text: optionalText,
    figure: optional(figure),
    items: list(titled.extend({ meta: optionalText, href: address.optional() })),
  }),
  /** A numbered list. */
  section('route', { text: optionalText, items: array(titled.extend({ meta: optionalText })).min(2) }),
  section('cards', {
    text: optionalText,
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    cards: list(card),
    note: optionalText,
  }),
  section('links', { links: list(nextLink) }),
  untitledSection('more', { links: list(nextLink) }).describe(
    '"More like this": cards of related pages and recipes, with the picture of each. Once on a page, at its end. A page without a picture is left out.',
  ),
  /** A button that announces content in a toast. */
  section('comingSoon', { text, subject: text, buttonText: text }),
  /** Recipes that match a rule, so that new ones are added automatically. Hidden without a match. */
  section('recipes', {
    text: optionalText,
    pick: recipePick,
    without: optional(array(reference('category'))).describe('Categories that the page shows elsewhere.'),
    as: z.enum(['cards', 'links']),
    protein: optional(z.boolean()).describe('Cards start with the protein per serving.'),
    note: optionalText,
    more: optional(titled).describe('A text after the last card.'),
  }),
  restaurantSection,
  /** Tiles of the kinds of recipe. */
  section('types', {
    more: nextLink,
    large: optional(z.literal(true)).describe(
      'A large heading with the link beside it, as on the home page.',
    ),
  }),
  section('tips', { text: optionalText, items: list(titled.extend({ icon: z.enum(TIP_ICONS) })) }),
  /** A sentence and one button. */
  section('action', { text, action: nextLink }),
]);

export type PlainSection = z.infer<typeof plainSection>;
export type Figure = z.infer<typeof figure>;
export type Card = z.infer<typeof card>;
export type TipIcon = (typeof TIP_ICONS)[number];
export type Fact = z.infer<typeof fact>;
export type Mail = z.infer<typeof mail>;
export type NextLink = z.infer<typeof nextLink>;
