import * as words from '@/.content/words/kept';
import { listWords } from '@/lib/words/list';
import type { Arrival, KeptCounts } from './file';

/** "3 saved recipes, 2 lines of the shopping list and 1 walk"; '' for nothing. */
export function countsWords({ saved, shopping, ticks, walks }: KeptCounts): string {
  const parts = [
    ...(saved > 0 ? [words.savedRecipes({ count: saved })] : []),
    ...(shopping > 0 ? [words.listEntries({ count: shopping })] : []),
    ...(ticks > 0 ? [words.ticks({ count: ticks })] : []),
    ...(walks > 0 ? [words.walks({ count: walks })] : []),
  ];
  return listWords(parts, 'and');
}

/** What a visitor is told of a file that was brought in. @param skipped entries that could not be read */
export function arrivalWords({ added, leftOut, isKept }: Arrival, skipped: number): string {
  const said = [
    countsWords(added) === '' ? words.nothingNew : words.added({ contents: countsWords(added) }),
    leftOut > 0 && words.noRoom({ count: leftOut }),
    skipped > 0 && words.unreadable({ count: skipped }),
    !isKept && words.lastsUntilLeave,
  ];
  return said.filter(Boolean).join(' ');
}
