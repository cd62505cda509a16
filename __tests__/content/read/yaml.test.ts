/** @jest-environment node */
import { readYaml } from '@/lib/content/read/yaml';

/** Problems of a file, each as "line:column | found | allowed". */
const reported = (content: string | Uint8Array) =>
  readYaml('data/recipes/stew.yaml', content).problems.map(
    ({ position, found, allowed }) => `${position?.line}:${position?.column} | ${found} | ${allowed}`,
  );

const SPACES = 'spaces at the start of a line: two for each level';
const SAME_INDENT = 'spaces at the start of the line, as many as in the lines it belongs to';
const OTHERWISE = 'a line that is indented differently from those around it';
const FIELD = '“name: value”, with a colon and a space after the name';
const VERSIONS = 'one of the two versions, without the lines <<<<<<<, ======= and >>>>>>>';
const COLON = 'a colon with a space after it, in text without straight quotes';
const CLOSING = 'a " at the end of the text';

/** Files that are not YAML, with \n for the end of a line and \t for a tab, each with its report below. */
const FAULTS = String.raw`
title: A\ntimes:\n\tprep: 5\n\tcook: 3\n
→ 3:1 | a tab used for indentation | ${SPACES}
list:\n  -\tid: a\n  \tb: c\n
→ 2:4 | a tab used for indentation | ${SPACES}
title: Stew: the best\ndek: x\n
→ 1:8 | ${COLON}: Stew: the best | the text in double quotes: "Stew: the best"
steps:\n  - id: a\n    text: Note: say "hi"\n
→ 3:11 | ${COLON}: Note: say "hi" | the text in double quotes: "Note: say \"hi\""
text: “Mix: well”\n
→ 1:7 | ${COLON}: “Mix: well” | the text in double quotes: "Mix: well"
title: A\nslug stew\ndek: x\n
→ 2:1 | a line without a colon: “slug stew” | ${FIELD}
title: A\nslug stew\n
→ 2:1 | a line without a colon: “slug stew” | ${FIELD}
title: A\r\nslug stew\r\ndek: x\r\n
→ 2:1 | a line without a colon: “slug stew” | ${FIELD}
times:\n  prep: 1\n  cook 5\n  total: 2\n
→ 3:3 | a line without a colon: “cook 5” | ${FIELD}
title: A\nslug:stew\ndek: x\n
→ 2:1 | no space after the colon: “slug:stew” | slug: stew
title: A\n<<<<<<< HEAD\ndek: x\n=======\ndek: y\n>>>>>>> main\n
→ 2:1 | a merge conflict: <<<<<<< HEAD | ${VERSIONS}
title: A\n=======\ndek: y\n
→ 2:1 | a merge conflict: ======= | ${VERSIONS}
\n
→ 1:1 | an empty file | lines such as “name: value”; or delete the file
# yaml-language-server: $schema=x\n\n
→ 1:1 | a file with comments only | lines such as “name: value”; or delete the file
dek: x\ntitle: "A stew\nslug: y\n
→ 2:8 | a quote that is not closed: "A stew | ${CLOSING}
dek: x\ntitle: 'A stew\n
→ 2:8 | a quote that is not closed: 'A stew | a ' at the end of the text
title: "A stew\ndek: "One pot"\n
→ 1:8 | a quote that is not closed: "A stew | ${CLOSING}
title: "Say "hi" now"\n
→ 1:14 | text after a closing quote: "Say "hi" now" | a quote inside a text as \" in double quotes, as '' in single quotes
title: A\ndek: x\ntitle: B\n
→ 3:1 | the field “title” a second time, after line 1 | each field once
times:\n  prep: 5\n   cook: 3\n
→ 3:4 | ${OTHERWISE}: “cook: 3” | ${SAME_INDENT}
times:\n  prep: 5\n cook: 3\n
→ 3:2 | ${OTHERWISE}: “cook: 3” | ${SAME_INDENT}
list:\n  - a\n - b\n
→ 3:2 | ${OTHERWISE}: “- b” | ${SAME_INDENT}
  title: A\ndek: b\n
→ 2:1 | ${OTHERWISE}: “dek: b” | ${SAME_INDENT}
text: {pork} is cut\n
→ 1:7 | a text that begins with “{”: “{pork} is cut” | the text in double quotes: "{pork} is cut"
types: [noodles, pork\ndek: x\n
→ 1:8 | a “[” without its “]”: “[noodles, pork” | a “]” at the end, or the text in double quotes: "[noodles, pork"
text: @home\n
→ 1:7 | a text that begins with “@”: “@home” | the text in double quotes: "@home"
dek: a\ntext: *new\n
→ 2:7 | a text that begins with “*”: “*new” | the text in double quotes: "*new"
text: !new dish\n
→ 1:7 | a text that begins with “!”: “!new dish” | the text in double quotes: "!new dish"
title: A\n---\ndek: x\n
→ 2:1 | a line “---” in the middle of the file | the file without that line
text: "a\q"\n
→ 1:9 | a backslash in double quotes: \q" | a backslash as \\, or the text in single quotes
`;

