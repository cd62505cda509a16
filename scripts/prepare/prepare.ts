import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentProblems, Problem } from '@/lib/content/problem';
import { deriveContent } from '@/lib/content/read/derive';
import { readContent } from '@/lib/content/read/read-content';
import { prepareIcons } from './icons';
import { preparePictures } from './pictures';
import { writeContent, writeProblems, writeSchemas } from './write-content';

export type PrepareOptions = {
  /** Whether drafts are shown: for the development server only. */
  withDrafts: boolean;
  /** For somebody who waits at the screen: new pictures are made in a few small files. */
  quick?: boolean;
};

/** How it went. With problems, what was prepared before stays as it is. */
export type Prepared = ContentProblems;

/** Puts the partners' logos where the site serves them, and takes away those that are gone. */
async function copyLogos(): Promise<void> {
  const from = 'data/brands';
  const to = 'public/brands';
  await mkdir(to, { recursive: true });
  const logos = (await readdir(from).catch(() => [])).filter((file) => !file.startsWith('.'));
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
    const [first = '', ...lines] = (error instanceof Error ? error.message : String(error)).split('\n');
    const each = lines.map((line) => /^\s+(\S+?): (.+)$/.exec(line)).filter((match) => match !== null);
    const problem = (file: string, found: string): Problem => ({
      file,
      field: 'the picture itself',
      found,
      allowed: 'a picture that can be made smaller for the web',
    });
    if (each.length === 0) return [problem('data/pictures', first)];
    return each.map(([, file = '', found = '']) => problem(file, found));
  }
}

/**
 * Reads all content, checks it, and writes what the engine and editors take: content, schemas, pictures, and what is
 * wrong.
 */
export async function prepare({ withDrafts, quick = false }: PrepareOptions): Promise<Prepared> {
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
      Object.values(content.recipes).map(({ picture }) => [
        picture.name,
        picture.focus ?? ([50, 50] as const),
      ]),
    );
    all.push(...(await pictureProblems(preparePictures({ leads, paper, quick }))));
  }
  if (all.length === 0) await writeContent(deriveContent(content, off));
  const prepared = { problems: all, drafts };
  await writeProblems(prepared);
  return prepared;
}
