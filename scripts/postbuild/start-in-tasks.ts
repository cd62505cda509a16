import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

/** Characters of a module from which it takes a phone so long to set up that it is given a task of its own. */
const LARGE = 20_000;

/** What the bundler's runtime is told to start: modules by their numbers, once their chunks are there. */
type Start = { otherChunks: string[]; runtimeModuleIds: (number | string)[] };

/** The modules of a chunk, as the bundler writes them: the ids of each before its function. */
function modulesOf(chunk: string): { id: number; size: number }[] {
  const pushed: unknown[][] = [];
  runInNewContext(readFileSync(chunk, 'utf8'), { TURBOPACK: pushed });
  const modules: { id: number; size: number }[] = [];
  for (const parts of pushed)
    for (const [at, part] of parts.entries())
      if (typeof part === 'function') modules.push({ id: Number(parts[at - 1]), size: String(part).length });
  return modules;
}

/**
 * The start of the app in several tasks, between which a phone can draw and answer: large modules of the framework are
 * set up one by one, ahead of the rest, which finds them there.
 *
 * @param start the call that starts the app in one task, as Next writes it
 * @param folder that of the export
 * @returns code in its place. Throws where it is not written in the way that is looked for.
 */
export function startInTasks(start: string, folder: string): string {
  const options = /\.push\((?<options>\{.*\})\);?\s*$/.exec(start)?.groups?.options;
  if (!options) throw new Error('starts the app in another way than the one that is looked for');
  const { otherChunks, runtimeModuleIds }: Start = JSON.parse(options);
  const run = (ids: Start['runtimeModuleIds']) =>
    `TURBOPACK.push(${JSON.stringify({ otherChunks, runtimeModuleIds: ids } satisfies Start)})`;
  const large = otherChunks
    .flatMap((chunk) => modulesOf(path.join(folder, '_next', chunk)))
    .filter(({ size }) => size > LARGE)
    .sort((a, b) => a.size - b.size);
  return large.reduce((rest, { id }) => {
    // A module of our own that has what is left begin in the next task.
    const after = `after-${id}`;
    return `TURBOPACK.push(["${after}","${after}",()=>{setTimeout(()=>{${rest}})}]);${run([id, after])}`;
  }, run(runtimeModuleIds));
}
