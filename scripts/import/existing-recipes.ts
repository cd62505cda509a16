import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isYamlName } from '@/lib/content/file-names';
import { readYaml } from '@/lib/content/read/yaml';
import { SOURCES } from '@/lib/content/sources';

/** Recipe file of the site: its text, address, number and title. */
export type Existing = { file: string; text: string; slug: string; id: number; title: string; path: string };

/** All recipe files, including drafts and broken ones. */
export function existingRecipes(): Existing[] {
  const { folder } = SOURCES.recipes;
  const files = existsSync(folder) ? readdirSync(folder).filter(isYamlName).sort() : [];
  return files.map((name) => {
    const file = `${folder}/${name}`;
    const text = readFileSync(file, 'utf8');
    const { value, outline } = readYaml(file, text);
    const fields = Object(value ?? outline) as Record<string, unknown>;
    const { id, title, customLink } = fields;
    const slug = String(fields.slug ?? name.replace(/\.ya?ml$/i, ''));
    return {
      file,
      text,
      slug,
      path: String(customLink ?? `/recipes/${slug}`),
      id: Number(id) || 0,
      title: String(title ?? ''),
    };
  });
}
