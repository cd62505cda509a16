import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { parse } from 'yaml';
import { problemsIn } from '@/__tests__/content/content-folder';
import manifest from '@/app/manifest';
import { Wordmark } from '@/components/frame/wordmark';
import { site } from '@/lib/content/site';
import { themeColour } from '@/lib/content/theme';
import { nameWords } from '@/lib/text/name-words';

describe('A site of another name', () => {
  it.each([
    ['Root to Leaf', ['to']],
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

  it.each(['Root to Leaf', 'Salt & Pepper', 'Bread and Bread', 'The Slow Sunday Kitchen of Hamilton'])(
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
    const paper = themeColour('paper');
    expect(paper).toMatch(/^#[0-9A-F]{6}$/);
    expect(themeColour('paper', 'dark')).toMatch(/^#[0-9A-F]{6}$/);
    expect(themeColour('paper', 'dark')).not.toBe(paper);
    expect(themeColour('ink')).not.toBe(themeColour('ink-2'));
    expect(themeColour('danmuji', 'dark')).toBe(themeColour('danmuji'));
    expect(manifest()).toMatchObject({ theme_color: paper, background_color: paper });
  });

  it('that could not be read on each other are named with their contrast', () => {
    const file = 'data/theme.yaml';
    const theme = parse(readFileSync(`__tests__/fixtures/${file}`, 'utf8'));
    const wrong = {
      light: { ...theme.light, 'ink-2': '#bbbbbb' },
      dark: { ...theme.dark, glaze: '#333333' },
    };
    const problems = problemsIn(file, { [file]: wrong }).map(({ field, found }) => `${field}: ${found}`);
    expect(problems[0]).toBe('light.ink-2: ink-2 #bbbbbb on paper #fcfcf9, a contrast of 1.9');
    expect(problems).toContainEqual(expect.stringMatching(/^dark\.glaze: glaze #333333 on paper/));
    expect(problemsIn(file, { [file]: theme })).toEqual([]);
    const unknown = problemsIn(file, { [file]: { ...theme, dark: { papr: '#000000', ink: 'black' } } });
    expect(unknown.map(({ field, nearest }) => [field, nearest])).toEqual([
      ['dark.papr', 'paper'],
      ['dark.ink', undefined],
    ]);
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
