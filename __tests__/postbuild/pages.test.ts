import { readFileSync } from 'node:fs';
import { tempFolder } from '@/__tests__/temp-folder';
import { elementsOf, filesUnder } from '@/scripts/export';
import { addCompileHints } from '@/scripts/postbuild/compile-hints';
import { contentPolicy, policyViolations, withPolicy } from '@/scripts/postbuild/content-policy';
import { filesOfPages, writeGuideFiles } from '@/scripts/postbuild/guide-files';
import { lazyChunksOf } from '@/scripts/postbuild/lazy-chunks';
import { removeMissingPages } from '@/scripts/postbuild/missing-pages';
import { copyToNumbers, finishPages, removePrefetchFiles } from '@/scripts/postbuild/pages';
import { extractScripts } from '@/scripts/postbuild/router-data';

describe('the pages of the export', () => {
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
});

describe('addCompileHints', () => {
  it('puts the hint before long scripts, and leaves short ones', () => {
    const [long, short] = [`stew(${'1'.repeat(10_000)})`, 'stew()'];
    const out = tempFolder({ '_next/static/chunks/long.js': long, '_next/static/chunks/short.js': short });
    addCompileHints(out);
    expect(readFileSync(`${out}/_next/static/chunks/long.js`, 'utf8')).toBe(
      `//# allFunctionsCalledOnLoad\n${long}`,
    );
    expect(readFileSync(`${out}/_next/static/chunks/short.js`, 'utf8')).toBe(short);
  });
});

describe('the content policy', () => {
  it('contentPolicy allows scripts and styles of the site alone, with one policy of trusted types', () => {
    const policy = contentPolicy({ recipes: [], pages: [] });
    expect(policy).not.toMatch(/unsafe|nonce|sha256|https?:/);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
  });

  const HTML =
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Soup</title></head><body><p>style="x" onclick</p>' +
    '<script src="/a.js"></script><script type="application/ld+json">{"@type":"Recipe"}</script></body></html>';

  describe('withPolicy', () => {
    it('puts the policy right behind the character set', () => {
      expect(withPolicy(HTML, "default-src 'none'")).toContain(
        `<head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>`,
      );
      expect(withPolicy('<html><head><title>x</title></head></html>', 'x')).toContain(
        '<head><meta http-equiv=',
      );
      expect(() => withPolicy('<p>Soup</p>', 'x')).toThrow('has no <head>');
    });

    it.each([
      ['<script>one()</script>', 'an inline script'],
      ['<style>p{}</style>', 'a style element'],
      ['<p style="color:red">', '<p style>'],
      ['<svg onload="one()">', '<svg onload>'],
      ['<template><b style="x"></b></template>', '<b style>'],
    ])('rejects a page with %s', (part, name) => {
      const html = HTML.replace('</body>', `${part}</body>`);
      expect(policyViolations(elementsOf(html))).toEqual([name]);
      expect(() => withPolicy(html, 'x')).toThrow(`has ${name}, which the content policy forbids`);
    });
  });
});

describe('the data of the router', () => {
  const START =
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push("start")</script>';
  const DATA = [
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"of \\u003c/script>"])',
  ];
  const HTML =
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="preload" as="script" href="/_next/a.js"/>' +
    '<title>Soup</title></head><body><main>Soup</main><script>early()</script>' +
    `${START}<script src="/_next/a.js" async=""></script><script>${DATA[0]}</script><script>${DATA[1]}</script>` +
    '<p hidden="">Last</p><script>self.__next_f.push([1,"soup"])</script></body></html>';

  it('extractScripts joins the data of the router in one script, and keeps the start of the app apart', () => {
    const run: unknown[] = [];
    const log = { push: (entry: unknown) => run.push(entry) };
    const { data, start } = extractScripts(HTML);
    new Function('self', data)({ __next_f: log });
    expect(run).toEqual([[0], [1, 'of </script>'], [1, 'soup']]);
    new Function('globalThis', start)({ TURBOPACK: log });
    expect(run.at(-1)).toBe('start');
  });

  it('the page keeps everything else, and its first script, at both ends, names the other scripts and the data', () => {
    expect(extractScripts(HTML).page('/first.js', '/data.js')).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><script src="/first.js" data-then="/_next/a.js /data.js"></script>' +
        '<title>Soup</title></head><body><main>Soup</main><script>early()</script><p hidden="">Last</p>' +
        '<script src="/first.js" data-then="/_next/a.js /data.js"></script></body></html>',
    );
  });

  it.each([
    ['data', HTML.replaceAll('__next_f', 'somethingElse')],
    ['start', HTML.replace('TURBOPACK', 'somethingElse')],
    ['scripts', HTML.replaceAll(/async=""|as="script"/g, '')],
  ])('a page without its %s is rejected', (_, html) => {
    expect(() => extractScripts(html)).toThrow('in the expected format');
  });
});

