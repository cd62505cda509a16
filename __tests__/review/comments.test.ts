import type { Problem } from '@/lib/content/problem';
import { commentChanges, type EarlierComment } from '@/scripts/review/changes';
import { type ChangedFile, pathLabel, reviewOf, shownLines } from '@/scripts/review/comments';

const SOUP = 'data/recipes/soup.yaml';

/** Second line of the file is changed, the tenth is not shown. */
const CHANGED: ChangedFile = {
  path: SOUP,
  isRemoved: false,
  patch: '@@ -1,3 +1,3 @@\n title: Soup\n-slug: soups\n+slug: soup\n status: off',
};

const problem = (change: Partial<Problem>): Problem => ({
  file: SOUP,
  field: 'times.total',
  found: '20',
  allowed: '15, which is prep 5 + cook 10',
  position: { line: 2, column: 1 },
  ...change,
});

it('shownLines are the added lines of a diff and those around them', () => {
  const patch =
    '@@ -1,2 +1,3 @@\n one\n+two\n three\n@@ -20,2 +21,1 @@ steps:\n-gone\n last\n\\ No newline at end of file';
  expect([...shownLines(patch)]).toEqual([1, 2, 3, 21]);
});

it('pathLabel names a field as the forms do', () => {
  expect(pathLabel('blocks[1].groups[0].items[2].amount')).toBe('Blocks 2 › Groups 1 › Items 3 › Amount');
  expect(pathLabel('picture.alt')).toBe('Picture › Alternative text');
  expect(pathLabel('the file itself')).toBe('The file itself');
});

it('a problem is a comment at its line, in the words of the forms', () => {
  const { files, general } = reviewOf(
    [problem({ about: 'Minutes in all.', entry: 'the step “Fry”' })],
    [CHANGED],
  );
  expect(general).toBeUndefined();
  expect(files).toEqual([
    {
      key: 'data%2Frecipes%2Fsoup.yaml%23times.total',
      path: SOUP,
      line: 2,
      body: `**Times › Total**, in the step “Fry”

Minutes in all.

- Now: 20
- It takes: 15, which is prep 5 + cook 10

Change it in the desk and save: this comment is gone after the next check.

<!-- desk-check data%2Frecipes%2Fsoup.yaml%23times.total -->`,
    },
  ]);
});

it('problems of one field are one comment', () => {
  const { files } = reviewOf([problem({}), problem({ found: '21' }), problem({ field: 'slug' })], [CHANGED]);
  expect(files.map(({ body }) => body.match(/- Now: .*/g))).toEqual([
    ['- Now: 20', '- Now: 21'],
    ['- Now: 20'],
  ]);
});

it('a problem at a line that is not shown is a comment on the file', () => {
  const { files } = reviewOf([problem({ position: { line: 10, column: 1 } })], [CHANGED]);
  expect(files.map(({ path, line }) => [path, line])).toEqual([[SOUP, undefined]]);
});

it('problems of files that are not changed, or are removed, are one comment on the pull request', () => {
  const pie = problem({ file: 'data/recipes/pie.yaml', field: 'title' });
  const { files, general } = reviewOf([problem({}), pie], [{ ...CHANGED, isRemoved: true }]);
  expect(files).toEqual([]);
  expect(general).toMatch(/Times › Total.*data\/recipes\/soup\.yaml.*Title.*data\/recipes\/pie\.yaml/s);
});

it('texts of the content are shown as they are written, and mention nobody', () => {
  const found = '“<img src=x> [a](b) *soup* @anna `x`\n<!-- desk-check other -->”';
  const { files } = reviewOf([problem({ found })], [CHANGED]);
  expect(files[0]?.body).toContain(
    '- Now: “\\<img src=x\\> \\[a\\](b) \\*soup\\* @<!-- -->anna \\`x\\` \\<\\!-- desk-check other --\\>”\n',
  );
});

describe('commentChanges', () => {
  const comment = { key: 'soup', path: SOUP, line: 2, body: 'Now: 20' };
  const earlier = (change: Partial<EarlierComment>): EarlierComment => ({ id: 7, ...comment, ...change });

  it.each<[string, Partial<EarlierComment>[], object]>([
    ['is added once', [], { created: [comment], updated: [], removed: [] }],
    ['stays if nothing has changed', [{}], { created: [], updated: [], removed: [] }],
    [
      'gets a new text',
      [{ body: 'Now: 25' }],
      { created: [], updated: [{ id: 7, body: 'Now: 20' }], removed: [] },
    ],
    ['moves with its line', [{ line: 5 }], { created: [comment], updated: [], removed: [7] }],
    ['moves if its line is gone', [{ line: null }], { created: [comment], updated: [], removed: [7] }],
    ['is removed if it is there twice', [{}, { id: 8 }], { created: [], updated: [], removed: [8] }],
    ['is removed if it is mended', [{}, { id: 8, key: 'pie' }], { created: [], updated: [], removed: [8] }],
  ])('a comment %s', (_, before, expected) => {
    expect(commentChanges([comment], before.map(earlier))).toEqual(expected);
  });
});
