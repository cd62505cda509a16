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

const PROBLEMS = {
  day: words.unreadableDay,
  time: words.unreadableTime,
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
  const wrong = (field: 'day' | 'time') =>
    problem === field && ({ 'aria-invalid': true, 'aria-describedby': `${name}-problem` } as const);
  return (
    <div className="plan-choice">
      <fieldset className="plan-eat">
        <legend>{words.eatAt}</legend>
        <div className="field plain">
          <label className="sr" htmlFor={`${name}-day`}>
            {words.day}
          </label>
          <input
            id={`${name}-day`}
            type="date"
            required
            value={fields.day}
            onChange={(event) => setFields({ ...fields, day: event.target.value })}
            {...wrong('day')}
          />
        </div>
        <div className="field plain">
          <label className="sr" htmlFor={`${name}-time`}>
            {words.time}
          </label>
          <input
            id={`${name}-time`}
            type="time"
            required
            value={fields.time}
            onChange={(event) => setFields({ ...fields, time: event.target.value })}
            {...wrong('time')}
          />
        </div>
      </fieldset>
      <div id={`${name}-problem`} className="plan-problem" aria-live="polite">
        {problem && (
          <p className="error">
            <Icon of={CircleAlert} size={18} />
            <span>
              {PROBLEMS[problem]} {words.untilThen({ moment: sayMoment(instantOf(eat).instant, now) })}
            </span>
          </p>
        )}
      </div>
      {totals.long > totals.short && (
        <fieldset className="plan-pace">
          <legend>{words.whereTimesVary}</legend>
          {PACES.map(([value, title]) => (
            <label key={value}>
              <input
                type="radio"
                className="sr"
                name={`${name}-pace`}
                value={value}
                checked={pace === value}
                onChange={() => setPace(value)}
              />
              <b>{title}</b> <span>{unbroken(describeLength(totals[value]))}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
