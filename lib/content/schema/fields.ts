import { z } from 'zod';
import { textWidth } from '@/lib/text/characters';
import { isLanguage, nearestLanguage } from '@/lib/text/language';

/** Kinds of references between content files, with the file that defines their names. */
export const REFERENCES = {
  picture: 'the name of a file in data/pictures',
  food: 'a name in data/foods.yaml',
  grocery: 'a name in data/groceries.yaml',
  foodKind: 'a kind in data/food-safety.yaml',
  authority: 'an authority in data/food-safety.yaml',
  card: 'a card of the flour or legumes page',
  recipe: 'the slug of a recipe',
  flour: 'the id of a flour of the flour page',
  logo: 'the name of a file in data/brands, with its extension',
  recipeType: 'a kind of recipe in data/vocabulary.yaml',
  category: 'a category in data/vocabulary.yaml',
  diet: 'a diet in data/vocabulary.yaml',
  guide: 'the name of a file in data/guides',
  outlines: 'the name of a file in data/guides/outlines',
} as const;

export type ReferenceKind = keyof typeof REFERENCES;

/** Object without other keys, so that misspelt keys are reported. */
export const object = z.strictObject;

export const { array, optional } = z;

/** List with at least one entry. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1);

/** Non-empty text, normalized to NFC, which searches compare. */
export const text = z.string().trim().normalize('NFC').min(1);

export const optionalText = optional(text);

/** Heading and text. */
export const titled = object({
  title: text.describe('Heading.'),
  text: text.describe('Text under it.'),
});

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens');

/** Id within a file, used as fragment: `#bread-flour`. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits and hyphens, starting with a letter');

/** Description of a valid day. */
export const A_DAY = 'a day that exists, as YYYY-MM-DD';

/** A day, YYYY-MM-DD. */
export const day = z.iso.date(A_DAY);

/** A day of every year, MM-DD, or of one year, YYYY-MM-DD. */
export const YEAR_DAY = /^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const yearDay = z
  .string()
  .regex(YEAR_DAY, 'a day of every year, as MM-DD, or of one year, as YYYY-MM-DD');

export const positive = z.number().positive();

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** IANA time zone. */
export const timeZone = z
  .string()
  .refine(isTimeZone, 'an IANA time zone such as America/Toronto or Europe/Berlin');

/** http(s) address; `javascript:` and others are refused. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'an address that begins with https://' });

/** Origin of another site: scheme and host. */
export const origin = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/,
    'an address such as https://stats.example.org, without a path',
  );

/** ISO 3166 code of a country. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'two capital letters such as CA');

const SHORTEST_DESCRIPTION = 50;

/** Description of a page for search results and share cards. */
export const description = z
  .string()
  .trim()
  .normalize('NFC')
  .max(160)
  .superRefine((input, context) => {
    if (textWidth(input) >= SHORTEST_DESCRIPTION) return;
    const minimum = SHORTEST_DESCRIPTION;
    context.addIssue({ code: 'too_small', origin: 'string', minimum, inclusive: true, input });
  })
  .describe(
    'One or two sentences for search results and share cards, 50 to 160 characters; 25 are enough of Korean, Chinese or Japanese.',
  );

/** BCP 47 language tag. */
export const language = text.superRefine((tag, context) => {
  if (isLanguage(tag)) return;
  const message = 'a language tag such as ko, en-CA or zh-Hant';
  context.addIssue({ code: 'custom', message, params: { nearest: nearestLanguage(tag) } });
});

/** Publication state of an entry. */
export const status = z
  .enum(['draft', 'off', 'published'])
  .default('published')
  .describe('`draft`: shown by `npm run dev` only. `off`: shown nowhere. Left out: published.');

/** Name that is defined elsewhere in the content; `linkProblems` checks it. */
export const reference = (kind: ReferenceKind) => text.meta({ reference: kind });

/** `/flour`, `/recipes?category=beef`, `#programs`. */
const link = z
  .string()
  .regex(
    /^(\/[a-z0-9/-]*(\?[a-z]+=[a-z0-9-]+(&[a-z]+=[a-z0-9-]+)*)?(#[a-z0-9-]+)?|#[a-z0-9-]+)$/,
    'a path such as /flour',
  );

/**
 * Link to a page of this site; `linkProblems` checks it. If the page is switched off, an optional field is removed alone,
 * a required one with the object that contains it.
 */
export const address = link.meta({ link: 'field' });

/** Link that is removed together with its entry if its page is switched off, even if it is optional. */
export const entryAddress = link.meta({ link: 'entry' });

/** Link of a field: a reference to content by its name, or an address on this site. */
export function linkOf(schema: z.core.$ZodType) {
  return (z.globalRegistry.get(schema) ?? {}) as { reference?: ReferenceKind; link?: 'field' | 'entry' };
}
