/** @jest-environment node */
import { readYaml } from '@/lib/content/read/yaml';

/** Report of a file: the place, what was found and what to type. */
function reported(content: string | Uint8Array): string[] {
  const { problems } = readYaml('data/recipes/stew.yaml', content);
  return problems.map(
    ({ position, found, allowed }) => `${position?.line}:${position?.column} | ${found} | ${allowed}`,
  );
}

const SPACES = 'spaces at the start of a line: two for each level';
const ALIKE = 'spaces at the start of the line, as many as in the lines it belongs to';
const FIELD = '“name: value”, with a colon and a space after the name';
const VERSIONS = 'one of the two versions, without the lines <<<<<<<, ======= and >>>>>>>';

const CASES: [what: string, text: string, expected: string][] = [
  [
    'a tab for indentation',
    'title: A\ntimes:\n\tprep: 5\n\tcook: 3\n',
    `3:1 | a tab used for indentation | ${SPACES}`,
  ],
  [
    'a tab after the sign of an entry',
    'list:\n  -\tid: a\n  \tb: c\n',
    `2:4 | a tab used for indentation | ${SPACES}`,
  ],
  [
    'a colon in text without quotes',
    'title: Stew: the best\ndek: x\n',
    '1:8 | a colon with a space after it, in text without straight quotes: Stew: the best | the text in double quotes: "Stew: the best"',
  ],
  [
    'a colon in a text of a list',
    'steps:\n  - id: a\n    text: Note: say "hi"\n',
    '3:11 | a colon with a space after it, in text without straight quotes: Note: say "hi" | the text in double quotes: "Note: say \\"hi\\""',
  ],
  [
    'a colon in text in curly quotes',
    'text: “Mix: well”\n',
    '1:7 | a colon with a space after it, in text without straight quotes: “Mix: well” | the text in double quotes: "Mix: well"',
  ],
  [
    'a line without a colon',
    'title: A\nslug stew\ndek: x\n',
    `2:1 | a line without a colon: “slug stew” | ${FIELD}`,
  ],
  [
    'a last line without a colon',
    'title: A\nslug stew\n',
    `2:1 | a line without a colon: “slug stew” | ${FIELD}`,
  ],
  [
    'a line without a colon in a group',
    'times:\n  prep: 1\n  cook 5\n  total: 2\n',
    `3:3 | a line without a colon: “cook 5” | ${FIELD}`,
  ],
  [
    'no space after a colon',
    'title: A\nslug:stew\ndek: x\n',
    '2:1 | no space after the colon: “slug:stew” | slug: stew',
  ],
  [
    'a merge conflict',
    'title: A\n<<<<<<< HEAD\ndek: x\n=======\ndek: y\n>>>>>>> main\n',
    `2:1 | a merge conflict: <<<<<<< HEAD | ${VERSIONS}`,
  ],
  [
    'half of a merge conflict',
    'title: A\n=======\ndek: y\n',
    `2:1 | a merge conflict: ======= | ${VERSIONS}`,
  ],
  ['an empty file', '\n', '1:1 | an empty file | lines such as “name: value”; or take the file away'],
  [
    'comments only',
    '# yaml-language-server: $schema=x\n\n',
    '1:1 | a file with comments only | lines such as “name: value”; or take the file away',
  ],
  [
    'a double quote that is not closed',
    'dek: x\ntitle: "A stew\nslug: y\n',
    '2:8 | a quote that is not closed: "A stew | a " at the end of the text',
  ],
  [
    'a single quote that is not closed',
    "dek: x\ntitle: 'A stew\n",
    "2:8 | a quote that is not closed: 'A stew | a ' at the end of the text",
  ],
  [
    'a quote that the next text closes',
    'title: "A stew\ndek: "One pot"\n',
    '1:8 | a quote that is not closed: "A stew | a " at the end of the text',
  ],
  [
    'quotes inside of quotes',
    'title: "Say "hi" now"\n',
    String.raw`1:14 | text after a closing quote: "Say "hi" now" | a quote inside of a text as \" between double quotes, as '' between single ones`,
  ],
  [
    'a field twice',
    'title: A\ndek: x\ntitle: B\n',
    '3:1 | the field “title” a second time, after line 1 | each field once',
  ],
  [
    'a field indented too far',
    'times:\n  prep: 5\n   cook: 3\n',
    `3:4 | a line that is indented differently from those around it: “cook: 3” | ${ALIKE}`,
  ],
  [
    'a field indented too little',
    'times:\n  prep: 5\n cook: 3\n',
    `3:2 | a line that is indented differently from those around it: “cook: 3” | ${ALIKE}`,
  ],
  [
    'an entry indented too little',
    'list:\n  - a\n - b\n',
    `3:2 | a line that is indented differently from those around it: “- b” | ${ALIKE}`,
  ],
  [
    'a first line that is indented',
    '  title: A\ndek: b\n',
    `2:1 | a line that is indented differently from those around it: “dek: b” | ${ALIKE}`,
  ],
  [
    'a text that begins with a brace',
    'text: {pork} is cut\n',
    '1:7 | a text that begins with “{”: “{pork} is cut” | the text in double quotes: "{pork} is cut"',
  ],
  [
    'a bracket that is not closed',
    'types: [noodles, pork\ndek: x\n',
    '1:8 | a “[” without its “]”: “[noodles, pork” | a “]” at the end, or the text in double quotes: "[noodles, pork"',
  ],
  [
    'a text that begins with @',
    'text: @home\n',
    '1:7 | a text that begins with “@”: “@home” | the text in double quotes: "@home"',
  ],
  [
    'a text that begins with *',
    'dek: a\ntext: *new\n',
    '2:7 | a text that begins with “*”: “*new” | the text in double quotes: "*new"',
  ],
  [
    'a text that begins with !',
    'text: !new dish\n',
    '1:7 | a text that begins with “!”: “!new dish” | the text in double quotes: "!new dish"',
  ],
  [
    'a line of a second document',
    'title: A\n---\ndek: x\n',
    '2:1 | a line “---” in the middle of the file | the file without that line',
  ],
  [
    'a backslash in double quotes',
    'text: "a\\q"\n',
    String.raw`1:9 | a backslash in double quotes: \q" | a backslash as \\, or the text in single quotes`,
  ],
];

