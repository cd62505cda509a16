/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from '@/scripts/postbuild/compress';

test('text has smaller copies beside it; what is short, and pictures, have none', async () => {
  const out = mkdtempSync(join(tmpdir(), 'compress-'));
  try {
    const text = '<p>stew</p>'.repeat(500);
    for (const file of ['index.html', 'stew.avif']) writeFileSync(join(out, file), text);
    writeFileSync(join(out, 'short.html'), '<p>stew</p>');
    expect(await compressFiles(out)).toBe(1);
    expect(readdirSync(out).sort()).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
      'short.html',
      'stew.avif',
    ]);
    expect(String(brotliDecompressSync(readFileSync(join(out, 'index.html.br'))))).toBe(text);
    expect(String(gunzipSync(readFileSync(join(out, 'index.html.gz'))))).toBe(text);
  } finally {
    rmSync(out, { recursive: true });
  }
});
