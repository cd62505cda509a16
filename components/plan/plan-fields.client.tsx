'use client';

import { CircleAlert } from 'lucide';
import { useId } from 'react';
import * as words from '@/.content/words/plan';
import { Icon } from '@/components/ui/icon';
import type { PlanChoices } from '@/lib/hooks/kitchen/use-plan-choice';
import type { Pace } from '@/lib/plan/timeline';
import { instantOf } from '@/lib/plan/wall-time';
import { describeLength, sayMoment } from '@/lib/plan/words';

export type PlanFieldsProps = {
  choice: PlanChoices;
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
  const { eat, pace, fields, problem, setFields, setPace } = choice;
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
