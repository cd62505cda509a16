/** @jest-environment node */
import { readReplaceComments } from '@/scripts/publish/replace-comments';

/** Paths of the marked values, each with the line of its comment. */
const marked = (text: string) => readReplaceComments(text).map(({ path, line }) => [path.join('.'), line]);

describe('A `# replace:` comment', () => {
  it.each([
    ['behind a value', 'a: 1\nb: 2 # replace: x\n', ['b', 2]],
    ['behind a quoted value that holds a number sign', 'a: "1 # replace: y" # replace: x\n', ['a', 1]],
    ['behind a key', 'a:\n  b: # replace: x\n    - 1\n', ['a.b', 2]],
    ['behind the first field of an entry', 'a:\n  - b: 1 # replace: x\n    c: 2\n', ['a.0.b', 2]],
    ['behind an entry on one line', 'a:\n  - { b: 1, c: 2 } # replace: x\n', ['a.0', 2]],
    ['behind a text of two lines', 'a: one\n  two # replace: x\nb: 1\n', ['a', 2]],
    ['behind the sign of a block of text', 'a: >- # replace: x\n  one\nb: 1\n', ['a', 1]],
    ['on a line of its own before a field', 'a: 1\n# replace: x\nb: 2\n', ['b', 2]],
    ['on a line of its own before an inner field', 'a:\n  # replace: x\n  b: 2\n', ['a.b', 2]],
    ['on a line of its own before an entry', 'a:\n  # replace: x\n  - b: 2\n', ['a.0', 2]],
    ['at the top, right before the first field', '# replace: x\na: 1\n', ['a', 1]],
    ['at the top, before an empty line', '# replace: x\n\na: 1\n', ['', 1]],
    ['at the top of a file with Windows line ends', '# replace: x\r\n\r\na: 1\r\n', ['', 1]],
  ])('%s', (_, text, expected) => {
    expect(marked(text)).toEqual([expected]);
  });

  it('holds what to put there', () => {
    expect(readReplaceComments('a: 1 # Replace:  your own \n')).toEqual([
      { path: ['a'], put: 'your own', line: 1 },
    ]);
  });

  it.each(['a: |\n  # replace: x\n', 'a: "# replace: x"\n', 'a: 1 # to replace: x\n'])(
    'is none in %j',
    (text) => {
      expect(marked(text)).toEqual([]);
    },
  );

  it('does not fail on a file that cannot be parsed', () => {
    expect(() => marked('a: [1\nb: }\n# replace: x\n')).not.toThrow();
  });
});
