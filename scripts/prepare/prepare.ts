import type { DraftLeftOut, Problem } from '@/lib/content/problem';
import { namesIn } from '@/lib/content/read/check-content';
import { deriveContent } from '@/lib/content/read/derive';
import { readContent } from '@/lib/content/read/read-content';
import { prepareIcons } from './icons';
import { copyLogos } from './logos';
import { preparePictures } from './pictures';
import { recipeLeads } from './recipe-leads';
import { writeContent, writeProblems, writeSchemas } from './write-content';

export type PrepareOptions = {
  /** Whether drafts are shown: for the development server only. */
  withDrafts: boolean;
  /** For somebody who waits at the screen: new pictures are made in a few small files. */
  quick?: boolean;
};

/** How it went. With problems, what was prepared before stays as it is. */
export type Prepared = { problems: readonly Problem[]; drafts: readonly DraftLeftOut[] };

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
  const { content, problems, drafts, off } = readContent({ withDrafts });
  // Before the content is refused: the schemas are what helps to put it right.
  await writeSchemas(namesIn(content, process.cwd()));
  const all = [...problems];
  if (all.length === 0) {
    // Pictures first: a page that names one finds it.
    const { paper } = content.theme.light;
    await copyLogos();
    await prepareIcons({ paper });
    all.push(...(await pictureProblems(preparePictures({ leads: recipeLeads(content), paper, quick }))));
  }
  if (all.length === 0) await writeContent(deriveContent(content, off));
  const prepared = { problems: all, drafts };
  await writeProblems(prepared);
  return prepared;
}
