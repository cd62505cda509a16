import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { USUAL_RULES, usualDiet } from '@/lib/content/schema/diet';
import { type Edit, lineBefore, lineEnd, offsetsOf, withEdits } from './edits';

/** Fields by which a diet has a rule or needs none. */
const RULES = ['forbids', 'needs', 'onlyRestaurants'];

/** Edit that gives a diet its usual rule; none for one that has a rule, or of which no usual one is known. */
function dietEdit(text: string, diet: unknown): Edit[] {
  if (isScalar(diet)) {
    const id = String(diet.value);
    return USUAL_RULES.has(id) ? [{ ...offsetsOf(diet), text: usualDiet(id) }] : [];
  }
  if (!isMap(diet)) return [];
  const id = diet.get('id', true);
  const rule = USUAL_RULES.get(String(diet.get('id')));
  if (!rule || !isScalar(id) || RULES.some((field) => diet.has(field))) return [];
  const { to } = offsetsOf(id);
  if (diet.flow) return [{ from: to, to, text: `, ${rule.join(', ')}` }];
  const indent = ' '.repeat(lineBefore(text, offsetsOf(diet).from).length);
  const end = lineEnd(text, to);
  return [{ from: end, to: end, text: rule.map((field) => `\n${indent}${field}`).join('') }];
}

/** The text of data/vocabulary.yaml with the usual rules of diets that had none; undefined if there is nothing to convert. */
export function migrateDiets(text: string): string | undefined {
  const diets = parseDocument(text).get('diets', true);
  if (!isSeq(diets)) return undefined;
  const edits = diets.items.flatMap((diet) => dietEdit(text, diet));
  if (edits.length === 0) return undefined;
  const { from, to } = offsetsOf(diets);
  if (!diets.flow || text.slice(from, to).includes('#')) return withEdits(text, edits);
  // A list in brackets would become one very long line.
  const lines = diets.items.map((diet) => {
    const offsets = offsetsOf(diet as Node);
    const [edit = { ...offsets, text: text.slice(offsets.from, offsets.to) }] = dietEdit(text, diet);
    const written = text.slice(offsets.from, edit.from) + edit.text + text.slice(edit.to, offsets.to);
    return `\n  - ${written}`;
  });
  return `${text.slice(0, from).trimEnd()}${lines.join('')}${text.slice(to)}`;
}
