import { z } from 'zod';
import { mail } from '@/data/schema/page';

const text = z.string().trim().min(1);

/** One coaching program: a price card on the home page, a section of the coaching page. */
export const program = z.strictObject({
  /** Id of its section, so that an address may lead to it. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens'),
  title: text,
  /** What kind of help it is: "Private Coaching". */
  kind: text,
  /** As it is shown: "$199", "Custom quote". */
  price: text,
  /** What the price is for: "per session (60 minutes)". */
  priceNote: text.optional(),
  /** How long it takes: on the price card, and on the coaching page, where `note` may say what fills the time. */
  duration: z.strictObject({ card: text, page: text, note: text.optional() }),
  /** One sentence on the price card. */
  summary: text,
  /** A paragraph on the coaching page. */
  text,
  /** What is part of it, a line each. */
  features: z.array(text).min(3),
  /** A label beside the title: "MOST POPULAR". */
  label: text.optional(),
  /** It may be left out or added to another program: its kind says "(optional)". */
  optional: z.literal(true).optional(),
  /** Only for members of 18 years and over, which a badge says. */
  adultsOnly: z.literal(true).optional(),
  /** The message its button opens. */
  mail,
});

export type Program = z.infer<typeof program>;
