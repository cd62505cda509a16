import { counted, joinWords } from '@/lib/text/words';
import type { Arrival, KeptCounts } from './file';

/** "3 saved recipes, 2 lines of the shopping list and 1 walk"; '' for nothing. */
export function countsWords({ saved, shopping, ticks, walks }: KeptCounts): string {
  const parts = [
    ...(saved > 0 ? [counted(saved, 'saved recipe', 'saved recipes')] : []),
    ...(shopping > 0
      ? [counted(shopping, 'entry of the shopping list', 'entries of the shopping list')]
      : []),
    ...(ticks > 0 ? [counted(ticks, 'tick', 'ticks')] : []),
    ...(walks > 0 ? [counted(walks, 'walk', 'walks')] : []),
  ];
  return joinWords(parts, 'and');
}

/** What a visitor is told of a file that was brought in. @param skipped entries that could not be read */
export function arrivalWords({ added, leftOut, isKept }: Arrival, skipped: number): string {
  const words = [
    countsWords(added) === '' ? 'Nothing new in that file.' : `Added ${countsWords(added)}.`,
    leftOut > 0 && `${counted(leftOut, 'entry', 'entries')} had no room.`,
    skipped > 0 && `${counted(skipped, 'entry', 'entries')} could not be read.`,
    !isKept && 'This device keeps nothing for me, so this lasts until you leave.',
  ];
  return words.filter(Boolean).join(' ');
}
