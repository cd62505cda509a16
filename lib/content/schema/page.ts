import { z } from 'zod';
import {
  address,
  array,
  day,
  description,
  list,
  object,
  optional,
  optionalText,
  reference,
  slug,
  status,
  text,
  titled,
} from './fields';
import { pictureRef } from './recipe';

/** The address of a page of this site. */
const path = z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'a path such as /flour');

/** A link that leads on, with one line of what stands behind it. */
export const nextLink = object({ name: text, href: address, text: optionalText });

/** One row of a ruled table of facts: "Bread", "12 to 14%". */
export const fact = object({ name: text, value: text, note: optionalText });

/** A mail to the site's contact address with its subject and opening lines written. */
export const mail = object({
  buttonText: text,
  subject: text,
  body: text
    .transform((body) => `${body}\n\n`)
    .describe('Opening lines. An empty line for what the visitor writes follows by itself.'),
});

/** A picture under the heading of a section, with a line about it. */
export const figure = object({ picture: pictureRef, caption: text });

const card = object({
  title: text,
  text: optionalText,
  meta: optionalText.describe('One short line under the title: "15 min, serves 2 to 4".'),
  picture: optional(pictureRef).describe('Left out only where a recipe gives it.'),
  href: optional(z.union([address, z.url()])).describe('A path, or a full address in a new tab.'),
  soon: optional(z.boolean()).describe('Not there yet: darkened, says "Coming Soon", has no link.'),
  recipe: optional(reference('recipe')).describe('The recipe it leads to, which gives what is left out.'),
}).refine(({ picture, recipe }) => picture || recipe, {
  error: 'needs a picture, or the recipe whose picture it shows',
  path: ['picture'],
});

/** Drawings beside tips. */
const TIP_ICONS = ['target', 'timer', 'calendar', 'layers', 'scale'] as const;

/** A section under a heading, drawn by its type; the id makes it a target for links on the page. */
const section = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  object({ type: z.literal(type), title: text, id: optional(slug), ...shape });

/** Restaurants of a guide in one line each, leading to their cards. Nothing is drawn of none. */
export const restaurantSection = section('restaurants', {
  text: optionalText,
  guide: reference('guide').describe('The guide whose restaurants are shown.'),
  region: optionalText.describe('Id of a region of that guide, where only those in it are shown.'),
  cuisine: optionalText.describe('A word that their cuisine holds, such as "Korean".'),
});

export const pageSection = z.discriminatedUnion('type', [
  object({ type: z.literal('prose'), title: optionalText, paragraphs: list(text) }),
  section('facts', {
    text: optionalText,
    figure: optional(figure),
    rows: list(fact),
    note: optionalText.describe('Where the numbers come from, or what to mind about them.'),
  }),
  section('list', {
    text: optionalText,
    figure: optional(figure),
    items: list(titled.extend({ meta: optionalText, href: address.optional() })),
  }),
  /** Things to do one after the other: numbered. */
  section('route', { text: optionalText, items: array(titled.extend({ meta: optionalText })).min(2) }),
  section('cards', {
    text: optionalText,
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    cards: list(card),
    note: optionalText,
  }),
  section('links', { links: list(nextLink) }),
  /** A button that says in a toast that content of this subject is being made. */
  section('comingSoon', { text, subject: text, buttonText: text }),
  /** Recipes found by what they are, so that a new one stands here by itself. Nothing is drawn of none. */
  section('recipes', {
    text: optionalText,
    pick: object({
      types: optional(array(reference('recipeType'))),
      categories: optional(array(reference('category'))),
      fullMeal: optional(z.literal(true)),
    }).describe('Those that fit any of these.'),
    without: optional(array(reference('category'))).describe('Categories that the page shows elsewhere.'),
    as: z.enum(['cards', 'links']),
    protein: optional(z.boolean()).describe('Cards name the protein of a serving first.'),
    note: optionalText,
    more: optional(titled).describe('Stands in the place of the next card.'),
  }),
  restaurantSection,
  /** The tiles of the kinds of recipe. */
  section('types', { more: nextLink }),
  section('tips', { text: optionalText, items: list(titled.extend({ icon: z.enum(TIP_ICONS) })) }),
  /** A sentence and the one button that leads on. */
  section('action', { text, action: nextLink }),
]);

