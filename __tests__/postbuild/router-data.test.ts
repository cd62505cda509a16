/** @jest-environment node */
import { extractScripts } from '@/scripts/postbuild/router-data';

const START =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push("start")</script>';
const DATA = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"of \\u003c/script>"])'];
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
