import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

const names = new Set(tzlib_get_timezones());

/** True for a name of the IANA time zone database that `Intl` accepts, too: it may be older than the database. */
export function isTimeZone(zone: string): boolean {
  try {
    return names.has(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** VTIMEZONE component (RFC 5545) of a time zone. An alias keeps its name, which the library replaces. */
export function zoneComponent(zone: string): string {
  const [component = ''] = tzlib_get_ical_block(zone);
  return component.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`);
}
