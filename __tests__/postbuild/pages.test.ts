/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesUnder } from '@/scripts/export';
import { copyToNumbers, finishPages, removePartsAhead } from '@/scripts/postbuild/pages';

const PAGE =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><script src="/_next/a.js" async=""></script></head><body><p>Soup</p>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[7]})</script>' +
  '<script>self.__next_f.push([1,"soup"])</script></body></html>';

let out: string;

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(out, 'soup'));
  for (const [file, text] of Object.entries({
    'soup/index.html': PAGE,
    'soup/index.txt': 'data',
    'soup/__next._full.txt': 'data',
    'soup/__next.$d$recipe.__PAGE__.txt': 'part',
  }))
    writeFileSync(path.join(out, file), text);
});
afterEach(() => rmSync(out, { recursive: true }));

test('a page gets its policy, its data stands apart, and no inline script is left', () => {
  expect(finishPages(out, "default-src 'none'", '/first.js')).toBe(1);
  const html = readFileSync(path.join(out, 'soup/index.html'), 'utf8');
  const [, data = ''] =
    /<script src="\/first\.js" data-then="\/_next\/a\.js (\S+)"><\/script>/.exec(html) ?? [];
  const pushed: unknown[] = [];
  const self = { __next_f: pushed, TURBOPACK: pushed };
  new Function('self', 'TURBOPACK', readFileSync(path.join(out, data), 'utf8'))(self, pushed);
  // Once the page has been read, the router takes no more data.
  expect(pushed).toEqual([[1, 'soup'], { otherChunks: [], runtimeModuleIds: [7] }]);
  expect(html).toContain(
    `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
  );
  expect(html).not.toMatch(/<script(?! src=)/);
});

test('a page that the policy refuses stops the build by its name', () => {
  writeFileSync(path.join(out, 'soup/index.html'), PAGE.replace('<p>', '<p style="color:red">'));
  expect(() => finishPages(out, 'x', '/first.js')).toThrow(
    'soup/index.html has <p style>, which the content policy refuses',
  );
});

test('a recipe stands at its number too, and nothing beside it that nobody asks for', () => {
  removePartsAhead(out);
  copyToNumbers(out, [{ id: 7, slug: 'soup', customLink: '/soup' }]);
  expect(filesUnder(out)).toEqual([
    'recipes/7/index.html',
    'recipes/7/index.txt',
    'soup/index.html',
    'soup/index.txt',
  ]);
  expect(readFileSync(path.join(out, 'recipes/7/index.html'), 'utf8')).toBe(PAGE);
});
