/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { tempFolder } from '@/__tests__/temp-folder';
import { filesUnder } from '@/scripts/export';
import { copyToNumbers, finishPages, removePrefetchFiles } from '@/scripts/postbuild/pages';

const PAGE =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><script src="/_next/a.js" async=""></script></head><body><p>Soup</p>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[7]})</script>' +
  '<script>self.__next_f.push([1,"soup"])</script></body></html>';
const exported = (html = PAGE) =>
  tempFolder({
    'soup/index.html': html,
    'soup/index.txt': 'data',
    'soup/__next._full.txt': 'data',
    'soup/__next.$d$recipe.__PAGE__.txt': 'part',
  });

describe('finishPages', () => {
  it('adds the policy, and moves inline scripts to a file that runs the data before the app', () => {
    const out = exported();
    expect(finishPages(out, "default-src 'none'", '/first.js')).toBe(1);
    const html = readFileSync(`${out}/soup/index.html`, 'utf8');
    const [, data = ''] =
      /<script src="\/first\.js" data-then="\/_next\/a\.js (\S+)"><\/script>/.exec(html) ?? [];
    const pushed: unknown[] = [];
    const run = new Function('self', 'globalThis', readFileSync(out + data, 'utf8'));
    run({ __next_f: pushed }, { TURBOPACK: pushed });
    expect(pushed).toEqual([[1, 'soup'], { otherChunks: [], runtimeModuleIds: [7] }]);
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`);
    expect(html).not.toMatch(/<script(?! src=)/);
  });

  it('names the page that the policy refuses', () => {
    const out = exported(PAGE.replace('<p>', '<p style="color:red">'));
    expect(() => finishPages(out, 'x', '/first.js')).toThrow(
      'soup/index.html has <p style>, which the content policy forbids',
    );
  });
});

it('copies recipes to their numbers, and removes data that no page requests', () => {
  const out = exported();
  removePrefetchFiles(out);
  copyToNumbers(out, [{ id: 7, slug: 'soup', customLink: '/soup' }]);
  expect(filesUnder(out)).toEqual([
    'recipes/7/index.html',
    'recipes/7/index.txt',
    'soup/index.html',
    'soup/index.txt',
  ]);
  expect(readFileSync(`${out}/recipes/7/index.html`, 'utf8')).toBe(PAGE);
});
