/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteEntry } from '@/lib/search/site/entry';
import { checkSiteIndex, wrongTargets } from '@/scripts/gate/check-site-index';
import { lazyFilesOf } from '@/scripts/postbuild/lazy-files';

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

describe('what the search needs without a network', () => {
  const list = (...files: string[]) => `e.A(${JSON.stringify(files.map((file) => `static/chunks/${file}`))})`;
  const chunk = (name: string) => `_next/static/chunks/${name}`;
  const lazy = (...marks: string[]) => lazyFilesOf(folder, marks, [chunk('frame.js')]);

  it('is every script and style that is listed beside it, and what those load in turn', () => {
    write({
      [chunk('frame.js')]: `${list('dialog.css', 'dialog.js', 'shared.js')}${list('menu.js')}`,
      [chunk('dialog.js')]: `fetch("/site-index.json");${list('engine.js')}`,
      [chunk('shared.js')]: 'shared',
      [chunk('engine.js')]: 'throw "MiniSearch"',
      [chunk('menu.js')]: 'menu',
      [chunk('dialog.css')]: '',
    });
    expect(lazy('/site-index.json', 'MiniSearch')).toEqual(
      ['dialog.css', 'dialog.js', 'engine.js', 'shared.js'].map(chunk),
    );
  });

  it('is every copy of it where pages of another kind load another one', () => {
    write({
      [chunk('frame.js')]: list('one.js'),
      [chunk('toronto.js')]: list('two.js'),
      [chunk('one.js')]: 'fetch("/site-index.json")',
      [chunk('two.js')]: 'fetch("/site-index.json")',
    });
    expect(lazy('/site-index.json')).toEqual(['one.js', 'two.js'].map(chunk));
  });

  it('leaves out what every page loads first, and stops where scripts load each other', () => {
    write({
      [chunk('frame.js')]: list('one.js', 'frame.js'),
      [chunk('one.js')]: `fetch("/site-index.json");${list('two.js')}`,
      [chunk('two.js')]: list('one.js', 'frame.js'),
    });
    expect(lazy('/site-index.json')).toEqual(['one.js', 'two.js'].map(chunk));
  });

  it('stops the build where it cannot be found', () => {
    write({ [chunk('frame.js')]: 'fetch("/site-index.json")' });
    expect(() => lazy('MiniSearch')).toThrow(/“MiniSearch” is in no script/);
    expect(() => lazy('/site-index.json')).toThrow(/is in static\/chunks\/frame\.js, which nothing loads/);
  });
});

describe('where the site search leads', () => {
  const entry = (href: string, part: Partial<SiteEntry> = {}): SiteEntry => ({
    href,
    group: 'guide',
    title: 'Flour',
    note: 'A guide',
    ...part,
  });
  const thumb = { avif: '/pictures/flour.avif', webp: '/pictures/flour.webp' };
  const pages = [{ route: '/flour/', html: '<h2 id="tips">Tips</h2><h2 id="짜장면">짜장면</h2>' }];
  const files = ['flour/index.html', 'pictures/flour.avif', 'pictures/flour.webp'];
  const wrong = (...entries: SiteEntry[]) => wrongTargets(entries, pages, files);

  it('is there: page, anchor and picture', () => {
    expect(wrong(entry('/flour/', { thumb }), entry('/flour/?at=9#tips'), entry('/flour/#짜장면'))).toEqual(
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

  it('is checked in an export, as are the shape and the size of the index', () => {
    expect(() => checkSiteIndex(folder)).toThrow('does not exist');
    write({ 'flour/index.html': '<h2 id="tips">Tips</h2>', 'site-index.json': '[]' });
    expect(() => checkSiteIndex(folder)).toThrow('is not what lib/search/site/load.ts takes');
    write({ 'site-index.json': JSON.stringify([entry('/flour/#tips')]) });
    expect(checkSiteIndex(folder)).toMatch(/^1 entries, every page and anchor there, 0\.\d KB/);
    write({ 'site-index.json': JSON.stringify([entry('/flour/#storing')]) });
    expect(() => checkSiteIndex(folder)).toThrow('names the id “storing”');
  });
});
