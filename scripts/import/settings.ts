import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { UsageError } from '@/scripts/command';

/** Answers of the owner that hold for all recipes. */
export const SETTINGS_FILE = 'data/import.yaml';

const settings = z.strictObject({
  /** Categories of the source and those of data/vocabulary.yaml. */
  categories: z.record(z.string(), z.string()).default({}),
});

export type Settings = z.infer<typeof settings>;

/** Settings of data/import.yaml; the defaults without it. Throws a UsageError if it cannot be read. */
export function readSettings(root = '.'): Settings {
  const file = join(root, SETTINGS_FILE);
  if (!existsSync(file)) return settings.parse({});
  try {
    return settings.parse(parse(readFileSync(file, 'utf8')) ?? {});
  } catch (error) {
    throw new UsageError(
      `${SETTINGS_FILE} cannot be read: ${(error as Error).message}\nIt looks like this:\n\ncategories:\n  Their category: Yours`,
    );
  }
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
