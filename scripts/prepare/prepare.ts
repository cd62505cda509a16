import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isForeignFile } from '@/lib/content/file-names';
import type { ContentProblems, Problem } from '@/lib/content/problem';
import { deriveContent } from '@/lib/content/read/derive';
import { readContent } from '@/lib/content/read/read-content';
import { prepareIcons } from './icons';
import { preparePictures, UnusablePictures } from './pictures';
import { writeContent, writeProblems, writeSchemas } from './write-content';

type PrepareOptions = {
  /** Whether drafts are shown: for the development server only. */
  withDrafts: boolean;
  /** For somebody who waits at the screen: new pictures are made in a few small files. */
  quick?: boolean;
};

/** Puts the partners' logos where the site serves them, and takes away those that are gone. */
async function copyLogos(): Promise<void> {
  const from = 'data/brands';
  const to = 'public/brands';
  await mkdir(to, { recursive: true });
  const logos = (await readdir(from).catch(() => [])).filter((file) => !isForeignFile(file));
  for (const file of await readdir(to))
    if (!logos.includes(file)) await rm(join(to, file), { recursive: true });
  for (const file of logos) await copyFile(join(from, file), join(to, file));
}

/** Pictures that cannot be used, as problems of their files. */
async function pictureProblems(making: Promise<unknown>): Promise<Problem[]> {
  try {
    await making;
    return [];
  } catch (error) {
    const faults =
      error instanceof UnusablePictures ? error.faults : [{ file: 'data/pictures', found: String(error) }];
    const allowed = 'a picture that can be made smaller for the web';
    return faults.map((fault) => ({ ...fault, field: 'the picture itself', allowed }));
  }
}

/**
 * Reads all content, checks it, and writes what the engine and editors take: content, schemas, pictures, and what is
 * wrong. With problems, what was prepared before stays as it is.
 */
export async function prepare({ withDrafts, quick = false }: PrepareOptions): Promise<ContentProblems> {
  const { content, problems, drafts, off, names } = readContent({ withDrafts });
  // Before the content is refused: the schemas are what helps to put it right.
  await writeSchemas(names);
  const all = [...problems];
  if (all.length === 0) {
    // Pictures first: a page that names one finds it.
    const { paper } = content.theme.light;
    await copyLogos();
    await prepareIcons({ paper });
    // The crops of a recipe's picture are cut around its focus.
    const leads = new Map(
      Object.values(content.recipes).map(({ picture: { name, focus = [50, 50] } }) => [name, focus]),
    );
    all.push(...(await pictureProblems(preparePictures({ leads, paper, quick }))));
  }
  if (all.length === 0) await writeContent(deriveContent(content, off));
  const found = { problems: all, drafts };
  await writeProblems(found);
  return found;
}
