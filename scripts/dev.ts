import './load-env';
import { spawn } from 'node:child_process';
import { watch } from 'chokidar';
import { createReporter } from './dev/report';
import { runInTurn } from './dev/run-in-turn';
import { prepare } from './prepare/prepare';
import { hasContent } from './prepare/write-content';

/** How long nothing may change before all is prepared anew, in milliseconds: editors write a file in several goes. */
const QUIET = 60;

const report = createReporter((line) => console.log(line));
let server: ReturnType<typeof spawn> | undefined;

function startServer() {
  server = spawn('node_modules/.bin/next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit' });
  server.once('exit', (code) => void stop(code ?? 0));
}

const follow = runInTurn(async () => {
  try {
    const prepared = await prepare({ withDrafts: true, quick: true });
    report(prepared);
    // With content of an earlier run the pages can be looked at while the faults are mended.
    if (!server && (prepared.problems.length === 0 || hasContent())) startServer();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}, QUIET);

const watcher = watch('data', {
  ignoreInitial: true,
  ignored: (path) => /[\\/](?:\.|generated(?:[\\/]|$))/.test(path),
  // A photograph that is being copied is read when all of it is there.
  awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 30 },
});
watcher.on('all', follow);

let stopping = false;
/** Ends the watching and the server, and then this. */
async function stop(code: number, signal?: NodeJS.Signals): Promise<void> {
  if (stopping) return;
  stopping = true;
  await watcher.close();
  if (server && server.exitCode === null && server.signalCode === null) {
    await new Promise<void>((resolve) => {
      server?.once('exit', () => resolve());
      server?.kill(signal ?? 'SIGTERM');
    });
  }
  process.exit(code);
}
process.on('SIGINT', () => void stop(0, 'SIGINT'));
process.on('SIGTERM', () => void stop(0, 'SIGTERM'));

follow();
