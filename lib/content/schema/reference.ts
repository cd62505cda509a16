import { z } from 'zod';

/**
 * What a field may name, and where such names come from: each is defined once in the content, and a new one needs a
 * line there and nothing else.
 */
export const REFERENCES = {
  picture: 'the name of a file in data/pictures',
  food: 'a name in data/foods.yaml',
  grocery: 'a name in data/groceries.yaml',
  card: 'a card of the flour or legumes page',
  recipe: 'the slug of a recipe',
  page: 'the address of a page',
  flour: 'the id of a flour of the flour page',
  logo: 'the name of a file in data/brands, with its ending',
} as const;

export type ReferenceKind = keyof typeof REFERENCES;

/** Text that is not empty. */
export const text = z.string().trim().min(1);

/** Text that has to be a name the content defines elsewhere; the check of all content compares it. */
export function reference(kind: ReferenceKind) {
  return text.meta({ reference: kind });
}

/** What a field refers to, if it is a reference. */
export function referenceOf(schema: z.core.$ZodType): ReferenceKind | undefined {
  const kind = z.globalRegistry.get(schema)?.reference;
  return typeof kind === 'string' && Object.hasOwn(REFERENCES, kind) ? (kind as ReferenceKind) : undefined;
}

/** Whether an entry is part of the site. */
export const status = z
  .enum(['draft', 'off', 'published'])
  .default('published')
  .describe('A draft is seen with `npm run dev` only; what is off is nowhere. Left out: published.');
