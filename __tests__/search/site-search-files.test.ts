/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteEntry } from '@/lib/search/site/entry';
import { checkSiteIndex, wrongTargets, wrongTitles } from '@/scripts/gate/check-site-index';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

describe('where the site search leads', () => {
  const entry = (href: string, part: Partial<SiteEntry> = {}): SiteEntry => ({
    href,
    group: 'guide',
    title: 'Flour',
    note: 'A guide',
    ...part,
  });
  const thumb = { avif: '/pictures/flour.avif', webp: '/pictures/flour.webp' };
  const pages = [{ route: '/flour/', html: '<h2 id="tips">Tips</h2><h2 id="보리국">보리국</h2>' }];
  const files = ['flour/index.html', 'pictures/flour.avif', 'pictures/flour.webp'];
  const wrong = (...entries: SiteEntry[]) => wrongTargets(entries, pages, files);

  it('is there: page, anchor and picture', () => {
    expect(wrong(entry('/flour/', { thumb }), entry('/flour/?at=9#tips'), entry('/flour/#보리국'))).toEqual(
      [],
    );
  });

  it('is named where it is missing or stands twice', () => {
    expect(wrong(entry('/rice/'))).toEqual(['“Flour” (/rice/) leads to a page that is not there']);
    expect(wrong(entry('/flour'))).toEqual(['“Flour” (/flour) leads to a page that is not there']);
    expect(wrong(entry('/flour/#storing'))).toEqual([
      '“Flour” (/flour/#storing) names the id “storing”, which is not there',
    ]);
    expect(wrong(entry('/flour/', { thumb: { ...thumb, avif: '/pictures/rye.avif' } }))).toEqual([
      '“Flour” (/flour/) shows /pictures/rye.avif, which is not there',
    ]);
    expect(wrong(entry('/flour/'), entry('/flour/'))).toEqual([
      '“Flour” (/flour/) leads where another entry leads',
    ]);
  });

  describe('is called what is written there', () => {
    const wrongAt = (html: string, part: Partial<SiteEntry> = {}) =>
      wrongTitles([entry('/flour/#at', { group: 'section', ...part })], [{ route: '/flour/', html }]);

    test.each([
      ['<h2 id="at">Flour</h2>', {}],
      ['<h2 id="at">\n  Wheat &amp; <em>grain</em><br>here</h2>', { title: 'Wheat & grain here' }],
      ['<section id="at"><p>First.</p><div><h3>Flour</h3></div><h3>Rice</h3></section>', {}],
      ['<summary><span id="at">Flour</span><svg></svg></summary>', {}],
      ['<h2 id="at">What I’ve learned</h2>', { title: "What I've learned" }],
      [
        '<li id="at"><h3>Stew<span lang="ko">보리국</span></h3></li>',
        { title: 'Stew', native: { text: '보리국', lang: 'ko' } },
      ],
      ['<li id="at"><h3>Bread</h3></li>', { title: 'Bread flour' }],
      ['<article id="at"><h3>00</h3></article>', { title: '00 flour' }],
      ['<h2 id="at">Rice</h2>', { group: 'guide' }],
    ] as const)('%s', (html, part) => {
      expect(wrongAt(html, part)).toEqual([]);
    });

    test.each([
      ['<h2 id="at">Rice</h2>', 'Rice'],
      ['<h2 id="at">Flours</h2>', 'Flours'],
      ['<section id="at"><h2>Rice</h2><h3>Flour</h3></section>', 'Rice'],
      ['<span id="at">Rice</span>', 'Rice'],
      ['<li id="at"><h3>Flour and rice</h3></li>', 'Flour and rice'],
      ['<h2 id="at"></h2>', ''],
    ])('or is named: %s', (html, text) => {
      expect(wrongAt(html)).toEqual([`“Flour” (/flour/#at) is headed “${text}” there`]);
    });
  });

  it('is checked in an export, as are the shape and the size of the index', () => {
    expect(() => checkSiteIndex(folder)).toThrow('does not exist');
    write({ 'flour/index.html': '<h2 id="tips">Tips</h2>', 'site-index.json': '[]' });
    expect(() => checkSiteIndex(folder)).toThrow('is not what lib/search/site/load.ts takes');
    write({ 'site-index.json': JSON.stringify([entry('/flour/#tips')]) });
    expect(checkSiteIndex(folder)).toMatch(/^1 entries, every page, anchor and title there, 0\.\d KB/);
    write({ 'site-index.json': JSON.stringify([entry('/flour/#storing')]) });
    expect(() => checkSiteIndex(folder)).toThrow('names the id “storing”');
    write({ 'site-index.json': JSON.stringify([entry('/flour/#tips', { group: 'section' })]) });
    expect(() => checkSiteIndex(folder)).toThrow('“Flour” (/flour/#tips) is headed “Tips” there');
  });
});
