/** @jest-environment node */
import { sectionDocument } from '@/lib/pages/section-document';
import { documentMarkdown } from '@/lib/seo/document';

const textOf = (section: { type: string } & Record<string, unknown>) =>
  documentMarkdown('', sectionDocument(section)).replace('# \n\n', '');

it('writes title, text, list and note in reading order', () => {
  const rows = [{ name: 'Bread', value: '12 to 14%', note: 'more for bagels' }];
  expect(
    textOf({ type: 'facts', title: 'Protein', note: 'By weight.', rows, text: 'In flour.' }),
  ).toBe(`## Protein

In flour.

- **Bread.** 12 to 14%. More for bagels

By weight.
`);
});

it('links an entry to its address or its recipe', () => {
  const cards = [
    { title: 'Ribbon', href: '/flour' },
    { title: 'Stew', text: 'With noodles.', recipe: 'barley-stew' },
  ];
  expect(textOf({ type: 'cards', title: 'Eat', columns: 2, cards })).toBe(`## Eat

- **[Ribbon](https://example.com/flour/)**
- **[Stew.](https://example.com/barley-stew/)** With noodles.
`);
});

it('names the facts of an entry', () => {
  const labels = { soak: 'Soak', cook: 'Simmer' };
  const legumes = [{ id: 'a', title: 'Borlotti', text: 'Speckled.', soak: '8 hours', cook: '1 hour' }];
  expect(textOf({ type: 'legumes', title: 'Two', labels, legumes })).toContain(
    '- **Borlotti.** Speckled. Soak: 8 hours. Simmer: 1 hour',
  );
});

it('writes the sides of a comparison and their points', () => {
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

it('gives entries with texts of their own a heading', () => {
  const folds = [
    { title: 'Parts', id: 'of-what', paragraphs: ['Base and body.'], closing: 'Look for contrast.' },
  ];
  expect(textOf({ type: 'folds', title: 'The word', folds })).toContain(`### Parts

Base and body.

Look for contrast.`);
});

it('leaves out sections that only lead elsewhere', () => {
  expect(sectionDocument({ type: 'more' })).toEqual([]);
});
