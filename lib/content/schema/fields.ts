import { z } from 'zod';
import { isPictureFile } from '@/lib/content/source-images';
import { isTimeZone } from '@/lib/content/time-zones';
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
  region: 'the id of a region of its guide',
  outlines: 'the name of a file in data/guides/outlines',
  streets: 'the name of a file in data/guides/streets',
} as const;

export type ReferenceKind = keyof typeof REFERENCES;

/** Names of entries that other fields repeat: of aisles, categories of restaurants, holidays of a guide, labels of numbers. */
export type EntryNameKind = 'aisle' | 'restaurantCategory' | 'holiday' | 'number';

/** Object without other keys, so that misspelt keys are reported. */
export const object = z.strictObject;

export const { array, optional } = z;

/** List with at least one entry. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1);

/**
 * Role of a text on the page. Search, feeds, headings and checks of texts read it.
 *
 * - `heading` names what follows it.
 * - `body` is read. A list of such texts is paragraphs.
 * - `item` is one of a list of short lines.
 * - `price` is an amount of money.
 * - `caption` belongs to the picture beside it.
 * - `person` is who said or wrote the text before it.
 * - `label` names a value elsewhere, which has the path of the label as `label`.
 * - `control` is the text of a button, a field or an answer of a tool.
 * - `hidden` is not shown: an id, an address, a mail that a button opens.
 */
export type TextRole =
  | 'heading'
  | 'body'
  | 'item'
  | 'price'
  | 'caption'
  | 'person'
  | 'label'
  | 'control'
  | 'hidden';

/** Knowledge of the engine about a field besides its type. Descriptions and wrappers such as `optional` keep it. */
export type FieldMeta = {
  role?: TextRole;
  /** Path of the label of this value in its section: `labels.soak`. */
  label?: string;
  /** In braces of a text of a recipe: ingredients and amounts, or amounts alone. Left out: checked by itself, or none. */
  braces?: 'ingredients' | 'amounts';
  /** Content that this text names. */
  reference?: ReferenceKind;
  /** Identifies an entry, or names one by its id: the same in every language. */
  isId?: true;
  /** Key of a record that defines no entry, such as a region that a label is for: a language may have further ones. */
  isOpenKey?: true;
  /** Repeats the name of an entry elsewhere; in each language the one that the entry has there. */
  names?: EntryNameKind;
  /** Read by visitors or search engines without a role on the page: an alternative text, a description, a search word. */
  isRead?: true;
  /** Link to a page of this site, see `address`, or of another one. */
  link?: 'field' | 'entry' | 'web';
  /** A picture with its alternative text. */
  picture?: true;
  /** The picture of a card: it shows what the card leads to. */
  card?: true;
  /** End of the address of the heading beside it. */
  anchor?: true;
  /** The search finds these entries by themselves, not by the heading above them. */
  foundApart?: true;
  /** A section that only leads to other pages: no part of the text of its own page. */
  isEnding?: true;
  /** A text in Markdown, which is read as blocks: see `markdown.ts`. */
  markdown?: true;
};

/** Non-empty text, normalized to NFC, which searches compare. Shown as `body` if nothing else is said. */
export const text = z.string().trim().normalize('NFC').min(1).meta({ role: 'body' });

const textAs = (role: TextRole) => text.meta({ role });

export const heading = textAs('heading');
export const item = textAs('item');
export const price = textAs('price');
export const caption = textAs('caption');
export const person = textAs('person');
export const label = textAs('label');
export const control = textAs('control');
export const hidden = textAs('hidden');

/** Text that is read elsewhere than on its page: alternative texts, search words, messages that a button opens. */
export const readElsewhere = hidden.meta({ isRead: true });

/** Alternative text of a picture. Screen readers would read the name of a file in place of what it shows. */
export const alternativeText = readElsewhere.refine(
  (alternative) => !isPictureFile(alternative),
  'what the picture shows, in words, not the name of its file',
);

/** Id of an entry of another list, such as a region of a guide. */
export const entryId = hidden.meta({ isId: true });

/** Name of an entry elsewhere. */
export const entryName = (kind: EntryNameKind) => hidden.meta({ names: kind });

