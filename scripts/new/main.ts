import { createInterface } from 'node:readline/promises';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { newEvent, newGuide, newPage, newRecipe, newRestaurant, USAGE } from './drafts';
import { keepable, newSite } from './site';
import { newWords } from './words';

const KINDS: Record<string, (...words: string[]) => void> = {
  recipe: newRecipe,
  restaurant: newRestaurant,
  event: newEvent,
  page: newPage,
  guide: newGuide,
  words: newWords,
};

type Options = { name?: string; address?: string; keep?: string };

/** Prompts for missing options; without a terminal, the name is required and the rest is optional. */
async function askForSite(options: Options): Promise<void> {
  const asks = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const answer = async (given: string | undefined, question: string) =>
    (given ?? (await asks?.question(`${question}\n> `)) ?? '').trim();
  const name = await answer(options.name, 'What is the site called?');
  if (name === '') throw new UsageError(`What is the site called? Try:\n${USAGE}`);
  const address = await answer(
    options.address,
    'Its address, such as https://www.my-kitchen.org? Empty if there is none yet.',
  );
  const keep = await answer(
    options.keep,
    `What stays of the sample content: none, or some of ${keepable().join(', ')}?`,
  );
  asks?.close();
  const names = keep.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
  await newSite({ name, address, keep: names });
}

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const { positionals, values } = readArguments({ name: text, address: text, keep: text }, USAGE);
  const [kind = '', ...words] = positionals;
  const make = KINDS[kind];
  if (kind === 'site') await askForSite(values);
  else if (make) make(...words.map((word) => word.trim()));
  else
    throw new UsageError(`What shall be new: ${[...Object.keys(KINDS), 'site'].join(', ')}? Try:\n${USAGE}`);
});
