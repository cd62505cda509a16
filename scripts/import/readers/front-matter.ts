import { parse } from 'yaml';
import { fieldsOf, listOf, textOfValue } from '@/scripts/import/plain-text';
import type { SourceRecipe } from '@/scripts/import/source-recipe';

/** Facts of a text, from its front matter or its lines. */
export type TextFacts = Pick<
  SourceRecipe,
  'yields' | 'times' | 'categories' | 'cuisines' | 'keywords' | 'photos'
> & { title?: string; description?: string; published?: string; language?: string; href?: string };

export const noFacts = (): TextFacts => ({
  yields: [],
  times: {},
  categories: [],
  cuisines: [],
  keywords: [],
  photos: [],
});

const FRONT = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Names of fields without case and signs: "prep_time", "prepTime" and "Prep time" are one. */
const plainKey = (key: string) => key.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

function fieldsIn(yaml: string): Record<string, unknown> {
  try {
    const entries = Object.entries(fieldsOf(parse(yaml)));
    return Object.fromEntries(entries.map(([key, value]) => [plainKey(key), value]));
  } catch {
    return {};
  }
}

/** Texts of a list, or of one text with commas. */
const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map((entry) => textOfValue(typeof entry === 'object' ? fieldsOf(entry).name : entry))
    .flatMap((text) => (Array.isArray(value) ? [text] : text.split(/\s*[,、]\s*/)))
    .filter((text) => text !== '');

/** Address or path of a picture: a text, or an object with one. */
function pictureOf(value: unknown): string | undefined {
  const [first] = listOf(value);
  const { src, url, path, feature } = fieldsOf(first);
  return [first, src, url, path, feature].map(textOfValue).find((text) => text !== '');
}

/** Facts of the YAML between two lines of `---` at the start of a text, and the text after it. */
export function readFrontMatter(text: string): { facts: TextFacts; body: string } {
  const [whole = '', yaml = ''] = FRONT.exec(text) ?? [];
  const fields = fieldsIn(yaml);
  const first = (...keys: string[]) => keys.map((key) => fields[key]).find((value) => value != null);
  const textOf = (...keys: string[]) => textOfValue(first(...keys));
  const picture = pictureOf(
    first('image', 'images', 'cover', 'coverimage', 'featuredimage', 'thumbnail', 'photo'),
  );
  const href = [first('source'), first('sourceurl'), first('url'), first('link')]
    .map(textOfValue)
    .find((address) => /^https?:\/\//.test(address));
  const facts: TextFacts = {
    ...noFacts(),
    yields: [textOf('servings', 'serves', 'yield', 'recipeyield', 'portions')].filter(Boolean),
    times: {
      prep: textOf('preptime', 'prep'),
      cook: textOf('cooktime', 'cook'),
      total: textOf('totaltime', 'total', 'time'),
    },
    categories: textsOf(first('category', 'categories', 'course')),
    cuisines: textsOf(first('cuisine')),
    keywords: textsOf(first('tags', 'keywords', 'tag')),
    photos: picture === undefined ? [] : [{ address: picture }],
    title: textOf('title', 'name'),
    description: textOf('description', 'summary', 'excerpt'),
    published: textOf('date', 'published', 'publishdate', 'created').slice(0, 10),
    language: textOf('lang', 'language', 'locale'),
    ...(href !== undefined && { href }),
  };
  return { facts, body: text.slice(whole.length) };
}
