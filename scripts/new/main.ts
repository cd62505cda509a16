import { createInterface } from 'node:readline/promises';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { newEvent, newGuide, newMarket, newPage, newPost, newRecipe, newRestaurant, USAGE } from './drafts';
import { readLanguage } from './language';
import { readCountry, readTimeZone, siteRegion } from './region';
import { keepable, newSite } from './site';
import { newTranslation } from './translation';
import { newWords } from './words';

const KINDS: Record<string, (...words: string[]) => void> = {
  recipe: newRecipe,
  restaurant: newRestaurant,
  market: newMarket,
  event: newEvent,
  page: newPage,
  post: newPost,
  words: newWords,
  translation: newTranslation,
};

/** Most words after a kind: name and address, for places also the region, for events the guide. */
const MOST_WORDS: Readonly<Record<string, number>> = { restaurant: 3, market: 3, event: 3, words: 0 };

/** Throws for words that no command takes: those of a name without quotes. */
function checkWords(kind: string, words: readonly string[]): void {
  if (words.length <= (MOST_WORDS[kind] ?? 2)) return;
  throw new UsageError(`Put the name in quotes: npm run new ${kind} "${words.join(' ')}"`);
}

type Options = {
  name?: string;
  address?: string;
  keep?: string;
  country?: string;
  language?: string;
  'time-zone'?: string;
};

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
  const tongue = await ask(options.language, 'Its language, such as ko, fr or fr-CA? Empty for English.');
  const language = tongue === '' ? undefined : readLanguage(tongue);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = await ask(options['time-zone'], `The time zone you cook in? Empty for ${here}.`);
  const keep = await ask(
    options.keep,
    `What stays of the sample content: none, or some of ${keepable().join(', ')}?`,
  );
  const names = keep.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
  // Without a terminal nobody was told of the time zone of this computer.
  const timeZone = zone || (process.stdin.isTTY ? here : '');
  await newSite({
    name,
    address,
    keep: names,
    ...(timeZone && { timeZone: readTimeZone(timeZone) }),
    ...(language && { language }),
  });
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
  const options = {
    name: text,
    address: text,
    keep: text,
    country: text,
    language: text,
    'time-zone': text,
  };
  const { positionals, values } = readArguments(options, USAGE);
  const [kind = '', ...words] = positionals.map((word) => word.trim());
  const make = KINDS[kind];
  if (make || kind === 'guide') checkWords(kind, words);
  if (kind === 'site') await withQuestions((ask) => makeSite(values, ask));
  else if (kind === 'guide') await withQuestions((ask) => makeGuide(words, values, ask));
  else if (make) make(...words);
  else
    throw new UsageError(
      `What shall be new: ${[...Object.keys(KINDS), 'guide', 'site'].join(', ')}? Try:\n${USAGE}`,
    );
});
