import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Focus } from '@/scripts/prepare/picture-plan';

/** How the site speaks of a picture: where, with which words and focal point. */
export type Mention = { files: string[]; alt: string; focus: Focus };

const FOLDERS = ['app', 'components', 'data', 'lib'];
const CENTRE: Focus = [50, 50];

/** `name: 'x', alt: '…', focus: [a, b]` in any file of the site. */
const REFERENCE =
  /name:\s*'([a-z0-9-]+)',\s*alt:\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)(?:,\s*focus:\s*\[(\d+),\s*(\d+)\])?/g;

/** Every picture that a file of the site names, by its name. */
export async function readMentions(root = '.'): Promise<Map<string, Mention>> {
  const mentions = new Map<string, Mention>();
  for (const folder of FOLDERS) {
    const files = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
    for (const file of files.filter((name) => /\.tsx?$/.test(name)).sort()) {
      const place = path.posix.join(folder, file);
      for (const found of mentionsIn(await readFile(path.join(root, place), 'utf8'))) {
        const known = mentions.get(found.name);
        if (known) known.files.push(place);
        else mentions.set(found.name, { files: [place], alt: found.alt, focus: found.focus });
      }
    }
  }
  return mentions;
}

/** The pictures one source names. */
export function mentionsIn(source: string): { name: string; alt: string; focus: Focus }[] {
  return [...source.matchAll(REFERENCE)].map((match) => ({
    name: match[1] ?? '',
    alt: match[2] ?? match[3] ?? match[4] ?? '',
    focus: match[5] ? [Number(match[5]), Number(match[6])] : CENTRE,
  }));
}
