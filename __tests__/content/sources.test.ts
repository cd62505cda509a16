import { z } from 'zod';
import manifest from '@/app/manifest';
import { deriveContent } from '@/lib/content/read/derive';
import { REMOVED_LINK, withoutDisabled } from '@/lib/content/read/links';
import { readContent } from '@/lib/content/read/read-content';
import { address, entryAddress, reference, text } from '@/lib/content/schema/fields';
import { SOURCES, type SourceName } from '@/lib/content/sources';
import { themeColour } from '@/lib/content/theme';

describe('the fixture site', () => {
  const { content, drafts, scheduled, off } = readContent({ root: '__tests__/fixtures' });

  it('has content of every source, a draft, a scheduled recipe, and a page that is switched off', () => {
    // The tests run on the English interface.
    const { words: _, ...sources } = SOURCES;
    const empty = Object.keys(sources).filter(
      (name) => Object.keys(content[name as keyof typeof content] ?? {}).length === 0,
    );
    expect(empty).toEqual([]);
    expect(drafts).not.toEqual([]);
    expect(scheduled.map(({ file }) => file)).toEqual(['data/recipes/winter-salad.yaml']);
    expect(off.paths).toContain('/weaving');
  });

  it('has every type of recipe block', () => {
    const types = Object.values(content.recipes).flatMap(({ blocks }) => blocks.map(({ type }) => type));
    const all = SOURCES.recipes.schema.shape.blocks.element.options.map(({ shape }) => shape.type.value);
    expect(types).toEqual(expect.arrayContaining(all));
  });

  it('has every type of page section', () => {
    const pages = [...Object.values(content.pages), content.home];
    const types = pages.flatMap(({ sections }) => sections.map(({ type }) => type));
    const all = SOURCES.pages.schema.shape.sections.element.options.map(({ shape }) => shape.type.value);
    expect(types).toEqual(expect.arrayContaining(all));
  });
});

describe('derived content', () => {
  const { content, off } = readContent({ root: '__tests__/fixtures' });

  it('leaves out hidden sections of pages and of the home page', () => {
    const hide = <Section extends { type: string }>(section: Section) =>
      section.type === 'story' || section.type === 'types' ? { ...section, status: 'off' as const } : section;
    const { about } = content.pages;
    if (!about) throw new Error('The fixture site has no page about.');
    const { pages, home } = deriveContent(
      {
        ...content,
        home: { ...content.home, sections: content.home.sections.map(hide) },
        pages: { about: { ...about, sections: about.sections.map(hide) } },
      },
      off,
    );
    expect(pages.about?.sections.map(({ type }) => type)).toEqual([
      'partners',
      'community',
      'contactForm',
      'links',
    ]);
    expect(home.sections.map(({ type }) => type)).toEqual([
      'tools',
      'newest',
      'tonight',
      'latest',
      'programCards',
      'table',
      'connect',
    ]);
  });

  it('inserts the lines for applicants into the emails that ask for them', () => {
    const { coaching } = deriveContent(content, off).pages;
    expect(coaching?.opening?.mail?.body).toBe(
      'Hello,\n\nI would like lessons.\n\nWhat I cook now:\nFor whom:\n\n',
    );
    expect(coaching).not.toHaveProperty('application');
  });

  describe('the day of the last change', () => {
    const days = new Map([
      ['data/pages/flour', '2025-06-07'],
      ['data/pages/salads', '2020-01-01'],
      ['data/guides/islands', '2025-08-09'],
      ['data/markets/fish-hall', '2025-10-11'],
    ]);

    it('is that of the file for a page or guide without one', () => {
      const { pages, guides, markets } = deriveContent(content, off, days);
      expect(pages.flour?.updated).toBe('2025-06-07');
      expect(guides.islands?.updated).toBe('2025-08-09');
      expect(markets['fish-hall']?.updated).toBe('2025-10-11');
      expect(pages.about).not.toHaveProperty('updated');
    });

    it('is not one before publication', () => {
      expect(deriveContent(content, off, days).pages.salads).not.toHaveProperty('updated');
    });

    it('is the one of the content, if it has one', () => {
      const { flour } = content.pages;
      if (!flour) throw new Error('The fixture site has no page flour.');
      const dated = { ...content, pages: { flour: { ...flour, updated: '2024-05-05' } } };
      expect(deriveContent(dated, off, days).pages.flour?.updated).toBe('2024-05-05');
    });
  });
});

