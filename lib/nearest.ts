/**
 * Edits between two words: insertions, deletions, substitutions and swaps of neighbours count one each
 * (Damerau–Levenshtein, no letter edited twice).
 */
export function editDistance(from: string, to: string): number {
  const a = [...from];
  const b = [...to];
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const above = previous[column] ?? 0;
      const left = current[column - 1] ?? 0;
      const diagonal = previous[column - 1] ?? 0;
      let best = Math.min(above + 1, left + 1, diagonal + (a[row - 1] === b[column - 1] ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * The candidate closest in spelling, ignoring case: at most one edit for every three letters, so that an
 * unrelated word is never offered. Of equals, one with the same first letter, then the earlier one.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: { candidate: string; cost: number } | undefined;
  for (const candidate of candidates) {
    const offered = candidate.toLowerCase();
    const limit = Math.floor(Math.max([...wanted].length, [...offered].length) / 3);
    if (Math.abs(wanted.length - offered.length) > limit && wanted !== offered) continue;
    const distance = editDistance(wanted, offered);
    if (distance > limit) continue;
    const cost = distance + (wanted[0] === offered[0] ? 0 : 0.5);
    if (!best || cost < best.cost) best = { candidate, cost };
  }
  return best?.candidate;
}
