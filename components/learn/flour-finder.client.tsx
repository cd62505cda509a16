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
import { Answer, Fields, Problem, Tool } from './tool';

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
  const typed = chosen ? null : readAmount(protein, proteinWithin(least, most));
  const { mixture: blend } = words;
  const [strong, middle, weak] = [blend?.strong, blend?.middle, blend?.weak].map((part) =>
    flours.find((each) => each.id === part),
  );

  const suitable = chosen
    ? chosen.flours.flatMap((each) => flours.find((flour) => flour.id === each) ?? [])
    : floursWith(typed?.value ?? Number.NaN, flours);
  const lacksMiddle = middle?.protein && chosen?.flours.includes(middle.id) && middleOf(middle.protein);
  const target = typed?.value ?? (lacksMiddle || undefined);
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
  const sentence = chosen ? 'instead' : suitable.length > 0 ? 'beside' : 'alone';

  return (
    <Tool>
      <Fields className="sm:grid-cols-2">
        <p>
          <label htmlFor={`${id}b`}>{words.dish}</label>
          <select
            className="field"
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
            className="field tabular"
            id={`${id}p`}
            inputMode="decimal"
            autoComplete="off"
            placeholder={words.example}
            maxLength={20}
            value={chosen ? '' : protein}
            aria-invalid={typed?.problem !== undefined}
            aria-describedby={`${id}a`}
            onChange={({ target: { value } }) => {
              setBake('');
              setProtein(value);
            }}
          />
        </p>
      </Fields>
      <Answer id={`${id}a`} htmlFor={`${id}b ${id}p`}>
        {typed?.problem && <Problem>{fillIn(words.problems[typed.problem], facts)}</Problem>}
        {!chosen && !typed && <span>{fillIn(words.hint, facts)}</span>}
        {suitable.length > 0 && (
          <b className="first-letter:uppercase">
            {suitable.map((flour, index) => (
              <Fragment key={flour.id}>
                {index > 0 && learn.or}
                <a className="link" href={`#${flour.id}`}>
                  {flour.name}
                </a>
              </Fragment>
            ))}
          </b>
        )}
        {typed?.value !== undefined && suitable.length === 0 && <b>{words.none}</b>}
        {chosen && <span>{chosen.reason}</span>}
        {mixture && blend && <span>{fillIn(blend[sentence], facts)}</span>}
        {mixture && blend && <small className="meta">{fillIn(blend.note, facts)}</small>}
      </Answer>
    </Tool>
  );
}
