/** A value of the sample content that the owner of a site replaces before publishing. */
export class Sample {
  constructor(
    readonly value: unknown,
    /** What to put in its place, as `npm run publish:check` says it. */
    readonly put: string,
  ) {}
}

const marks: Sample[] = [];
let marking = false;

/**
 * From now on `sample` gives marks in place of values; for the check before publishing, before it loads the data.
 *
 * @returns every mark that is set from then on, in the order in which they are
 */
export function markSamples(): readonly Sample[] {
  marking = true;
  return marks;
}

/**
 * Marks a value that the owner has to replace or confirm: `npm run publish:check` lists it until the whole call is
 * replaced by the owner's value.
 *
 * @param put what to put there, one sentence without a full stop: "the address that receives every inquiry"
 */
export function sample<T>(value: T, put: string): T {
  if (!marking) return value;
  const mark = new Sample(value, put);
  marks.push(mark);
  return mark as T;
}
