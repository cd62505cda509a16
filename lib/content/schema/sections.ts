import { z } from 'zod';
import {
  address,
  array,
  caption,
  control,
  entryId,
  type FieldMeta,
  heading,
  hidden,
  id,
  list,
  object,
  optional,
  optionalText,
  readElsewhere,
  reference,
  slug,
  text,
  titled,
  webUrl,
} from './fields';
import { cardPicture, pictureRef } from './picture-ref';

// Sections that pages, guides and the list of recipes use.

/** A link to another page, with one line about it. */
export const nextLink = object({
  name: heading.describe('Text of the link.'),
  href: address.describe('Path of the page: /flour.'),
  text: optionalText.describe('One line about it.'),
}).describe('Link to a page of this site.');

/** Row of a table of facts: "Bread", "12 to 14%". */
export const fact = object({
  name: heading.describe('What the row is about: "Bread".'),
  value: text.describe('Its value: "12 to 14%".'),
  note: optionalText.describe('Small text after it.'),
});

/** An email to the site's contact address with its subject and opening lines. */
export const mail = object({
  buttonText: control.describe('Label of the button.'),
  subject: readElsewhere.describe('Subject of the message.'),
  body: readElsewhere
    .transform((body) => `${body}\n\n`)
    .describe('Opening lines. An empty line for the visitor’s text is added.'),
}).describe('Button that opens an email to `contactEmail` of data/site.yaml.');

/** A picture under the heading of a section, with a caption. */
export const figure = object({
  picture: pictureRef,
  caption: caption.describe('One sentence under the picture.'),
}).describe('Picture under the heading.');

/** Text between the heading of a section and its content. */
export const sectionText = optionalText.describe('One or two sentences under the heading.');