/** What a sign-up form asks for in the visitor's name. */
const signUpRequest = object({
  list: text.describe('What the address is for; a form that is posted sends it as the field `list`.'),
  subject: text.describe('Subject of the message, where the form opens the mail program.'),
  body: text.describe("The request as the message says it, before the visitor's address."),
});

const signUp = object({
  note: text.describe('What leaving an address brings, one line above the field.'),
  label: optionalText.describe('Name of the e-mail field. Left out: "E-mail address".'),
  buttonText: optionalText.describe('Words on the button. Left out: "Tell me first".'),
  request: optional(signUpRequest).describe('Left out: word of when the page of this title starts.'),
});

const headingId = optional(slug).describe('End of the address of this heading. Left out: made of the title.');

const plan = object({
  title: text,
  id: headingId,
  text: text.describe('A few sentences beside the heading.'),
  buttonText: optionalText.describe('Button that says that this is being made. Left out: no button.'),
  look: optional(z.enum(['pictures', 'road', 'panels'])).describe(
    'How the parts are drawn: under pictures, as numbered stops along a road, or as coloured panels without pictures. Left out: pictures where every part has a picture, panels otherwise.',
  ),
  parts: list(
    titled.extend({ picture: pictureRef.optional().describe('Shown by the looks `pictures` and `road`.') }),
  ),
});

const tool = object({
  name: text,
  picture: optional(pictureRef),
  words: list(text).describe('A line of equipment in a recipe with one of these, in lower case, names it.'),
  text: text.describe('What it is good for, a sentence or two.'),
});

const shelf = object({
  title: text,
  id: headingId,
  text: optionalText,
  usedIn: text.describe('Words before the count of recipes that use a tool: "Used in".'),
  tools: list(tool),
}).describe('Tools with the recipes that ask for them. A tool that no recipe asks for is left out.');

const age = object({
  name: text.describe('Words of the link.'),
  age: optional(z.string().regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and hyphens')).describe(
    'Value of `?age=` in the address; left out for everyone.',
  ),
  title: optionalText.describe('Title of the page for this group.'),
});

const ages = object({
  label: text.describe('What is chosen, for screen readers: "Age group".'),
  options: array(age).min(2),
}).describe('A choice under the heading that gives the page another title, by `?age=` in its address.');

const soon = object({
  signUp: optional(signUp).describe('A field to hear when the page is there.'),
  ages: optional(ages),
  plan: optional(plan).describe('What the page will be, in parts.'),
  shelf: optional(shelf),
}).describe('Makes the page one that is coming soon.');

const part = object({ id: slug, title: text });

/** The words of one page of the site. */
export const page = object({
  status: optional(status),
  path: path.describe('Canonical path, without the slash at the end.'),
  alsoAt: optional(array(path)).describe('Other addresses of the same page; `path` stays the canonical one.'),
  title: text.describe('The one heading of the first level.'),
  metaTitle: optionalText.describe('Title in the tab and in search results. Left out: the heading.'),
  description,
  dek: text.describe('Opening sentences under the heading.'),
  picture: optional(pictureRef),
  caption: optionalText,
  back: optional(nextLink).describe('The link that stands above the heading, where the page has one.'),
  searchedBy: optional(array(text)).describe('Words people search it by that it does not say itself.'),
  sections: array(pageSection),
  parts: optional(array(part)).describe('Headings of its own components, with their ids, for the search.'),
  soon: optional(soon),
  index: optional(z.boolean()).describe('False keeps the page out of search engines and the sitemap.'),
  published: optional(day).describe('Day of publication: makes it a guide, which the home page may show.'),
});

/** The headings among the parts of a page, those that it does without left out. */
export function headingsOf(parts: readonly (z.infer<typeof part> | undefined)[]): z.infer<typeof part>[] {
  return parts.filter((each) => each !== undefined).map(({ id, title }) => ({ id, title }));
}

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
export type SignUpRequest = z.infer<typeof signUpRequest>;
export type SignUp = z.infer<typeof signUp>;
/** What a page that is being made has beside its words: every part may be left out. */
export type Soon = z.infer<typeof soon>;
export type Plan = z.infer<typeof plan>;
export type Ages = z.infer<typeof ages>;
export type Shelf = z.infer<typeof shelf>;
