import { valuesIn } from '@/lib/content/paths';
import type { Focus } from '@/scripts/prepare/picture-plan';
import { readDataFiles } from '@/scripts/publish/data-files';

type Named = { name: string; alt: string; focus: Focus };

/** How the site speaks of a picture: where, with which words and focal point. */
export type Mention = Pick<Named, 'alt' | 'focus'> & { files: string[] };

/** Every picture that the content names, by its name; of one that is named twice the first words count. */
export function readMentions(): Map<string, Mention> {
  const mentions = new Map<string, Mention>();
  for (const { file, value } of readDataFiles()) {
    for (const { name, ...words } of mentionsIn(value)) {
      const known = mentions.get(name) ?? { files: [], ...words };
      mentions.set(name, { ...known, files: [...known.files, file] });
    }
  }
  return mentions;
}

/** The pictures in a value of content: what has a name and words for who cannot see it. */
export function mentionsIn(content: unknown): Named[] {
  return [...valuesIn(content)].flatMap(({ value }) => {
    const { name, alt, focus = [50, 50] } = Object(value);
    return typeof name === 'string' && typeof alt === 'string' ? [{ name, alt, focus }] : [];
  });
}
