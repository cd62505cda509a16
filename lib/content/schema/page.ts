import { z } from 'zod';
import { articleSections } from './article';
import { educationSections } from './education-sections';
import {
  array,
  day,
  description,
  heading,
  list,
  object,
  optional,
  optionalText,
  pagePath,
  publication,
  slug,
  status,
  text,
} from './fields';
import { flourToolSections } from './flour-sections';
import { homeSections } from './home-sections';
import { personSections } from './person-sections';
import { pictureRef } from './picture-ref';
import { safetySections } from './safety-sections';
import { mail, nextLink, type PlainSection, plainSection, sectionText } from './sections';

/**
 * Sections of the home page and of data/pages. Guides use those of `plainSection`, so that they load no styles and scripts of
 * the others.
 */
export const generalSection = z.discriminatedUnion('type', [
  ...plainSection.options,
  ...articleSections,
  ...personSections,
  ...homeSections,
  ...educationSections,
  ...flourToolSections,
]);

/** Every type of section: also those of the page of safe temperatures. */
export const pageSection = z.discriminatedUnion('type', [...generalSection.options, ...safetySections]);

/** Message that a sign-up form sends for the visitor. */
const signUpRequest = object({
  list: text.describe('Purpose of the sign-up; a posted form sends it as the field `list`.'),
  subject: text.describe('Subject of the message, where the form opens the email app.'),
  body: text.describe("Text of the message, before the visitor's address."),
});

const signUp = object({
  note: text.describe('What visitors get for their address, one line above the field.'),
  label: optionalText.describe('Name of the email field. Left out: "Email address".'),
  buttonText: optionalText.describe('Label of the button. Left out: "Notify me".'),
  request: optional(signUpRequest).describe('Left out: a request to be told when the page starts.'),
});

const headingId = optional(slug).describe(
  'End of the address of this heading. Left out: generated from the title.',
);

const tool = object({
  name: heading.describe('Name of the tool.'),
  picture: optional(pictureRef),
  words: list(text).describe(
    'Search terms in lower case: an equipment line of a recipe that contains one of them means this tool.',
  ),
  text: text.describe('What it is good for, a sentence or two.'),
});

const shelf = object({
  title: heading.describe('Heading.'),
  id: headingId,
  text: sectionText,
  usedIn: text.describe('Text before the number of recipes that use a tool: "Used in".'),
  tools: list(tool).describe('Tools in their order.'),
}).describe('Tools with the recipes that use them. Tools without recipes are left out.');

const age = object({
  name: text.describe('Label of the link.'),
  age: optional(
    z
      .string()
      .regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and hyphens')
      .meta({ isId: true }),
  ).describe('Value of `?age=` in the address; left out for everyone.'),
  title: optional(heading).describe('Title of the page for this group.'),
});

const ages = object({
  label: text.describe('Label of the choice for screen readers: "Age group".'),
  options: array(age).min(2).describe('The groups; the first is the default.'),
}).describe('A choice under the heading that gives the page another title, by `?age=` in its address.');

const soon = object({
  signUp: optional(signUp).describe('Sign-up form for a message when the page is ready.'),
  ages: optional(ages),
  buttonText: optionalText.describe(
    'Label of a button that announces that this is in development. Left out: no button.',
  ),
  shelf: optional(shelf),
}).describe('Marks the page as coming soon.');

/** Fields of a page, which pages of data/pages and of guides share. */
export const page = object({
  status: optional(status),
  path: pagePath.describe('Canonical path, without the slash at the end.'),
  alsoAt: optional(array(pagePath)).describe(
    'Other addresses of the same page; `path` stays the canonical one.',
  ),
  title: heading.describe('Main heading of the page.'),
  metaTitle: optionalText.describe('Title in the tab and in search results. Left out: the heading.'),
  description,
  dek: text.describe('Opening sentences under the heading.'),
  picture: optional(pictureRef),
  caption: optionalText.describe('One sentence under the picture.'),
  back: optional(nextLink).describe('A link above the heading.'),
  opening: optional(
    object({ mail: optional(mail), link: optional(nextLink) }).describe(
      'Buttons under the opening sentences.',
    ),
  ),
  searchedBy: optional(array(text)).describe('More search terms for the page.'),
  contents: optional(z.literal(true)).describe(
    'Adds a table of contents, which stays in view, of the headings with an `id`, and makes the picture smaller.',
  ),
  application: optionalText.describe(
    'Lines an applicant fills in, for every email whose `body` contains {application}.',
  ),
  sections: array(generalSection).describe('In reading order.'),
  soon: optional(soon),
  index: optional(z.boolean()).describe('false keeps the page out of search engines and the sitemap.'),
  published: optional(publication).describe(
    'Day of publication: makes it a guide, which the home page may show. In the future, also with a time: left out until then.',
  ),
  updated: optional(day).describe(
    'Day its content last changed. Left out: the day of the last commit of the file, where the site is built in a Git repository with its history.',
  ),
  article: optional(z.boolean()).describe(
    'true: structured data of an article. Left out: true for a page with `published` or `contents`.',
  ),
});

/** A page of data/pages. */
export type GeneralPage = z.infer<typeof page>;
export type GeneralSection = z.infer<typeof generalSection>;
/** Any page of sections. */
export type Page = Omit<GeneralPage, 'sections'> & { sections: PageSection[] };
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
export type Ages = z.infer<typeof ages>;
export type Shelf = z.infer<typeof shelf>;
