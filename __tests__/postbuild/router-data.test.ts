/** @jest-environment node */
import { withoutRouterData } from '@/scripts/postbuild/router-data';

const HTML =
  '<!DOCTYPE html><html lang="en"><head><title>Soup</title></head><body><main>Soup</main><script>start()</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"of \\u003c/script>"])</script>' +
  '<p hidden="">Last</p><script>self.__next_f.push([1,"soup"])</script></body></html>';

test('the data of the router becomes one script, in the order in which the page would have run it', () => {
  const pushed: unknown[] = [];
  const { data } = withoutRouterData(HTML);
  new Function('self', data)({ __next_f: { push: (entry: unknown) => pushed.push(entry) } });
  expect(pushed).toEqual([[0], [1, 'of </script>'], [1, 'soup']]);
});

test('the page keeps everything else, and loads the data once it has been read', () => {
  expect(withoutRouterData(HTML).page('/data.js')).toBe(
    '<!DOCTYPE html><html lang="en"><head><title>Soup</title></head><body><main>Soup</main><script>start()</script>' +
      '<script src="/data.js" defer=""></script><p hidden="">Last</p></body></html>',
  );
});

test('a page without such data is an error: the framework has changed how it hands it over', () => {
  expect(() => withoutRouterData('<p>Soup</p>')).toThrow('has no data of the router');
});
