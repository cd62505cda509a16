import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { formatProblems } from '@/lib/content/problem';
import { readFiles } from '@/lib/content/read/files';
import { readContent } from '@/lib/content/read/read-content';
import { SOURCES } from '@/lib/content/sources';
import { UsageError } from '@/scripts/command';
import { addRedirects } from '@/scripts/redirects';
import { type Plan, planRename } from './plan';

/** Carries out a plan, and returns a function that undoes it. */
async function carryOut({ moves, texts, redirects }: Plan): Promise<() => void> {
  const before = new Map(
    [...texts.keys(), SOURCES.redirects.file].map((file) => [
      file,
      existsSync(file) ? readFileSync(file) : undefined,
    ]),
  );
  for (const [file, text] of texts) writeFileSync(file, text);
  for (const [from, to] of moves) if (from !== to) renameSync(from, to);
  if (redirects.length > 0) await addRedirects(redirects, new Set(redirects.map(({ to }) => to)));
  return () => {
    for (const [from, to] of moves) if (from !== to) renameSync(to, from);
    for (const [file, content] of before) {
      if (content) writeFileSync(file, content);
      else rmSync(file, { force: true });
    }
  };
}

/**
 * Renames an entry of the content with its pictures and everything that refers to it, and redirects its old addresses.
 * Returns what was done as lines. Throws a UsageError, with all files as before, if the content is invalid before or would
 * be afterwards.
 */
export async function renameEntry(kind: string, name: string, to: string): Promise<string[]> {
  if (name === to) throw new UsageError(`“${name}” is the name that it has; nothing was changed.`);
  const { problems } = readContent();
  if (problems.length > 0)
    throw new UsageError(`${formatProblems(problems)}\n\nCorrect this first; nothing was changed.`);
  const plan = planRename(kind, name, to, readFiles(process.cwd()));
  const taken = plan.moves.find(([from, target]) => from !== target && existsSync(target));
  if (taken) throw new UsageError(`There is ${taken[1]} already. Choose another name.`);
  const undo = await carryOut(plan);
  const after = readContent().problems;
  if (after.length > 0) {
    undo();
    throw new UsageError(`${formatProblems(after)}\n\nThe new name would cause this; nothing was changed.`);
  }
  const { moves, texts, redirects } = plan;
  const moved = moves.filter(([from, target]) => from !== target);
  const others = [...texts.keys()].filter((file) => !moves.some(([from]) => from === file));
  return [
    ...moved.map(([from, target]) => `${from} is now ${target}`),
    ...others.map((file) => `${file} refers to the new name`),
    ...redirects.map(({ from, to: target }) => `${from}/ leads to ${target}/ (${SOURCES.redirects.file})`),
  ];
}
