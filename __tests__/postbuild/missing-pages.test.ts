/** @jest-environment node */
import { tempFolder } from '@/__tests__/temp-folder';
import { filesUnder } from '@/scripts/export';
import { removeMissingPages } from '@/scripts/postbuild/missing-pages';

const MISSING = '<html><template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"></template></html>';
const PAGE = '<html><h1>Here</h1></html>';

it('removeMissingPages removes files of missing pages, and keeps pages below them and the 404 page', () => {
  const out = tempFolder({
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
  expect([...removeMissingPages(out)].sort()).toEqual(
    expect.arrayContaining(['/lessons', '/places/fairs', '/recipes/boxes']),
  );
  expect(filesUnder(out).sort()).toEqual([
    '404.html',
    '404/index.html',
    'index.html',
    'recipes/boxes/full/index.html',
  ]);
});
