import type { z } from 'zod';
import { array, list, object, optional, optionalText, reference, text, titled, webUrl } from './fields';
import { headingsOf, mail, nextLink, page } from './page';
import { pictureRef } from './recipe';

const story = object({
  title: text,
  pair: object({ raw: pictureRef, made: pictureRef, caption: text }).describe(
    'The ingredient, small, over what became of it, large.',
  ),
  lead: text.describe('The opening, set larger than the rest.'),
  paragraphs: array(text),
  method: optional(object({ title: text, steps: list(titled) })).describe(
    'How a recipe comes to be, in numbered steps.',
  ),
  signature: optionalText.describe('Who tells it, under the method or the last paragraph.'),
  away: optional(titled.extend({ picture: optional(pictureRef), links: array(nextLink) })).describe(
    'What happens away from the stove, with links that lead there.',
  ),
}).describe('The story: how it began, how a recipe comes to be, and where else one eats.');

/** A partner by its word-mark. */
export const brand = object({
  name: text,
  logo: reference('logo').describe(
    'File in data/brands, such as mill.svg: one colour, drawn for a field of 240 × 80, letters as outlines so that it needs no font. The page darkens or lightens it with the colour scheme.',
  ),
  href: optional(webUrl).describe('Opens in a new tab. Left out: no link.'),
});

const partners = titled
  .extend({
    brands: array(brand).describe(
      'In the order shown: heavy marks between light ones. With the invitation, 12 cells come out even in 2, 3 and 4 columns.',
    ),
    invitation: text.describe('In the last cell, over the button.'),
    mail,
  })
  .describe('The grid of partners; its last cell is an invitation.');

const community = titled
  .extend({ ways: array(titled.extend({ mail })).describe('Messages worth sending.') })
  .describe('Ways to join in: the profiles of data/site.yaml, and messages worth sending.');

/** data/pages/about.yaml. Each part has the id by which an address leads to it. */
export const about = page
  .omit({ path: true, parts: true })
  .extend({ story: story.optional(), partners: partners.optional(), community: community.optional() })
  .transform(({ story, partners, community, ...page }) => {
    const own = {
      story: story && { id: 'story', ...story },
      partners: partners && { id: 'partners', ...partners },
      community: community && { id: 'community', ...community },
    };
    return { path: '/about', ...page, ...own, parts: headingsOf(Object.values(own)) };
  });

export type About = z.output<typeof about>;
export type Story = NonNullable<About['story']>;
export type Partners = NonNullable<About['partners']>;
export type Community = NonNullable<About['community']>;
