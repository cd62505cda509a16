import { z } from 'zod';
import { page } from '@/lib/content/schema/page';
import { address, text } from '@/lib/content/schema/reference';

/** The page of all recipes. Its list, groups and kinds come from the recipes; the sections stand under them. */
export const recipesPage = page.extend({
  lists: z
    .strictObject({
      all: text.describe('Heading of the list, for those who do not see it.'),
      groups: text,
      groupsText: text.optional(),
      types: text,
      none: text
        .optional()
        .describe(
          'In place of the list while there is no recipe; left out, the site says it in its own words.',
        ),
      own: z
        .array(z.strictObject({ name: text, href: address() }))
        .describe('What a visitor keeps on the device.'),
    })
    .describe('Headings and links of what the page shows of the recipes.'),
});

/** Words of the shopping list page. */
export const shoppingList = z.strictObject({
  path: z.literal('/recipes/shopping-list'),
  title: text,
  description: z.string().trim().min(50).max(160),
  empty: text.describe('Shown while nothing is on the list.'),
  cupboard: text,
  own: text.describe("Where the visitor's own items stand when no recipe has anything there."),
  noScript: text.describe('Stands before the link to the recipes where there is no JavaScript.'),
  noScriptLink: text,
});

/** Words of the shopping list, with the aisles of a shop in the order one walks them. */
export type ShoppingWords = z.infer<typeof shoppingList> & { aisles: readonly string[] };
