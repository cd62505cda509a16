import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from './export-files';

/** Most lines of a component file and of a page, and most files of a folder, before it should be split. */
export const LIMITS = { lines: 200, page: 60, files: 12 };

const FLOORS = ['app', 'components', 'lib'];
// Folders that hold one file for each of something.
const COLLECTIONS = ['lib/hooks'];

/** The only files that touch `localStorage`, so that nothing is read or written unchecked. */
const STORAGE = ['lib/storage.ts', 'lib/kept/write.ts'];

/** A source file. `text` may be left out where only its place and length count. */
type SourceFile = { file: string; lines: number; text?: string };

/** Breaches of the house rules that the linter does not know. */
export function houseProblems(files: SourceFile[]): string[] {
  const problems: string[] = [];
  const folders = new Map<string, number>();
  for (const { file, lines, text = '' } of files) {
    const folder = path.posix.dirname(file);
    const mayGrow = COLLECTIONS.some((name) => folder === name || folder.startsWith(`${name}/`));
    if (!mayGrow) folders.set(folder, (folders.get(folder) ?? 0) + 1);
    if (/^index\.tsx?$/.test(path.posix.basename(file))) {
      problems.push(`${file}: a barrel; import from the file that holds the thing`);
    }
    if (file.startsWith('components/') && lines > LIMITS.lines) {
      problems.push(`${file}: ${lines} lines; split it, ${LIMITS.lines} is the most`);
    }
    if (/^app\/(?:.*\/)?page\.tsx$/.test(file) && lines > LIMITS.page) {
      problems.push(
        `${file}: ${lines} lines; a page picks content and hands it down, ${LIMITS.page} is the most`,
      );
    }
    if (!STORAGE.includes(file) && /\blocalStorage\b/.test(text)) {
      problems.push(
        `${file}: touches localStorage; what is kept is read and written through ${STORAGE.join(' and ')}`,
      );
    }
    if (file.startsWith('lib/hooks/') && !/^lib\/hooks\/(?:[a-z-]+\/)?use-[a-z0-9-]+\.ts$/.test(file)) {
      problems.push(`${file}: hooks are called use-….ts`);
    }
  }
  for (const [folder, count] of folders) {
    if (count > LIMITS.files)
      problems.push(`${folder}/: ${count} files; group them, ${LIMITS.files} is the most`);
  }
  return problems.sort();
}

/** Checks the source folders. Returns how much it read; throws the breaches. */
export function checkHouse(): string {
  const files = FLOORS.filter((floor) => existsSync(floor)).flatMap((floor) =>
    filesUnder(floor)
      .map((file) => `${floor}/${file}`)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => {
        const text = readFileSync(file, 'utf8');
        return { file, lines: text.split('\n').length - 1, text };
      }),
  );
  const problems = houseProblems(files);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${files.length} files`;
}
