'use client';

import { useId } from 'react';
import { useQueryValues } from '@/lib/hooks/learn/use-query-values';
import { cupsOf, describeCups, describeGrams, gramsOf, type Range } from '@/lib/learn/flour-math';
import { CUPS, GRAMS, readAmount } from '@/lib/learn/read-amount';

export type CupsToGramsProps = {
  /** Grams of flour in a cup, the least and the most. */
  perCup: Range;
};

const NAMES = ['cups', 'grams'] as const;

/** Cups of flour to grams, and grams to cups; what was typed stands in the address. */
export function CupsToGrams({ perCup }: CupsToGramsProps) {
  const [{ cups = '', grams = '' }, change] = useQueryValues(NAMES);
  const id = useId();
  const inCups = readAmount(cups, CUPS);
  const inGrams = inCups ? null : readAmount(grams, GRAMS);
  const back = inGrams?.value === undefined ? null : describeCups(cupsOf(inGrams.value, perCup));
  const problem = inCups?.problem ?? inGrams?.problem;

  return (
    <div className="learn-tool js-only">
      <div className="learn-fields">
        <p>
          <label htmlFor={`${id}c`}>Cups</label>
          <input
            id={`${id}c`}
            autoComplete="off"
            placeholder="2 1/2"
            maxLength={20}
            value={cups}
            aria-invalid={inCups?.problem !== undefined}
            aria-describedby={`${id}a`}
            onChange={({ target: { value } }) => change({ cups: value, grams: '' })}
          />
        </p>
        <p>
          <label htmlFor={`${id}g`}>or grams</label>
          <input
            id={`${id}g`}
            autoComplete="off"
            inputMode="decimal"
            placeholder="320"
            maxLength={20}
            value={inCups ? '' : grams}
            aria-invalid={inGrams?.problem !== undefined}
            aria-describedby={`${id}a`}
            onChange={({ target: { value } }) => change({ grams: value, cups: '' })}
          />
        </p>
      </div>
      <output id={`${id}a`} className="learn-answer" htmlFor={`${id}c ${id}g`}>
        {problem && <span className="error">{problemText(problem, inCups === null)}</span>}
        {inCups?.value !== undefined && <b>{describeGrams(gramsOf(inCups.value, perCup))}</b>}
        {back && <b>{back.nearest}</b>}
        {back && <span>{back.exact}, depending on how full the cup is.</span>}
        {!inCups && !inGrams && <span>Fractions are welcome: 2 1/2, 1½, 2,5.</span>}
      </output>
    </div>
  );
}

function problemText(problem: 'unreadable' | 'little' | 'much', grams: boolean): string {
  if (problem === 'unreadable') {
    return grams ? 'Grams as a number, please: 320 or 0.5 kg.' : 'Cups as a number, please: 2, 2.5 or 2 1/2.';
  }
  if (problem === 'little') {
    return grams ? 'Less than 1 g is for a jeweller’s scale.' : 'That is less than a spoon can hold.';
  }
  return 'That is more than 100 cups: a sack, and the mill has weighed it.';
}
