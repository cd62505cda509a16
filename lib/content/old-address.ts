/** Segment of a path of another program: letters and signs of any script, without spaces. */
const SEGMENT = String.raw`(?:[\w.~-]|\u200D|[^\x00-\x7F\p{Z}\p{C}])+`;

/** Path of another program, with capitals, extensions and letters of any script. */
export const OLD_PATH = new RegExp(`^(?:/${SEGMENT})+/?$`, 'u');

/** Path of another program, also with one parameter of its query: `/?p=12`. */
export const OLD_ADDRESS = new RegExp(
  String.raw`^(?:(?:/${SEGMENT})+/?|(?:(?:/${SEGMENT})*/?)\?[a-z][a-z0-9_]*=${SEGMENT})$`,
  'u',
);

/** Old address without the slash at the end of its path: `/blog?p=12` of `/blog/?p=12`. */
export const normalizeOldAddress = (address: string): string =>
  address.replace(/(?<=[^/])\/+(?=\?|$)/, '').replace(/^(?=\?)/, '/');

/** Old address as its path and, if it has one, its parameter. */
export type OldAddress = { path: string; parameter?: { name: string; value: string } };

/** Parts of an old address as redirects have it. */
export function readOldAddress(address: string): OldAddress {
  const [, path = '', name, value] = /^([^?]*)(?:\?([^=]*)=(.*))?$/s.exec(address) ?? [];
  return name === undefined || value === undefined ? { path } : { path, parameter: { name, value } };
}

/** Parameters that pages of the site read themselves. */
export const SITE_PARAMETERS: readonly string[] = [
  'age',
  'at',
  'bake',
  'category',
  'cuisine',
  'cups',
  'diet',
  'eat',
  'for',
  'grams',
  'have',
  'history',
  'near',
  'pace',
  'protein',
  'q',
  'region',
  'servings',
  'show',
  'start',
  'stay',
  'time',
  'transit',
  'units',
  'version',
  'walk',
];
