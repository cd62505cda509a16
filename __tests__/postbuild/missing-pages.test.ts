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
    'lessons/index.html': MISSING,
    'lessons/__next._full.txt': 'text',
    'recipes/boxes/index.html': MISSING,
    'recipes/boxes/index.txt': 'text',
    'recipes/boxes/full/index.html': PAGE,
    'places/fairs/index.html': MISSING,
    'places/fairs/fair.ics': 'text',
    'no-page/share.jpg': 'No such recipe.',
  });
  expect(removeMissingPages(out)).toEqual(
    expect.arrayContaining(['/lessons', '/recipes/boxes', '/places/fairs']),
  );
  const gone = ['lessons', 'recipes/boxes/index.html', 'recipes/boxes/index.txt', 'places/fairs', 'no-page'];
  const kept = ['index.html', '404.html', '404/index.html', 'recipes/boxes/full/index.html'];
  expect(gone.filter((file) => existsSync(join(out, file)))).toEqual([]);
  expect(kept.filter((file) => !existsSync(join(out, file)))).toEqual([]);
});
