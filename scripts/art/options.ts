import { readArguments, UsageError } from '@/scripts/command';

const USAGE = `npm run art                       every picture whose sources changed, in final quality
npm run art -- greek-salad hero   these, changed or not
npm run art -- --draft […]        small and quick, into .cache/art
npm run art -- --all              all of them
npm run art -- --jobs 2           two at a time (the default is one)
npm run art -- --accept [name …]  no render: notes that the masters fit the sources as they are now`;

export type Options = { names: string[]; draft: boolean; all: boolean; accept: boolean; jobs: number };

/** Reads the command line; refuses names without a scene. */
export function readOptions(args: string[], scenes: string[]): Options {
  const flag = { type: 'boolean', default: false } as const;
  const known = { draft: flag, all: flag, accept: flag, jobs: { type: 'string', default: '1' } } as const;
  const { values, positionals: names } = readArguments(known, USAGE, args);
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1) throw new UsageError(`--jobs takes a number from 1.\n${USAGE}`);
  const unknown = names.filter((name) => !scenes.includes(name));
  if (unknown.length > 0) throw new UsageError(`No scene for ${unknown.join(', ')} in art/scenes.\n${USAGE}`);
  return { ...values, names, jobs };
}
