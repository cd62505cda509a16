'use client';

import { CircleAlert } from 'lucide';
import { useId, useState } from 'react';
import * as words from '@/.content/words/plan';
import { Icon } from '@/components/ui/icon';
import type { Pace } from '@/lib/plan/timeline';
import { instantOf, parseWallTime, type WallTime } from '@/lib/plan/wall-time';
import { describeLength, sayMoment } from '@/lib/plan/words';

/** When to eat and how fast to go. */
export type PlanControl = {
  /** Chosen, or the usual time. */
  eat: WallTime;
  pace: Pace;
  setEat: (eat: WallTime) => void;
  setPace: (pace: Pace) => void;
};

export type PlanFieldsProps = {
  choice: PlanControl;
  /** Minutes at either pace. */
  totals: Record<Pace, number>;
  /** Epoch milliseconds. */
  now: number;
};

const PACES: readonly [pace: Pace, name: string][] = [
  ['long', words.unhurried],
  ['short', words.shortest],
];
/** Keeps "4 hrs" on one line. */
const unbroken = (length: string) => length.replace(/(\d) /g, '$1\u00a0');

const INPUTS = {
  day: { type: 'date', label: words.day, problem: words.unreadableDay, className: 'grow basis-40' },
  time: { type: 'time', label: words.time, problem: words.unreadableTime, className: 'grow basis-32' },
};

/** Day and time to eat and, where the recipe's times vary, whether to take the long or the short ones. */
export function PlanFields({ choice, totals, now }: PlanFieldsProps) {
  const { eat, pace, setEat, setPace } = choice;
  // What cannot be read stays in the fields until there is another time; the plan goes by the last one.
  const [draft, setDraft] = useState({ day: '', time: '', over: '' });
  const isDraft = draft.over === eat;
  const fields = isDraft ? draft : { day: eat.slice(0, 10), time: eat.slice(11) };
  const isDay = parseWallTime(`${fields.day}T12:00`) !== null;
  const problem = isDraft && (isDay ? 'time' : 'day');
  const setFields = ({ day, time }: Pick<typeof draft, 'day' | 'time'>) => {
    const read = parseWallTime(`${day}T${time}`);
    setDraft({ day, time, over: read === null ? eat : '' });
    if (read !== null) setEat(read);
  };
  const name = useId();
  return (
    <div className="flex flex-wrap gap-x-6">
      <fieldset className={`${FIELDS} flex-wrap`}>
        <legend className={LEGEND}>{words.eatAt}</legend>
        {(['day', 'time'] as const).map((field) => (
          <label className={INPUTS[field].className} key={field}>
            <span className="sr-only">{INPUTS[field].label}</span>
            <input
              className="field min-w-0 tabular"
              type={INPUTS[field].type}
              required
              value={fields[field]}
              onChange={(event) => setFields({ ...fields, [field]: event.target.value })}
              aria-invalid={problem === field || undefined}
              aria-describedby={problem === field ? `${name}-problem` : undefined}
            />
          </label>
        ))}
      </fieldset>
      {/* After both groups of fields where they stand side by side. */}
      <div id={`${name}-problem`} className="w-full sm:order-1" aria-live="polite">
        {problem && (
          <p className="-mt-2 mb-5 flex items-start gap-1.5 text-sm font-medium text-gochu">
            <Icon of={CircleAlert} size={18} />
            <span>
              {INPUTS[problem].problem} {words.untilThen({ moment: sayMoment(instantOf(eat).instant, now) })}
            </span>
          </p>
        )}
      </div>
      {totals.long > totals.short && (
        <fieldset className={FIELDS}>
          <legend className={LEGEND}>{words.whereTimesVary}</legend>
          {PACES.map(([value, title]) => (
            <label
              className="relative grid min-h-13 grow cursor-pointer content-center rounded-field border border-control px-4 py-1 text-sm leading-snug tabular hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-checked:forced-color-adjust-none focus-inside"
              key={value}
            >
              <input
                type="radio"
                className="sr-only"
                name={`${name}-pace`}
                value={value}
                checked={pace === value}
                onChange={() => setPace(value)}
              />
              <b className="font-semibold">{title}</b>{' '}
              <span className="opacity-75">{unbroken(describeLength(totals[value]))}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const FIELDS = 'mb-5 flex min-w-0 gap-2.5 max-sm:w-full';
const LEGEND = 'mb-2 text-sm font-semibold';
