/**
 * Moment of the build: now, or `SOURCE_DATE_EPOCH` (seconds). Everything that depends on the time of a build reads it here, so
 * that a build can be repeated. Throws if the variable is not a whole number.
 */
export function buildMoment(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (epoch === undefined || epoch === '') return new Date();
  const date = new Date(/^\d+$/.test(epoch) ? Number(epoch) * 1000 : Number.NaN);
  if (Number.isNaN(date.getTime())) {
    throw new Error(
      `SOURCE_DATE_EPOCH is “${epoch}”; allowed: whole seconds since 1970, such as 1767225600.`,
    );
  }
  return date;
}

/** Day of the build, YYYY-MM-DD in UTC. Throws as `buildMoment` does. */
export const buildDay = (): string => buildMoment().toISOString().slice(0, 10);
