import { readSession, writeSession } from '@/lib/storage/session';
import { NO_VISIT, type WalkVisit, withMade } from './walk-state';

/** The visit as last read or written; null until then. */
let visit: WalkVisit | null = null;

/** The walks that the visitor made in this tab; the same object until that changes. Never throws. */
export function readVisit(): WalkVisit {
  if (visit) return visit;
  try {
    const stored: WalkVisit = JSON.parse(readSession('rtr:walk-visit') ?? 'null');
    const walks = stored.made.concat(Object.values(stored.changes));
    if (walks.every((walk) => typeof walk === 'string')) visit = stored;
  } catch {
    // Missing or damaged text: the visit starts without walks.
  }
  visit ??= NO_VISIT;
  return visit;
}

/** Remembers it for as long as the tab is open. */
export function writeVisit(next: WalkVisit): void {
  visit = next;
  writeSession('rtr:walk-visit', JSON.stringify(next));
}

/** Remembers a walk that a link of this site starts as the visitor's, before the walk is stored. */
export const rememberMade = (walk: string): void => writeVisit(withMade(readVisit(), walk));
