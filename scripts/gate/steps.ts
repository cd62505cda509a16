import { spawn } from 'node:child_process';
import { elapsed } from './report';

/** A step of the gate or the build. `run` returns what it has to say; it throws when the step fails. */
export type Step = { name: string; run: () => Promise<string> };

/** How one step ended. `words` is its output, shown in full when it failed. */
export type Outcome = { name: string; ok: boolean; words: string; time: string };

type CommandOptions = {
  /** Show the output as it comes, beside keeping it. */
  live?: boolean;
  env?: Record<string, string>;
};

/** Runs a program of this project and returns its output. Throws an Error that holds the output when it fails. */
export function command(program: string, args: string[], options: CommandOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...options.env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (options.live) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => reject(new Error(`${program} could not be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output.trim());
      else {
        const ending = signal ? `stopped by ${signal}` : `ended with code ${code}`;
        reject(new Error(options.live ? `${program} ${ending}` : `${output.trim()}\n${program} ${ending}`));
      }
    });
  });
}

/** Runs a package's program from node_modules/.bin. */
export function bin(name: string, args: string[], options?: CommandOptions): Promise<string> {
  return command(`node_modules/.bin/${name}`, args, options);
}

const indent = (words: string) => words.replace(/^(?=.)/gm, '    ');

/** Runs one step and prints how it went: one line, what it says, and everything when it failed. */
export async function runStep(step: Step): Promise<Outcome> {
  const start = performance.now();
  console.log(`… ${step.name}`);
  try {
    const words = await step.run();
    const time = elapsed(start);
    console.log(`✓ ${step.name} (${time})${words ? `\n${indent(words)}` : ''}`);
    return { name: step.name, ok: true, words, time };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const time = elapsed(start);
    console.log(`✗ ${step.name} (${time})\n${indent(words)}`);
    return { name: step.name, ok: false, words, time };
  }
}

/** Runs steps one after another; with `stopAtFailure`, those after a failed one are left out. */
export async function runInOrder(steps: Step[], stopAtFailure = false): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const outcome = await runStep(step);
    outcomes.push(outcome);
    if (!outcome.ok && stopAtFailure) break;
  }
  return outcomes;
}
