import * as dialogs from '@/.content/words/dialogs';
import * as nearWords from '@/.content/words/near';
import * as mapWords from '@/.content/words/regionMap';
import * as walkWords from '@/.content/words/walk';
import * as walkBar from '@/.content/words/walkBar';
import * as walkDialog from '@/.content/words/walkDialog';
import * as walkTimes from '@/.content/words/walkTimes';
import { ANYTHING, literally, saying, startingWith } from '@/e2e/content/found';
import { heard } from '@/e2e/content/heard';
import {
  cardAddress,
  city,
  cuisinesOf,
  holdGuide,
  holding,
  isLocated,
  isTold,
  partsOf,
  toggleGuide,
  withoutRegion,
} from '@/e2e/content/travel';
import { found as resultLine } from '@/e2e/restaurant-results';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { wayWords } from '@/lib/travel/near/words';
import { kilometres } from '@/lib/travel/walk/distance';
import type { Target, Visitor } from '@/scripts/engines/visitor';
import { button, closesByEscape, dialog, given, type Path, region, said } from './path';

/** The heading of a region that is shown beside its map. */
const shown = (name: string): Target => ({
  role: 'heading',
  name: new RegExp(`^${literally(name)}( |$)`),
  within: { role: 'main' },
});
const shape = (id: string): Target => ({ selector: `svg [data-region="${id}"]` });

const restaurants: Path = {
  name: 'Search for restaurants',
  follow: given(city, async (city, visitor) => {
    const [cuisine = partsOf(city.restaurants[0] as Restaurant).name.toLowerCase()] = cuisinesOf(city);
    await visitor.visit(city.route);
    await visitor.type({ role: 'searchbox', within: { role: 'main' } }, cuisine);
    await visitor.key('Enter');
    await visitor.isAt(`${city.search}?q=${encodeURIComponent(cuisine)}`);
    await visitor.sees(said(resultLine(cuisine, holding(city, cuisine).length)));
  }),
};

const cityMap: Path = {
  name: 'Regions of a city',
  follow: given(city, async (city, visitor) => {
    const [full, other] = city.drawn.toSorted((one, two) => two.found.length - one.found.length);
    if (!full || !other) return;
    const explore: Target = { selector: '#explore' };
    const articles: Target = { role: 'article', within: explore };
    await visitor.visit(city.unchosen);
    await visitor.seesCount(articles, city.listed.length);
    await visitor.press(shape(full.id));
    await visitor.isAt(`${city.route}?region=${full.id}`);
    await visitor.sees(shown(full.name));
    await visitor.seesCount(articles, full.found.length);
    await visitor.press(shape(other.id));
    await visitor.isAt(`${city.route}?region=${other.id}`);
    await visitor.seesCount(articles, other.found.length);
    await visitor.press(button(mapWords.clear, explore));
    await visitor.isAt(city.unchosen);
    await visitor.seesCount(articles, city.listed.length);
  }),
};

const toggleMap: Path = {
  name: 'Regions of a country',
  follow: given(toggleGuide, async ({ guide, route, regions }, visitor) => {
    const [one, other] = regions;
    if (!one || !other) return;
    await visitor.visit(withoutRegion(guide));
    for (const each of [one, other]) {
      await visitor.press(shape(each.id));
      await visitor.isAt(`${route}?region=${each.id}`);
      await visitor.sees(shown(each.name));
    }
    await visitor.press(shape(other.id));
    await visitor.isAt(withoutRegion(guide));
  }),
};

const holdMap: Path = {
  name: 'Regions that are held',
  follow: given(holdGuide, async ({ route, regions }, visitor) => {
    await visitor.visit(route);
    for (const each of regions.slice(0, 2)) {
      await visitor.press(shape(each.id));
      await visitor.sees(shown(each.name));
    }
  }),
};

/** Two restaurants of a region to walk to. */
const [pair] = (city?.regions ?? []).flatMap(({ id, found }) => {
  const [one, other] = found.filter(isLocated);
  return city && one && other ? [{ city, address: `${city.route}?region=${id}`, one, other }] : [];
});

async function addToWalk(visitor: Visitor, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const add = heard(walkWords.addToYours({ name, walk: walkWords.shortWalk }));
    await visitor.press(button(add, { selector: '#explore' }));
  }
}

