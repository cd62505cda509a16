/** @jest-environment node */
import { deriveContent } from '@/lib/content/read/derive';
import { readContent } from '@/lib/content/read/read-content';

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
  expect(pages.about?.sections.map(({ type }) => type)).toEqual(['partners', 'community', 'links']);
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
