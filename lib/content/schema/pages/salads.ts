import { z } from 'zod';
import { fact, figure, heading, page, pageSection } from '@/lib/content/schema/page';
import { status, text } from '@/lib/content/schema/reference';
import { part } from './learn';

/** A text that opens and closes under its title. */
const fold = part.omit({ text: true }).extend({
  paragraphs: z.array(text).min(1),
  facts: z.array(fact).min(1).optional().describe('A ruled table after the paragraphs.'),
  closing: text.optional().describe('The words that close it.'),
});

/** Texts that open and close, one at a time. */
const folds = z.strictObject({
  type: z.literal('folds'),
  title: heading.title,
  folds: z.array(fold).min(1),
});

/** How much of each part goes in, for one person. */
const proportions = z.strictObject({
  type: z.literal('proportions'),
  ...part.shape,
  figure: figure.optional(),
  columns: z.tuple([text, text, text]).describe('Names of the columns: the part, then the two portions.'),
  rows: z
    .array(
      z.strictObject({
        part: text,
        examples: text,
        side: text.describe('Beside a meal: "50 g".'),
        meal: text.describe('As the meal: "80 g".'),
      }),
    )
    .min(1),
  note: text.optional(),
});

/** The page about salads. The table of contents leads to the sections that have an `id`, and to every text that opens. */
export const saladsPage = page.extend({
  status,
  path: z.literal('/salads').default('/salads'),
  sections: z
    .array(z.discriminatedUnion('type', [folds, proportions, ...pageSection.options]))
    .describe('In reading order.'),
});

export type SaladsPage = z.infer<typeof saladsPage>;
export type SaladSection = SaladsPage['sections'][number];
