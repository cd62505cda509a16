import { isScalar, isSeq, type Node, type Pair, parseDocument, visit, type YAMLMap } from 'yaml';
import { coreTemperatures } from '@/lib/recipe/core-temperature';
import { type Edit, offsetsOf, withEdits } from './edits';

// Recipes and groceries from before `raw`, and from before `cooks` said what a step does to its food.

/** Files whose maps may have the older fields. */
export type FoodFile = 'recipe' | 'groceries';

const pairOf = (map: YAMLMap, key: string): Pair | undefined =>
  map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);

/** `kind` of groceries and swaps as `raw`. */
function renameKind(map: YAMLMap): Edit[] {
  const kind = pairOf(map, 'kind')?.key;
  return kind && !map.has('raw') ? [{ ...offsetsOf(kind as Node), text: 'raw' }] : [];
}

/** Temperature, in °C, of steps whose texts name none, for which the check asks then. */
const UNNAMED = 74;

const textOf = (map: YAMLMap, key: string) => {
  const text = map.get(key);
  return typeof text === 'string' ? text : '';
};

/** A list of ids in `cooks` as a map with the temperature of the texts, or with the reason in `underdone`. */
function rewriteCooks(step: YAMLMap, text: string): Edit[] {
  const cooks = pairOf(step, 'cooks')?.value;
  if (!isSeq(cooks)) return [];
  const reason = textOf(step, 'underdone');
  const named = [textOf(step, 'text'), textOf(step, 'safety')].flatMap(coreTemperatures);
  const highest = named.length > 0 ? Math.max(...named) : UNNAMED;
  const result = reason === '' ? highest : `{ underdone: ${JSON.stringify(reason)} }`;
  const ids = cooks.items.map((item) => (isScalar(item) ? String(item.value) : ''));
  const edit = { ...offsetsOf(cooks), text: `{ ${ids.map((id) => `${id}: ${result}`).join(', ')} }` };
  const underdone = pairOf(step, 'underdone');
  if (!underdone) return [edit];
  const { from } = offsetsOf(underdone.key as Node);
  const { to } = offsetsOf(underdone.value as Node);
  return [edit, { from: text.lastIndexOf('\n', from), to: text[to - 1] === '\n' ? to - 1 : to, text: '' }];
}

/** The text of a file with the fields of today; undefined if there is nothing to convert. */
export function migrateFoodSafety(kind: FoodFile, text: string): string | undefined {
  const edits: Edit[] = [];
  visit(parseDocument(text), {
    Map(_, map) {
      if (map.has(kind === 'groceries' ? 'aisle' : 'for')) edits.push(...renameKind(map));
      if (kind === 'recipe') edits.push(...rewriteCooks(map, text));
    },
  });
  return edits.length > 0 ? withEdits(text, edits) : undefined;
}
