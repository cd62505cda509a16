/** @jest-environment node */
import { readOptions } from '@/scripts/art/options';
import { isCurrent, studioImports, withoutWords } from '@/scripts/art/scenes';

const SCENE = `"""What it shows."""

from studio.foods.rice import rice_bed
import studio.light

SIZE = (1600, 1200)  # kept


def build():
    """Words."""
    # more words
    rice_bed()
`;

test('finds the modules of the studio a scene imports', () => {
  expect(studioImports(SCENE)).toEqual(['studio.foods.rice', 'studio.light']);
});

test('words may change without a new render, settings may not', () => {
  const reworded = SCENE.replace('What it shows', 'Something\nelse').replace('# more words', '# fewer');
  expect(withoutWords(reworded)).toBe(withoutWords(SCENE));
  expect(withoutWords(SCENE.replace('1600', '1700'))).not.toBe(withoutWords(SCENE));
});

test('a master is current while its sources and its bytes are those on record', () => {
  const record = { source: 'a', picture: 'b' };
  expect(isCurrent(record, 'a', 'b')).toBe(true);
  expect(isCurrent(record, 'c', 'b')).toBe(false);
  expect(isCurrent(record, 'a', 'c')).toBe(false);
  expect(isCurrent(undefined, 'a', 'b')).toBe(false);
  expect(isCurrent({ source: 'a', picture: '' }, 'a', '')).toBe(false);
});

test('reads the command line and refuses what it does not know', () => {
  const scenes = ['table', 'bowl'];
  expect(readOptions(['bowl', '--draft', '--jobs', '2'], scenes)).toEqual({
    names: ['bowl'],
    draft: true,
    all: false,
    accept: false,
    jobs: 2,
  });
  expect(() => readOptions(['soup'], scenes)).toThrow('No scene for soup');
  expect(() => readOptions(['--fast'], scenes)).toThrow("Unknown option '--fast'");
  expect(() => readOptions(['--jobs', '0'], scenes)).toThrow('--jobs takes a number');
});
