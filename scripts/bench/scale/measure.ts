import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command took: seconds of the clock and of the processor, and the most memory at a time, in bytes. */
export type Cost = { seconds: number; processor: number; memory: number };

/** How often memory is looked at, in milliseconds. */
const LOOK = 250;

/** A page of memory and a tick of the processor's clock, as Linux counts them. */
const PAGE = 4096;
const TICKS = 100;

/** The numbers of /proc/PID/stat behind the name of the program, of which nothing is said where there is no such file. */
function statOf(process: string | number): number[] {
  try {
    return readFileSync(`/proc/${process}/stat`, 'utf8')
      .replace(/^.*\) \S /, '')
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
}

/** Memory of a process and of all that it started, in bytes: what several of them share is counted for each. */
function memoryOf(root: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const known = processes.map((name) => ({ id: Number(name), stat: statOf(name) }));
  const own = new Set([root]);
  // A process has a higher number than the one that started it, but for when the numbers begin anew.
  for (const { id, stat } of known) if (own.has(stat[0] ?? 0)) own.add(id);
  return known.reduce((sum, { id, stat }) => sum + (own.has(id) ? (stat[20] ?? 0) * PAGE : 0), 0);
}

/** Seconds of the processor that everything this process has started and seen the end of took. */
function processorOfChildren(): number {
  const [user = 0, system = 0] = statOf('self').slice(12, 14);
  return (user + system) / TICKS;
}

/**
 * Runs a command to its end and measures it, on Linux alone: elsewhere processor and memory are 0. Throws with the last
 * of what it said where it fails.
 */
export async function measure(command: string, args: readonly string[], cwd: string): Promise<Cost> {
  const [start, before] = [performance.now(), processorOfChildren()];
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (words) => {
      said = (said + words).slice(-4000);
    });
  let memory = 0;
  const look = () => {
    if (process.platform === 'linux') memory = Math.max(memory, memoryOf(child.pid ?? 0));
  };
  const timer = setInterval(look, LOOK);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${said}`);
  return {
    seconds: (performance.now() - start) / 1000,
    processor: processorOfChildren() - before,
    memory,
  };
}
