import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder, writeFiles } from '@/__tests__/temp-folder';
import { pictureNameFrom } from '@/lib/desk/picture-name';
import { deskPolicy } from '@/lib/desk/policy';
import {
  withFieldsAhead,
  withOwnAssets,
  withPictureNames,
  withSavesAfterPictures,
} from '@/scripts/desk/bundle';
import { hashOf, writeStamped } from '@/scripts/desk/stamp';
import { deskPage } from '@/scripts/desk/write-desk';

const FONT = 'url(https://cdn.jsdelivr.net/fontsource/fonts/source-sans-3:vf@5.3.0/latin-wght-normal.woff2)';

it('deskPolicy allows own files and the service of the repository only', () => {
  const policy = deskPolicy({ service: 'gitea', host: 'https://git.test' });
  const hosts = policy.match(/https?:\S+?(?=[; ]|$)/g);
  expect(new Set(hosts)).toEqual(new Set(['https://git.test']));
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
});

it('the page of the desk is not indexed, and works below any path', () => {
  const page = deskPage({ name: 'Salt & "Pepper"', language: 'en-CA' }, "default-src 'none'");
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page).toContain('<title>Salt &amp; &quot;Pepper&quot;: the desk</title>');
  expect(page).not.toMatch(/(?:src|href)="\//);
});

it('withOwnAssets takes fonts and encoders from the folder of the page', () => {
  const assets = ['source-sans-3-latin-wght-normal-B1.woff2', 'webp_enc-C2.wasm'];
  expect(withOwnAssets(`a(new URL(\`../assets/webp_enc-C2.wasm\`,import.meta.url))`, assets)).toBe(
    'a(new URL(`assets/webp_enc-C2.wasm`,document.baseURI))',
  );
  expect(withOwnAssets(FONT, assets)).toBe('url(assets/source-sans-3-latin-wght-normal-B1.woff2)');
  expect(() => withOwnAssets(FONT, [])).toThrow(
    '@sveltia/cms has no file for its font https://cdn.jsdelivr.net',
  );
});

it('pictureNameFrom makes a name of a picture from the file names of cameras', () => {
  const files = ['IMG_0412', '20260412_101530', 'PXL_20260412 (1)', '!'];
  expect(files.map(pictureNameFrom)).toEqual([
    'img-0412',
    'photo-20260412-101530',
    'pxl-20260412-1',
    'photo',
  ]);
});

it('withPictureNames lets the page name uploaded files', async () => {
  const code = withPictureNames(await readFile('node_modules/@sveltia/cms/npm/index.js', 'utf8'));
  expect(code).toMatch(/=`\$\{globalThis\.deskPictureName\([\w$]+\([\w$]+\)\)\}\$\{/);
  expect(() => withPictureNames('export {};')).toThrow(
    '@sveltia/cms has other code for names of uploaded files: see withPictureNames.',
  );
});

it('withSavesAfterPictures makes saves wait for the files of an image field', async () => {
  const code = withSavesAfterPictures(await readFile('node_modules/@sveltia/cms/npm/index.js', 'utf8'));
  expect(code).toMatch(/=await \(files=>\([\w$]+\(files\),files\)\)\([\w$]+\(\{draft:/);
  expect(() => withSavesAfterPictures('export {};')).toThrow(
    '@sveltia/cms has other code for saves and image fields: see withSavesAfterPictures.',
  );
});

it('withFieldsAhead draws the fields below the visible part of a form', async () => {
  const code = withFieldsAhead(await readFile('node_modules/@sveltia/cms/npm/index.js', 'utf8'));
  expect(code).toMatch(
    /new IntersectionObserver\([\w$]+=>\{[^;]{1,99};let .{1,99}\},\{scrollMargin:"800px"\}\),[\w$]+\)/,
  );
  expect(() => withFieldsAhead('export {};')).toThrow(
    '@sveltia/cms has other code for fields that come into view: see withFieldsAhead.',
  );
});

it('generated files are written again only if what they are made from has changed, or one is gone', async () => {
  const folder = tempFolder({ 'code/deep/a.ts': 'one', 'code/b.ts': 'two' });
  const stamp = () => hashOf([join(folder, 'code')], 'https://kitchen.test');
  const result = join(folder, 'result.js');
  let count = 0;
  const write = async () =>
    writeStamped(join(folder, 'cache/stamp'), await stamp(), result, async () => {
      count += 1;
      await writeFile(result, '');
    });
  await write();
  await write();
  expect(count).toBe(1);
  writeFiles(folder, { 'code/deep/a.ts': 'three' });
  await write();
  expect(count).toBe(2);
  await rm(result);
  await write();
  expect(count).toBe(3);
});
