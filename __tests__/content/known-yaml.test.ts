/** @jest-environment node */
import { type KnownYaml, readYaml } from '@/lib/content/read/yaml';

const TEXT = 'title: Stew\nsteps:\n  - text: Stir it\n';

test('a file that was read before is taken from there, and a fault in it still has its line', () => {
  const first: KnownYaml = { before: new Map(), now: new Map() };
  const read = readYaml('data/stew.yaml', TEXT, first);
  const again: KnownYaml = { before: first.now, now: new Map() };
  const known = readYaml('data/stew.yaml', TEXT, again);
  expect(known.value).toEqual(read.value);
  expect(known.positionOf(['steps', 0, 'text'])).toEqual({ line: 3, column: 5 });
  expect(again.now).toEqual(first.now);
  expect(readYaml('data/stew.yaml', `${TEXT}dek: Late\n`, again).value).toHaveProperty('dek', 'Late');
});

test('a file with a fault is not taken for read', () => {
  const known: KnownYaml = { before: new Map(), now: new Map() };
  expect(readYaml('data/stew.yaml', 'name: [Mine\n', known).problems).not.toEqual([]);
  expect(known.now.size).toBe(0);
});
