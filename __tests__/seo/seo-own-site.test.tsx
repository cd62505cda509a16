import { render, screen } from '@testing-library/react';
import manifest from '@/app/manifest';
import { Wordmark } from '@/components/frame/wordmark';
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

describe('A mistake in data/site.ts', () => {
  it('stops the build, with the field and what may stand there', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    await jest.isolateModulesAsync(async () => {
      const { site } = await import('@/lib/content/site');
      const wrong = { ...site, contactEmail: 'me at home', embeds: { tofuVideo: 'https://youtu.be/abc' } };
      jest.doMock('@/lib/content/site', () => ({ site: wrong }));
      const { checkSite } = await import('@/scripts/prepare/check-site');
      await expect(checkSite()).rejects.toThrow('data/site.ts has 2 problems.');
      jest.dontMock('@/lib/content/site');
    });
    const words = String(printed.mock.calls[0]?.[0]);
    expect(words).toContain('field    contactEmail\n  found    “me at home”');
    expect(words).toContain('field    embeds.tofuVideo');
    expect(words).toContain('allowed  the eleven characters of a video id');
    printed.mockRestore();
  });

  it('is not there now', async () => {
    const { checkSite } = await import('@/scripts/prepare/check-site');
    await expect(checkSite()).resolves.toBeUndefined();
  });
});
