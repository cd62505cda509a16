import { editDistance } from './edit-distance';

/**
 * The candidate closest in spelling, ignoring case: at most one edit for every three letters, so that an
 * unrelated word is never offered. Of equals, one with the same first letter, then the earlier one.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: { candidate: string; cost: number } | undefined;
  for (const candidate of candidates) {
    const offered = candidate.toLowerCase();
    const limit = Math.floor(Math.max(wanted.length, offered.length) / 3);
    const distance = editDistance(wanted, offered, limit);
    if (distance > limit) continue;
    const cost = distance + (wanted[0] === offered[0] ? 0 : 0.5);
    if (!best || cost < best.cost) best = { candidate, cost };
  }
  return best?.candidate;
}
