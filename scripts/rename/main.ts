import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { KINDS } from './kinds';
import { renameEntry } from './rename';

const USAGE = `npm run rename -- recipe kimchi-stew kimchi-jjigae
npm run rename -- page about about-me
npm run rename -- post first-market our-first-market
npm run rename -- guide montreal greater-montreal
npm run rename -- market fish-hall fish-market`;

await runCommand(async () => {
  const [kind = '', name, to, ...more] = readArguments({}, USAGE).positionals;
  if (!Object.hasOwn(KINDS, kind))
    throw new UsageError(`What is to be renamed: ${Object.keys(KINDS).join(', ')}? Try:\n${USAGE}`);
  if (name === undefined || to === undefined || more.length > 0)
    throw new UsageError(`The old and the new name? Try:\n${USAGE}`);
  console.log((await renameEntry(kind, name, to)).join('\n'));
});
