/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tempFolder } from '@/__tests__/temp-folder';
import { compressFiles } from '@/scripts/postbuild/compress';

it('compressFiles writes Brotli and gzip beside text that is long enough, and not beside pictures', async () => {
  const text = '<p>stew</p>'.repeat(500);
  const out = tempFolder({
    'index.html': text,
    'stew.avif': text,
    'recipe.md': text,
    'short.html': '<p>stew</p>',
  });
  expect(await compressFiles(out)).toBe(2);
  expect(readdirSync(out).sort().join(' ')).toBe(
    'index.html index.html.br index.html.gz recipe.md recipe.md.br recipe.md.gz short.html stew.avif',
  );
  expect(String(brotliDecompressSync(readFileSync(`${out}/index.html.br`)))).toBe(text);
  expect(String(gunzipSync(readFileSync(`${out}/index.html.gz`)))).toBe(text);
});