describe('withoutDisabled', () => {
  const off = { paths: new Set(['/soup']), recipes: new Set(['broth']), guides: new Set(['soupland']) };
  const link = z.strictObject({ name: text, href: address });
  const schema = z.strictObject({
    lead: address.optional(),
    links: z.array(link).min(1).optional(),
    menu: z.array(z.strictObject({ name: text, href: entryAddress.optional() })).default([]),
    parts: z.array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('links'), links: z.array(link).min(1) }),
        z.strictObject({ type: z.literal('dish'), recipe: reference('recipe') }),
        z.strictObject({ type: z.literal('place'), guide: reference('guide') }),
        z.strictObject({ type: z.literal('words'), text, href: address.optional() }),
      ]),
    ),
  });
  const SOUP = { name: 'Soup', href: '/soup?kind=hot' };
  const STEW = { name: 'Stew', href: '/stew' };

  it.each([
    ['removes an optional address', { lead: '/soup/#top' }, {}],
    ['keeps other addresses', { lead: '/stew' }, { lead: '/stew' }],
    ['removes an entry that needs its address', { links: [SOUP, STEW] }, { links: [STEW] }],
    ['removes an emptied list', { links: [SOUP] }, {}],
    [
      'keeps entries that never had an address',
      { menu: [SOUP, { name: 'Soon' }] },
      { menu: [{ name: 'Soon' }] },
    ],
    ['empties a list with a default', { menu: [SOUP] }, { menu: [] }],
    ['removes a part with its list', { parts: [{ type: 'links', links: [SOUP] }] }, { parts: [] }],
    [
      'keeps the words of a part',
      { parts: [{ type: 'words', text: 'Soup', href: '/soup' }] },
      { parts: [{ type: 'words', text: 'Soup' }] },
    ],
    ['removes a place of a guide', { parts: [{ type: 'place', guide: 'soupland' }] }, { parts: [] }],
    ['removes what shows a recipe', { parts: [{ type: 'dish', recipe: 'broth' }] }, { parts: [] }],
  ])('%s', (_, value, expected) => {
    expect(withoutDisabled(schema, { parts: [], ...value }, off)).toEqual({ parts: [], ...expected });
  });

  it('marks a whole value as gone that needs its address', () => {
    expect(withoutDisabled(link, SOUP, off)).toBe(REMOVED_LINK);
  });
});

type Json = {
  properties?: Record<string, Json>;
  description?: string;
  const?: unknown;
  $ref?: string;
} & Record<string, unknown>;

/** Schemas inside of a schema: entries of lists and records, and alternatives. */
const innerOf = ({ items, prefixItems, additionalProperties, anyOf, oneOf, allOf }: Json): Json[] =>
  [items, prefixItems, additionalProperties, anyOf, oneOf, allOf]
    .flat()
    .filter((each): each is Json => Object(each) === each);

/** Paths of fields that an editor could not explain. */
function unexplained(node: Json, root: Json, path: string, seen: Set<string>): string[] {
  if (typeof node.$ref === 'string') {
    if (seen.has(node.$ref)) return [];
    seen.add(node.$ref);
    const target = node.$ref
      .split('/')
      .slice(1)
      .reduce<Json>((inner, key) => inner[key] as Json, root);
    return unexplained(target, root, path, seen);
  }
  const own = Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const isExplained =
      field.description !== undefined || field.const !== undefined || field.$ref !== undefined;
    return [...(isExplained ? [] : [at]), ...unexplained(field, root, at, seen)];
  });
  const inner = innerOf(node).flatMap((each) => {
    const type = each.properties?.type?.const;
    return unexplained(each, root, type === undefined ? path : `${path}(${type})`, seen);
  });
  return [...own, ...inner];
}

it.each(Object.keys(SOURCES) as SourceName[])('every field of %s has a description for editors', (source) => {
  const schema = z.toJSONSchema(SOURCES[source].schema, { io: 'input', unrepresentable: 'any' }) as Json;
  expect(unexplained(schema, schema, '', new Set())).toEqual([]);
});

it('themeColour has the colors of the theme in both schemes, which the manifest uses', () => {
  expect(themeColour('paper')).toBe('#FCFCF9');
  expect(themeColour('paper', 'dark')).toMatch(/^#[0-9A-F]{6}$/);
  expect(themeColour('paper', 'dark')).not.toBe('#FCFCF9');
  expect(themeColour('danmuji', 'dark')).toBe(themeColour('danmuji'));
  expect(manifest()).toMatchObject({ theme_color: '#FCFCF9', background_color: '#FCFCF9' });
});
