import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

/** Folder of the fixture site. */
const SITE = '__tests__/fixtures';

/** Content files of the fixture site by their path, but one. */
const contentFiles = (without: string): Record<string, string> =>
  Object.fromEntries(
    (readdirSync(`${SITE}/data`, { recursive: true }) as string[])
      .filter((name) => name.endsWith('.yaml') && `data/${name}` !== without)
      .map((name) => [`data/${name}`, readFileSync(`${SITE}/data/${name}`, 'utf8')]),
  );

/**
 * Opens the desk on a folder with the content of the fixture site. The folder is in the private file system of the origin,
 * which has the interface of the folders that visitors choose.
 *
 * @param without path of a file that the folder does not have
 */
export async function openDesk(page: Page, without = ''): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/desk/desk.json');
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    // The editor takes a folder with a repository only.
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(files)) {
      const names = path.split('/');
      let folder = root;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, contentFiles(without));
  await page.goto('/desk/');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('link', { name: 'Recipes' }).or(page.getByText('Recipes')).first().waitFor();
}

/** Bytes of a file of that folder in base64; undefined for none. */
const encodedFile = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(async (wanted) => {
    try {
      const names = wanted.split('/');
      let folder = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      const file = await (await folder.getFileHandle(names.at(-1) ?? '')).getFile();
      const bytes = new Uint8Array(await file.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    } catch {
      return undefined;
    }
  }, path);

/** Bytes of a file of that folder; none if there is no such file. */
export const fileBytes = async (page: Page, path: string): Promise<Buffer> =>
  Buffer.from((await encodedFile(page, path)) ?? '', 'base64');

/** Text of a file of that folder; undefined if there is no such file, or while it is empty. */
export const fileText = async (page: Page, path: string): Promise<string | undefined> =>
  (await fileBytes(page, path)).toString('utf8') || undefined;

/** Lines that one text has and the other does not: `[removed, added]`. */
export function lineChanges(before: string, after: string): [removed: string[], added: string[]] {
  const [old, now] = [before, after].map((text) => text.split('\n'));
  const without = (lines: readonly string[] = [], others: readonly string[] = []) =>
    lines.filter((line) => !others.includes(line));
  return [without(old, now), without(now, old)];
}

/** Text of a file of the fixture site as it was before. */
export const originalText = (path: string): string => readFileSync(`${SITE}/${path}`, 'utf8');
