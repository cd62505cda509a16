/** @jest-environment node */
import { readYaml } from '@/lib/content/read/yaml';

// __tests__/content/cases/yaml has the faults of files in UTF-8.

const SAVE = 'a text file saved as UTF-8 (in most editors: “Save as”, Encoding: UTF-8)';

it.each([
  ['UTF-16', Buffer.from('\uFEFFtitle: Stew\n', 'utf16le'), '1:1', 'UTF-16'],
  ['UTF-16 without a byte order mark', Buffer.from('title: Stew\n', 'utf16le'), '1:1', 'UTF-16'],
  ['big-endian UTF-16', Buffer.from('\uFEFFtitle: Stew\n', 'utf16le').swap16(), '1:1', 'UTF-16'],
  [
    'Windows-1252',
    Buffer.from('a: 1\nb: 2\nc: 3\nd: 4\ne: 5\ntitle: Café\n', 'latin1'),
    '6:11',
    'not UTF-8, line 6: “title: Café”, perhaps in Windows-1252',
  ],
])('a file in %s is reported, with the first line that is not UTF-8', (_, bytes, place, found) => {
  const [{ position, ...problem } = {}, ...others] = readYaml('data/recipes/stew.yaml', bytes).problems;
  expect(others).toEqual([]);
  expect(`${position?.line}:${position?.column}`).toBe(place);
  expect(problem).toMatchObject({ found, allowed: SAVE });
});

it('a file in UTF-8 can have a byte order mark', () => {
  const { value, problems } = readYaml('data/a.yaml', Buffer.from('\uFEFFtitle: Café\n'));
  expect([value, problems]).toEqual([{ title: 'Café' }, []]);
});
