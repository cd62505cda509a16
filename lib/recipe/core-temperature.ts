import { type Reference, readReferences } from './references';

/** Lowest and highest temperature, in °C, that the middle of a cooked food can have: below ovens and frying oil. */
const CORE = [40, 100] as const;

/** References of a text; none if it cannot be parsed, which the check of texts reports. */
export function referencesIn(text: string): Reference[] {
  try {
    return readReferences(text);
  } catch {
    return [];
  }
}

/** Temperatures that a text names as `{@74}`, in °C. */
export function temperaturesIn(text: string): number[] {
  return referencesIn(text).flatMap((each) => (each.kind === 'temperature' ? [each.celsius] : []));
}

/** Temperatures of a text that can be those of the middle of a cooked food. */
export function coreTemperatures(text: string): number[] {
  const [lowest, highest] = CORE;
  return temperaturesIn(text).filter((celsius) => celsius >= lowest && celsius <= highest);
}
