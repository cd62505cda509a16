import { parseArgs } from 'node:util';
import { Refusal } from './folders';

export const USAGE = `npm run art                       every picture whose sources changed, in final quality
npm run art -- greek-salad hero   these, changed or not
npm run art -- --draft […]        small and quick, into .cache/art
npm run art -- --all              all of them
npm run art -- --jobs 2           two at a time (the default is one)
npm run art -- --accept [name …]  no render: notes that the masters fit the sources as they are now`;

export type Options = { names: string[]; draft: boolean; all: boolean; accept: boolean; jobs: number };

/** Reads the command line; refuses unknown options and names without a scene. */
export function readOptions(argv: string[], scenes: string[]): Options {
  const { values, positionals: names } = parsed(argv);
  const unknown = names.filter((name) => !scenes.includes(name));
  if (unknown.length > 0) throw new Refusal(`No scene for ${unknown.join(', ')} in art/scenes.\n${USAGE}`);
  const { draft, all, accept, jobs } = values;
  return { names, draft, all, accept, jobs: jobsOf(jobs) };
}

function parsed(args: string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { draft: flag, all: flag, accept: flag, jobs: { type: 'string', default: '1' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${USAGE}`);
  }
}

function jobsOf(text: string): number {
  const jobs = Number(text);
  if (!Number.isInteger(jobs) || jobs < 1) throw new Refusal(`--jobs takes a number from 1.\n${USAGE}`);
  return jobs;
}
