/** @jest-environment node */
import { readFileSync } from 'node:fs';

// The map of hosting/nginx that folds repeated slashes, as its pattern and its value. Quoted backslashes are doubled.
const conf = readFileSync('hosting/nginx/shared.conf', 'utf8');
const [, quoted = '', value = ''] = /\$site_folded \{[^}]*?"~(.+)" "(.+)";/s.exec(conf) ?? [];
const pattern = new RegExp(quoted.replaceAll('\\\\', '\\'));

it.each([
  ['//stew/?servings=6', '/stew/?servings=6'],
  ['///stew/', '/stew/'],
  ['/travel//harbour/', '/travel/harbour/'],
  // The next redirect folds the second run.
  ['/a//b//c/', '/a/b//c/'],
  ['//evil.example/', '/evil.example/'],
  ['//\\evil.example/', '/evil.example/'],
  ['/\\evil.example/', '/evil.example/'],
  ['//%5Cevil.example/', '/%5Cevil.example/'],
  ['//%0d%0aX-Evil:1/', '/%0d%0aX-Evil:1/'],
  ['/', ''],
  ['/stew/', ''],
  ['/stew/?to=https://else.test//a', ''],
])('nginx folds the slashes of %s to “%s”', (path, expected) => {
  const groups = pattern.exec(path)?.groups;
  expect(groups ? value.replace(/\$(\w+)/g, (_, name) => groups[name] ?? '') : '').toBe(expected);
});