const walk: Path = {
  name: 'Walk',
  follow: given(pair, async ({ address, one, other }, visitor) => {
    const [name, otherName] = [partsOf(one).name, partsOf(other).name];
    const bar = region(walkBar.yourWalk);
    const plan = dialog(walkBar.yourWalk);
    const stop: Target = { role: 'listitem', within: plan };
    await visitor.visit(address);
    await addToWalk(visitor, [name, otherName]);
    const isAt = (slugs: string) => visitor.isAt(new RegExp(`[?&]walk=${slugs}$`));
    await isAt(`${one.slug},${other.slug}`);
    await visitor.sees({ ...bar, text: walkBar.stopsOf({ name: walkBar.yourWalk, count: 2 }) });
    await visitor.reload();
    await visitor.press(button(walkBar.open));
    await visitor.sees({ ...stop, text: name });
    await visitor.press(button(walkDialog.moveDown({ name }), plan));
    await isAt(`${other.slug},${one.slug}`);
    await visitor.press(button(heard(walkDialog.share), plan));
    await visitor.sees(said(walkDialog.linkCopied));
    await closesByEscape(visitor, plan, button(walkBar.open));
  }),
};

const evening: Path = {
  name: 'Walk with times',
  follow: given(pair, async ({ city, address, one, other }, visitor) => {
    const plan = dialog(walkBar.yourWalk);
    const row: Target = { role: 'listitem', within: plan };
    const start = { label: walkTimes.start({ city: city.guide.name }) };
    await visitor.visit(address);
    await addToWalk(visitor, [partsOf(one).name, partsOf(other).name]);
    await visitor.press(button(walkBar.open));
    await visitor.press(button(walkTimes.add, plan));
    await visitor.pick(start, '2031-05-09T18:30');
    await visitor.isAt(/[?&]start=2031-05-09T18(:|%3A)30(&|$)/);
    await visitor.press(button(startingWith(walkTimes.takeTransit), plan));
    await visitor.isAt(new RegExp(`[?&]transit=${other.slug}(&|$)`));
    const onTheWay = saying(walkTimes.byTransit({ distance: ANYTHING, stop: 1, minutes: ANYTHING }));
    await visitor.sees({ ...row, text: new RegExp(onTheWay) });
    await visitor.reload();
    await visitor.press(button(walkBar.open));
    await visitor.sees(start, { value: '2031-05-09T18:30' });
    await visitor.sees(button(walkTimes.calendar, plan));
    await visitor.press(button(walkTimes.clear, plan));
    await visitor.sees(button(walkTimes.add, plan), { isFocused: true });
  }),
};

const near: Path = {
  name: 'Restaurants nearby',
  follow: given(pair, async ({ city, address, one, other }, visitor) => {
    const group: Target = { role: 'group', name: nearWords.near };
    const card = ({ slug }: Restaurant): Target => ({
      selector: `#map-${city.map.id} [data-place="${slug}"]`,
    });
    await visitor.visit(`${city.route}?near=${one.slug}`);
    await visitor.sees({ ...group, text: nearWords.sortedFrom({ place: partsOf(one).name }) });
    await visitor.sees({ ...card(one), text: nearWords.start });
    const km = kilometres(one.coordinates, other.coordinates);
    await visitor.sees({ ...card(other), text: wayWords(km, false) });
    await visitor.press(button(nearWords.near));
    await visitor.seesCount(group, 0);
    // The region that is nearest stays.
    await visitor.isAt(address);
  }),
};

/** A restaurant whose neighbourhood has a history. */
const [told] = (city?.listed ?? []).flatMap((each) =>
  city && isTold(city, partsOf(each).district)
    ? [{ address: cardAddress(city, each), district: partsOf(each).district }]
    : [],
);
const neighbourhood: Path = {
  name: 'Dialogs',
  follow: given(told, async ({ address, district }, visitor) => {
    const open = button(district, { selector: '#explore' });
    await visitor.visit(address);
    await visitor.press(open);
    await closesByEscape(visitor, dialog(district), open);
    await visitor.press(open);
    await visitor.press(button(dialogs.close, dialog(district)));
    await visitor.seesCount(dialog(district), 0);
    await visitor.press(open);
    await visitor.sees(dialog(district));
    await visitor.back();
    await visitor.seesCount(dialog(district), 0);
  }),
};

/** Tools of guides. */
export const travelPaths: readonly Path[] = [
  restaurants,
  cityMap,
  toggleMap,
  holdMap,
  walk,
  evening,
  near,
  neighbourhood,
];
