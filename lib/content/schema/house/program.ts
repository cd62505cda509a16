import { z } from 'zod';
import { mail } from '@/lib/content/schema/page';

const text = z.string().trim().min(1);

/** One coaching program: a price card on the home page, a section of the coaching page. */
export const program = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens')
    .describe('Id of its section, so that an address may lead to it.'),
  title: text,
  kind: text.describe('What kind of help it is: "Private Coaching".'),
  price: text.describe('As it is shown: "$199", "Custom quote".'),
  priceNote: text.optional().describe('What the price is for: "per session (60 minutes)".'),
  duration: z
    .strictObject({ card: text, page: text, note: text.optional() })
    .describe(
      'How long it takes: on the price card, and on the coaching page, where `note` may say what fills the time.',
    ),
  summary: text.describe('One sentence on the price card.'),
  text: text.describe('A paragraph on the coaching page.'),
  features: z.array(text).min(3).describe('What is part of it, a line each.'),
  label: text.optional().describe('A label beside the title: "MOST POPULAR".'),
  optional: z
    .literal(true)
    .optional()
    .describe('It may be left out or added to another program: its kind says "(optional)".'),
  adultsOnly: z
    .literal(true)
    .optional()
    .describe('Only for members of 18 years and over, which a badge says.'),
  mail: mail.describe('The message its button opens.'),
});

export type Program = z.infer<typeof program>;
