import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Amount } from '@/lib/content/schema/amount';
import { DIFFICULTIES } from '@/lib/content/schema/recipe';
import { UsageError } from '@/scripts/command';
import { readAnyAmount } from './read-amount';
import type { UnitAnswers } from './unit-words';

/** Answers of the owner that hold for all recipes. */
export const SETTINGS_FILE = 'data/import.yaml';

const settings = z.strictObject({
  /** Categories of the source and those of data/vocabulary.yaml. */
  categories: z.record(z.string(), z.string()).default({}),
  /** Unit words of the source and what one of them is: "210 ml", "slice", 1 for a single thing. */
  units: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  /** Names of ingredients and the grocery each is, or `none` for food that is neither raw nor an allergen. */
  foods: z.record(z.string(), z.string()).default({}),
  /** Difficulty of all recipes. */
  difficulty: z.enum(DIFFICULTIES).optional(),
});

/** Answers with units as amounts of one. */
export type Settings = Omit<z.infer<typeof settings>, 'units'> & { units: UnitAnswers };

/** Amount in one of a unit; null for a text that is none. */
const amountOfOne = (written: string | number): Amount | null =>
  readAnyAmount(String(written)) ?? readAnyAmount(`1 ${written}`);

/** Amounts of the unit words that the owner has answered. Throws a UsageError for an answer that is no amount. */
function unitAnswers(units: z.infer<typeof settings>['units']): UnitAnswers {
  const answered = Object.entries(units).filter(([, written]) => !String(written).startsWith('✎'));
  return new Map(
    answered.map(([word, written]) => {
      const amount = amountOfOne(written);
      if (amount === null || amount.upTo !== undefined)
        throw new UsageError(
          `${SETTINGS_FILE}: “${written}” is no amount of one ${word}. Write one such as 210 ml, 15 g, slice, or 1 for a single thing.`,
        );
      return [word.toLowerCase(), amount];
    }),
  );
}

/** Settings of data/import.yaml; the defaults without it. Throws a UsageError if it cannot be read. */
export function readSettings(root = '.'): Settings {
  const file = join(root, SETTINGS_FILE);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const read = () => {
    try {
      return settings.parse(parse(written) ?? {});
    } catch (error) {
      throw new UsageError(
        `${SETTINGS_FILE} cannot be read: ${(error as Error).message}\nIt looks like this:\n\ncategories:\n  Their category: Yours`,
      );
    }
  };
  const { units, ...answers } = read();
  return { ...answers, units: unitAnswers(units) };
}

/** Own category for those of a source; undefined if none of them is known. */
export function categoryOf(
  theirs: readonly string[],
  { categories }: Settings,
  own: readonly string[],
): string | undefined {
  const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
  const answers = theirs.flatMap(
    (name) => Object.entries(categories).find(([key]) => same(key, name))?.[1] ?? [],
  );
  const exact = theirs.flatMap((name) => own.find((each) => same(each, name)) ?? []);
  return [...answers, ...exact].find((name) => own.includes(name));
}
