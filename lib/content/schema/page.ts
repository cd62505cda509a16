import { z } from 'zod';
import { flourToolSections, foldingSections, readingSections } from './education-sections';
import {
  array,
  day,
  description,
  list,
  object,
  optional,
  optionalText,
  slug,
  status,
  text,
  titled,
} from './fields';
import { homeSections } from './home-sections';
import { personSections } from './person-sections';
import { pictureRef } from './recipe';
import { mail, nextLink, type PlainSection, plainSection } from './sections';

/** The address of a page of this site. */
const path = z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'a path such as /flour');

/** Every type of section. Guides use those of `plainSection`, so that they load no styles and scripts of the others. */
export const pageSection = z.discriminatedUnion('type', [
  ...plainSection.options,
  ...personSections,
  ...homeSections,
  ...readingSections,
  ...foldingSections,
  ...flourToolSections,
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

/** Fields of a page that the content of data/pages and of guides share. */
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
  back: optional(nextLink).describe('A link above the heading.'),
  opening: optional(
    object({ mail: optional(mail), link: optional(nextLink) }).describe(
      'Buttons under the opening sentences.',
    ),
  ),
  searchedBy: optional(array(text)).describe('More words to find the page by in the search.'),
  contents: optional(z.literal(true)).describe(
    'A page to read: with a table of contents of the headings that have an `id`, and a smaller picture.',
  ),
  application: optionalText.describe(
    'Lines an applicant fills in, for every email whose `body` contains {application}.',
  ),
  sections: array(pageSection).describe('In reading order.'),
  soon: optional(soon),
  index: optional(z.boolean()).describe('false keeps the page out of search engines and the sitemap.'),
  published: optional(day).describe('Day of publication: makes it a guide, which the home page may show.'),
});

export type Page = z.infer<typeof page>;
/** A page of a guide, or the list of recipes. */
export type PlainPage = Omit<Page, 'sections'> & { sections: PlainSection[] };
export type PageSection = z.infer<typeof pageSection>;
/** One type of section: `SectionOf<'facts'>`. */
export type SectionOf<T extends PageSection['type']> = Extract<PageSection, { type: T }>;
/** Props of the component that draws a type of section. */
export type SectionProps<T extends PageSection['type']> = { section: SectionOf<T> };
export type SignUpRequest = z.infer<typeof signUpRequest>;
export type SignUp = z.infer<typeof signUp>;
export type Soon = z.infer<typeof soon>;
export type Plan = z.infer<typeof plan>;
export type Ages = z.infer<typeof ages>;
export type Shelf = z.infer<typeof shelf>;
