import type { Meaning } from './food-name-index';
import type { Item } from './food-name-items';
import type { Join } from './food-name-words';

/** Food that a part of a name speaks of. */
type PartFood = { item: Item; id: string };

/** Meaning that describes the foods of a part. */
type Lent = { meaning: Meaning; item: Item; isBorrowed?: true };

/** Part of a name between commas, or words such as "or" and "with". */
export type NamePart = {
  /** Relation to the part before. */
  join: Join;
  items: Item[];
  foods: PartFood[];
  /** Claims of its words about its foods, and those of other parts: "shrimp, cooked". */
  lent: Lent[];
  /** Ids of foods that are left out: "egg-free". */
  leftOut: string[];
  /** Names a product of its foods: "chicken powder". */
  isProduct: boolean;
};

/** Order of joins that follow each other: ", or" is "or". */
const STRENGTH: readonly Join[] = ['break', 'and', 'with', 'or'];

const LENT: readonly Meaning['is'][] = ['ready', 'uncooked', 'unsure', 'form', 'free'];

/** Not lent over "or": of "canned or fresh tuna" and "butter or vegan margarine" both are meant. */
const NOT_OVER_OR: readonly Meaning['is'][] = ['ready', 'free'];

const PLAIN: readonly Meaning['is'][] = ['plain', 'link', 'without', 'left-out'];

const isOneOf = ({ meanings }: Item, kinds: readonly Meaning['is'][]) =>
  meanings.length > 0 && meanings.some(({ is }) => kinds.includes(is));

const foodIn = ({ meanings }: Item) => meanings.find((meaning) => meaning.is === 'food')?.id;

const joinIn = ({ meanings }: Item) => meanings.find((meaning) => meaning.is === 'join')?.join;

const emptyPart = (join: Join): NamePart => ({
  join,
  items: [],
  foods: [],
  lent: [],
  leftOut: [],
  isProduct: false,
});

function addItem(part: NamePart, item: Item, isLeftOut: boolean): void {
  const id = foodIn(item);
  if (id !== undefined && isLeftOut) {
    part.leftOut.push(id);
    return;
  }
  part.items.push(item);
  if (id !== undefined) part.foods.push({ item, id });
  for (const meaning of item.meanings) {
    if (LENT.includes(meaning.is)) part.lent.push({ meaning, item });
  }
}

/**
 * Splits the items of a name at its joins.
 *
 * @param isRaw true for the id of a raw food. "without bones or shrimp" leaves out no shrimp.
 */
function splitParts(items: readonly Item[], isRaw: (id: string) => boolean): NamePart[] {
  const parts: NamePart[] = [];
  let part = emptyPart('break');
  /** After "without": `open` until a food is left out, then `closed` unless "or" follows. */
  let without: 'open' | 'reopened' | 'closed' | undefined;
  items.forEach((item, place) => {
    const join = joinIn(item);
    const id = foodIn(item);
    const next = items[place + 1];
    const isOut =
      id !== undefined &&
      ((next !== undefined && isOneOf(next, ['left-out'])) ||
        without === 'open' ||
        (without === 'reopened' && !isRaw(id)));
    if (isOneOf(item, ['without'])) without = 'open';
    else if (isOut) without &&= 'closed';
    else if (join === 'or' && without === 'closed') without = 'reopened';
    // Of "no salt added chicken stock" the salt is left out, not the chicken.
    else if (!isOneOf(item, ['link'])) without = undefined;
    if (!join) {
      addItem(part, item, isOut);
      return;
    }
    if (part.items.length === 0 && part.leftOut.length === 0) {
      if (STRENGTH.indexOf(join) > STRENGTH.indexOf(part.join)) part.join = join;
      return;
    }
    parts.push(part);
    part = emptyPart(join);
  });
  return [...parts, part].filter((each) => each.items.length > 0 || each.leftOut.length > 0);
}

/** Describes foods and names none: "cooked" of "shrimp, cooked". */
const describes = ({ items, foods }: NamePart) =>
  foods.length === 0 && items.every((item) => isOneOf(item, LENT) || isOneOf(item, PLAIN));

/** Names foods, and no word describes them. */
const isBare = ({ items, foods }: NamePart) =>
  foods.length > 0 && items.every((item) => foodIn(item) !== undefined || isOneOf(item, PLAIN));