describe('A file that is no YAML', () => {
  it.each(CASES)('is one problem for %s', (_, text, expected) => {
    expect(reported(text)).toEqual([expected]);
  });

  it('is a problem alike with the line ends of Windows', () => {
    expect(reported('title: A\r\nslug stew\r\ndek: x\r\n')).toEqual([
      `2:1 | a line without a colon: “slug stew” | ${FIELD}`,
    ]);
  });

  it('for another reason has the words of the parser, with line and column', () => {
    expect(reported('a: 1\nlist: [a, , b]\n')).toEqual([
      expect.stringMatching(/^2:\d+ \| \S.* \| YAML: one “name: value” a line/),
    ]);
  });
});

describe('A file in another encoding', () => {
  const SAVE = 'a text file saved as UTF-8 (in most editors: “Save as”, Encoding: UTF-8)';

  it.each([
    ['with a byte order mark', Buffer.from('\uFEFFtitle: Stew\n', 'utf16le')],
    ['without one', Buffer.from('title: Stew\n', 'utf16le')],
    ['the other way round', Buffer.from('\uFEFFtitle: Stew\n', 'utf16le').swap16()],
  ])('is called UTF-16 %s', (_, bytes) => {
    expect(reported(bytes)).toEqual([`1:1 | UTF-16 | ${SAVE}`]);
  });

  it('is called not UTF-8, with the line of the first such byte', () => {
    expect(reported(Buffer.from('a: 1\nb: 2\nc: 3\nd: 4\ne: 5\ntitle: Café\n', 'latin1'))).toEqual([
      `6:11 | not UTF-8, line 6: “title: Café”, perhaps in Windows-1252 | ${SAVE}`,
    ]);
  });

  it('is no problem in UTF-8 with a byte order mark', () => {
    const { value, problems } = readYaml('data/a.yaml', Buffer.from('\uFEFFtitle: Café\n'));
    expect([value, problems]).toEqual([{ title: 'Café' }, []]);
  });
});

describe('Curly quotes', () => {
  const STRAIGHT =
    'straight quotes (") around it, or none; to show the curly ones, straight ones around them';

  it('around the whole of a text are reported with the field', () => {
    const { problems } = readYaml('data/a.yaml', 'steps:\n  - title: Mix\n    text: “Mix the eggs.”\n');
    expect(problems).toEqual([
      {
        file: 'data/a.yaml',
        field: 'steps[0].text',
        found: 'curly quotes around the text: “Mix the eggs.”',
        allowed: STRAIGHT,
        position: { line: 3, column: 11 },
      },
    ]);
  });

  it.each(['„Rühren.“', '‘Don’t stir.’', '‚Rühren.‘', '”Rör.”', '„Mieszać.”'])('%s are reported', (text) => {
    expect(reported(`text: ${text}\n`)).toEqual([
      `1:7 | curly quotes around the text: ${text} | ${STRAIGHT}`,
    ]);
  });

  it.each(['"“Sit down.”"', '“Sit,” she said. “Eat.”', 'The “best” stew', '“Sit,” she said.'])(
    'are part of the text in %s',
    (text) => {
      expect(reported(`text: ${text}\n`)).toEqual([]);
    },
  );
});
