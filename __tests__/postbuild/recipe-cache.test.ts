/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { filesUnder } from '@/scripts/export';
import { keepRecipes, noteCachedRecipes, takeCachedRecipes } from '@/scripts/recipe-cache';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'recipe-cache-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const SCRIPT = '_next/static/chunks/app.js';

/** Exports every recipe, each with the router's data of its page. */
function draw(): void {
  for (const recipe of allRecipes()) {
    const data = `_next/static/pages/${recipe.id}.js`;
    const page = `<script src="/${data}"></script><script src="/${SCRIPT}"></script>`;
    write({ [`out${recipePath(recipe)}/index.html`]: page, [`out/${data}`]: recipe.title });
  }
  write({ [`out/${SCRIPT}`]: 'app' });
}

const written = () => filesUnder('out').map((file) => [file, readFileSync(`out/${file}`, 'utf8')]);

test('recipes that have not changed come from the build before, with the data of their pages', () => {
  write({ '.content/site.json': '{}' });
  expect(noteCachedRecipes(1)).toBe(0);
  draw();
  const drawn = written();
  keepRecipes('out', undefined, 1);
  expect(noteCachedRecipes(1)).toBe(allRecipes().length);

  rmSync('out', { recursive: true });
  write({ [`out/${SCRIPT}`]: 'app' });
  expect(takeCachedRecipes('out')).toBe(allRecipes().length);
  expect(written()).toEqual(drawn);
});

test('what all pages share has every recipe drawn again, and what was kept goes', () => {
  write({ '.content/site.json': '{}' });
  noteCachedRecipes(1);
  draw();
  keepRecipes('out', undefined, 1);
  const before = filesUnder('.cache/recipes').length;
  write({ '.content/site.json': '{"name":"Other"}' });
  expect(noteCachedRecipes(1)).toBe(0);
  keepRecipes('out', undefined, 1);
  expect(filesUnder('.cache/recipes')).toHaveLength(before);
});

test('a page that names a script of another build stops the build', () => {
  leaveNoted();
  write({ 'out/_next/static/chunks/other.js': 'app' });
  expect(() => takeCachedRecipes('out')).toThrow(`with ${SCRIPT}`);
});

/** Leaves the recipes of one build noted for the next, and no export. */
function leaveNoted(): void {
  write({ '.content/site.json': '{}' });
  noteCachedRecipes(1);
  draw();
  keepRecipes('out', undefined, 1);
  noteCachedRecipes(1);
  rmSync('out', { recursive: true });
}