/** The part that a describing part belongs to: the one before it, or the first after it if it leads the name. */
function describedBy(
  parts: readonly NamePart[],
  from: number,
): { part: NamePart; isOverOr: boolean } | undefined {
  for (const step of [-1, 1]) {
    let isOverOr = false;
    for (let place = from; ; place += step) {
      const join = parts[step < 0 ? place : place + 1]?.join;
      const part = parts[place + step];
      // The first part has a join, but no part before it.
      if (!part || join === undefined) break;
      if (join === 'with') return undefined;
      isOverOr ||= join === 'or';
      if (!describes(part)) return { part, isOverOr };
    }
  }
  return undefined;
}

function lendDescriptions(parts: readonly NamePart[]): void {
  parts.forEach((part, place) => {
    if (!describes(part)) return;
    const described = describedBy(parts, place);
    if (!described) return;
    const { part: target, isOverOr } = described;
    for (const { meaning, item } of part.lent) {
      if (isOverOr && NOT_OVER_OR.includes(meaning.is)) continue;
      target.lent.push({ meaning, item, isBorrowed: true });
    }
    if (!isOverOr) target.leftOut.push(...part.leftOut);
  });
}

/** Lends "ground" of "ground beef and pork", and "breasts" of "chicken or turkey breasts". */
function lendForms(parts: readonly NamePart[]): void {
  parts.forEach((part, place) => {
    const [first] = part.foods;
    if (!first) return;
    const forms = part.lent.filter(({ meaning }) => meaning.is === 'form');
    const before = forms.filter(({ item }) => item.start < first.item.start);
    const after = forms.filter(({ item }) => item.start >= first.item.start);
    const lend = (to: NamePart, lent: readonly Lent[]) =>
      to.lent.push(...lent.map((each): Lent => ({ ...each, isBorrowed: true })));
    for (let next = place + 1; before.length > 0; next += 1) {
      const to = parts[next];
      if (!to || to.join === 'with' || !isBare(to)) break;
      lend(to, before);
    }
    if (part.join !== 'or' && part.join !== 'and') return;
    for (let next = place; after.length > 0; next -= 1) {
      const to = parts[next - 1];
      if (!to || parts[next]?.join === 'with' || !isBare(to)) break;
      lend(to, after);
    }
  });
}

/** True for "chicken powder" and "sauce de poisson". `continues`: "bouillon de légumes ou de poulet". */
function namesProduct({ items }: NamePart, continues: boolean): boolean {
  const [first] = items;
  if (!first) return false;
  if (continues && isOneOf(first, ['link'])) return true;
  const last = items.findLast((item) => !isOneOf(item, PLAIN));
  if (last?.meanings.some((each) => each.is === 'product' && !each.isFirst)) return true;
  const opening = items.find((item) => !isOneOf(item, PLAIN));
  const opens = opening?.meanings.some((each) => each.is === 'product' && each.isFirst);
  return opens === true && items.some((item) => isOneOf(item, ['link']));
}

/** True for "vegetable stock" and "vegetable stock powder". */
function endsInSharedProduct({ items }: NamePart): boolean {
  const last = items.findLast((item) => !isOneOf(item, PLAIN) && !isOneOf(item, ['product']));
  const shared = items.findLast((item) => isOneOf(item, ['shared-product']));
  return shared !== undefined && (last === undefined || shared.start >= last.start);
}

/** Marks products, and "chicken" of "chicken or vegetable stock". */
function markProducts(parts: readonly NamePart[]): void {
  parts.forEach((part, place) => {
    const isOr = part.join === 'or';
    const before = isOr ? parts[place - 1] : undefined;
    const isAfterProduct = before?.items.some((item) => isOneOf(item, ['shared-product'])) ?? false;
    part.isProduct = namesProduct(part, isAfterProduct);
    if (!isOr || !endsInSharedProduct(part)) return;
    for (let next = place; ; next -= 1) {
      const to = parts[next - 1];
      const join = parts[next]?.join;
      if (!to || (join !== 'or' && join !== 'break') || !isBare(to)) break;
      to.isProduct = true;
    }
  });
}

/** Parts of a name with what all of its words say of their foods. */
export function partsOf(items: readonly Item[], isRaw: (id: string) => boolean): NamePart[] {
  const parts = splitParts(items, isRaw);
  markProducts(parts);
  if (parts.length < 2) return parts;
  lendDescriptions(parts);
  lendForms(parts);
  return parts;
}
