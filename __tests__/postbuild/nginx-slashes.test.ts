/** @jest-environment node */
import { readFileSync } from 'node:fs';

/** The entry of the nginx `map` that folds repeated slashes, as its pattern and its value. */
function foldRule(): { pattern: RegExp; value: string } {
  const conf = readFileSync('hosting/nginx/shared.conf', 'utf8');
  const [, pattern = '', value = ''] = /\$site_folded \{[^}]*?"~(.+)" "(.+)";/s.exec(conf) ?? [];
  // A backslash is written twice between quotes.
  return { pattern: new RegExp(pattern.replaceAll('\\\\', '\\')), value };
}

/** Value of `$site_folded` for a `$request_uri`, '' for the default. */
function folded(requestUri: string): string {
  const { pattern, value } = foldRule();
  const groups = pattern.exec(requestUri)?.groups;
  return groups ? value.replace(/\$(\w+)/g, (_, name: string) => groups[name] ?? '') : '';
}

test.each([
  ['//stew/?servings=6', '/stew/?servings=6'],
  ['///stew/', '/stew/'],
  ['/travel//harbour/', '/travel/harbour/'],
  // The second run is folded by the next redirect.
  ['/a//b//c/', '/a/b//c/'],
  ['//evil.example/', '/evil.example/'],
  ['//\\evil.example/', '/evil.example/'],
  ['/\\evil.example/', '/evil.example/'],
  ['//%5Cevil.example/', '/%5Cevil.example/'],
  ['//%0d%0aX-Evil:1/', '/%0d%0aX-Evil:1/'],
])('nginx redirects %s to %s', (from, to) => {
  expect(folded(from)).toBe(to);
});

test.each(['/', '/stew/', '/stew/?to=https://else.test//a'])('nginx leaves %s as it is', (path) => {
  expect(folded(path)).toBe('');
});
