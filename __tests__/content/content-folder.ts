import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Problem } from '@/lib/content/problem';
import { type ReadContent, type ReadOptions, readContent } from '@/lib/content/read/read-content';

/** Files of content by their path: YAML as it is written, or a value to be written as YAML. */
export type ContentFiles = Readonly<Record<string, unknown>>;

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Reads content from a folder of its own that holds these files and nothing else. It is gone after the tests. */
export function readFiles(files: ContentFiles, options: Omit<ReadOptions, 'root'> = {}): ReadContent {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(root);
  for (const [file, value] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof value === 'string' ? value : stringify(value));
  }
  return readContent({ root, ...options });
}

/** What is wrong in one of these files. */
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
