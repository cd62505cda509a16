import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Focus } from '@/scripts/prepare/picture-plan';

/** How the site speaks of a picture: where, with which words and focal point. */
export type Mention = { files: string[]; alt: string; focus: Focus };

const FOLDERS = ['app', 'components', 'data', 'lib'];
const CENTRE: Focus = [50, 50];

/** `name: 'x', alt: '…', focus: [a, b]` in any file of the site; the alt text may be a constant's name. */
const REFERENCE =
  /name:\s*'([a-z0-9-]+)',\s*alt:\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`|([A-Za-z][\w.]*))(?:,\s*focus:\s*\[(\d+),\s*(\d+)\])?/g;

/** Every picture that a file of the site names, by its name. */
export async function readMentions(root = '.'): Promise<Map<string, Mention>> {
  const mentions = new Map<string, Mention>();
  for (const folder of FOLDERS) {
    const files = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
    for (const file of files.filter((name) => /\.tsx?$/.test(name)).sort()) {
      const place = path.posix.join(folder, file);
      for (const found of mentionsIn(await readFile(path.join(root, place), 'utf8'))) {
        const known = mentions.get(found.name);
        if (known)
          mentions.set(found.name, { ...known, alt: known.alt || found.alt, files: [...known.files, place] });
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
    alt: match[2] ?? match[3] ?? match[4] ?? constant(match[5] ?? '', source),
    focus: match[6] ? [Number(match[6]), Number(match[7])] : CENTRE,
  }));
}

/** What a constant of the same source says, '' when it comes from elsewhere. */
function constant(name: string, source: string): string {
  const [, single, double] = new RegExp(`const ${name} =\\s*(?:'([^']*)'|"([^"]*)")`).exec(source) ?? [];
  return single ?? double ?? '';
}
