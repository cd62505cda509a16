import '@/scripts/load-env';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'chokidar';
import { isForeignFile } from '@/lib/content/file-names';
import { readLanguage } from '@/scripts/new/language';
import { prepare } from '@/scripts/prepare/prepare';
import { hasContent } from '@/scripts/prepare/write-content';
import { createReporter, runInTurn } from './follow';
import { readOptions } from './options';
import { freePort, networkHost, phoneLines, portIn } from './phone';

/** Debounce of file changes before the content is prepared again, in ms: editors write a file in several steps. */
const QUIET = 60;

const { values, rest } = readOptions(process.argv.slice(2));
// One language at a time: the pages of a further one are at the root too.
if (values.language !== undefined) process.env.SITE_LANGUAGE = readLanguage(values.language);

const report = createReporter((line) => console.log(line));
let server: ChildProcess | undefined;

/** Starts `next dev`, and prints how a phone opens it. */
async function startServer(args: readonly string[]): Promise<ChildProcess> {
  const { basePath } = await import('@/lib/text/base-path');
  const given = portIn(args);
  const port = given ?? (await freePort(Number(process.env.PORT || 3000)));
  const host = networkHost();
  if (host !== undefined)
    console.log(`\n${phoneLines(`http://${host}:${port}${basePath}/`, process.stdout.isTTY)}\n`);
  return spawn('node_modules/.bin/next', ['dev', ...args, ...(given ? [] : ['--port', String(port)])], {
    stdio: 'inherit',
    env: { ...process.env, ...(host !== undefined && { PHONE_HOST: host }) },
  });
}

const follow = runInTurn(async () => {
  try {
    const prepared = await prepare({ withDrafts: true, quick: true });
    report(prepared);
    // With content of an earlier run the pages can be looked at while the faults are mended.
    if (server || (prepared.problems.length > 0 && !hasContent())) return;
    server = await startServer(rest);
    server.once('exit', (code) => void stop(code ?? 0));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}, QUIET);

const watcher = watch('data', {
  ignoreInitial: true,
  ignored: (path) => path.split(/[\\/]/).some(isForeignFile),
  // A photograph that is being copied is read when all of it is there.
  awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 30 },
});
watcher.on('all', follow);

let isStopping = false;
/** Ends the watching and the server, and then this. */
async function stop(code: number, signal?: NodeJS.Signals): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await watcher.close();
  if (server && server.exitCode === null && server.signalCode === null) {
    server.kill(signal);
    await once(server, 'exit');
  }
  process.exit(code);
}
process.on('SIGINT', () => void stop(0, 'SIGINT'));
process.on('SIGTERM', () => void stop(0, 'SIGTERM'));

follow();
