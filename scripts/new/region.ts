import { country } from '@/lib/content/schema/fields';
import { SOURCES } from '@/lib/content/sources';
import { isTimeZone } from '@/lib/content/time-zones';
import { UsageError } from '@/scripts/command';
import { readDataFiles } from '@/scripts/publish/data-files';

/** Country (ISO 3166) and time zone (IANA) of a place. */
export type Region = { country: string; timeZone: string };

/** Country of a language tag: CA of `en-CA`, KR of `ko`. */
const countryOf = (language: string) => new Intl.Locale(language).maximize().region;

/** Fields of data/site.yaml, which may be invalid. */
const siteFields = () =>
  Object(readDataFiles().find(({ file }) => file === SOURCES.site.file)?.value) as Record<string, unknown>;

/** Language of the site (BCP 47). */
export const siteLanguage = (): string =>
  SOURCES.site.schema.shape.language.safeParse(siteFields().language).data ?? 'en-CA';

/** Country and time zone of the site: by its language, and its `timeZone`. */
export function siteRegion(): Region {
  const { timeZone } = SOURCES.site.schema.shape;
  return {
    country: countryOf(siteLanguage()) ?? 'CA',
    timeZone: timeZone.safeParse(siteFields().timeZone).data ?? 'UTC',
  };
}

/** Checks an answer. Throws a UsageError for a time zone that does not exist. */
export function readTimeZone(zone: string): string {
  if (isTimeZone(zone)) return zone;
  throw new UsageError(`“${zone}” is no time zone; write one such as America/Toronto or Europe/Berlin.`);
}

/** Checks an answer. Throws a UsageError for a code of another form. */
export function readCountry(code: string): string {
  if (country.safeParse(code).success) return code;
  throw new UsageError(`“${code}” is no country code; write two capital letters such as CA.`);
}
