/** Candidate with the smallest edit distance, ignoring case: at most one edit per three letters. The first of equals. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const typed = word.toLowerCase();
  let best: { candidate: string; cost: number } | undefined;
  for (const candidate of candidates) {
    const lower = candidate.toLowerCase();
    const limit = Math.floor(Math.max(typed.length, lower.length) / 3);
    const distance = editDistance(typed, lower, limit);
    if (distance > limit) continue;
    const cost = distance + (typed[0] === lower[0] ? 0 : 0.5);
    if (!best || cost < best.cost) best = { candidate, cost };
  }
  return best?.candidate;
}

/** Edit distance with insertions, deletions, substitutions and transpositions; `max + 1` if it exceeds `max`. */
export function editDistance(from: string, to: string, max = Number.POSITIVE_INFINITY): number {
  if (from === to) return 0;
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > max) return max + 1;
    before = above;
    above = current;
  }
  return Math.min(above[to.length] ?? max + 1, max + 1);
}
