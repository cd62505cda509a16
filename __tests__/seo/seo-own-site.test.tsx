import { render, screen } from '@testing-library/react';
import { problemsIn } from '@/__tests__/content/content-folder';
import manifest from '@/app/manifest';
import { Wordmark } from '@/components/frame/wordmark';
import { site } from '@/lib/content/site';
import { tokenColour } from '@/lib/seo/token-colour';
import { nameWords } from '@/lib/text/name-words';

describe('A site of another name', () => {
  it.each([
    ['Raw to Remarkable', ['to']],
    ['Salt & Pepper', ['&']],
    ['Dr. Ng  of the Sea', ['of', 'the']],
    ['My Kitchen', []],
    ['to the table', ['the']],
    ['Kitchen', []],
    ['밥 과 국', []],
  ])('“%s” has its linking words set apart: %j', (name, linking) => {
    const words = nameWords(name);
    expect(words.filter(({ isLink }) => isLink).map(({ text }) => text)).toEqual(linking);
    expect(words.map(({ text }) => text).join(' ')).toBe(name.replaceAll(/\s+/g, ' '));
  });

  it.each(['Raw to Remarkable', 'Salt & Pepper', 'Bread and Bread', 'The Slow Sunday Kitchen of Hamilton'])(
    'stands in the header as a link home: “%s”',
    (name) => {
      const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
      render(<Wordmark name={name} />);
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
      expect(complaints).not.toHaveBeenCalled();
      complaints.mockRestore();
    },
  );
});

describe('Colours outside of the pages', () => {
  it('are those of the stylesheet, in both schemes', () => {
    const paper = tokenColour('paper');
    expect(paper).toMatch(/^#[0-9A-F]{6}$/);
    expect(tokenColour('paper', 'dark')).toMatch(/^#[0-9A-F]{6}$/);
    expect(tokenColour('paper', 'dark')).not.toBe(paper);
    expect(tokenColour('ink')).not.toBe(tokenColour('ink-2'));
    expect(tokenColour('danmuji', 'dark')).toBe(tokenColour('danmuji'));
    expect(manifest()).toMatchObject({ theme_color: paper, background_color: paper });
  });

  it('that the stylesheet does not have stop the build and are named', () => {
    expect(() => tokenColour('papyrus')).toThrow(
      'app/styles/tokens.css: --color-papyrus is “nothing”; allowed: a colour written as #rrggbb.',
    );
  });
});

test('a mistake in data/site.yaml is named with what may stand there', () => {
  const file = 'data/site.yaml';
  const problems = problemsIn(file, { [file]: { ...site, contactEmail: 'me at home', tagLine: 'Soup' } });
  expect(problems.map(({ field, found }) => `${field}: ${found}`)).toEqual([
    'contactEmail: “me at home”',
    'tagLine: the key “tagLine”',
  ]);
});
