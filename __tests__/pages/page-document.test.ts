import { metaOf } from '@/lib/content/schema/fields';
import { type Page, type PageSection, pageSection } from '@/lib/content/schema/page';
import { walkSchema } from '@/lib/content/schema-walk';
import { home } from '@/lib/content/server';
import { isEmptySection, isEnding } from '@/lib/pages/contents';
import { headingsOf } from '@/lib/pages/heading-entries';
import { moreCards } from '@/lib/pages/more-cards';
import { sectionDocument } from '@/lib/pages/section-document';
import { pages } from '@/lib/pages/site-pages';
import { documentMarkdown } from '@/lib/seo/document';

// Whole documents are in __tests__/expected: guides/feed.xml and documents.

it('a text names who wrote it', () => {
  const picture = { name: 'stew', alt: 'Stew' };
  const pair = { raw: picture, made: picture, caption: 'Test 3.' };
  const story = {
    type: 'story',
    title: 'Me',
    pair,
    lead: 'Hello.',
    paragraphs: ['I cook.'],
    signature: 'Ann',
  };
  expect(sectionDocument(pageSection.parse(story)).at(-1)).toEqual({ kind: 'paragraph', text: '— Ann' });
});

it.each([
  ['only names recipes', { type: 'tools', title: 'Tools', cook: { recipe: 'barley-stew', step: 'sear' } }],
  ['only leads elsewhere', { type: 'more', links: [{ name: 'Flour', href: '/flour' }] }],
])('a section that %s is left out', (_, section) => {
  expect(sectionDocument(pageSection.parse(section))).toEqual([]);
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

describe('the headings of a page in the search', () => {
  const headings = (sections: Page['sections']) =>
    headingsOf({ path: '/new', title: 'New', description: 'A new page.', dek: 'New.', sections });
  const prose = (title: string) => ({ type: 'prose' as const, title, paragraphs: ['Salt the water.'] });

  it('lists sections by ids made from their titles', () => {
    const found = headings([prose('How I plan the train'), prose('30-day guarantee')]);
    expect(found.map(({ id }) => id)).toEqual(['how-i-plan-the-train', '30-day-guarantee']);
    expect(found[0]?.texts).toContain('Salt the water.');
  });

  it('leaves out links to other pages and empty recipe lists', () => {
    const found = headings([
      { type: 'links', title: 'Keep reading', links: [{ name: 'Flour', href: '/flour' }] },
      { type: 'recipes', title: 'Fish', pick: { types: ['fish'] }, as: 'cards' },
      { type: 'recipes', title: 'Stews', pick: { types: ['stews'] }, as: 'cards' },
    ]);
    expect(found.map(({ id }) => id)).toEqual(['stews']);
  });

  it('lists a heading inside a section only with an id of its own', () => {
    const found = headings([
      {
        type: 'tipLists',
        title: 'Tips',
        lists: [
          { title: 'Measuring', items: [{ title: 'Weigh it', text: 'On a scale.' }] },
          { title: 'Storing', id: 'storing', items: [{ title: 'Cool', text: 'And dry.' }] },
        ],
      },
    ]);
    expect(found.map(({ id }) => id)).toEqual(['tips', 'storing']);
    expect(found[1]?.texts).toEqual(['Cool', 'And dry.']);
  });
});

describe('moreCards', () => {
  it('has the picture of a page, with its text as the line under the title', () => {
    expect(moreCards([{ name: 'Beans', href: '/legumes', text: 'Dinner.' }])).toEqual([
      expect.objectContaining({
        title: 'Beans',
        href: '/legumes',
        meta: 'Dinner.',
        picture: expect.objectContaining({ name: 'jars' }),
      }),
    ]);
  });

  it('has the picture and the time of a recipe', () => {
    const [card] = moreCards([{ name: 'The stew', href: '/barley-stew' }]);
    expect(card).toMatchObject({ title: 'The stew', href: '/barley-stew', picture: { name: 'stew' } });
    expect(card?.meta).toMatch(/^Stew, 40 min prep/);
  });

  it('leaves out a page without a picture', () => {
    expect(moreCards([{ name: 'Every dish', href: '/recipes' }])).toEqual([]);
  });
});
