import { isScalar, isSeq, type Pair, parseDocument, visit, type YAMLMap } from 'yaml';
import { coreTemperatures } from '@/lib/recipe/core-temperature';

// Recipes and groceries from before `raw`, and from before `cooks` said what a step does to its food. Only the changed
// fields are written anew, so that lines, comments and quotes of the owner stay.

/** Files whose maps may have the older fields. */
export type FoodFile = 'recipe' | 'groceries';

/** Replacement of a part of the text. */
type Patch = { from: number; to: number; text: string };

/** Start and end of a node in the text. */
function rangeOf(node: unknown): [from: number, to: number] | undefined {
  const range = (node as { range?: [number, number, number] } | null)?.range;
  return range && [range[0], range[1]];
}

const pairOf = (map: YAMLMap, key: string): Pair | undefined =>
  map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);

/** `kind` of groceries and swaps as `raw`. */
function renameKind(map: YAMLMap): Patch[] {
  const range = rangeOf(pairOf(map, 'kind')?.key);
  return range && !map.has('raw') ? [{ from: range[0], to: range[1], text: 'raw' }] : [];
}

/** Temperature, in °C, of steps whose texts name none, for which the check asks then. */
const UNNAMED = 74;

const textOf = (map: YAMLMap, key: string) => {
  const text = map.get(key);
  return typeof text === 'string' ? text : '';
};

/** A list of ids in `cooks` as a map with the temperature of the texts, or with the reason in `underdone`. */
function rewriteCooks(step: YAMLMap, text: string): Patch[] {
  const pair = pairOf(step, 'cooks');
  const range = rangeOf(pair?.value);
  if (!isSeq(pair?.value) || !range) return [];
  const reason = textOf(step, 'underdone');
  const named = [textOf(step, 'text'), textOf(step, 'safety')].flatMap(coreTemperatures);
  const highest = named.length > 0 ? Math.max(...named) : UNNAMED;
  const result = reason === '' ? highest : `{ underdone: ${JSON.stringify(reason)} }`;
  const ids = pair.value.items.map((item) => (isScalar(item) ? String(item.value) : ''));
  const cooks = {
    from: range[0],
    to: range[1],
    text: `{ ${ids.map((id) => `${id}: ${result}`).join(', ')} }`,
  };
  const underdone = pairOf(step, 'underdone');
  const [from] = rangeOf(underdone?.key) ?? [];
  const [, to] = rangeOf(underdone?.value) ?? [];
  if (from === undefined || to === undefined) return [cooks];
  const line = text.lastIndexOf('\n', from);
  return [cooks, { from: line, to: text[to - 1] === '\n' ? to - 1 : to, text: '' }];
}

/** The text of a file with the fields of today; undefined if there is nothing to convert. */
export function migrateFoodSafety(kind: FoodFile, text: string): string | undefined {
  const patches: Patch[] = [];
  visit(parseDocument(text), {
    Map(_, map) {
      if (map.has(kind === 'groceries' ? 'aisle' : 'for')) patches.push(...renameKind(map));
      if (kind === 'recipe') patches.push(...rewriteCooks(map, text));
    },
  });
  if (patches.length === 0) return undefined;
  return patches
    .sort((one, other) => other.from - one.from)
    .reduce(
      (written, { from, to, text: instead }) => written.slice(0, from) + instead + written.slice(to),
      text,
    );
}
