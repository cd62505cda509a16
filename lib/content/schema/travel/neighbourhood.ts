import { z } from 'zod';
import { text } from '@/lib/content/schema/reference';

/** What is told of a neighbourhood: where its name comes from and what happened there, or only what it is like. */
const neighbourhood = z
  .strictObject({
    region: text.optional().describe('Id of the region of the guide it lies in; needed with a history.'),
    near: z
      .array(text)
      .optional()
      .describe(
        'Neighbourhoods beside it, whose restaurants a search for it finds as long as it has none of its own.',
      ),
    nameOrigin: text.optional().describe('Where its name comes from.'),
    history: text.optional(),
    text: text.optional().describe('What it is like, where there is no history.'),
  })
  .refine(({ nameOrigin, history, text: about }) => about !== undefined || (nameOrigin && history), {
    message: 'text, or nameOrigin and history',
  });

/** The neighbourhoods of a guide: one file in data/neighbourhoods, which has the name of the guide. */
export const neighbourhoods = z
  .record(text, neighbourhood)
  .describe('By the name that stands in brackets after a restaurant.');

export type Neighbourhood = z.infer<typeof neighbourhood>;
