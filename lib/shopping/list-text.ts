import * as messages from '@/.content/messages/shoppingLines';
import { comma } from '@/.content/messages/text';
import type { UnitSystem } from '@/lib/content/schema/units';
import { describeCan, formatAmount, ingredientName } from '@/lib/recipe/amounts';
import { isCounted } from '@/lib/recipe/rounding';
import { yieldNumber, yieldText } from '@/lib/recipe/servings';
import { type ShoppingListData, type Tickable, tickedKeys } from '@/lib/saved/shopping-list';
import type { CustomLine } from './custom-line';
import type { Line, LinePart } from './merge';
import { type Chosen, versionOf } from './recipes';
import type { Sum } from './sums';
import { countNeeded, printPart, totalAmountText } from './totals';

/** An amount as text: "3", about "about 400 g"; "3 heads", about "24 cloves". */
export type AmountText = {
  /** The unit of the sum, unique within a line. */
  kind: string;
  text: string;
  /** The same in another measure. */
  about?: string;
};

/** A line as text: 3 (about 400 g), and "onions". */
type LineText = {
  /** Amounts to add up; empty for "to taste". */
  amounts: AmountText[];
  name: string;
  /** True if it is a plain count: “3 oignons”, but “400 g d’oignons”. */
  isCount: boolean;
};

/** Most recipes that are listed with their amounts; of more, the first two are named. */
const MOST_PARTS = 3;

/** The amounts beneath a line, of which the total is the sum. */
const partsShown = (parts: readonly LinePart[]) => (parts.length > MOST_PARTS ? [] : parts);

/** The amount to buy: counts are rounded up to whole ones, ignoring floating-point errors. */
const bought = (sum: Sum, parts: readonly LinePart[]) =>
  isCounted(sum.unit) ? Math.ceil(countNeeded(sum, partsShown(parts)) - 1e-6) : sum.amount;

function describeSum(sum: Sum, system: UnitSystem, { head, can, counter, parts, sums }: Line): AmountText {
  const kind = sum.unit ?? 'piece';
  const options = { system, food: sum.food, counter };
  const shown = partsShown(parts).flatMap((part) => printPart(part, system));
  const { kind: measure } = formatAmount(sum.amount, sum.unit, options);
  const sameKind = sums.length > 1 ? shown.filter((each) => each.kind === measure) : shown;
  const text =
    totalAmountText(sameKind, { ...options, sum }) ??
    formatAmount(bought(sum, parts), sum.unit, options).text;
  if (sum.unit === 'can' && can) {
    const size = describeCan(can, system);
    return { kind, text, about: bought(sum, parts) > 1 ? messages.canSize({ size }) : size };
  }
  if (sum.unit === 'clove' && head && sum.amount > head) {
    return { kind, text: messages.heads({ count: Math.ceil(sum.amount / head) }), about: text };
  }
  const needed = isCounted(sum.unit) ? countNeeded(sum, partsShown(parts)) : 0;
  if (needed % 1 !== 0 && shown.length > 1 && shown.every((each) => each.unit === sum.unit)) {
    return { kind, text, about: messages.needed({ amount: yieldNumber(needed) }) };
  }
  // A weight of 2 g beside a whole root of ginger would not help.
  if (!sum.about || (isCounted(sum.unit) && sum.amount < 0.5)) return { kind, text };
  const about = formatAmount(sum.about.amount, sum.about.unit, { system });
  return { kind, text, about: messages.about({ amount: about.text }) };
}

/** Bunches as text; up to half a bunch is a small one. */
const describeBunches = (bunches: number) =>
  bunches <= 0.5 ? messages.smallBunch : messages.bunches({ count: Math.ceil(bunches - 1e-6) });

/** The name without "canned", beside a number of cans. */
function nameOfCanned(name: string): string {
  const start = `${messages.canned} `;
  return name.startsWith(start) ? name.slice(start.length) : name;
}

/** Amounts and name of a line. */
export function describeLine(line: Line, system: UnitSystem): LineText {
  const counts = line.sums.filter((sum) => sum.unit === undefined).map((sum) => bought(sum, line.parts));
  const most = counts.length > 0 ? Math.max(...counts) : null;
  const measured = line.sums.map((sum) => describeSum(sum, system, line));
  const isCanned = line.sums.some((sum) => sum.unit === 'can');
  return {
    amounts:
      line.bunches === undefined
        ? measured
        : [{ kind: 'bunch', text: describeBunches(line.bunches), about: amountText(measured) }],
    name: isCanned && (most ?? 0) <= 1 ? nameOfCanned(line.name) : ingredientName(line, most),
    isCount: most !== null && line.bunches === undefined,
  };
}

/** All amounts of a line as one text: "3 (about 400 g) + 2 cups"; '' for none. */
export function amountText(amounts: readonly AmountText[]): string {
  return amounts.map(({ text, about }) => (about ? `${text} (${about})` : text)).join(' + ');
}