const card = object({
  title: heading.describe('Title of the card.'),
  meta: optionalText.describe('One short line under the title: "15 min, serves 2 to 4".'),
  text: optionalText.describe('A sentence or two under the title.'),
  picture: optional(cardPicture).describe('Can be left out only with `recipe`.'),
  href: optional(z.union([address, webUrl])).describe('A path, or a full address in a new tab.'),
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

/** End of the address of the heading beside it; an id of another kind names something else. */
export const anchor = slug.meta({ anchor: true } satisfies FieldMeta);

const sectionId = optional(anchor).describe(
  'End of the address of its heading: `/about#story`. Left out: generated from the title.',
);

const LEADS_ON: FieldMeta = { isEnding: true };

/** A section with a heading. */
export const section = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  object({
    type: z.literal(type),
    title: heading.describe('Heading of the section.'),
    id: sectionId,
    status,
    ...shape,
  });

/** A section without a heading of its own. */
export const untitledSection = <Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) => object({ type: z.literal(type), status, ...shape });

/** Restaurants of a guide, one line each, with links to their cards. Hidden without a match. */
export const restaurantSection = section('restaurants', {
  text: sectionText,
  guide: reference('guide').describe('The guide whose restaurants are shown.'),
  region: optional(entryId).describe('Id of a region of that guide: only restaurants in it.'),
  cuisine: optional(hidden).describe(
    'A word in their cuisine, such as "Korean"; in a site with several languages also for translated ones.',
  ),
});

/** Id of a card of an ingredient or product. */
export const cardId = id.describe(
  'End of the address of its card, `/flour#bread-flour`, and its name for `about` of an ingredient. Unique on the whole site.',
);

export const recipePick = object({
  types: optional(array(reference('recipeType'))).describe('Ids of recipe types in data/vocabulary.yaml.'),
  categories: optional(array(reference('category'))).describe('Categories in data/vocabulary.yaml.'),
  fullMeal: optional(z.literal(true)).describe('Recipes with `fullMeal`.'),
}).describe('Recipes that match any of these.');

const entry = object({
  title: heading.describe('Heading.'),
  meta: optionalText.describe('A short line beside its heading.'),
  text: text.describe('Text under it.'),
});
const sectionNote = optionalText.describe('Small text at the end of the section.');

export const plainSection = z.discriminatedUnion('type', [
  untitledSection('prose', {
    title: optional(heading).describe('Heading. Left out: none.'),
    id: sectionId,
    paragraphs: list(text).describe('Paragraphs in their order.'),
  }),
  section('facts', {
    text: sectionText,
    figure: optional(figure),
    rows: list(fact).describe('Rows of the table.'),
    note: optionalText.describe('Source of the numbers, or a warning about them.'),
  }),
  section('list', {
    text: sectionText,
    figure: optional(figure),
    items: list(entry.extend({ href: address.optional().describe('Page it links to.') })).describe(
      'Entries in their order.',
    ),
  }),
  /** A numbered list. */
  section('route', {
    text: sectionText,
    items: array(entry).min(2).describe('Numbered entries in their order.'),
  }),
  section('largeList', {
    text: sectionText,
    numbered: optional(z.literal(true)).describe('Numbers the entries, as steps or stops in their order.'),
    items: list(entry.extend({ href: address.optional().describe('Page it links to.') })).describe(
      'Entries in their order: three to six with short headings.',
    ),
  }).describe('Entries with large headings, a row each across the page.'),
  untitledSection('picture', {
    picture: pictureRef.describe('1600 px wide or more. Wide screens crop its upper and lower edge.'),
    caption: optional(caption).describe('One sentence under the picture.'),
  }).describe('A picture across the page.'),
  untitledSection('pause', {
    number: optionalText.describe('A figure above the sentence, very large: "83%".'),
    sentence: text.describe('One sentence, or what the figure counts.'),
  }).describe('One sentence or figure in large type on the dark ground of the footer.'),
  section('cards', {
    text: sectionText,
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).describe('Cards in a row on a wide screen.'),
    cards: list(card).describe('Cards in their order.'),
    note: sectionNote,
  }),
  section('links', { links: list(nextLink).describe('Links in their order.') }).meta(LEADS_ON),
  untitledSection('more', { links: list(nextLink).describe('Related pages in their order.') })
    .describe(
      '"More like this": cards of related pages and recipes, with the picture of each. Once on a page, at its end. A page without a picture is left out.',
    )
    .meta(LEADS_ON),
  /** A button that announces content in a toast. */
  section('comingSoon', {
    text: text.describe('What is planned, a sentence or two.'),
    subject: control.describe('What is announced, within the message: "Cooking classes".'),
    buttonText: control.describe('Label of the button.'),
  }),
  /** Recipes that match a rule, so that new ones are added automatically. Hidden without a match. */
  section('recipes', {
    text: sectionText,
    pick: recipePick,
    without: optional(array(reference('category'))).describe('Categories that the page shows elsewhere.'),
    as: z.enum(['cards', 'links']).describe('Cards with pictures, or a line each.'),
    protein: optional(z.boolean()).describe('Cards start with the protein per serving.'),
    note: sectionNote,
    more: optional(titled).describe('A text after the last card.'),
  }),
  restaurantSection,
  /** Tiles of the kinds of recipe. */
  section('types', {
    more: nextLink.describe('Link to the list of all recipes.'),
    large: optional(z.literal(true)).describe(
      'A large heading with the link beside it, as on the home page.',
    ),
  }),
  section('tips', {
    text: sectionText,
    items: list(titled.extend({ icon: z.enum(TIP_ICONS).describe('Icon beside it.') })).describe(
      'Tips in their order.',
    ),
  }),
  /** A sentence and one button. */
  section('action', {
    text: text.describe('The sentence.'),
    action: nextLink.describe('The button.'),
  }).meta(LEADS_ON),
]);

export type PlainSection = z.infer<typeof plainSection>;
export type Figure = z.infer<typeof figure>;
export type Card = z.infer<typeof card>;
export type TipIcon = (typeof TIP_ICONS)[number];
export type Fact = z.infer<typeof fact>;
export type Mail = z.infer<typeof mail>;
export type NextLink = z.infer<typeof nextLink>;
