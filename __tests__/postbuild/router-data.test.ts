/** @jest-environment node */
import { withoutRouterData } from '@/scripts/postbuild/router-data';

const START =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push("start")</script>';
const DATA = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"of \\u003c/script>"])'];
const HTML =
  '<!DOCTYPE html><html lang="en"><head><title>Soup</title></head><body><main>Soup</main><script>early()</script>' +
  `${START}<script src="/_next/a.js" async=""></script><script>${DATA[0]}</script><script>${DATA[1]}</script>` +
  '<p hidden="">Last</p><script>self.__next_f.push([1,"soup"])</script></body></html>';

test('the data of the router becomes one script, in its order, and the app starts after it', () => {
  const run: unknown[] = [];
  const log = { push: (entry: unknown) => run.push(entry) };
  const { data } = withoutRouterData(HTML);
  new Function('self', 'globalThis', data)({ __next_f: log }, { TURBOPACK: log });
  expect(run).toEqual([[0], [1, 'of </script>'], [1, 'soup'], 'start']);
});

test('the page keeps everything else, and loads the data once it has been read', () => {
  expect(withoutRouterData(HTML).page('/data.js')).toBe(
    '<!DOCTYPE html><html lang="en"><head><title>Soup</title></head><body><main>Soup</main><script>early()</script>' +
      '<script src="/data.js" defer=""></script><script src="/_next/a.js" async=""></script><p hidden="">Last</p></body></html>',
  );
});

test.each([
  ['data', HTML.replaceAll('__next_f', 'somethingElse')],
  ['start', HTML.replace('TURBOPACK', 'somethingElse')],
])('a page without its %s is an error: the framework has changed how it hands them over', (_, html) => {
  expect(() => withoutRouterData(html)).toThrow('in the way that is looked for');
});
