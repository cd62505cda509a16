import damerauLevenshtein from 'damerau-levenshtein';

/** Candidate with the smallest edit distance, ignoring case: at most one edit per three letters. The first of equals. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const typed = word.toLowerCase();
  let best: { candidate: string; cost: number } | undefined;
  for (const candidate of candidates) {
    const lower = candidate.toLowerCase();
    const limit = Math.floor(Math.max(typed.length, lower.length) / 3);
    // As many letters have to be added or taken away. Comparing a pasted text letter by letter would stop the page.
    if (Math.abs(typed.length - lower.length) > limit) continue;
    const distance = editDistance(typed, lower);
    if (distance > limit) continue;
    const cost = distance + (typed[0] === lower[0] ? 0 : 0.5);
    if (!best || cost < best.cost) best = { candidate, cost };
  }
  return best?.candidate;
}

/** Edit distance with insertions, deletions, substitutions and transpositions of neighbours. */
export function editDistance(from: string, to: string): number {
  return damerauLevenshtein(from, to).steps;
}
