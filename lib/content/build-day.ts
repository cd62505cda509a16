/** Day of the build, YYYY-MM-DD in UTC; `SOURCE_DATE_EPOCH` (seconds) overrides it. Throws if that is not a whole number. */
export function buildDay(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (epoch === undefined || epoch === '') return new Date().toISOString().slice(0, 10);
  const date = new Date(/^\d+$/.test(epoch) ? Number(epoch) * 1000 : Number.NaN);
  if (Number.isNaN(date.getTime())) {
    throw new Error(
      `SOURCE_DATE_EPOCH is “${epoch}”; allowed: whole seconds since 1970, such as 1767225600.`,
    );
  }
  return date.toISOString().slice(0, 10);
}
