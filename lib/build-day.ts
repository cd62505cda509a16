/**
 * Day of the build as YYYY-MM-DD in UTC. `SOURCE_DATE_EPOCH` (seconds since 1970) wins, so that a build can
 * be repeated bit for bit. Throws when that variable is set to anything but a whole number of seconds.
 */
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
