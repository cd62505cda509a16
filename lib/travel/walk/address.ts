/**
 * Stops of one walk. Google Maps takes a start, a destination and nine places between them; ten leaves it a place
 * for where the visitor stands.
 */
export const MOST_STOPS = 10;

/**
 * The stops an address names (`?walk=pai,seven-lives`), in its order. Unknown ones, repeated ones and those after the
 * tenth are dropped. Never throws.
 *
 * @param value what stands behind `walk=`, null or '' for none
 */
export function parseWalk(value: string | null, isKnown: (slug: string) => boolean): string[] {
  return [...new Set(value?.split(',').filter(isKnown))].slice(0, MOST_STOPS);
}