describe('readYaml', () => {
  const rows = FAULTS.slice(1, -1)
    .split(/(?<=^→.*)\n/m)
    .map((row) => row.split('\n→ '));

  it.each(rows)('reports %s', (text, report) => {
    const lines = text?.replaceAll('\\r', '\r').replaceAll('\\n', '\n').replaceAll('\\t', '\t') ?? '';
    expect(reported(lines)).toEqual([report]);
  });

  it('reports any other fault in the words of the parser, with line and column', () => {
    expect(reported('a: 1\nlist: [a, , b]\n')).toEqual([
      expect.stringMatching(/^2:\d+ \| \S.* \| YAML: one “name: value” per line/),
    ]);
  });
});

describe('the encoding of a file', () => {
  const SAVE = 'a text file saved as UTF-8 (in most editors: “Save as”, Encoding: UTF-8)';

  it.each([
    ['with a byte order mark', Buffer.from('\uFEFFtitle: Stew\n', 'utf16le')],
    ['without a byte order mark', Buffer.from('title: Stew\n', 'utf16le')],
    ['in big-endian order', Buffer.from('\uFEFFtitle: Stew\n', 'utf16le').swap16()],
  ])('is reported as UTF-16 %s', (_, bytes) => {
    expect(reported(bytes)).toEqual([`1:1 | UTF-16 | ${SAVE}`]);
  });

  it('is reported as not UTF-8, with the first line that is not', () => {
    expect(reported(Buffer.from('a: 1\nb: 2\nc: 3\nd: 4\ne: 5\ntitle: Café\n', 'latin1'))).toEqual([
      `6:11 | not UTF-8, line 6: “title: Café”, perhaps in Windows-1252 | ${SAVE}`,
    ]);
  });

  it('may be UTF-8 with a byte order mark', () => {
    const { value, problems } = readYaml('data/a.yaml', Buffer.from('\uFEFFtitle: Café\n'));
    expect([value, problems]).toEqual([{ title: 'Café' }, []]);
  });
});

describe('curly quotes', () => {
  const STRAIGHT =
    'straight quotes (") around it, or none; to show curly quotes, straight quotes around them';

  it('around the whole text are reported with the field', () => {
    const { problems } = readYaml('data/a.yaml', 'steps:\n  - title: Mix\n    text: “Mix the eggs.”\n');
    expect(problems).toMatchObject([{ field: 'steps[0].text', position: { line: 3, column: 11 } }]);
  });

  it.each(['„Rühren.“', '‘Don’t stir.’', '‚Rühren.‘', '”Rör.”', '„Mieszać.”'])(
    'are reported in %s',
    (text) => {
      expect(reported(`text: ${text}\n`)).toEqual([
        `1:7 | curly quotes around the text: ${text} | ${STRAIGHT}`,
      ]);
    },
  );

  it.each(['"“Sit down.”"', '“Sit,” she said. “Eat.”', 'The “best” stew', '“Sit,” she said.'])(
    'are part of the text in %s',
    (text) => expect(reported(`text: ${text}\n`)).toEqual([]),
  );
});
