import { english, shippedMessages } from '@/lib/content/messages';
import { onceFor } from '@/lib/content/once-for';
import { valuesIn } from '@/lib/content/paths';
import { type Content, SOURCES, type SourceName } from '@/lib/content/sources';

/** Drawings, whose paths are long texts without words. */
const DRAWINGS: readonly SourceName[] = ['streets', 'outlines'];

const countIn = onceFor((file: object) => {
  const counts = new Map<string, number>();
  for (const { value } of valuesIn(file)) {
    if (typeof value !== 'string') continue;
    for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return counts;
});

/** Messages of the language of the site; English ones for a language that data/words.yaml does not translate. */
function messagesOf({ site, words }: Content): object[] {
  const shipped = shippedMessages(site.language);
  if (Object.keys(shipped).length > 0) return [shipped];
  return words ? [] : [english];
}

/** How often texts of the content and of the interface have each character. */
export function countLetters(content: Content): Map<string, number> {
  const names = (Object.keys(SOURCES) as SourceName[]).filter((name) => !DRAWINGS.includes(name));
  const files = names.flatMap((name) => {
    const value: unknown = content[name];
    if (typeof value !== 'object' || value === null) return [];
    return 'folder' in SOURCES[name] ? (Object.values(value) as object[]) : [value];
  });
  const counts = new Map<string, number>();
  for (const file of [...files, ...messagesOf(content)])
    for (const [character, count] of countIn(file))
      counts.set(character, (counts.get(character) ?? 0) + count);
  return counts;
}
