'use client';

import { Fragment, useId } from 'react';
import * as learn from '@/.content/words/learn';
import type { Bake, Flour, FlourFinderWords } from '@/lib/content/schema/learn';
import { useAddress } from '@/lib/hooks/use-address';
import {
  blendFor,
  fieldParameter,
  fillIn,
  floursWith,
  middleOf,
  proteinWithin,
  rangeOf,
  readAmount,
} from '@/lib/learn/flour-math';

type Known = Pick<Flour, 'id' | 'name' | 'protein'>;

export type FlourFinderProps = {
  bakes: readonly Bake[];
  flours: readonly Known[];
  words: FlourFinderWords;
};

const BAKE = fieldParameter('bake');
const PROTEIN = fieldParameter('protein');

/** Names the flours for a dish or a strength, and a mixture that comes near; the question stands in the address. */
export function FlourFinder({ bakes, flours, words }: FlourFinderProps) {
  const [bake, setBake] = useAddress(BAKE);
  const [protein, setProtein] = useAddress(PROTEIN);
  const id = useId();
  const chosen = bakes.find((each) => each.id === bake);
  const [least, most] = rangeOf(flours);
  const wanted = chosen ? null : readAmount(protein, proteinWithin(least, most));
  const { mixture: blend } = words;
  const [strong, middle, weak] = [blend?.strong, blend?.middle, blend?.weak].map((part) =>
    flours.find((each) => each.id === part),
  );

  const fits = chosen
    ? chosen.flours.flatMap((each) => flours.find((flour) => flour.id === each) ?? [])
    : floursWith(wanted?.value ?? Number.NaN, flours);
  const lacksMiddle = middle?.protein && chosen?.flours.includes(middle.id) && middleOf(middle.protein);
  const target = wanted?.value ?? (lacksMiddle || undefined);
  const mixture =
    target !== undefined && strong?.protein && weak?.protein
      ? blendFor(target, strong.protein, weak.protein)
      : null;
  const facts = {
    ...mixture,
    least,
    most,
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
            onChange={({ target: { value } }) => {
              setProtein('');
              setBake(value);
            }}
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
            onChange={({ target: { value } }) => {
              setBake('');
              setProtein(value);
            }}
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
                {index > 0 && learn.or}
                <a href={`#${flour.id}`}>{flour.name}</a>
              </Fragment>
            ))}
          </b>
        )}
        {wanted?.value !== undefined && fits.length === 0 && <b>{words.none}</b>}
        {chosen && <span>{chosen.reason}</span>}
        {mixture && blend && <span>{fillIn(blend[way], facts)}</span>}
        {mixture && blend && <small>{fillIn(blend.note, facts)}</small>}
      </output>
    </div>
  );
}
