import { Refusal } from './folders';

export const USAGE = `npm run art                       every picture whose sources changed, in final quality
npm run art -- greek-salad hero   these, changed or not
npm run art -- --draft […]        small and quick, into .cache/art
npm run art -- --all              all of them
npm run art -- --jobs 2           two at a time (the default is one)
npm run art -- --accept [name …]  no render: notes that the masters fit the sources as they are now`;

export type Options = { names: string[]; draft: boolean; all: boolean; accept: boolean; jobs: number };

/** Reads the command line; refuses names without a scene. */
export function readOptions(argv: string[], scenes: string[]): Options {
  const options: Options = { names: [], draft: false, all: false, accept: false, jobs: 1 };
  const rest = argv.values();
  for (const word of rest) {
    if (word === '--draft') options.draft = true;
    else if (word === '--all') options.all = true;
    else if (word === '--accept') options.accept = true;
    else if (word === '--jobs') options.jobs = jobsOf(rest.next().value);
    else if (word.startsWith('--jobs=')) options.jobs = jobsOf(word.slice('--jobs='.length));
    else if (word.startsWith('-')) throw new Refusal(`Unknown option ${word}.\n${USAGE}`);
    else options.names.push(word);
  }
  const unknown = options.names.filter((name) => !scenes.includes(name));
  if (unknown.length > 0) throw new Refusal(`No scene for ${unknown.join(', ')} in art/scenes.\n${USAGE}`);
  return options;
}

function jobsOf(text: string | undefined): number {
  const jobs = Number(text);
  if (!Number.isInteger(jobs) || jobs < 1) throw new Refusal(`--jobs takes a number from 1.\n${USAGE}`);
  return jobs;
}
