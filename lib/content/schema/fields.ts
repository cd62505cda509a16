import { z } from 'zod';
import { textWidth } from '@/lib/text/characters';
import { isLanguage, nearestLanguage } from '@/lib/text/language';

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
  flour: 'the id of a flour of the flour page',
  logo: 'the name of a file in data/brands, with its ending',
  recipeType: 'a kind of recipe in data/vocabulary.yaml',
  category: 'a category in data/vocabulary.yaml',
  diet: 'a diet in data/vocabulary.yaml',
  guide: 'the name of a file in data/guides',
  outlines: 'the name of a file in data/guides/outlines',
} as const;

export type ReferenceKind = keyof typeof REFERENCES;

/** An object that takes these keys and no others, so that a misspelt one is found. */
export const object = z.strictObject;

export const { array, optional } = z;

/** A list with one entry at least. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1);

/** Text that is not empty, in the Unicode form that searches compare (NFC). */
export const text = z.string().trim().normalize('NFC').min(1);

export const optionalText = optional(text);

/** A heading with the text under it. */
export const titled = object({ title: text, text });

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens');

/** Names something within its file; addresses end with it: `#bread-flour`. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits and hyphens, starting with a letter');

/** What a day has to be, in words. */
export const A_DAY = 'a day that exists, as YYYY-MM-DD';

/** A day, YYYY-MM-DD. */
export const day = z.iso.date(A_DAY);

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

/** An address of the web, never one that runs as code. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'an address that begins with https://' });

/** Where files of another site come from: scheme and host, nothing behind them. */
export const origin = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/,
    'an address such as https://stats.example.org, without a path',
  );

/** ISO 3166 code of a country. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'two capital letters such as CA');

const SHORTEST_DESCRIPTION = 50;

/** What search results and share cards say of a page. */
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

/** A language as a page names it. */
export const language = text.superRefine((tag, context) => {
  if (isLanguage(tag)) return;
  const message = 'a language tag such as ko, en-CA or zh-Hant';
  context.addIssue({ code: 'custom', message, params: { nearest: nearestLanguage(tag) } });
});

/** Whether an entry is part of the site. */
export const status = z
  .enum(['draft', 'off', 'published'])
  .default('published')
  .describe('A draft is seen with `npm run dev` only; what is off is nowhere. Left out: published.');

/** Text that has to be a name the content defines elsewhere; the check of all content compares it. */
export const reference = (kind: ReferenceKind) => text.meta({ reference: kind });

/** `/flour`, `/recipes?category=beef`, `#programs`. */
const link = z
  .string()
  .regex(
    /^(\/[a-z0-9/-]*(\?[a-z]+=[a-z0-9-]+(&[a-z]+=[a-z0-9-]+)*)?(#[a-z0-9-]+)?|#[a-z0-9-]+)$/,
    'a path such as /flour',
  );

/**
 * An address on this site that something leads to. The check of all content finds one that leads nowhere. Where its page is
 * switched off, what cannot do without the address goes away; a field that may be left out goes away alone.
 */
export const address = link.meta({ link: 'field' });

/** An address whose entry goes with it where its page is switched off, even where the entry may stand without one. */
export const entryAddress = link.meta({ link: 'entry' });

/** What a field leads to: something of the content by its name, or an address on this site. */
export function linkOf(schema: z.core.$ZodType) {
  return (z.globalRegistry.get(schema) ?? {}) as { reference?: ReferenceKind; link?: 'field' | 'entry' };
}
