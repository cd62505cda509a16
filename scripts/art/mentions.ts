import type { Focus } from '@/scripts/prepare/picture-plan';
import { readDataFiles } from '@/scripts/publish/data-files';

/** How the site speaks of a picture: where, with which words and focal point. */
export type Mention = { files: string[]; alt: string; focus: Focus };

type Named = { name: string; alt: string; focus: Focus };

const CENTRE: Focus = [50, 50];

/** Every picture that the content names, by its name; of one that is named twice the first words count. */
export function readMentions(): Map<string, Mention> {
  const mentions = new Map<string, Mention>();
  for (const { file, value } of readDataFiles()) {
    for (const { name, alt, focus } of mentionsIn(value)) {
      const known = mentions.get(name);
      if (known) known.files.push(file);
      else mentions.set(name, { files: [file], alt, focus });
    }
  }
  return mentions;
}

/** The pictures in a value of content: what has a name and words for who cannot see it. */
export function mentionsIn(value: unknown): Named[] {
  if (Array.isArray(value)) return value.flatMap(mentionsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { name, alt, focus = CENTRE } = value as Partial<Named>;
  const own = typeof name === 'string' && typeof alt === 'string' ? [{ name, alt, focus }] : [];
  return [...own, ...Object.values(value).flatMap(mentionsIn)];
}
