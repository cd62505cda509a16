/** A value of the sample content that the owner of a site replaces before publishing. */
export class Sample {
  constructor(
    readonly value: unknown,
    /** What to put in its place, as `npm run publish:check` says it. */
    readonly put: string,
  ) {}
}

let marking = false;

/** From now on `sample` gives marks in place of values; for the check before publishing, before it loads the data. */
export function markSamples(): void {
  marking = true;
}

/**
 * Marks a value that the owner has to replace or confirm: `npm run publish:check` lists it until the whole call is
 * replaced by the owner's value.
 *
 * @param put what to put there, one sentence without a full stop: "the address that receives every inquiry"
 */
export function sample<T>(value: T, put: string): T {
  return marking ? (new Sample(value, put) as T) : value;
}
