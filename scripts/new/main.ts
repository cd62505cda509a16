import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '@/scripts/command';
import { readStarter } from '@/scripts/publish/starter';
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

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { name: { type: 'string' }, address: { type: 'string' }, keep: { type: 'string' } },
});
const [kind = '', ...words] = positionals;

/** Asks for what no option says; without a person at the keyboard the name is needed and the rest may be left out. */
async function askForSite(): Promise<void> {
  const starter = readStarter();
  const options = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
  const asks = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const answer = async (option: string, question: string, otherwise: string) =>
    options[option] ?? (asks ? (await asks.question(`${question}\n> `)) || otherwise : otherwise);
  const name = (await answer('name', 'What is the site called?', '')).trim();
  if (name === '') throw new UsageError(`What is the site called? Try:\n${USAGE}`);
  const address = await answer(
    'address',
    'Its address, such as https://www.my-kitchen.org? Empty if there is none yet.',
    '',
  );
  const keep = await answer(
    'keep',
    `What stays of the sample content: none, or some of ${keepable(starter).join(', ')}?`,
    'none',
  );
  asks?.close();
  const kept = keep.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
  await newSite({ name, address, keep: kept }, starter);
}

await runCommand(async () => {
  const make = KINDS[kind];
  if (kind === 'site') await askForSite();
  else if (make) make(...words.map((word) => word.trim()));
  else
    throw new UsageError(`What shall be new: ${[...Object.keys(KINDS), 'site'].join(', ')}? Try:\n${USAGE}`);
});
