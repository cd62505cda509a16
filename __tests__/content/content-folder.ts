import { stringify } from 'yaml';
import { tempFolder } from '@/__tests__/temp-folder';
import type { Problem } from '@/lib/content/problem';
import { type ReadContent, type ReadOptions, readContent } from '@/lib/content/read/read-content';

/** Files of content by their path: YAML as it is written, or a value to be written as YAML. */
export type ContentFiles = Readonly<Record<string, unknown>>;

/** Files as text. */
export const asYaml = (files: ContentFiles): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([file, value]) => [
      file,
      typeof value === 'string' ? value : stringify(value),
    ]),
  );

/** Reads content from a folder with these files and nothing else. */
export const readFiles = (files: ContentFiles, options: Omit<ReadOptions, 'root'> = {}): ReadContent =>
  readContent({ root: tempFolder(asYaml(files)), ...options });

/** Problems of one of these files. */
export function problemsIn(file: string, files: ContentFiles): Problem[] {
  return readFiles(files).problems.filter((problem) => problem.file === file);
}

/** A guide to a city that is there for these tests only. */
export const HALIFAX = {
  'data/guides/halifax.yaml': {
    title: 'Halifax',
    description:
      'Where to eat in a harbour that exists in these tests only, with one region and no map of it.',
    dek: 'Bring a coat.',
    name: 'Halifax',
    country: 'CA',
    timeZone: 'America/Halifax',
    regions: { downtown: { name: 'Downtown', text: 'All of it.' } },
  },
};
