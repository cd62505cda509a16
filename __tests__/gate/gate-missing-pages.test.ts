/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeMissingPages } from '@/scripts/postbuild/missing-pages';

const MISSING = '<html><template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"></template></html>';
const PAGE = '<html><h1>Here</h1></html>';

const out = mkdtempSync(join(tmpdir(), 'out-'));
afterAll(() => rmSync(out, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
}

test('A page that is not there leaves no file, and pages below it and the answer to unknown addresses stay', () => {
  write({
    'index.html': PAGE,
    '404.html': MISSING,
    '404/index.html': MISSING,
    'coaching/index.html': MISSING,
    'coaching/__next._full.txt': 'text',
    'recipes/meal-prep/index.html': MISSING,
    'recipes/meal-prep/index.txt': 'text',
    'recipes/meal-prep/full-meals/index.html': PAGE,
    'travel/events/index.html': MISSING,
    'travel/events/fair.ics': 'text',
    'no-page/og.png': 'No such recipe.',
  });
  expect(removeMissingPages(out)).toEqual(
    expect.arrayContaining(['/coaching', '/recipes/meal-prep', '/travel/events']),
  );
  const gone = [
    'coaching',
    'recipes/meal-prep/index.html',
    'recipes/meal-prep/index.txt',
    'travel/events',
    'no-page',
  ];
  const kept = ['index.html', '404.html', '404/index.html', 'recipes/meal-prep/full-meals/index.html'];
  expect(gone.filter((file) => existsSync(join(out, file)))).toEqual([]);
  expect(kept.filter((file) => !existsSync(join(out, file)))).toEqual([]);
});
