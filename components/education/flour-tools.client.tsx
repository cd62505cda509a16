'use client';

import { Fragment, type ReactNode, useId } from 'react';
import * as learn from '@/.content/messages/learn';
import type { Bake, CupsMessages, Flour, FlourFinderMessages } from '@/lib/content/schema/flour-sections';
import {
  blendFor,
  CUPS,
  cupsOf,
  describeCups,
  describeGrams,
  type FieldAmount,
  fieldParameter,
  fillIn,
  floursWith,
  GRAMS,
  gramsOf,
  middleOf,
  proteinWithin,
  type Range,
  rangeOf,
  readAmount,
} from '@/lib/education/flour-math';
import { useAddress } from '@/lib/ui/use-address';

type ToolProps = {
  /** Its fields, side by side in these columns. */
  fields: ReactNode;
  columns: string;
  /** Ids of the output and of its fields. */
  id: string;
  htmlFor: string;
  /** Error message for the input. */
  problem?: string;
  /** The answer. */
  children: ReactNode;
};

const LABEL = 'mb-2 block font-display text-sm font-medium';
const ANSWER = 'font-display text-xl font-bold text-ink tabular';

/** Fields with an output that updates on input. Hidden without JavaScript. */
function Tool({ fields, columns, id, htmlFor, problem, children }: ToolProps) {
  return (
    <div className="js-only rounded-card bg-sunk p-5 print:hidden">
      <div className={`grid items-end gap-4 ${columns}`}>{fields}</div>
      <output className="mt-4 grid min-h-17 content-start gap-1.5 text-ink-2" id={id} htmlFor={htmlFor}>
        {problem && <span className="font-display text-sm font-medium text-gochu">{problem}</span>}
        {children}
      </output>
    </div>
  );
}

type AmountFieldProps = {
  id: string;
  label: string;
  example: string;
  /** Id of the output. */
  answer: string;
  value: string;
  /** Parsed value; null while the field is empty. */
  read: FieldAmount | null;
  /** True if the value may contain words after the number. */
  isText?: boolean;
  onType: (value: string) => void;
};

function AmountField({ id, label, example, answer, value, read, isText, onType }: AmountFieldProps) {
  return (
    <p>
      <label className={LABEL} htmlFor={id}>
        {label}
      </label>
      <input
        className="field tabular"
        id={id}
        autoComplete="off"
        inputMode={isText ? undefined : 'decimal'}
        placeholder={example}
        maxLength={20}
        value={value}
        aria-invalid={read?.problem !== undefined}
        aria-describedby={answer}
        onChange={(event) => onType(event.target.value)}
      />
    </p>
  );
}

const CUPS_TYPED = fieldParameter('cups');
const GRAMS_TYPED = fieldParameter('grams');
const BOUNDS = { mostCups: CUPS.most, leastGrams: GRAMS.least };

export type CupsToGramsProps = {
  /** Grams of flour in a cup, minimum and maximum. */
  perCup: Range;
  messages: CupsMessages;
};

/** Converter for cups and grams of flour; the input is stored in the address. */
export function CupsToGrams({ perCup, messages }: CupsToGramsProps) {
  const [cups, setCups] = useAddress(CUPS_TYPED);
  const [grams, setGrams] = useAddress(GRAMS_TYPED);
  const id = useId();
  const inCups = readAmount(cups, CUPS);
  const inGrams = inCups ? null : readAmount(grams, GRAMS);
  const back = inGrams?.value === undefined ? null : describeCups(cupsOf(inGrams.value, perCup));
  const problem = inCups?.problem ?? inGrams?.problem;

  return (
    <Tool
      columns="grid-cols-2"
      id={`${id}a`}
      htmlFor={`${id}c ${id}g`}
      problem={problem && fillIn(messages[inCups ? 'cups' : 'grams'].problems[problem], BOUNDS)}
      fields={(['cups', 'grams'] as const).map((unit) => (
        <AmountField
          key={unit}
          {...messages[unit]}
          id={`${id}${unit[0]}`}
          answer={`${id}a`}
          {...{ cups: { value: cups, read: inCups }, grams: { value: inCups ? '' : grams, read: inGrams } }[
            unit
          ]}
          isText={unit === 'cups'}
          onType={(typed) => {
            setCups(unit === 'cups' ? typed : '');
            setGrams(unit === 'grams' ? typed : '');
          }}
        />
      ))}
    >
      {inCups?.value !== undefined && (
        <b className={ANSWER}>{describeGrams(gramsOf(inCups.value, perCup))}</b>
      )}
      {back && <b className={ANSWER}>{back.nearest}</b>}
      {back && <span>{fillIn(messages.exact, { cups: back.exact })}</span>}
      {!inCups && !inGrams && <span>{messages.hint}</span>}
    </Tool>
  );
}

const BAKE = fieldParameter('bake');
const PROTEIN = fieldParameter('protein');

export type FlourFinderProps = {
  bakes: readonly Bake[];
  flours: readonly Pick<Flour, 'id' | 'name' | 'protein'>[];
  messages: FlourFinderMessages;
};

/** Finds flours for a dish or a strength, and a mixture for it; the input is stored in the address. */
export function FlourFinder({ bakes, flours, messages }: FlourFinderProps) {
  const [bake, setBake] = useAddress(BAKE);
  const [protein, setProtein] = useAddress(PROTEIN);
  const id = useId();
  const chosen = bakes.find((each) => each.id === bake);
  const [least, most] = rangeOf(flours);
  const typed = chosen ? null : readAmount(protein, proteinWithin(least, most));
  const { mixture: blend } = messages;
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
    <Tool
      columns="sm:grid-cols-2"
      id={`${id}a`}
      htmlFor={`${id}b ${id}p`}
      problem={typed?.problem && fillIn(messages.problems[typed.problem], facts)}
      fields={
        <>
          <p>
            <label className={LABEL} htmlFor={`${id}b`}>
              {messages.dish}
            </label>
            <select
              className="field"
              id={`${id}b`}
              value={chosen?.id ?? ''}
              onChange={({ target: { value } }) => {
                setProtein('');
                setBake(value);
              }}
            >
              <option value="">{messages.choose}</option>
              {bakes.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.title}
                </option>
              ))}
            </select>
          </p>
          <AmountField
            label={messages.strength}
            example={messages.example}
            id={`${id}p`}
            answer={`${id}a`}
            value={chosen ? '' : protein}
            read={typed}
            onType={(value) => {
              setBake('');
              setProtein(value);
            }}
          />
        </>
      }
    >
      {!chosen && !typed && <span>{fillIn(messages.hint, facts)}</span>}
      {suitable.length > 0 && (
        <b className={`first-letter:uppercase ${ANSWER}`}>
          {suitable.map((flour, index) => (
            <Fragment key={flour.id}>
              {index > 0 && <span>{learn.or}</span>}
              <a className="link" href={`#${flour.id}`}>
                {flour.name}
              </a>
            </Fragment>
          ))}
        </b>
      )}
      {typed?.value !== undefined && suitable.length === 0 && <b className={ANSWER}>{messages.none}</b>}
      {chosen && <span>{chosen.reason}</span>}
      {mixture && blend && <span>{fillIn(blend[sentence], facts)}</span>}
      {mixture && blend && <small className="secondary">{fillIn(blend.note, facts)}</small>}
    </Tool>
  );
}
