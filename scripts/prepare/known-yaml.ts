import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import yaml from 'yaml/package.json' with { type: 'json' };
import type { KnownYaml } from '@/lib/content/read/yaml';
import { writeChanged } from '@/scripts/files';

/** Version of the reader: to be raised when it finds faults in files that it took before. */
const READER = 2;

/** What the files of content held in the last run, a line each: hash, space, JSON. Another parser begins anew. */
const FILE = `.cache/yaml/${yaml.version}-${READER}.txt`;

/** What is known of the files of content from the last run. */
export function knownYaml(): KnownYaml {
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [];
  const entryOf = (line: string) =>
    [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const;
  return { before: new Map(lines.map(entryOf)), now: new Map() };
}

/** Notes what the files of this run hold, for the next one. */
export async function noteYaml({ now }: KnownYaml): Promise<void> {
  await mkdir(dirname(FILE), { recursive: true });
  await writeChanged(FILE, [...now].map(([hash, json]) => `${hash} ${json}\n`).join(''));
}
