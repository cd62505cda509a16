/** @jest-environment node */
import { metaOf } from '@/lib/content/schema/fields';
import { type PageSection, pageSection } from '@/lib/content/schema/page';
import { walkSchema } from '@/lib/content/schema-walk';
import { home } from '@/lib/content/server';
import { isEmptySection, isEnding } from '@/lib/pages/contents';
import { sectionDocument } from '@/lib/pages/section-document';
import { pages } from '@/lib/pages/site-pages';
import { documentMarkdown } from '@/lib/seo/document';
import { programSection } from './program-section';

const textOf = (section: unknown) =>
  documentMarkdown('', sectionDocument(pageSection.parse(section))).replace('# \n\n', '');

it('a table is written as title, text, rows and note in reading order', () => {
  const rows = [{ name: 'Bread', value: '12 to 14%', note: 'more for bagels' }];
  expect(
    textOf({ type: 'facts', note: 'By weight.', rows, text: 'In flour.', title: 'Protein' }),
  ).toBe(`## Protein

In flour.

- **Bread.** 12 to 14%. More for bagels

By weight.
`);
});

it('an entry is linked to its address or its recipe', () => {
  const picture = { name: 'stew', alt: 'Stew' };
  const cards = [
    { title: 'Ribbon', href: '/flour', picture },
    { title: 'Stew', meta: '2 hrs', text: 'With noodles.', recipe: 'barley-stew' },
  ];
  expect(textOf({ type: 'cards', title: 'Eat', columns: 2, cards })).toBe(`## Eat

- **[Ribbon](https://example.com/flour/)**
- **[Stew.](https://example.com/barley-stew/)** 2 hrs. With noodles.
`);
});

it('the facts of an entry have their labels', () => {
  const labels = { soak: 'Soak', cook: 'Simmer', cooked: 'Cup', goodFor: 'Good for', safety: 'Safety' };
  const facts = { soak: '8 hours', cook: '1 hour', cooked: '2 cups', goodFor: 'soup' };
  const picture = { name: 'borlotti', alt: 'Beans' };
  const legumes = [{ id: 'a', title: 'Borlotti', picture, text: 'Speckled.', ...facts }];
  expect(textOf({ type: 'legumes', title: 'Two', labels, legumes })).toContain(
    '- **Borlotti.** Speckled. Soak: 8 hours. Simmer: 1 hour. Cup: 2 cups. Good for: soup',
  );
});

it('a comparison is written as its sides, then its points with the names of the sides', () => {
  const left = { name: 'Stone', text: 'Slow.' };
  const right = { name: 'Roller', text: 'Fast.' };
  const rows = [{ name: 'Germ', left: 'stays', right: 'goes' }];
  expect(textOf({ type: 'comparison', title: 'Mills', left, right, rows })).toBe(`## Mills

### Stone

Slow.

### Roller

Fast.

- **Germ.** Stone: stays. Roller: goes
`);
});

it('an entry with lists of its own has a heading', () => {
  expect(textOf(programSection(['A call', 'A recipe']))).toBe(`## Programs

Two.

### One hour

Coaching

$80

60 minutes

In short.

We cook.

- A call
- A recipe
`);
});

it('a picture has the caption beside it, and a text names who wrote it', () => {
  const picture = (name: string) => ({ name, alt: `The ${name}` });
  const pair = { raw: picture('raw'), made: picture('made'), caption: 'Test 3 was too salty.' };
  const blocks = sectionDocument(
    pageSection.parse({
      type: 'story',
      title: 'Me',
      pair,
      lead: 'Hello.',
      paragraphs: ['I cook.'],
      signature: 'Ann',
    }),
  );
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, text: 'Me' },
    { kind: 'picture', picture: pair.raw },
    { kind: 'picture', picture: pair.made, caption: 'Test 3 was too salty.' },
    { kind: 'paragraph', text: 'Hello.' },
    { kind: 'paragraph', text: 'I cook.' },
    { kind: 'paragraph', text: '— Ann' },
  ]);
});

it('a section that only names recipes has no text', () => {
  const tools = { type: 'tools', title: 'Tools', cook: { recipe: 'barley-stew', step: 'sear' } };
  expect(sectionDocument(pageSection.parse(tools))).toEqual([]);
});

it('a section that only leads elsewhere is left out', () => {
  const links = [{ name: 'Flour', href: '/flour' }];
  expect(sectionDocument(pageSection.parse({ type: 'more', links }))).toEqual([]);
});

const plain = (text: string) => text.toLowerCase().replaceAll(/[\\*]/g, '');

/** The first text of a section that is not in its document after those before it. */
function missingText(section: PageSection): string | undefined {
  const blocks = sectionDocument(section, [{ kind: 'paragraph', text: 'What it picks' }]);
  const written = plain(documentMarkdown('', blocks).replaceAll(/\]\([^)]*\)|[[\]]/g, ''));
  let from = 0;
  for (const { value, schema } of walkSchema(pageSection, section)) {
    const { role, reference } = metaOf(schema);
    if (typeof value !== 'string' || !role || reference) continue;
    if (['hidden', 'control', 'label', 'caption'].includes(role)) continue;
    const at = written.indexOf(plain(value), from);
    if (at < 0) return value;
    from = at + value.length;
  }
  return undefined;
}

const sections = [...pages, home].flatMap((page) => page.sections);
const types = pageSection.options.map(({ shape }) => shape.type.value);

it.each(types)('every text of a section of type %s is in the feeds, in order', (type) => {
  const shown = sections.filter(
    (section) => section.type === type && !isEmptySection(section) && !isEnding(section),
  );
  expect(shown.map(missingText).filter((text) => text !== undefined)).toEqual([]);
  // Each type is on a page of the fixture site, but those that only lead elsewhere.
  const all = sections.filter((section) => section.type === type);
  expect(all).not.toHaveLength(0);
});
