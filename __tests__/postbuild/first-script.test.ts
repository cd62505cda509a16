import { trustRules } from '@/lib/first-script';

const { createScriptURL, createHTML, createScript } = trustRules(
  'https://me.test/site/_next/static/first-1.js',
  ['https://stats.test'],
);

test.each([
  'https://me.test/site/_next/static/chunks/a.js',
  'https://me.test/site/sw.js',
  'https://stats.test/script.js',
])('a script at %s is trusted, at the address as it is written', (address) => {
  expect(createScriptURL?.(address)).toBe(address);
});

test.each([
  'https://else.test/site/_next/static/a.js',
  'https://me.test/site/_next/static/../../pictures/a.js',
  'https://me.test/site/_next/static/%2e%2e/%2e%2e/a.js',
  'https://stats.test.else.test/a.js',
  '//else.test/a.js',
  'data:text/javascript,1',
  'javascript:1',
])('a script at %s is not', (address) => {
  expect(createScriptURL?.(address)).toBeUndefined();
});

test('markup is the empty script of React and nothing else', () => {
  expect(createHTML?.('<script></script>')).toBe('<script></script>');
  expect(createHTML?.('<img src=x onerror=alert(1)>')).toBeUndefined();
});

test('the text of a script is data and nothing else', () => {
  const data = '{"@type":"Recipe"}';
  expect(createScript?.(data)).toBe(data);
  expect(() => createScript?.('alert(1)')).toThrow();
  expect(createScript?.('"alert(1)"')).toBeUndefined();
});
