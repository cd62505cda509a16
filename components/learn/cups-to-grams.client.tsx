'use client';

import { useId } from 'react';
import type { CupsWords } from '@/lib/content/schema/learn';
import { useAddress } from '@/lib/hooks/use-address';
import {
  CUPS,
  cupsOf,
  describeCups,
  describeGrams,
  fieldParameter,
  fillIn,
  GRAMS,
  gramsOf,
  type Range,
  readAmount,
} from '@/lib/learn/flour-math';
import { Answer, Fields, Problem, Tool } from './tool';

export type CupsToGramsProps = {
  /** Grams of flour in a cup, the least and the most. */
  perCup: Range;
  words: CupsWords;
};

const CUPS_TYPED = fieldParameter('cups');
const GRAMS_TYPED = fieldParameter('grams');
const BOUNDS = { mostCups: CUPS.most, leastGrams: GRAMS.least };

/** Cups of flour to grams, and grams to cups; what was typed stands in the address. */
export function CupsToGrams({ perCup, words }: CupsToGramsProps) {
  const [cups, setCups] = useAddress(CUPS_TYPED);
  const [grams, setGrams] = useAddress(GRAMS_TYPED);
  const id = useId();
  const inCups = readAmount(cups, CUPS);
  const inGrams = inCups ? null : readAmount(grams, GRAMS);
  const back = inGrams?.value === undefined ? null : describeCups(cupsOf(inGrams.value, perCup));
  const problem = inCups?.problem ?? inGrams?.problem;

  return (
    <Tool>
      <Fields className="grid-cols-2">
        <p>
          <label htmlFor={`${id}c`}>{words.cups.label}</label>
          <input
            className="field tabular"
            id={`${id}c`}
            autoComplete="off"
            placeholder={words.cups.example}
            maxLength={20}
            value={cups}
            aria-invalid={inCups?.problem !== undefined}
            aria-describedby={`${id}a`}
            onChange={({ target: { value } }) => {
              setGrams('');
              setCups(value);
            }}
          />
        </p>
        <p>
          <label htmlFor={`${id}g`}>{words.grams.label}</label>
          <input
            className="field tabular"
            id={`${id}g`}
            autoComplete="off"
            inputMode="decimal"
            placeholder={words.grams.example}
            maxLength={20}
            value={inCups ? '' : grams}
            aria-invalid={inGrams?.problem !== undefined}
            aria-describedby={`${id}a`}
            onChange={({ target: { value } }) => {
              setCups('');
              setGrams(value);
            }}
          />
        </p>
      </Fields>
      <Answer id={`${id}a`} htmlFor={`${id}c ${id}g`}>
        {problem && <Problem>{fillIn(words[inCups ? 'cups' : 'grams'].problems[problem], BOUNDS)}</Problem>}
        {inCups?.value !== undefined && <b>{describeGrams(gramsOf(inCups.value, perCup))}</b>}
        {back && <b>{back.nearest}</b>}
        {back && <span>{fillIn(words.exact, { cups: back.exact })}</span>}
        {!inCups && !inGrams && <span>{words.hint}</span>}
      </Answer>
    </Tool>
  );
}
