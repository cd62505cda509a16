import { isMap, isScalar, isSeq, parseDocument, type Scalar, type YAMLSeq } from 'yaml';
import { valuesIn } from '@/lib/content/paths';
import { type Edit, lineBefore, lineEnd, offsetsOf, withEdits } from './edits';

/** Foods of which the gluten is that of wheat, by words of their names. */
const OF_WHEAT =
  /\b(wheat|flour|bread|breadcrumbs|panko|pasta|spaghetti|linguine|penne|fusilli|macaroni|orzo|lasagn[ae]|noodles?|ramen|udon|couscous|bulg[hu]*r|semolina|durum|spelt|farro|freekeh|kamut|einkorn|emmer|seitan|pita|naan|tortillas?|baguettes?|croutons?|crackers?|buns?|brioche|filo|phyllo|pastry|wontons?|(soy|oyster|hoisin|teriyaki) sauce)\b/i;

/** Names of other grains with gluten, and of what is made of them. */
const OTHER_GRAINS = /\b(rye|barley|oats?|oatmeal|malt|beer|ale|stout)\b/i;

const CHECK = '# check: which of the two';

/** Edits of a list of allergens: two allergens for Shellfish, and Wheat if it is asked for. */
function listEdits(text: string, list: YAMLSeq, addsWheat: boolean): Edit[] {
  const items = list.items.filter((item): item is Scalar => isScalar(item));
  const last = items.at(-1);
  const edits: Edit[] = [];
  const dash = (item: Scalar) => `\n${lineBefore(text, offsetsOf(item).from)}`;
  for (const item of items.filter(({ value }) => value === 'Shellfish')) {
    const offsets = offsetsOf(item);
    if (list.flow) {
      // A comment ends with its line, so it follows all that is on it.
      const end = lineEnd(text, offsets.to);
      edits.push({ ...offsets, text: 'Crustaceans, Molluscs' }, { from: end, to: end, text: ` ${CHECK}` });
    } else edits.push({ ...offsets, text: `Crustaceans ${CHECK}${dash(item)}Molluscs` });
  }
  if (addsWheat && last && items.every(({ value }) => value !== 'Wheat')) {
    const at = list.flow ? offsetsOf(last).to : lineEnd(text, offsetsOf(last).to);
    edits.push({ from: at, to: at, text: list.flow ? ', Wheat' : `${dash(last)}Wheat` });
  }
  return edits;
}

/** Converted text of data/groceries.yaml, and the groceries whose grain is known or unknown. */
export type MigratedGroceries = {
  /** Undefined if there is nothing to convert. */
  text: string | undefined;
  /** Keys of groceries that contain wheat. */
  wheat: ReadonlySet<string>;
  /** Names of groceries with gluten of an unknown grain. */
  unknown: string[];
};

/** Converts the allergens of groceries: Shellfish to two names, and Wheat beside the Gluten of food made of it. */
export function migrateGroceries(text: string): MigratedGroceries {
  const groceries = parseDocument(text).get('groceries');
  const edits: Edit[] = [];
  const wheat = new Set<string>();
  const unknown: string[] = [];
  for (const { key, value } of isMap(groceries) ? groceries.items : []) {
    if (!isMap(value)) continue;
    const names = `${String(key).replaceAll('-', ' ')}, ${value.get('name')}`;
    const isOther = OTHER_GRAINS.test(names);
    for (const field of ['contains', 'mayContain']) {
      const list = value.get(field);
      if (!isSeq(list)) continue;
      const allergens: unknown[] = list.toJSON();
      const hasGluten = allergens.includes('Gluten') && !isOther;
      // Allergens of some brands are only a warning, and gluten in a sauce or a spice is nearly always wheat.
      const isWheat = hasGluten && (field === 'mayContain' || OF_WHEAT.test(names));
      edits.push(...listEdits(text, list, isWheat));
      if (field === 'mayContain') continue;
      if (isWheat || allergens.includes('Wheat')) wheat.add(String(key));
      else if (hasGluten) unknown.push(String(value.get('name')));
    }
  }
  return { text: edits.length > 0 ? withEdits(text, edits) : undefined, wheat, unknown };
}

/**
 * Converts the allergens of a recipe. Undefined if there is nothing to convert.
 *
 * @param wheat groceries that contain wheat
 */
export function migrateRecipe(text: string, wheat: ReadonlySet<string>): string | undefined {
  const document = parseDocument(text);
  const list = document.get('allergens');
  if (!isSeq(list)) return undefined;
  const buysWheat = [...valuesIn(document.toJSON())].some(
    ({ path, value }) => path.at(-1) === 'buy' && wheat.has(String(value)),
  );
  const hasGluten = (list.toJSON() as unknown[]).includes('Gluten');
  const edits = listEdits(text, list, buysWheat && hasGluten);
  return edits.length > 0 ? withEdits(text, edits) : undefined;
}
