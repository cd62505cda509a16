import type { Page } from 'playwright/test';
import * as cityGuide from '@/.content/words/cityGuide';
import * as filters from '@/.content/words/placeFilters';
import * as words from '@/.content/words/regionMap';
import { ANYTHING } from './content/found';
import { heard } from './content/heard';
import { type City, city, type Region } from './content/travel';
import { ready } from './watch';

/** What a test is skipped for where it is missing. */
export const CITY = 'guide with restaurants';
export const MAP = 'guide with regions to choose on its map';

/** The guide with restaurants, where there are regions to choose on its map. */
export const withMap = city && city.drawn.length > 1 ? city : undefined;

export const explore = (page: Page) => page.locator('#explore');
/** The map of a guide, whichever of its regions is chosen. */
export const firstMap = (page: Page, { map: { name } }: City) =>
  page
    .getByRole('img', { name: heard(words.map({ name })) })
    .or(page.getByRole('img', { name: heard(words.mapChosen({ name, region: ANYTHING })) }))
    .first();
export const shape = (page: Page, of: City, { id }: Region) =>
  firstMap(page, of).locator(`[data-region="${id}"]`);
export const buttons = (page: Page, { guide: { explore: own, name } }: City) =>
  explore(page).getByRole('group', { name: own.regions ?? cityGuide.regions({ name }) });
export const heading = (page: Page, { name }: Region) =>
  explore(page).getByRole('heading', { level: 3, name, exact: true });
export const choose = (page: Page, of: City, { name, found }: Region) =>
  buttons(page, of).getByRole('button', {
    name: heard(found.length === 0 ? name : name + filters.restaurants({ count: found.length })),
  });
export const skipOf = (page: Page, { map }: City) =>
  explore(page).getByRole('link', { name: words.skip({ name: map.name }) });

export async function open(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
}

/** The region with most restaurants, and the one with fewest, none if there is one. */
export function fullAndEmpty({ drawn }: City): [full: Region, empty: Region] {
  const [full, ...others] = drawn.toSorted((one, other) => other.found.length - one.found.length);
  const empty = others.at(-1);
  if (!full || !empty) throw new Error('The map has no two regions.');
  return [full, empty];
}
