import { readSession, writeSession } from '@/lib/storage/session';
import { NO_VISIT, type WalkVisit, withMade } from './walk-state';

/** The visit as last read or written; null until then. */
let visit: WalkVisit | null = null;

const isText = (value: unknown): value is string => typeof value === 'string';
const isChange = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(isText);

/** The valid entries of a list; none of another kind of value. */
const entriesOf = <T>(value: unknown, isEntry: (entry: unknown) => entry is T): T[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];

/** What the visitor did with walks in this tab; the same object until that changes. Never throws. */
export function readVisit(): WalkVisit {
  if (visit) return visit;
  try {
    const { made, changes } = Object(JSON.parse(readSession('rtr:walk-visit') ?? '{}'));
    visit = { made: entriesOf(made, isText), changes: entriesOf(changes, isChange) };
  } catch {
    visit = NO_VISIT;
  }
  return visit;
}

/** Remembers it for as long as the tab is open. */
export function writeVisit(next: WalkVisit): void {
  visit = next;
  writeSession('rtr:walk-visit', JSON.stringify(next));
}

/** Remembers a walk that a link of this site starts as the visitor's, before the walk is stored. */
export const rememberMade = (walk: string): void => writeVisit(withMade(readVisit(), walk));
