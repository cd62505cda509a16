import type { Amount } from '@/lib/content/schema/amount';
import { compareAmounts, normalizeAmounts, readAnyAmount } from './read-amount';
import type { UnitAnswers } from './unit-words';

/** Words before a number that make it no exact one. */
const ABOUT = /^(?:about|approx\.?|ca\.?|circa|etwa|env\.?|~|=|約|约|大约|약)\s*/i;

/** An amount as a line has it: read, and as written. */
type Written = { amount: Amount; text: string };

/** Amounts with units that a part of a line consists of: "4 oz/115 g", "约400g". None for a part with other words. */
export function amountsIn(text: string, answers: UnitAnswers): Written[] {
  const parts = text.split(/\s*[/,;|]\s*|\s+or\s+/);
  const read = parts.flatMap((part) => {
    const amount = readAnyAmount(normalizeAmounts(part.replace(ABOUT, '')), answers);
    return amount?.unit === undefined ? [] : [{ amount, text: part.replace(/^[~=約约大약]+\s*/u, '') }];
  });
  return read.length === parts.length ? read : [];
}

const METRIC =
  /\d\s*(?:g|gr|grams?|kg|kilos?|kilograms?|ml|cl|dl|l|millilit(?:re|er)s?|lit(?:re|er)s?|克|毫升)(?!\p{L})/iu;

/** The amount in the units of the site, which are metric: "1 lb 5 oz" beside "600 g" is not. */
export const metricOf = (amounts: readonly Written[]): Written | undefined =>
  amounts.find(({ text }) => METRIC.test(text)) ?? amounts[0];

/** Amounts of one line: the one that counts, and those that are not the same and become notes. */
type Chosen = { amount: Amount | undefined; notes: string[]; isUnclear: boolean };

/**
 * Chooses between an amount and others beside it: of two of the same size the one in metric units, without the other. One of
 * another kind is a note, such as grams beside cups; one of the same kind and another size is a note too, and is asked.
 */
export function chooseAmount(first: Written | undefined, others: readonly Written[]): Chosen {
  const other = metricOf(others);
  if (!other) return { amount: first?.amount, notes: [], isUnclear: false };
  if (!first) return { amount: other.amount, notes: [], isUnclear: false };
  const relation = compareAmounts(first.amount, other.amount);
  // Spoons are measured with in all systems.
  const isSpoon = first.amount.unit === 'tbsp' || first.amount.unit === 'tsp';
  const isOtherMetric = !isSpoon && METRIC.test(other.text) && !METRIC.test(first.text);
  if (relation === 'unlike') return { amount: first.amount, notes: [other.text], isUnclear: false };
  const [chosen, left] = isOtherMetric ? [other, first] : [first, other];
  const isSame = relation === 'same';
  return { amount: chosen.amount, notes: isSame ? [] : [left.text], isUnclear: !isSame };
}
