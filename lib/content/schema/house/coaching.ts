import { z } from 'zod';
import { mail, page } from '@/lib/content/schema/page';
import { pictureRef } from '@/lib/content/schema/recipe';
import { text } from '@/lib/content/schema/reference';

/** One coaching program: a price card on the home page, a section of the coaching page. */
const program = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens')
    .describe('End of the address of its section: /coaching#mentorship.'),
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
  features: z.array(text).min(1).describe('What is part of it, a line each.'),
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

const number = z.strictObject({
  number: text.describe('As it is shown: "7+", "100M+".'),
  label: text.describe('What it counts: "years experience".'),
});

const written = page.omit({ path: true, parts: true }).extend({
  application: z
    .string()
    .describe(
      'Lines an applicant fills in. They stand in every message of this page whose `body` says {application}.',
    ),
  opening: z
    .strictObject({
      apply: mail,
      stories: text.optional().describe('Words of the button that leads to the success stories.'),
    })
    .describe('The ways on under the heading of the page.'),
  numbers: z
    .array(number)
    .describe('What stands behind the coaching. The home page and the media kit show them too.'),
  programs: z
    .strictObject({ title: text, text, items: z.array(program).min(1).describe('In the order shown.') })
    .describe('What is offered; the home page shows a price card for each.'),
  fit: z
    .strictObject({
      title: text,
      groups: z.array(
        z.strictObject({
          title: text,
          fits: z.boolean().describe('Whether its lines speak for the coaching or against it.'),
          items: z.array(text).min(1),
        }),
      ),
    })
    .optional()
    .describe('Whom the coaching suits and whom it does not.'),
  start: z
    .strictObject({ title: text, steps: z.array(z.strictObject({ title: text, text })).min(1) })
    .optional()
    .describe('From the first message to the first session.'),
  guarantee: z
    .strictObject({
      title: text,
      text: text.describe('The promise itself, one sentence.'),
      steps: z.array(text).min(1).describe('How it works, in order.'),
    })
    .optional(),
  stories: z
    .strictObject({
      title: text,
      status: text.describe('What there is to see so far, a word or two: "Coming Soon".'),
      text,
      picture: pictureRef.describe('Stands where the first story will.'),
      caption: text,
    })
    .optional()
    .describe('The place of the success stories, before there is one.'),
  questions: z
    .strictObject({
      title: text,
      items: z.array(z.strictObject({ question: text, answer: text })).min(1),
    })
    .optional(),
  closing: z
    .strictObject({ title: text, text, apply: mail, consultation: mail.optional() })
    .describe('The end of the page.'),
});

/** The same value with the lines of an application in the place of {application}. */
function filledIn<T>(value: T, lines: string): T {
  if (Array.isArray(value)) return value.map((inner) => filledIn(inner, lines)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === 'body' && typeof inner === 'string'
      ? inner.replace('{application}', lines.trim())
      : filledIn(inner, lines),
  ]);
  return Object.fromEntries(entries) as T;
}

/** data/pages/coaching.yaml. Each section has the id by which an address leads to it. */
export const coaching = written.transform(({ application, ...page }) => {
  const words = filledIn(page, application);
  const { programs, fit, start, guarantee, stories, questions, closing } = words;
  const sections = {
    programs: { id: 'programs', ...programs },
    fit: fit && { id: 'who-it-is-for', ...fit },
    start: start && { id: 'how-it-starts', ...start },
    guarantee: guarantee && { id: 'guarantee', ...guarantee },
    stories: stories && { id: 'success-stories', ...stories },
    questions: questions && { id: 'questions', ...questions },
    closing: { id: 'apply', ...closing },
  };
  const { programs: offer, ...others } = sections;
  const headed = [offer, ...offer.items, ...Object.values(others)].filter((part) => part !== undefined);
  return { path: '/coaching', ...words, ...sections, parts: headed.map(({ id, title }) => ({ id, title })) };
});

export type Coaching = z.output<typeof coaching>;
export type Program = z.infer<typeof program>;
/** A number as it is shown with what it counts. */
export type CoachingNumber = z.infer<typeof number>;
