import { basename } from 'node:path';
import type { YamlFile } from '@/lib/content/read/yaml';
import { counted } from '@/lib/text/words';
import { fileHash, type Starter, valueHash } from './starter';

/** So many names are listed of a group; the rest are counted. */
const MOST_NAMED = 6;

/** Words of one and of several for each folder of the starter. */
const WORDS: Readonly<Record<string, [string, string]>> = {
  recipes: ['recipe', 'recipes'],
  restaurants: ['restaurant', 'restaurants'],
  events: ['event', 'events'],
  guides: ['guide', 'guides'],
  pages: ['page', 'pages'],
  markets: ['market', 'markets'],
  pictures: ['picture', 'pictures'],
};

/** Every text inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Files that hold one thing each, which came with the site, by the folder they stand in. */
export function starterFiles(
  files: readonly YamlFile[],
  pictures: readonly string[],
  starter: Pick<Starter, 'files' | 'pictures'>,
): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [folder, hashes] of Object.entries(starter.files)) {
    const known = new Set(hashes);
    groups[folder] = files
      .filter(({ file }) => file.startsWith(`data/${folder}/`))
      .filter(({ value }) => textsIn(value).some((text) => known.has(valueHash(text))))
      .map(({ file }) => file);
  }
  const known = new Set(starter.pictures);
  groups.pictures = pictures.filter((file) => known.has(fileHash(file)));
  return groups;
}

/** A line for each folder with things that came with the site: yours to keep, or to replace. */
export function describeSamples(groups: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(groups).flatMap(([folder, files]) => {
    if (files.length === 0) return [];
    const [one, several] = WORDS[folder] ?? [folder, folder];
    const names = files.slice(0, MOST_NAMED).map((file) => basename(file).replace(/\.[a-z]+$/, ''));
    const more = files.length > MOST_NAMED ? ` and ${files.length - MOST_NAMED} more` : '';
    return [`${counted(files.length, one, several)} in data/${folder}: ${names.join(', ')}${more}`];
  });
}
