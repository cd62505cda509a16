import { z } from 'zod';
import { soon } from './house/soon';
import { pictureRef } from './recipe';
import { address, description, reference, status, text } from './reference';

/** The address of a page of this site. */
const path = z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'a path such as /flour');

/** A link that leads on, with one line of what stands behind it. */
export const nextLink = z.strictObject({ name: text, href: address(), text: text.optional() });

/** One row of a ruled table of facts: "Bread", "12 to 14%". */
export const fact = z.strictObject({ name: text, value: text, note: text.optional() });

const card = z
  .strictObject({
    title: text,
    text: text.optional(),
    meta: text.optional().describe('One short line under the title: "15 min, serves 2 to 4".'),
    picture: pictureRef.optional().describe('Left out only where a recipe gives it.'),
    href: z
      .union([address(), z.url()])
      .optional()
      .describe('A path on this site, or a full address, which opens in a new tab.'),
    soon: z.boolean().optional().describe('Not there yet: darkened, says "Coming Soon", has no link.'),
    recipe: reference('recipe')
      .optional()
      .describe(
        'Slug of the recipe it leads to, which gives its link, picture and line where they are left out.',
      ),
  })
  .refine(({ picture, recipe }) => picture || recipe, {
    error: 'needs a picture, or the recipe whose picture it shows',
    path: ['picture'],
  });

/** Drawings beside tips. */
const TIP_ICONS = ['target', 'timer', 'calendar', 'layers', 'scale'] as const;

/** A mail to the site's contact address with its subject and opening lines written. */
export const mail = z.strictObject({
  buttonText: text,
  subject: text,
  body: text
    .transform((body) => `${body}\n\n`)
    .describe('Opening lines. An empty line for what the visitor writes follows by itself.'),
});

/** A heading with its content; the id makes it a target for links on the page. */
export const heading = {
  title: text,
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .optional(),
};

/** A picture under the heading of a section, with a line about it. */
export const figure = z.strictObject({ picture: pictureRef, caption: text });

/** Restaurants of a guide in one line each, leading to their cards. Nothing is drawn of none. */
export const restaurantSection = z.strictObject({
  type: z.literal('restaurants'),
  ...heading,
  text: text.optional(),
  guide: reference('guide').describe('The guide whose restaurants are shown.'),
  region: text.optional().describe('Id of a region of that guide, where only those in it are shown.'),
  cuisine: text.optional().describe('A word that their cuisine holds, such as "Korean".'),
});

export const pageSection = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('prose'), title: text.optional(), paragraphs: z.array(text).min(1) }),
  z.strictObject({
    type: z.literal('facts'),
    ...heading,
    text: text.optional(),
    figure: figure.optional(),
    rows: z.array(fact).min(1),
    note: text.optional().describe('Where the numbers come from, or what to mind about them.'),
  }),
  z.strictObject({
    type: z.literal('list'),
    ...heading,
    text: text.optional(),
    figure: figure.optional(),
    items: z
      .array(z.strictObject({ title: text, text, meta: text.optional(), href: address().optional() }))
      .min(1),
  }),
  /** Things to do one after the other: numbered. */
  z.strictObject({
    type: z.literal('route'),
    ...heading,
    text: text.optional(),
    items: z.array(z.strictObject({ title: text, text, meta: text.optional() })).min(2),
  }),
  z.strictObject({
    type: z.literal('cards'),
    ...heading,
    text: text.optional(),
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    cards: z.array(card).min(1),
    note: text.optional(),
  }),
  z.strictObject({ type: z.literal('links'), ...heading, links: z.array(nextLink).min(1) }),
  /** A button that says in a toast that content of this subject is being made. */
  z.strictObject({ type: z.literal('comingSoon'), ...heading, text, subject: text, buttonText: text }),
  /** Recipes found by what they are, so that a new one stands here by itself. Nothing is drawn of none. */
  z.strictObject({
    type: z.literal('recipes'),
    ...heading,
    text: text.optional(),
    pick: z
      .strictObject({
        types: z.array(reference('recipeType')).optional(),
        categories: z.array(reference('category')).optional(),
        fullMeal: z.literal(true).optional(),
      })
      .describe('Those that fit any of these.'),
    without: z
      .array(reference('category'))
      .optional()
      .describe('Without those of these categories, which the page shows elsewhere.'),
    as: z.enum(['cards', 'links']),
    protein: z.boolean().optional().describe('Cards name the protein of a serving first.'),
    note: text.optional(),
    more: z.strictObject({ title: text, text }).optional().describe('Stands in the place of the next card.'),
  }),
  restaurantSection,
  /** The tiles of the kinds of recipe. */
  z.strictObject({ type: z.literal('types'), ...heading, more: nextLink }),
  z.strictObject({
    type: z.literal('tips'),
    ...heading,
    text: text.optional(),
    items: z.array(z.strictObject({ title: text, text, icon: z.enum(TIP_ICONS) })).min(1),
  }),
  /** A sentence and the one button that leads on. */
  z.strictObject({ type: z.literal('action'), ...heading, text, action: nextLink }),
]);

/** The words of one page of the site. */
export const page = z.strictObject({
  status: status.optional(),
  path: path.describe('Canonical path, without the slash at the end.'),
  alsoAt: z
    .array(path)
    .optional()
    .describe('Other addresses that show the same page; its `path` stays the canonical one.'),
  title: text.describe('The one heading of the first level.'),
  metaTitle: text
    .optional()
    .describe('Title in the tab and in search results, where the heading alone would not say enough.'),
  description,
  dek: text.describe('Opening sentences under the heading.'),
  picture: pictureRef.optional(),
  caption: text.optional(),
  back: nextLink.optional().describe('The link that stands above the heading, where the page has one.'),
  searchedBy: z
    .array(text)
    .optional()
    .describe('What the page is looked for by that its own words do not say: "dinner planner".'),
  sections: z.array(pageSection),
  parts: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), title: text }))
    .optional()
    .describe(
      "Headings that the page's own components draw, with the ids of their elements: the site search leads to them.",
    ),
  soon: soon.optional(),
  index: z
    .boolean()
    .optional()
    .describe('False keeps the page out of search engines and out of the sitemap.'),
  published: z.iso
    .date()
    .optional()
    .describe(
      'Day it was first published, YYYY-MM-DD; makes it a guide. The home page shows the newest ones.',
    ),
});

export type Page = z.infer<typeof page>;
export type Figure = z.infer<typeof figure>;
export type PageSection = z.infer<typeof pageSection>;
/** One kind of section, by its type: `SectionOf<'facts'>`. */
export type SectionOf<T extends PageSection['type']> = Extract<PageSection, { type: T }>;
export type Card = z.infer<typeof card>;
export type TipIcon = (typeof TIP_ICONS)[number];
export type Fact = z.infer<typeof fact>;
export type Mail = z.infer<typeof mail>;
export type NextLink = z.infer<typeof nextLink>;
