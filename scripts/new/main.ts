import { createInterface } from 'node:readline/promises';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { newEvent, newGuide, newMarket, newPage, newPost, newRecipe, newRestaurant, USAGE } from './drafts';
import { readCountry, readTimeZone, siteRegion } from './region';
import { keepable, newSite } from './site';
import { newWords } from './words';

const KINDS: Record<string, (...words: string[]) => void> = {
  recipe: newRecipe,
  restaurant: newRestaurant,
  market: newMarket,
  event: newEvent,
  page: newPage,
  post: newPost,
  words: newWords,
};

type Options = { name?: string; address?: string; keep?: string; country?: string; 'time-zone'?: string };

/** An option, or the answer to a question in a terminal; empty without both. */
type Ask = (given: string | undefined, question: string) => Promise<string>;

/** Runs work that may ask in a terminal. */
async function withQuestions(work: (ask: Ask) => Promise<void>): Promise<void> {
  const asks = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    await work(async (given, question) => (given ?? (await asks?.question(`${question}\n> `)) ?? '').trim());
  } finally {
    asks?.close();
  }
}

/** Makes the site the owner's. Without a terminal, the name is required and the rest is optional. */
async function makeSite(options: Options, ask: Ask): Promise<void> {
  const name = await ask(options.name, 'What is the site called?');
  if (name === '') throw new UsageError(`What is the site called? Try:\n${USAGE}`);
  const address = await ask(
    options.address,
    'Its address, such as https://www.my-kitchen.org? Empty if there is none yet.',
  );
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = await ask(options['time-zone'], `The time zone you cook in? Empty for ${here}.`);
  const keep = await ask(
    options.keep,
    `What stays of the sample content: none, or some of ${keepable().join(', ')}?`,
  );
  const names = keep.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
  // Without a terminal nobody was told of the time zone of this computer.
  const timeZone = zone || (process.stdin.isTTY ? here : '');
  await newSite({ name, address, keep: names, ...(timeZone && { timeZone: readTimeZone(timeZone) }) });
}

/** Makes a guide, in the country and time zone of the site if nothing else is given. */
async function makeGuide(words: readonly string[], options: Options, ask: Ask): Promise<void> {
  const site = siteRegion();
  const country = await ask(options.country, `Its country, as two letters? Empty for ${site.country}.`);
  const zone = await ask(options['time-zone'], `Its time zone? Empty for ${site.timeZone}.`);
  newGuide(words[0], words[1], {
    country: readCountry(country || site.country),
    timeZone: readTimeZone(zone || site.timeZone),
  });
}

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const options = { name: text, address: text, keep: text, country: text, 'time-zone': text };
  const { positionals, values } = readArguments(options, USAGE);
  const [kind = '', ...words] = positionals.map((word) => word.trim());
  const make = KINDS[kind];
  if (kind === 'site') await withQuestions((ask) => makeSite(values, ask));
  else if (kind === 'guide') await withQuestions((ask) => makeGuide(words, values, ask));
  else if (make) make(...words);
  else
    throw new UsageError(
      `What shall be new: ${[...Object.keys(KINDS), 'guide', 'site'].join(', ')}? Try:\n${USAGE}`,
    );
});
