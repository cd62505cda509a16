import { z } from 'zod';
import { heading } from '@/lib/content/schema/page';
import { text } from '@/lib/content/schema/reference';

/** Id of an element of the page, which an address ends with: `#bread-flour`. */
export const elementId = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits and hyphens, starting with a letter');

/** A heading with the line under it. */
export const part = z.strictObject({
  title: heading.title,
  id: elementId
    .optional()
    .describe('Where links lead to, as in `/flour#milling`; made of the title when left out.'),
  text: text.optional().describe('One or two sentences under the heading.'),
});

/** A point with its sentence or two. */
export const point = z.strictObject({ title: text, text });

export type Part = z.infer<typeof part>;
