import { z } from 'zod';
import {
  address,
  array,
  description,
  heading,
  list,
  object,
  optional,
  optionalText,
  reference,
  text,
} from './fields';
import { page } from './page';
import { pictureRef } from './picture-ref';
import { safetySections } from './safety-sections';
import { nextLink, plainSection } from './sections';

/** The page of all recipes. Its list, groups and kinds are generated from the recipes; the sections follow them. */
export const recipesPage = page.extend({
  sections: array(plainSection).describe('After the list, in reading order.'),
  leads: optional(list(reference('recipe'))).describe(
    'Slugs of the first recipes, in this order; all others follow, the newest first.',
  ),
  lists: object({
    all: text.describe('Heading of the list, for screen readers.'),
    groups: text.describe('Heading of the ingredients with a page of their own.'),
    groupsText: optionalText.describe('Under that heading.'),
    types: text.describe('Heading of the tiles of recipe types.'),
    none: optionalText.describe('Shown while there are no recipes.'),
    own: array(
      object({ name: text.describe('Text of the link.'), href: address.describe('Path of the list.') }),
    ).describe('Links to the lists that visitors store on their device.'),
  }).describe('Headings and links of what the page shows of the recipes.'),
});

/** data/pages/safe-temperatures.yaml: what is safe, by the authority of the site. Left out: steps of recipes link nowhere. */
export const safeTemperatures = page.omit({ alsoAt: true, soon: true }).extend({
  path: z.literal('/safe-temperatures').describe('Its address, which cannot change.'),
  sections: array(z.discriminatedUnion('type', [...plainSection.options, ...safetySections])).describe(
    'In reading order.',
  ),
});

/** Texts of the shopping list page. */
export const shoppingList = object({
  path: z.literal('/recipes/shopping-list').describe('Its address, which cannot change.'),
  title: heading.describe('Main heading of the page.'),
  description,
  empty: text.describe('Shown while the list is empty.'),
  cupboard: text.describe('Heading of what is probably at home already.'),
  own: text.describe("Where the visitor's own items stand when no recipe has anything there."),
  noScript: text.describe('Shown without JavaScript, before the link to the recipes.'),
  noScriptLink: text.describe('Text of that link.'),
});

/** Texts of the shopping list page, with the aisles of a shop in walking order. */
export type ShoppingMessages = z.infer<typeof shoppingList> & { aisles: readonly string[] };

/** data/pages/offline.yaml: the page shown if a page can be loaded neither from the network nor from the cache. */
export const offline = object({
  title: heading.describe('Main heading of the page.'),
  description,
  what: text.describe('Heading of the explanation.'),
  message: text.describe('The explanation.'),
  again: text.describe('Label of the button that reloads the page.'),
  home: nextLink.describe('Link to the home page.'),
  kept: text.describe('Heading of the list of saved pages.'),
  none: text.describe('Shown instead of that list if no page is saved.'),
  withoutScript: text.describe('Shown instead of that list without JavaScript.'),
});

/** data/pages/not-found.yaml: the page for unknown addresses. */
export const notFound = object({
  title: heading.describe('Main heading of the page.'),
  description,
  message: text.describe('May contain one link, written [text](/address).'),
  home: nextLink.describe('Link to the home page.'),
  recipes: optional(nextLink).describe('Link to the list of recipes.'),
  plate: pictureRef.describe('A plate seen from above, as the zero of 404.'),
});

export type Offline = z.infer<typeof offline>;
export type NotFound = z.infer<typeof notFound>;
