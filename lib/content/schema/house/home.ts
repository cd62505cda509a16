import { z } from 'zod';
import { nextLink } from '@/lib/content/schema/page';
import { pictureRef } from '@/lib/content/schema/recipe';
import { description, reference, text } from '@/lib/content/schema/reference';

const status = z
  .enum(['off', 'published'])
  .default('published')
  .describe('`off` takes the band from the page and keeps its words here. Left out: published.');

/** A band, unless it is switched off. */
function shown<Band extends { status: z.infer<typeof status> }>(band: Band | undefined): Band | undefined {
  return band?.status === 'off' ? undefined : band;
}

const hero = z.strictObject({
  words: z
    .tuple([text, text])
    .optional()
    .describe('The headline in two parts, each over its own picture. Left out: the name of the site.'),
  dek: text.describe('What the site gives, in one sentence.'),
  raw: z.strictObject({ picture: pictureRef, caption: text }).describe('The small picture: where it begins.'),
  recipe: reference('recipe')
    .optional()
    .describe(
      'Slug of the recipe on the large picture, which gives the caption and the link. Left out, or while that recipe is not published: the newest one.',
    ),
  buttonText: text.optional().describe('Words on the button that leads to `recipe`. Left out: "Cook this".'),
});

const explore = z
  .strictObject({ status, title: text })
  .describe('The latest recipes and guides and the next event, which come from their own files.');

const types = z
  .strictObject({ status, title: text, more: nextLink })
  .describe('The kinds of recipe, and a link to all of them.');

const coaching = z
  .strictObject({ status, title: text, dek: text, buttonText: text })
  .describe(
    'Programs and numbers come from data/pages/coaching.yaml; the button leads to that page. Without that page there is no such band.',
  );

const table = z
  .strictObject({
    status,
    title: text,
    picture: pictureRef,
    tall: pictureRef.describe('The same table for a screen that is taller than wide.'),
    recipes: z.array(reference('recipe')).min(1).describe('Slugs of the recipes of what stands on it.'),
  })
  .describe('A table of finished dishes, and the menu on it. Without any of its recipes there is no table.');

const connect = z
  .strictObject({ status, title: text, dek: text, label: text, buttonText: text })
  .describe('The sign-up for e-mail, and the profiles of data/site.yaml.');

const written = z.strictObject({
  description,
  hero,
  explore: explore.optional(),
  types: types.optional(),
  coaching: coaching.optional(),
  table: table.optional(),
  connect: connect.optional(),
});

/** data/pages/home.yaml: every band under the hero may be left out, or switched off by one line. */
export const home = written.transform(({ explore, types, coaching, table, connect, ...words }) => ({
  ...words,
  explore: shown(explore),
  types: shown(types),
  coaching: shown(coaching),
  table: shown(table),
  connect: shown(connect),
}));

export type Home = z.output<typeof home>;
