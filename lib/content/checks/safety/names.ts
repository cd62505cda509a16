import type { Report } from '@/lib/content/checks/report';
import { nearestFoodWord } from '@/lib/content/food-name-spelling';
import { type FoodKnowledge, type ReadFood, readFood, type WrittenFood } from '@/lib/content/known-foods';
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

/** Checks that a food is what its name says: no raw food, no allergen and no open question is passed over. */
export function checkFoodName(
  food: WrittenFood & { because?: string | undefined },
  field: string,
  knowledge: FoodKnowledge,
  report: Report,
): void {
  const read = readFood(food, knowledge);
  const { grocery, named } = read;
  const { name, buy, raw, contains, because } = food;
  const grocer = () => {
    const offers = groceriesLike(read, knowledge);
    return `buy: ${offers.length > 0 ? offers.join(' or ') : 'a grocery of data/groceries.yaml'}`;
  };
  const notRaw = 'raw: none with because, if it is not raw';
  const isGiven = raw !== undefined || grocery?.raw !== undefined;
  const sounds = [...new Set(named.raw.map(({ kind }) => kind))].join(' or ');
  if (named.raw.length > 0 && (raw === 'none' || (grocery && !isGiven)) && because === undefined) {
    const found =
      raw === 'none'
        ? `none, while “${name}” sounds like raw ${sounds}`
        : `“${buy}”, while “${name}” sounds like raw ${sounds}`;
    report(`${field}.${raw === 'none' ? 'raw' : 'buy'}`, found, `${grocer()}; or ${notRaw}`);
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
  const known = (grocery ?? named.facts).contains ?? [];
  const missing = contains ? known.filter((each) => !contains.includes(each)) : [];
  if (missing.length > 0 && because === undefined) {
    const found = `[${contains?.join(', ')}], while “${name}” contains ${missing.join(', ')}`;
    report(`${field}.contains`, found, 'all of them, or because with the reason why it has none');
  }
}

/** Checks the names of ingredients and of substitutes. */
export function checkFoodNames({ recipe, entries, knowledge }: SafetyContext, report: Report): void {
  for (const { field, value } of [...entries.listed, ...entries.variants]) {
    checkFoodName(value, field, knowledge, report);
  }
  recipe.blocks.forEach((block, place) => {
    if (block.type !== 'swaps') return;
    block.items.forEach((swap, index) => {
      // The allergens of a substitute are those it adds.
      const food = { ...swap, name: swap.title, contains: undefined };
      checkFoodName(food, `blocks[${place}].items[${index}]`, knowledge, report);
    });
  });
}
