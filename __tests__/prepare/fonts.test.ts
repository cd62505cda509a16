import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@/__tests__/temp-folder';
import { writeFonts } from '@/scripts/prepare/fonts';

/** Fonts as they are written for a site with these letters. */
async function written(display: string, text: string, letters: Record<string, number>) {
  const folder = tempFolder();
  const licences = join(folder, 'public');
  await writeFonts({ fonts: { display, text } }, new Map(Object.entries(letters)), { folder, licences });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    folder,
    css: read('fonts.css'),
    preloaded: read('fonts.ts'),
    licences: readdirSync(licences).sort(),
  };
}

/** Declarations of all faces of a family, without their sources. */
const facesOf = (css: string, family: string) =>
  css
    .split('@font-face')
    .filter((face) => face.includes(`font-family: "${family}";`))
    .map((face) => /font-weight: ([^;]+)/.exec(face)?.[1]);

describe('the fonts of the site', () => {
  it('are by default those of the engine, with device fonts of the same size and line height', async () => {
    const { css, preloaded, licences } = await written('Bricolage Grotesque', 'Newsreader', { a: 10 });
    expect(facesOf(css, 'Bricolage Grotesque')).toEqual(['400 800']);
    expect(facesOf(css, 'Newsreader')).toEqual(['400', '600']);
    expect(css).toContain('url("../app/fonts/bricolage-grotesque.woff2")');
    expect(css).not.toContain('unicode-range');
    expect(css).toMatch(/"Bricolage Fallback";[^}]*size-adjust: 105.43%;\s*ascent-override: 88.21%/);
    expect(css).toMatch(/"Newsreader Fallback";[^}]*size-adjust: 96.12%;\s*ascent-override: 76.47%/);
    expect(preloaded).toContain(
      "bold: [new URL('../node_modules/@fontsource/newsreader/files/newsreader-latin-600",
    );
    expect(licences).toEqual(['bricolage-grotesque.txt', 'newsreader.txt']);
  });

  it('have a file for each script that the content is written in, and none for a rare letter', async () => {
    const { css, preloaded } = await written('Noto Sans', 'Noto Sans', { a: 900, я: 100, ω: 1 });
    expect(facesOf(css, 'Noto Sans')).toEqual(['100 559', '100 559', '560 900', '560 900']);
    expect(css).toContain('noto-sans-cyrillic-400-normal.woff2');
    expect(css).toContain('unicode-range: U+0301,U+0400-045F');
    expect(css).not.toContain('greek');
    expect(preloaded.match(/text: .*/)?.[0]).toContain('noto-sans-cyrillic-400-normal.woff2');
  });

  it('use one file for all weights if the variable package is installed', async () => {
    const { css } = await written('Newsreader', 'Bricolage Grotesque', { a: 10 });
    expect(facesOf(css, 'Bricolage Grotesque')).toEqual(['200 800']);
    expect(css).toContain('bricolage-grotesque-latin-wght-normal.woff2');
  });

  it('get the East Asian letters of the content only, and no others', async () => {
    const { folder, css } = await written('Noto Sans KR', 'Newsreader', { a: 100, 국: 30, 수: 30 });
    const files = readdirSync(join(folder, 'fonts'));
    expect(files.map((file) => file.replace(/\w{8}\.woff2/, ''))).toEqual([
      'noto-sans-kr-korean-400-',
      'noto-sans-kr-korean-700-',
    ]);
    for (const file of files) expect(statSync(join(folder, 'fonts', file)).size).toBeLessThan(5000);
    expect(css).toContain('url("./fonts/noto-sans-kr-korean-400-');
    expect(css).toContain('U+AC00-D7FF');
  });
});
