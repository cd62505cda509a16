import { parseArgs } from 'node:util';
import { Refusal } from './draft';
import { newEvent, newGuide, newPage, newRecipe, newRestaurant, USAGE } from './kinds';

const KINDS: Record<string, (...words: string[]) => void | Promise<void>> = {
  recipe: newRecipe,
  restaurant: newRestaurant,
  event: newEvent,
  page: newPage,
  guide: newGuide,
};

const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const [kind = '', ...words] = positionals;
try {
  const make = KINDS[kind];
  if (!make) throw new Refusal(`What shall be new: ${Object.keys(KINDS).join(', ')}? Try:\n${USAGE}`);
  await make(...words.map((word) => word.trim()));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
