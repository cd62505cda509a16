import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

/** Minimum length of a module that is evaluated in a task of its own, in characters. */
const LARGE = 20_000;

/** Start call of Turbopack's runtime: modules to evaluate once the chunks are loaded. */
type Start = { otherChunks: string[]; runtimeModuleIds: (number | string)[] };

/** Modules of a chunk. Turbopack writes the ids of a module before its function. */
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
 * Splits the start of the app into several tasks, between which the browser can paint and handle input: large modules are
 * evaluated one per task before the rest.
 *
 * @param start start call of Next.js, which evaluates all modules in one task
 * @param folder folder of the export
 * @returns replacement of the call. Throws if it does not have the expected format.
 */
export function startInTasks(start: string, folder: string): string {
  const options = /\.push\((?<options>\{.*\})\);?\s*$/.exec(start)?.groups?.options;
  if (!options) throw new Error('has a start call in an unexpected format');
  const { otherChunks, runtimeModuleIds }: Start = JSON.parse(options);
  const run = (ids: Start['runtimeModuleIds']) =>
    `TURBOPACK.push(${JSON.stringify({ otherChunks, runtimeModuleIds: ids } satisfies Start)})`;
  const large = otherChunks
    .flatMap((chunk) => modulesOf(path.join(folder, '_next', chunk)))
    .filter(({ size }) => size > LARGE)
    .sort((a, b) => a.size - b.size);
  return large.reduce((rest, { id }) => {
    // A generated module that continues in the next task.
    const after = `after-${id}`;
    return `TURBOPACK.push(["${after}","${after}",()=>{setTimeout(()=>{${rest}})}]);${run([id, after])}`;
  }, run(runtimeModuleIds));
}
