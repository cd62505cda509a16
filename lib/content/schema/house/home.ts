import { z } from 'zod';
import { nextLink } from '@/lib/content/schema/page';
import { pictureRef } from '@/lib/content/schema/recipe';
import { reference, text } from '@/lib/content/schema/reference';

/** A band of the home page that may be left out, or kept in the file and switched off. */
function band<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .strictObject({
      ...shape,
      status: z
        .enum(['off', 'published'])
        .default('published')
        .describe('`off` takes the band from the page and keeps its words here. Left out: published.'),
    })
    .transform(({ status, ...words }) => (status === 'off' ? undefined : words))
    .optional();
}

const hero = z.strictObject({
  words: z.tuple([text, text]).describe('The headline in two parts, each over its own picture.'),
  dek: text.describe('What the site gives, in one sentence.'),
  raw: z.strictObject({ picture: pictureRef, caption: text }).describe('The small picture: where it begins.'),
  recipe: reference('recipe')
    .optional()
    .describe(
      'Slug of the recipe on the large picture, which gives the caption and the link. Left out, or while that recipe is not published: the newest one.',
    ),
  buttonText: text.optional().describe('Words on the button that leads to `recipe`. Left out: "Cook this".'),
});

/** data/pages/home.yaml: everything but the hero may be left out. */
export const home = z.strictObject({
  description: z
    .string()
    .trim()
    .min(50)
    .max(160)
    .describe('For search results and share cards, 50 to 160 characters.'),
  hero,
  explore: band({ title: text }).describe(
    'The latest recipes and guides and the next event, which come from their own files.',
  ),
  types: band({ title: text, more: nextLink }).describe('The kinds of recipe, and a link to all of them.'),
  coaching: band({ title: text, dek: text, buttonText: text }).describe(
    'Programs and numbers come from data/pages/coaching.yaml; the button leads to that page. Without that page there is no such band.',
  ),
  table: band({
    title: text,
    picture: pictureRef,
    tall: pictureRef.describe('The same table for a screen that is taller than wide.'),
    recipes: z.array(reference('recipe')).min(1).describe('Slugs of the recipes of what stands on it.'),
  }).describe('A table of finished dishes, and the menu on it.'),
  connect: band({ title: text, dek: text, label: text, buttonText: text }).describe(
    'The sign-up for e-mail, and the profiles of data/site.yaml.',
  ),
});

export type Home = z.output<typeof home>;
