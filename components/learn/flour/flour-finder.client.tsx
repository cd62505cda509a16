'use client';

import { Fragment, useId } from 'react';
import type { Bake } from '@/data/learn/bakes';
import type { Flour } from '@/data/learn/flours';
import type { FinderWords, FlourBlend } from '@/data/pages/learn/flour';
import { useQueryValues } from '@/lib/hooks/learn/use-query-values';
import { fillIn } from '@/lib/learn/fill-in';
import { blendFor, floursWith, middleOf } from '@/lib/learn/flour-math';
import { PROTEIN, readAmount } from '@/lib/learn/read-amount';

type Known = Pick<Flour, 'id' | 'name' | 'protein'>;

export type FlourFinderProps = {
  bakes: readonly Bake[];
  flours: readonly Known[];
  /** Which of the flours are mixed, and which they stand in for. */
  blend: FlourBlend;
  words: FinderWords;
};

const NAMES = ['bake', 'protein'] as const;

/** Names the flours for a dish or a strength, and a mixture that comes near; the question stands in the address. */
export function FlourFinder({ bakes, flours, blend, words }: FlourFinderProps) {
  const [{ bake = '', protein = '' }, change] = useQueryValues(NAMES);
  const id = useId();
  const chosen = bakes.find((each) => each.id === bake);
  const wanted = chosen ? null : readAmount(protein, PROTEIN);
  const flourOf = (part: keyof FlourBlend) => flours.find((each) => each.id === blend[part]);
  const [strong, middle, weak] = [flourOf('strong'), flourOf('middle'), flourOf('weak')];

  const fits = chosen
    ? chosen.flours.flatMap((each) => flours.find((flour) => flour.id === each) ?? [])
    : floursWith(wanted?.value ?? Number.NaN, flours);
  const lacksMiddle = chosen?.flours.includes(blend.middle) && middle?.protein && middleOf(middle.protein);
  const target = wanted?.value ?? (lacksMiddle || undefined);
  const mixture =
    target !== undefined && strong?.protein && weak?.protein
      ? blendFor(target, strong.protein, weak.protein)
      : null;
  const facts = {
    ...mixture,
    least: PROTEIN.least,
    most: PROTEIN.most,
    strongName: strong?.name,
    middleName: middle?.name,
    weakName: weak?.name,
    strongProtein: strong?.protein && middleOf(strong.protein),
    weakProtein: weak?.protein && middleOf(weak.protein),
  };
  const way = chosen ? 'instead' : fits.length > 0 ? 'beside' : 'alone';

  return (
    <div className="learn-tool js-only">
      <div className="learn-fields">
        <p>
          <label htmlFor={`${id}b`}>{words.dish}</label>
          <select
            id={`${id}b`}
            value={chosen?.id ?? ''}
            onChange={({ target: { value } }) => change({ bake: value, protein: '' })}
          >
            <option value="">{words.choose}</option>
            {bakes.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={`${id}p`}>{words.strength}</label>
          <input
            id={`${id}p`}
            inputMode="decimal"
            autoComplete="off"
            placeholder={words.example}
            maxLength={20}
            value={chosen ? '' : protein}
            aria-invalid={wanted?.problem !== undefined}
            aria-describedby={`${id}a`}
            onChange={({ target: { value } }) => change({ protein: value, bake: '' })}
          />
        </p>
      </div>
      <output id={`${id}a`} className="learn-answer" htmlFor={`${id}b ${id}p`}>
        {wanted?.problem && <span className="error">{fillIn(words.problems[wanted.problem], facts)}</span>}
        {!chosen && !wanted && <span>{fillIn(words.hint, facts)}</span>}
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
        {wanted?.value !== undefined && fits.length === 0 && <b>{words.none}</b>}
        {chosen && <span>{chosen.reason}</span>}
        {mixture && <span>{fillIn(words.blends[way], facts)}</span>}
        {mixture && <small>{fillIn(words.blendNote, facts)}</small>}
      </output>
    </div>
  );
}