describe('missing pages', () => {
  const MISSING = '<html><template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"></template></html>';
  const PAGE = '<html><h1>Here</h1></html>';

  it('removeMissingPages removes files of missing pages, and keeps pages below them and the 404 page', () => {
    const out = tempFolder({
      'index.html': PAGE,
      '404.html': MISSING,
      '404/index.html': MISSING,
      'lessons/index.html': MISSING,
      'lessons/__next._full.txt': 'text',
      'recipes/boxes/index.html': MISSING,
      'recipes/boxes/index.txt': 'text',
      'recipes/boxes/full/index.html': PAGE,
      'places/fairs/index.html': MISSING,
      'places/fairs/fair.ics': 'text',
      'no-page/share.jpg': 'No such recipe.',
    });
    expect([...removeMissingPages(out)].sort()).toEqual(
      expect.arrayContaining(['/lessons', '/places/fairs', '/recipes/boxes']),
    );
    expect(filesUnder(out).sort()).toEqual([
      '404.html',
      '404/index.html',
      'index.html',
      'recipes/boxes/full/index.html',
    ]);
  });
});

it('lists the files that each script of the export loads by import()', () => {
  const chunks = '_next/static/chunks';
  const folder = tempFolder({
    [`${chunks}/main.js`]:
      'e.v(t=>Promise.all(["static/chunks/a.css","static/chunks/a.js"].map(t=>e.l(t)))),["static/chunks/b.js"],["other"]',
    [`${chunks}/a.js`]: 'console.log("static/chunks/b.js")',
  });
  expect(lazyChunksOf(folder)).toEqual({
    '/_next/static/chunks/main.js': [
      '/_next/static/chunks/a.css',
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/b.js',
    ],
  });
});

describe('the offline files of a guide', () => {
  const folder = tempFolder({
    'travel/harbour/index.html': '<script src="/_next/static/chunks/a.js"></script>',
    'travel/harbour/index.txt': '"/_next/static/chunks/s.css"',
    'travel/harbour/search/index.html':
      '<img src="/pictures/fish-1a2b3c4d-800.avif"><a href="/travel/harbour/events/tea.ics">',
    'travel/harbour/search/index.txt': '',
    '_next/static/chunks/a.js': '["static/chunks/late.js"]',
    '_next/static/chunks/late.js': '["static/chunks/a.js"]',
    '_next/static/chunks/s.css': '@font-face{src:url(../media/f.1a.woff2)}',
    '_next/static/media/f.1a.woff2': 'wOF2',
    'pictures/fish-1a2b3c4d-800.avif': 'ftyp',
  });

  it('are assets of its pages, lazy chunks and calendar files included, and then the pages', () => {
    expect(filesOfPages(folder, ['/travel/harbour/', '/travel/harbour/search/'])).toEqual([
      '/_next/static/chunks/s.css',
      '/_next/static/media/f.1a.woff2',
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/late.js',
      '/pictures/fish-1a2b3c4d-800.avif',
      '/travel/harbour/events/tea.ics',
      '/travel/harbour/index.txt',
      '/travel/harbour/',
      '/travel/harbour/search/index.txt',
      '/travel/harbour/search/',
    ]);
  });

  it('are listed with their sizes, and with hashes where names have none', () => {
    writeGuideFiles(folder, [{ id: 'harbour', title: 'Harbour', pages: ['/travel/harbour'] }]);
    expect(JSON.parse(readFileSync(`${folder}/travel/harbour/offline.json`, 'utf8'))).toEqual({
      title: 'Harbour',
      path: '/travel/harbour/',
      files: [
        ['/_next/static/chunks/s.css', 40],
        ['/_next/static/media/f.1a.woff2', 4],
        ['/_next/static/chunks/a.js', 25],
        ['/_next/static/chunks/late.js', 22],
        ['/travel/harbour/index.txt', 28, expect.stringMatching(/^[\da-f]{8}$/)],
        ['/travel/harbour/', 49, expect.stringMatching(/^[\da-f]{8}$/)],
      ],
    });
  });
});
