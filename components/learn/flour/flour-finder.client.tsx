'use client';

import { Fragment, useId } from 'react';
import type { Bake } from '@/data/learn/bakes';
import type { Flour } from '@/data/learn/flours';
import { useQueryValues } from '@/lib/hooks/learn/use-query-values';
import { blendFor, floursWith } from '@/lib/learn/flour-math';
import { PROTEIN, readAmount } from '@/lib/learn/read-amount';

type Known = Pick<Flour, 'id' | 'name' | 'protein'>;

export type FlourFinderProps = {
  bakes: readonly Bake[];
  flours: readonly Known[];
  /** What to mind about mixtures. */
  note: string;
};

const NAMES = ['bake', 'protein'] as const;
const STRONG = 'bread-flour';
const MIDDLE = 'all-purpose-flour';
const WEAK = 'cake-and-pastry-flour';

/** Names the flours for a dish or a strength, and a mixture that comes near; the question stands in the address. */
export function FlourFinder({ bakes, flours, note }: FlourFinderProps) {
  const [{ bake = '', protein = '' }, change] = useQueryValues(NAMES);
  const id = useId();
  const chosen = bakes.find((each) => each.id === bake);
  const wanted = chosen ? null : readAmount(protein, PROTEIN);
  const rangeOf = (flour: string) => flours.find((each) => each.id === flour)?.protein;

  const fits = chosen
    ? chosen.flours.flatMap((each) => flours.find((flour) => flour.id === each) ?? [])
    : floursWith(wanted?.value ?? Number.NaN, flours);
  const [middle, strong, weak] = [rangeOf(MIDDLE), rangeOf(STRONG), rangeOf(WEAK)];
  const lacksMiddle = chosen?.flours.includes(MIDDLE) && middle ? (middle[0] + middle[1]) / 2 : undefined;
  const target = wanted?.value ?? lacksMiddle;
  const blend = target !== undefined && strong && weak ? blendFor(target, strong, weak) : null;

  return (
    <div className="learn-tool js-only">
      <div className="learn-fields">
        <p>
          <label htmlFor={`${id}b`}>I am making</label>
          <select
            id={`${id}b`}
            value={chosen?.id ?? ''}
            onChange={({ target: { value } }) => change({ bake: value, protein: '' })}
          >
            <option value="">Choose a dish</option>
            {bakes.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={`${id}p`}>or I want protein of, in %</label>
          <input
            id={`${id}p`}
            inputMode="decimal"
            autoComplete="off"
            placeholder="11"
            maxLength={20}
            value={chosen ? '' : protein}
            aria-invalid={wanted?.problem !== undefined}
            aria-describedby={`${id}a`}
            onChange={({ target: { value } }) => change({ protein: value, bake: '' })}
          />
        </p>
      </div>
      <output id={`${id}a`} className="learn-answer" htmlFor={`${id}b ${id}p`}>
        {wanted?.problem && <span className="error">{problemText(wanted.problem)}</span>}
        {!chosen && !wanted && <span>From 7 to 14%: low for cake, high for bread.</span>}
        {fits.length > 0 && (
          <b>
            {fits.map((flour, index) => (
              <Fragment key={flour.id}>
                {index > 0 && ', or '}
                <a href={`#${flour.id}`}>{flour.name}</a>
              </Fragment>
            ))}
          </b>
        )}
        {wanted?.value !== undefined && fits.length === 0 && <b>No single flour of these six</b>}
        {chosen && <span>{chosen.reason}</span>}
        {blend && (
          <span>
            {chosen && 'No all-purpose flour at hand? For every 100 g, '}
            {!chosen && (fits.length > 0 ? 'Or mix it: for every 100 g, ' : 'Mix it: for every 100 g, ')}
            {blend.strong} g bread flour and {blend.weak} g cake and pastry flour.
          </span>
        )}
        {blend && <small>{note}</small>}
      </output>
    </div>
  );
}

function problemText(problem: 'unreadable' | 'little' | 'much'): string {
  if (problem === 'unreadable') return 'A number, please: 11, 11.5 or 11,5.';
  return problem === 'little'
    ? 'The flours of this page begin at 7%.'
    : 'The flours of this page end at 14%.';
}
