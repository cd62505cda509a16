import type { Report } from '@/lib/content/checks/report';
import { nearestFoodWord } from '@/lib/content/food-name-spelling';
import { readFoodName } from '@/lib/content/food-names';
import { type FoodKnowledge, type ReadFood, readFood, type WrittenFood } from '@/lib/content/known-foods';
import type { Authority } from '@/lib/content/schema/food-safety';
import { isAsStrict } from './authority';
import type { SafetyContext } from './foods';

/** Maximum of groceries that a message offers. */
const MOST_OFFERED = 4;

/** Groceries of the same kind, then those with a word of the name: "chicken-thighs, chicken-breast". */
function groceriesLike({ named }: ReadFood, { groceries }: FoodKnowledge): string[] {
  const words = named.matches
    .flatMap((match) => match.words.toLowerCase().split(/\W+/))
    .filter((word) => word.length > 2);
  const ofKind = Object.keys(groceries).filter((key) =>
    named.raw.some(({ kind }) => kind === groceries[key]?.raw),
  );
  const likeIt = Object.keys(groceries).filter((key) => words.some((word) => key.includes(word)));
  return [...new Set([...ofKind, ...likeIt])].slice(0, MOST_OFFERED);
}

/**
 * Kinds of raw food by the name that the given kind does not cover: "ground chicken" as red meat. A grocery may be a
 * part or another form of what the name says: ground turkey for "turkey".
 */
function uncoveredKinds(
  { grocery, named, kinds }: ReadFood,
  { names }: FoodKnowledge,
  authority: Authority,
): string[] {
  if (named.raw.length === 0) return [];
  const [given] = kinds;
  const sounding = grocery ? readFoodName(grocery.name, names).raw.map(({ kind }) => kind) : [];
  const isForm = (kind: string) => names.data.forms.some(({ makes }) => makes[kind] === given);
  const isCovered = (kind: string) =>
    sounding.includes(kind) ||
    (given !== undefined && (given === kind || isAsStrict(given, kind, [authority]))) ||
    (given !== undefined && grocery?.raw === given && isForm(kind));
  return named.raw.flatMap(({ kind }) => (isCovered(kind) ? [] : [kind]));
}

/** Allergens by the name that its grocery does not have: peanut sauce bought as oyster sauce, not milk as oat milk. */
function allergensOfName({ grocery, named }: ReadFood, { names }: FoodKnowledge): string[] {
  const { contains = [] } = named.facts;
  if (contains.length === 0) return [];
  const bought = grocery?.name.toLowerCase() ?? '';
  const others = named.matches.filter(({ words }) => !bought.includes(words.toLowerCase()));
  const allergens = others.flatMap(({ id }) => names.data.names[id]?.contains ?? []);
  return contains.filter((each) => allergens.includes(each));
}

/** Checks that a food is what its name says: no raw food, no allergen and no open question is passed over. */
export function checkFoodName(
  food: WrittenFood & { because?: string | undefined },
  field: string,
  { knowledge, authority }: Pick<SafetyContext, 'knowledge' | 'authority'>,
  report: Report,
): void {
  const read = readFood(food, knowledge);
  const { grocery, named } = read;
  const { name, buy, raw, contains, because } = food;
  const grocer = () => {
    const offers = groceriesLike(read, knowledge).filter((key) => key !== buy);
    return `buy: ${offers.length > 0 ? offers.join(' or ') : 'a grocery of data/groceries.yaml'}`;
  };
  const notRaw = 'raw: none with because, if it is not raw';
  const isGiven = raw !== undefined || grocery?.raw !== undefined;
  const uncovered = because === undefined ? uncoveredKinds(read, knowledge, authority) : [];
  if (uncovered.length > 0 && (isGiven || grocery)) {
    const sounds = [...new Set(uncovered)].join(' or ');
    const [key, value] = raw === undefined ? ['buy', `“${buy}”`] : ['raw', raw];
    const isNone = raw === 'none' || read.kinds.length === 0;
    const wayOut = isNone ? notRaw : `raw: ${sounds}; or because with the reason why it is not`;
    report(
      `${field}.${key}`,
      `${value}, while “${name}” sounds like raw ${sounds}`,
      `${grocer()}; or ${wayOut}`,
    );
  } else if (named.asks !== undefined && !grocery && !isGiven) {
    report(
      `${field}.name`,
      `“${name}”: ${named.asks}?`,
      `${grocer()}; raw: a kind of data/food-safety.yaml; or ${notRaw}`,
    );
  } else if (named.matches.length === 0 && !grocery && !isGiven) {
    const meant = nearestFoodWord(name, knowledge.names);
    if (meant === undefined) return;
    const allowed = `the name as it is spelled, ${grocer()}, or ${notRaw}`;
    report(`${field}.name`, `“${name}”, which sounds like raw ${meant.kind}`, allowed, meant.word);
  }
  if (grocery && because === undefined) {
    const has = contains ?? grocery.contains ?? [];
    const more = allergensOfName(read, knowledge).filter((each) => !has.some((one) => one === each));
    if (more.length > 0) {
      const allowed =
        'a grocery that is what the name says; contains with all of them; or because with the reason why it has none';
      report(`${field}.buy`, `“${buy}”, while “${name}” contains ${more.join(', ')}`, allowed);
    }
  }
  const known = (grocery ?? named.facts).contains ?? [];
  const missing = contains ? known.filter((each) => !contains.includes(each)) : [];
  if (missing.length > 0 && because === undefined) {
    const found = `[${contains?.join(', ')}], while “${name}” contains ${missing.join(', ')}`;
    report(`${field}.contains`, found, 'all of them, or because with the reason why it has none');
  }
}

/** Checks the names of ingredients and of substitutes. */
export function checkFoodNames(context: SafetyContext, report: Report): void {
  const { recipe, entries } = context;
  for (const { field, value } of [...entries.listed, ...entries.variants]) {
    checkFoodName(value, field, context, report);
  }
  recipe.blocks.forEach((block, place) => {
    if (block.type !== 'swaps') return;
    block.items.forEach((swap, index) => {
      // The allergens of a substitute are those it adds.
      const food = { ...swap, name: swap.title, contains: undefined };
      checkFoodName(food, `blocks[${place}].items[${index}]`, context, report);
    });
  });
}