/** The amount of one recipe in the units of the recipe: "400 g", "1 tbsp + 1 tsp", "to taste". */
function describePart(part: LinePart, system: UnitSystem): string {
  const amounts = printPart(part, system).map(({ text }) => text);
  return amounts.length === 0 ? messages.toTaste : amounts.join(' + ');
}

/** True for a count such as half a lime, which is bought as a whole one. */
const isRoundedUp = ({ amounts }: LinePart, { sums: [sum] }: Line) =>
  sum !== undefined && isCounted(sum.unit) && amounts.every(({ unit }) => unit === sum.unit);

/** The recipes that need a line: "For Tofu"; "Tofu 400 g, Pasta to taste"; "For Tofu, Pasta and 4 more". */
export function describeUse(line: Line, system: UnitSystem): string {
  const [first, ...others] = line.parts;
  if (!first) return '';
  const { amounts } = describeLine(line, system);
  const texts = amounts.flatMap(({ text, about }) => [text, about]);
  const isWhole =
    amounts.length === 0 || texts.includes(describePart(first, system)) || isRoundedUp(first, line);
  if (others.length === 0 && isWhole) return messages.forRecipe({ recipe: first.title });
  if (line.parts.length > MOST_PARTS) {
    return messages.forMany({
      first: first.title,
      second: others[0]?.title ?? '',
      count: others.length - 1,
    });
  }
  const parts = line.parts.map((part) =>
    messages.part({ recipe: part.title, amount: describePart(part, system) }),
  );
  return parts.join(comma);
}

/** Every line that can be ticked, own items included. */
export function tickables(list: ShoppingListData, lines: readonly Line[]): Tickable[] {
  return [...lines, ...list.own.map(({ id }) => ({ key: `own:${id}`, size: 0 }))];
}

/** Lines under one heading. */
type ListGroup = {
  title: string;
  lines: Line[];
  own: CustomLine[];
  /** True if the group has the form for own items. */
  takesCustomItems: boolean;
};

/** Headings of the groups: aisles in walking order, own items, and what is probably at home. */
type GroupTitles = { aisles: readonly string[]; own: string; cupboard: string };

/** Lines by group: aisles in walking order, own items of no aisle, then what is probably at home. */
export function listGroups(
  lines: readonly Line[],
  customItems: readonly CustomLine[],
  { own, cupboard, aisles }: GroupTitles,
): ListGroup[] {
  const aisleOf = ({ aisle }: Pick<Line, 'aisle'>) =>
    aisle !== undefined && aisles.includes(aisle) ? aisle : own;
  const groups = [...new Set([...aisles, own])].map((title) => ({
    title,
    lines: lines.filter((line) => !line.isAtHand && aisleOf(line) === title),
    own: customItems.filter((item) => aisleOf(item) === title),
    takesCustomItems: title === own,
  }));
  const staples = lines
    .filter((line) => line.isAtHand)
    .sort((one, other) => aisles.indexOf(aisleOf(one)) - aisles.indexOf(aisleOf(other)));
  return [...groups, { title: cupboard, lines: staples, own: [], takesCustomItems: false }].filter(
    (group) => group.lines.length + group.own.length > 0 || group.takesCustomItems,
  );
}

/** The list as plain text: the recipes, then each aisle with a box before every line: "[ ] onions, 3 (about 400 g)". */
export function shoppingListText(
  { title, ...signs }: GroupTitles & { title: string },
  list: ShoppingListData,
  chosen: readonly Chosen[],
  lines: readonly Line[],
  own: readonly CustomLine[],
  system: UnitSystem,
): string {
  const ticked = tickedKeys(list, tickables(list, lines));
  const row = (key: string, text: string) => `[${ticked.has(key) ? 'x' : ' '}] ${text}`;
  const groups = listGroups(lines, own, signs).flatMap((group) => {
    const rows = group.lines.map((line) => {
      const { amounts, name } = describeLine(line, system);
      const amount = amountText(amounts);
      return row(line.key, amount === '' ? name : messages.row({ item: name, amount }));
    });
    rows.push(...group.own.map(({ id, text }) => row(`own:${id}`, text)));
    return rows.length > 0 ? [[group.title, ...rows].join('\n')] : [];
  });
  const recipes = chosen.map((each) => {
    const { title: own, unit, plural } = each.recipe;
    const amount = yieldText(each.servings, unit, plural);
    const isNamed = each.variant !== null || each.title !== own;
    const version = isNamed && versionOf(each)?.title;
    return messages.recipe({
      recipe: own,
      amount: version ? messages.amountVersion({ amount, version }) : amount,
    });
  });
  const head = recipes.length > 0 ? `${title}\n${recipes.join(comma)}` : title;
  return `${[head, ...groups].join('\n\n')}\n`;
}
