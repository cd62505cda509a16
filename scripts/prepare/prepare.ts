import { realpathSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isForeignFile } from '@/lib/content/file-names';
import { untranslatedAdvice } from '@/lib/content/messages';
import { type ContentProblems, formatProblem, type Problem } from '@/lib/content/problem';
import { deriveContent } from '@/lib/content/read/derive';
import { readLanguages } from '@/lib/content/read/languages';
import { type ReadContent, readContent } from '@/lib/content/read/read-content';
import { writeDesk } from '@/scripts/desk/write-desk';
import { commitDays } from './commit-days';
import { countLetters } from './count-letters';
import { describeFields } from './field-descriptions';
import { originalFilterNames } from './filter-keys';
import { writeFonts } from './fonts';
import { prepareIcons } from './icons';
import { preparePictures, UnusablePictures } from './pictures';
import { writeContent, writeProblems, writeSchemas } from './write-content';

type PrepareOptions = {
  /** True to include drafts and scheduled files, for the development server. */
  withDrafts: boolean;
  /** True to encode new pictures quickly, in few small files. */
  quick?: boolean;
};

/** Problems and drafts of the content, and files that are published later. */
export type PreparedState = ContentProblems &
  Pick<ReadContent, 'scheduled'> & {
    /** Sentence about messages in English on a site in another language; '' if there are none. */
    untranslated: string;
    /** Sentences about translations of a site with several languages. */
    translations: readonly string[];
  };

/** Problems of the content in further languages that it does not have in the language of the files. */
function problemsOfLanguages(
  languages: readonly string[],
  known: readonly Problem[],
  withDrafts: boolean,
): Problem[] {
  const isKnown = new Set(known.map(formatProblem));
  const found = languages.flatMap((language) => readContent({ withDrafts, language }).problems);
  return found.filter((problem) => {
    const text = formatProblem(problem);
    return !isKnown.has(text) && isKnown.add(text);
  });
}

/** Copies the partners' logos to public/brands and removes deleted ones. */
async function copyLogos(): Promise<void> {
  const from = 'data/brands';
  const to = 'public/brands';
  await mkdir(to, { recursive: true });
  const logos = (await readdir(from).catch(() => [])).filter((file) => !isForeignFile(file));
  for (const file of await readdir(to))
    if (!logos.includes(file)) await rm(join(to, file), { recursive: true });
  for (const file of logos) await copyFile(join(from, file), join(to, file));
}

/** Problems for pictures that cannot be used. */
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

/** Folder of `data`, which is a link in the copy of a further language. */
const dataRoot = () => dirname(realpathSync('data'));

/** Reads and checks all content, and writes content, editor schemas, pictures and problems. With problems, the previous content stays. */
export async function prepare({ withDrafts, quick = false }: PrepareOptions): Promise<PreparedState> {
  const read = readContent({ withDrafts });
  const { content, problems, drafts, scheduled, off, names } = read;
  // Schemas are written even with problems, since editors use them to fix these.
  await writeSchemas(names);
  const { languages, advice } = readLanguages();
  const all = [...problems];
  // A build in a further language comes after that in the language of the files, which has checked all.
  if (languages && !process.env.SITE_LANGUAGE)
    all.push(...problemsOfLanguages(languages.all, problems, withDrafts));
  if (all.length === 0) {
    // Pictures first, so that pages can refer to them.
    const { paper } = content.theme.light;
    await copyLogos();
    await prepareIcons({ paper });
    const leads = new Map(
      Object.values(content.recipes).map(({ picture: { name, focus = [50, 50] } }) => [name, focus]),
    );
    all.push(...(await pictureProblems(preparePictures({ leads, paper, quick }))));
  }
  if (all.length === 0) {
    await writeFonts(content.theme, countLetters(content));
    const isFurther = languages && languages.main !== content.site.language;
    const original = isFurther ? readContent({ withDrafts, language: '' }).content : undefined;
    const prepared = {
      ...deriveContent(content, off, commitDays(dataRoot())),
      ...(languages && { languages }),
      ...(original && originalFilterNames(original.restaurants, content.restaurants)),
    };
    await writeContent(prepared);
    // All languages have one desk. Its preview is made from what was written before.
    if (!process.env.SITE_LANGUAGE) await writeDesk({ ...read, content: prepared });
  }
  const found = {
    problems: describeFields(all),
    drafts: drafts.map((draft) => ({ ...draft, problems: describeFields(draft.problems) })),
  };
  await writeProblems(found);
  const { site, words = {} } = content;
  const untranslated = site ? untranslatedAdvice(words, site.language) : '';
  return { ...found, scheduled, untranslated, translations: process.env.SITE_LANGUAGE ? [] : advice };
}
