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
