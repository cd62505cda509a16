import { z } from 'zod';
import { array, list, object, optional, optionalText, slug, text, titled } from './fields';
import { headingsOf, mail, page } from './page';
import { pictureRef } from './recipe';

/** One coaching program: a price card on the home page, a section of the coaching page. */
const program = object({
  id: slug.describe('End of the address of its section: /coaching#mentorship.'),
  title: text,
  kind: text.describe('What kind of help it is: "Private Coaching".'),
  price: text.describe('As it is shown: "$199", "Custom quote".'),
  priceNote: optionalText.describe('What the price is for: "per session (60 minutes)".'),
  duration: object({ card: text, page: text, note: optionalText }).describe(
    'How long it takes: on the price card, and on the page, where `note` may say what fills the time.',
  ),
  summary: text.describe('One sentence on the price card.'),
  text: text.describe('A paragraph on the coaching page.'),
  features: list(text).describe('What is part of it, a line each.'),
  label: optionalText.describe('A label beside the title: "MOST POPULAR".'),
  optional: optional(z.literal(true)).describe('Added to another program: its kind says "(optional)".'),
  adultsOnly: optional(z.literal(true)).describe('For members of 18 years and over: a badge says so.'),
  mail: mail.describe('The message its button opens.'),
});

const number = object({
  number: text.describe('As it is shown: "7+", "100M+".'),
  label: text.describe('What it counts: "years experience".'),
});

const fitGroup = object({
  title: text,
  fits: z.boolean().describe('Whether its lines speak for the coaching or against it.'),
  items: list(text),
});

const written = page.omit({ path: true, parts: true }).extend({
  application: z
    .string()
    .describe('Lines an applicant fills in, for every message whose `body` says {application}.'),
  opening: object({
    apply: mail,
    stories: optionalText.describe('Words of the button that leads to the success stories.'),
  }).describe('The ways on under the heading of the page.'),
  numbers: array(number).describe('What stands behind the coaching; home page and media kit show them too.'),
  programs: titled
    .extend({ items: list(program).describe('In the order shown.') })
    .describe('What is offered; the home page shows a price card for each.'),
  fit: optional(object({ title: text, groups: array(fitGroup) })).describe('Whom it suits and whom not.'),
  start: optional(object({ title: text, steps: list(titled) })).describe(
    'From the first message to the first session.',
  ),
  guarantee: object({
    title: text,
    text: text.describe('The promise itself, one sentence.'),
    steps: list(text).describe('How it works, in order.'),
  }).optional(),
  stories: object({
    title: text,
    status: text.describe('What there is to see so far, a word or two: "Coming Soon".'),
    text,
    picture: pictureRef.describe('Stands where the first story will.'),
    caption: text,
  })
    .optional()
    .describe('The place of the success stories, before there is one.'),
  questions: optional(object({ title: text, items: list(object({ question: text, answer: text })) })),
  closing: titled.extend({ apply: mail, consultation: mail.optional() }).describe('The end of the page.'),
});

/** data/pages/coaching.yaml. Each section has the id by which an address leads to it. */
export const coaching = written.transform(({ application, ...page }) => {
  const fillIn = (key: string, value: unknown) =>
    key === 'body' && typeof value === 'string' ? value.replace('{application}', application.trim()) : value;
  const words: typeof page = JSON.parse(JSON.stringify(page), fillIn);
  const { fit, start, guarantee, stories, questions } = words;
  const programs = { id: 'programs', ...words.programs };
  const others = {
    fit: fit && { id: 'who-it-is-for', ...fit },
    start: start && { id: 'how-it-starts', ...start },
    guarantee: guarantee && { id: 'guarantee', ...guarantee },
    stories: stories && { id: 'success-stories', ...stories },
    questions: questions && { id: 'questions', ...questions },
    closing: { id: 'apply', ...words.closing },
  };
  const parts = headingsOf([programs, ...programs.items, ...Object.values(others)]);
  return { path: '/coaching', ...words, programs, ...others, parts };
});

export type Coaching = z.output<typeof coaching>;
export type Program = z.infer<typeof program>;
/** A number as it is shown with what it counts. */
export type CoachingNumber = z.infer<typeof number>;
