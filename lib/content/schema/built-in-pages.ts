import { z } from 'zod';
import { address, array, description, list, object, optional, optionalText, reference, text } from './fields';
import { page } from './page';
import { pictureRef } from './recipe';
import { nextLink, plainSection } from './sections';

/** The page of all recipes. Its list, groups and kinds come from the recipes; the sections stand under them. */
export const recipesPage = page.extend({
  sections: array(plainSection),
  leads: optional(list(reference('recipe'))).describe(
    'Slugs of the recipes that stand first, in this order; all others follow, the newest first.',
  ),
  lists: object({
    all: text.describe('Heading of the list, for those who do not see it.'),
    groups: text,
    groupsText: optionalText,
    types: text,
    none: optionalText.describe('In place of the list while there is no recipe.'),
    own: array(object({ name: text, href: address })).describe('What a visitor keeps on the device.'),
  }).describe('Headings and links of what the page shows of the recipes.'),
});

/** Words of the shopping list page. */
export const shoppingList = object({
  path: z.literal('/recipes/shopping-list'),
  title: text,
  description,
  empty: text.describe('Shown while nothing is on the list.'),
  cupboard: text,
  own: text.describe("Where the visitor's own items stand when no recipe has anything there."),
  noScript: text.describe('Before the link to the recipes where there is no JavaScript.'),
  noScriptLink: text,
});

/** Words of the shopping list, with the aisles of a shop in the order one walks them. */
export type ShoppingWords = z.infer<typeof shoppingList> & { aisles: readonly string[] };

/** data/pages/offline.yaml: what stands in for a page that is neither online nor kept on the device. */
export const offline = object({
  title: text,
  description,
  what: text.describe('Heading of what happened.'),
  message: text.describe('What it means.'),
  again: text.describe('Words on the button that loads the page again.'),
  home: nextLink,
  kept: text.describe('Heading of the list of what can be read.'),
  none: text.describe('In place of that list where nothing is kept.'),
  withoutScript: text.describe('In place of that list where JavaScript is off.'),
});

/** data/pages/not-found.yaml: what answers every unknown address. */
export const notFound = object({
  title: text,
  description,
  message: text.describe('One link may stand in it, written [words](/address).'),
  home: nextLink,
  recipes: optional(nextLink),
  plate: pictureRef.describe('The plate that stands for the zero, seen from above.'),
});

export type Offline = z.infer<typeof offline>;
export type NotFound = z.infer<typeof notFound>;
