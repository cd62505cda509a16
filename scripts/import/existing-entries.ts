import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isYamlName } from '@/lib/content/file-names';
import { pathsOf } from '@/lib/content/read/links';
import { readYaml } from '@/lib/content/read/yaml';
import { SOURCES } from '@/lib/content/sources';
import type { DraftSource } from './write-draft';

/** File of the site: its text, address, number and title. */
export type Existing = { file: string; text: string; slug: string; id: number; title: string; path: string };

/** All files of a kind, including drafts and broken ones. */
export function existingEntries(source: DraftSource): Existing[] {
  const { folder } = SOURCES[source];
  const files = existsSync(folder) ? readdirSync(folder).filter(isYamlName).sort() : [];
  return files.map((fileName) => {
    const file = `${folder}/${fileName}`;
    const text = readFileSync(file, 'utf8');
    const { value, outline } = readYaml(file, text);
    const fields = Object(value ?? outline) as Record<string, unknown>;
    const name = fileName.replace(/\.ya?ml$/i, '');
    const slug = source === 'recipes' ? String(fields.slug ?? name) : name;
    const [path = `/${source}/${slug}`] = pathsOf({ source, name, value, outline });
    return { file, text, slug, path, id: Number(fields.id) || 0, title: String(fields.title ?? '') };
  });
}
