'use client';

import { CircleAlert } from 'lucide';
import { useId, useState } from 'react';
import * as messages from '@/.content/messages/plan';
import { FilterChip } from '@/components/ui/filter-chip.client';
import { Icon } from '@/components/ui/icon';
import type { Plan, PlanChoice } from '@/lib/plan/plan';
import { describeLength, describeNearMoment } from '@/lib/plan/plan-text';
import { QUICK_TIMES, quickDays } from '@/lib/plan/quick-times';
import type { Pace } from '@/lib/plan/timeline';
import { instantOf, parseWallTime, type WallTime } from '@/lib/plan/wall-time';
import { wallTimeWords } from '@/lib/text/clock';
import { unbroken } from '@/lib/text/words';

export type PlanControl = {
  plan: Plan;
  /** Chosen, or the usual time. */
  eat: WallTime;
  pace: Pace;
  /** Minutes at either pace. */
  totals: Record<Pace, number>;
  /** Epoch milliseconds. */
  now: number;
  onChoose: (part: Partial<PlanChoice>) => void;
};

const FIELDS = 'mb-5 flex min-w-0 gap-2.5 max-sm:w-full';
const LEGEND = 'mb-2 text-sm font-semibold';

const INPUTS = [
  {
    field: 'day',
    label: messages.day,
    problem: messages.unreadableDay,
    type: 'date',
    className: 'grow basis-40',
  },
  {
    field: 'time',
    label: messages.time,
    problem: messages.unreadableTime,
    type: 'time',
    className: 'grow basis-32',
  },
] as const;

const PACES = [
  ['long', messages.unhurried],
  ['short', messages.shortest],
] as const;

/** Day and time to eat and, where the recipe's times vary, whether to take the long or the short ones. */
export function PlanFields({ eat, pace, totals, now, onChoose }: PlanControl) {
  // Invalid input stays in the fields until there is another time; the plan uses the last valid one.
  const [draft, setDraft] = useState({ day: '', time: '', over: '' });
  const isDraft = draft.over === eat;
  const fields = isDraft ? draft : { day: eat.slice(0, 10), time: eat.slice(11) };
  const isDay = parseWallTime(`${fields.day}T12:00`) !== null;
  const problem = INPUTS.find(({ field }) => isDraft && field === (isDay ? 'time' : 'day'));
  const setFields = ({ day, time }: Pick<typeof draft, 'day' | 'time'>) => {
    const read = parseWallTime(`${day}T${time}`);
    setDraft({ day, time, over: read === null ? eat : '' });
    if (read !== null) onChoose({ eat: read });
  };
  const name = useId();
  return (
    <div className="flex flex-wrap gap-x-6">
      <fieldset className={`${FIELDS} flex-wrap`}>
        <legend className={LEGEND}>{messages.eatAt}</legend>
        <div className="flex w-full flex-wrap gap-2">
          {quickDays(now).map(({ label, day }) => (
            <FilterChip
              key={day}
              label={label}
              pressed={fields.day === day}
              onPress={() => setFields({ ...fields, day })}
            />
          ))}
        </div>
        <div className="flex w-full flex-wrap gap-2">
          {QUICK_TIMES.map((time) => (
            <FilterChip
              key={time}
              label={wallTimeWords(time)}
              pressed={fields.time === time}
              onPress={() => setFields({ ...fields, time })}
            />
          ))}
        </div>
        {INPUTS.map(({ field, type, label, className }) => (
          <label className={className} key={field}>
            <span className="sr-only">{label}</span>
            <input
              className="field min-w-0 tabular"
              type={type}
              required
              value={fields[field]}
              onChange={(event) => setFields({ ...fields, [field]: event.target.value })}
              aria-invalid={problem?.field === field || undefined}
              aria-describedby={problem?.field === field ? `${name}-problem` : undefined}
            />
          </label>
        ))}
      </fieldset>
      {/* After both groups of fields if they are side by side. */}
      <div id={`${name}-problem`} className="w-full sm:order-1" aria-live="polite">
        {problem && (
          <p className="-mt-2 mb-5 flex items-start gap-1.5 text-sm font-medium text-gochu">
            <Icon of={CircleAlert} size={18} />
            <span>
              {`${problem.problem} ${messages.untilThen({ moment: describeNearMoment(instantOf(eat).instant, now) })}`}
            </span>
          </p>
        )}
      </div>
      {totals.long > totals.short && (
        <fieldset className={FIELDS}>
          <legend className={LEGEND}>{messages.whereTimesVary}</legend>
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
                onChange={() => onChoose({ pace: value })}
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
