import { z } from 'zod';
import { nextLink, page } from '@/lib/content/schema/page';
import { nativeName, pictureRef } from '@/lib/content/schema/recipe';
import { reference, status, text } from '@/lib/content/schema/reference';
import { elementId, part, point } from './learn';

const cardId = elementId.describe(
  'End of the address of its card, `/legumes#chickpeas`, and its name for `about` of an ingredient. Unique, also among the cards of the flour page.',
);

const labels = z
  .strictObject({ soak: text, cook: text, cooked: text, goodFor: text, safety: text })
  .describe('What stands before the facts of the same name, on the cards and in the table.');

const legume = z.strictObject({
  id: cardId,
  title: text,
  picture: pictureRef,
  text: text.describe('What it is like.'),
  soak: text.describe('In cold water before cooking: "8 to 12 hours", "None".'),
  cook: text.describe('At a simmer, after the soak.'),
  cooked: text.describe('What one cup of the dried ones becomes: "2½ to 3 cups".'),
  goodFor: text.describe('What to make of it, without a full stop.'),
  safety: text.optional().describe('What has to be done so that nobody falls ill.'),
});

const soyProduct = z.strictObject({
  id: cardId,
  title: text,
  native: nativeName.optional().describe('Name in its own script, to show at the shop.'),
  picture: pictureRef,
  text: text.describe('What it is.'),
  made: text.describe('How it is made.'),
  recipe: reference('recipe').optional().describe('Slug of the recipe that makes it here, from the bean.'),
});

const transformation = z.strictObject({
  title: text,
  text,
  recipe: reference('recipe').describe('Slug of the recipe: the card leads there and shows its time.'),
  raw: pictureRef.describe('What goes into the pot.'),
  remarkable: pictureRef.optional().describe("What comes out of it; the recipe's own picture when left out."),
});

/** The page about legumes. Each of its parts may be left out; the table of contents follows by itself. */
export const legumesPage = page.extend({
  status,
  path: z.literal('/legumes').default('/legumes'),
  what: part
    .omit({ text: true })
    .extend({ paragraphs: z.array(text).min(1) })
    .optional()
    .describe('What legumes are: open at first.'),
  types: part
    .omit({ text: true })
    .extend({ labels, legumes: z.array(legume).min(1) })
    .optional()
    .describe(
      'Legumes to know by sight, a card each, which ingredients of recipes link to with `about`. What belongs to soaking and cooking stands in the table below too.',
    ),
  soy: part
    .extend({ products: z.array(soyProduct).min(1) })
    .optional()
    .describe('What soybeans become, from the bean outwards: cards that ingredients link to as well.'),
  cooking: part
    .extend({
      adviceTitle: text.describe('Over the list below the table.'),
      advice: z.array(point).min(1).describe('What the table does not say.'),
    })
    .optional()
    .describe('The table of soaking and cooking, made of `types`, which it needs, and a list below it.'),
  recipes: part
    .extend({
      types: z
        .array(reference('recipeType'))
        .min(1)
        .describe('Recipes of these types are shown, those that have an address of their own.'),
      link: nextLink.describe('The way on to the others.'),
    })
    .optional(),
  remarkable: part
    .extend({ transformations: z.array(transformation).min(1) })
    .optional()
    .describe('What goes into a pot and what comes out of it.'),
});

export type LegumesPage = z.infer<typeof legumesPage>;
/** One part of the page, by its field: `LegumesPart<'soy'>`. */
export type LegumesPart<Name extends keyof LegumesPage> = NonNullable<LegumesPage[Name]>;
export type Legume = z.infer<typeof legume>;
export type SoyProduct = z.infer<typeof soyProduct>;