/** Shortest reason, in letters; those of Korean, Chinese and Japanese count twice. */
const SHORTEST_REASON = 10;

/** Reason why a check does not apply. Not shown on the site. */
export const reason = hidden.refine(
  (why) => textWidth(why) >= SHORTEST_REASON,
  'a reason in words, such as “Cooked by the maker.”',
);

/** Sentence of a recipe that may name ingredients: `{pork|name}`. */
export const sentence = text.meta({ braces: 'ingredients' });

/** Text of a recipe with sizes and amounts but no ingredients: `{#1.5 cm}`. */
export const measured = text.meta({ braces: 'amounts' });

/** Text whose label is a text elsewhere in its section. @param path such as `labels.soak` */
export const labelled = (path: string) => text.meta({ label: path });

export const optionalText = optional(text);

/** Heading and text. */
export const titled = object({
  title: heading.describe('Heading.'),
  text: text.describe('Text under it.'),
});

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens')
  .meta({ isId: true });

/** Id within a file, used as fragment: `#bread-flour`. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits and hyphens, starting with a letter')
  .meta({ isId: true });

/** Description of a valid day. */
export const A_DAY = 'a day that exists, as YYYY-MM-DD';

/** A day, YYYY-MM-DD. */
export const day = z.iso.date(A_DAY);

/** A day and a time of it: `2026-12-04 09:00`. */
const DAY_AND_TIME = /^(\d{4}-\d\d-\d\d)[ T](?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * Day of publication, also with a time in the time zone of the site. Read as the day alone: only `scheduledFiles` compares
 * the time, before the schema is applied.
 */
export const publication = z
  .union(
    [day, z.string().refine((moment) => day.safeParse(DAY_AND_TIME.exec(moment)?.[1]).success)],
    `${A_DAY}, also with a time, as 2026-12-04 09:00`,
  )
  .transform((moment) => moment.slice(0, 10));

/** A day of every year, MM-DD, or of one year, YYYY-MM-DD. */
export const YEAR_DAY = /^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const yearDay = z
  .string()
  .regex(YEAR_DAY, 'a day of every year, as MM-DD, or of one year, as YYYY-MM-DD');

/** Counter after a number: 개, 마리, 本. */
export const counter = hidden.regex(/^\p{L}{1,8}$/u, 'a word of at most 8 letters such as 마리');

export const positive = z.number().positive();

/** IANA time zone. */
export const timeZone = z
  .string()
  .refine(isTimeZone, 'an IANA time zone such as America/Toronto or Europe/Berlin');

/** http(s) address; `javascript:` and others are refused. */
export const webUrl = z
  .url({ protocol: /^https?$/, error: 'an address that begins with https://' })
  .meta({ link: 'web' });

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
  .meta({ isRead: true })
  .describe(
    'One or two sentences for search results and share cards, 50 to 160 characters; 25 are enough of Korean, Chinese or Japanese.',
  );

/** BCP 47 language tag. */
export const language = hidden.superRefine((tag, context) => {
  if (isLanguage(tag)) return;
  const message = 'a language tag such as ko, en-CA or zh-Hant';
  context.addIssue({ code: 'custom', message, params: { nearest: nearestLanguage(tag) } });
});

/** Publication state of an entry. */
export const status = z
  .enum(['draft', 'off', 'published'])
  .default('published')
  .describe('`draft`: shown by `npm run dev` only. `off`: shown nowhere. Left out: published.');

/** The address of a page of this site. */
export const pagePath = z
  .string()
  .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'a path such as /flour')
  .meta({ isId: true });

/** Name that is defined elsewhere in the content; `linkProblems` checks it. */
export const reference = (kind: ReferenceKind) => hidden.meta({ reference: kind });

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

const metas = new WeakMap<z.core.$ZodType, FieldMeta>();

/** Knowledge of the engine about a field, as its schema says. */
export function metaOf(schema: z.core.$ZodType): FieldMeta {
  // The registry merges the metadata of all that a schema was made from at each call.
  const meta = metas.get(schema) ?? z.globalRegistry.get(schema) ?? {};
  metas.set(schema, meta);
  return meta;
}

declare module 'zod' {
  /** Checked by `meta` of every schema. */
  interface GlobalMeta extends FieldMeta {}
}
