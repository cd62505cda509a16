import { z } from 'zod';
import { description, list, object, optional, optionalText, reference, text } from './fields';
import { nextLink } from './page';
import { pictureRef } from './recipe';

const status = z
  .enum(['off', 'published'])
  .default('published')
  .describe('`off` takes the band from the page and keeps its words here. Left out: published.');

/** A band under the hero, which may be left out, or switched off by one line. */
const band = <Band extends z.ZodType<{ status: 'off' | 'published' }>>(words: Band) =>
  optional(words).transform((each) => (each?.status === 'off' ? undefined : each));

const hero = object({
  words: optional(z.tuple([text, text])).describe('Headline in two parts. Left out: the name of the site.'),
  dek: text.describe('What the site gives, in one sentence.'),
  raw: object({ picture: pictureRef, caption: text }).describe('The small picture: where it begins.'),
  recipe: optional(reference('recipe')).describe(
    'Slug of the recipe on the large picture, which gives the caption and the link. Left out, or while that recipe is not published: the newest one.',
  ),
  buttonText: optionalText.describe('Words on the button that leads to `recipe`. Left out: "Cook this".'),
});

const explore = object({
  status,
  title: text,
  map: optional(reference('guide')).describe(
    'The guide whose first map leads, with the region it opens with. Left out: the newest guide leads, with its picture.',
  ),
}).describe('The latest recipes and guides and the next event, which come from their own files.');

const types = object({ status, title: text, more: nextLink }).describe(
  'The kinds of recipe, and a link to all of them.',
);

const coaching = object({ status, title: text, dek: text, buttonText: text }).describe(
  'Programs and numbers of data/pages/coaching.yaml, which the button leads to. Without that page: nothing.',
);

const table = object({
  status,
  title: text,
  picture: pictureRef,
  tall: pictureRef.describe('The same table for a screen that is taller than wide.'),
  recipes: list(reference('recipe')).describe('Slugs of the recipes of what stands on it.'),
}).describe('A table of finished dishes, and the menu on it. Without any of its recipes there is no table.');

const connect = object({ status, title: text, dek: text, label: text, buttonText: text }).describe(
  'The sign-up for e-mail, and the profiles of data/site.yaml.',
);

/** data/pages/home.yaml. */
export const home = object({
  description,
  hero,
  explore: band(explore),
  types: band(types),
  coaching: band(coaching),
  table: band(table),
  connect: band(connect),
});

export type Home = z.output<typeof home>;
