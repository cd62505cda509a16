'use client';

import { CalendarPlus, CircleAlert, Copy } from 'lucide';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import * as messages from '@/.content/messages/plan';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { withBasePath } from '@/lib/content/base-path';
import type { CookRecipe } from '@/lib/cook/cook';
import {
  earliestEatAt,
  PLAN,
  type Plan,
  type PlanAmount,
  type PlanChoice,
  planFor,
  planTotals,
  startIs,
  stepsFor,
  usualEatAt,
  type WrittenStep,
} from '@/lib/plan/plan';
import {
  describeLength,
  fitWords,
  planNotes,
  planText,
  sayMoment,
  startNowWords,
  totalWords,
} from '@/lib/plan/plan-text';
import type { Pace } from '@/lib/plan/timeline';
import { instantOf, parseWallTime, type WallTime, wallTimeOf } from '@/lib/plan/wall-time';
import { saveFile } from '@/lib/storage/visitor-files';
import { copyText } from '@/lib/ui/copy-text';
import { everyMinute } from '@/lib/ui/every-minute';
import { useAddress } from '@/lib/ui/use-address';
import { useLoaded } from '@/lib/ui/use-loaded';
import styles from './plan.module.css';
import { PlanDays } from './plan-days';

const loadCalendar = () => import('@/lib/plan/calendar');

const MINUTE = 60_000;

type PlannedRecipe = {
  recipe: Pick<CookRecipe, 'title' | 'path' | 'language'> & { steps: WrittenStep[] };
  /** What is made, and in which units notes are read. */
  amount: PlanAmount;
};

export type PlanDialogProps = PlannedRecipe & { open: boolean; onClose: () => void };

/** "Eat at": works a recipe back from the table to when each step starts. Load it on first use. */
export function PlanDialog({ open, onClose, recipe, amount }: PlanDialogProps) {
  const top = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.title}
      description={messages.description({ recipe: recipe.title })}
      className={styles.dialog}
      name="plan"
      // A phone would open its calendar if the field itself had the focus.
      initialFocus={top}
    >
      <div ref={top} tabIndex={-1} className="flex min-h-0 grow flex-col font-display outline-none">
        <PlanView recipe={recipe} amount={amount} />
      </div>
    </Dialog>
  );
}

const SCROLLING = 'min-h-0 grow overflow-auto overscroll-contain px-(--pad) pt-5 pb-7';

type PlanControl = {
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

/** When to eat, when to start for that, and every stage in between. */
function PlanView({ recipe, amount }: PlannedRecipe) {
  const steps = useMemo(() => stepsFor(recipe.steps, amount), [recipe, amount]);
  const totals = useMemo(() => planTotals(steps), [steps]);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => everyMinute(() => setNow(Date.now())), []);
  const [openedAt] = useState(now);
  const [chosen, choose] = useAddress(PLAN);
  const { pace } = chosen;
  const eat = chosen.eat ?? usualEatAt(openedAt, totals[pace]);
  const { instant, fit } = instantOf(eat);
  const plan = useMemo(() => planFor(steps, pace, instant), [steps, pace, instant]);
  const notes = [fitWords(eat, fit), ...planNotes(plan)].filter((note) => note !== '');

  if (totals.long === 0) return <p className={SCROLLING}>{messages.noTimes}</p>;
  const onChoose = (part: Partial<PlanChoice>) => choose((now) => ({ ...now, ...part }));
  const control = { plan, eat, pace, totals, now, onChoose };
  return (
    <>
      <div className={SCROLLING}>
        <PlanFields {...control} />
        <PlanAnswer {...control} />
        {notes.map((note) => (
          <p className="mt-3.5 text-sm text-ink-2" key={note}>
            {note}
          </p>
        ))}
        <PlanDays plan={plan} today={wallTimeOf(now)} language={recipe.language} />
      </div>
      <PlanActions plan={plan} title={recipe.title} path={recipe.path} />
    </>
  );
}

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

/** Keeps "4 hrs" on one line. */
const unbrokenLength = (length: string) => length.replace(/(\d) /g, '$1\u00a0');

/** Day and time to eat and, where the recipe's times vary, whether to take the long or the short ones. */
function PlanFields({ eat, pace, totals, now, onChoose }: PlanControl) {
  // What cannot be read stays in the fields until there is another time; the plan goes by the last one.
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
      {/* After both groups of fields where they stand side by side. */}
      <div id={`${name}-problem`} className="w-full sm:order-1" aria-live="polite">
        {problem && (
          <p className="-mt-2 mb-5 flex items-start gap-1.5 text-sm font-medium text-gochu">
            <Icon of={CircleAlert} size={18} />
            <span>
              {`${problem.problem} ${messages.untilThen({ moment: sayMoment(instantOf(eat).instant, now) })}`}
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
              <span className="opacity-75">{unbrokenLength(describeLength(totals[value]))}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** Keeps "20 November" and "at 18:45" on one line. */
const unbroken = (text: string) =>
  text.replace(/(\d) (?=\p{L})/u, '$1\u00a0').replace(/ (?=\d\d:)/, '\u00a0');

/** When to start; where that has passed, so and the ways out of it. */
function PlanAnswer({ plan, pace, totals, now, onChoose }: PlanControl) {
  const start = sayMoment(plan.start, now);
  const headlines = {
    ahead: unbroken(messages.start({ moment: start })),
    now: unbroken(startNowWords(plan.start, now)),
    missed: messages.tooLate,
  };
  const at = startIs(plan, now);
  const isMissed = at === 'missed';
  const earliest = earliestEatAt(now, totals[pace]);
  const shortestHelps = pace === 'long' && plan.eatAt - totals.short * MINUTE > now;
  return (
    <div
      className={`rounded-card px-5 py-4 text-base forced-colors:border ${isMissed ? 'bg-wash-peach' : 'bg-wash-danmuji'}`}
    >
      {/* One region for all of it: one that came with its words would not be read out. */}
      <div role="status" className="grid gap-y-1.5 text-ink-2">
        <p className="text-2xl font-bold text-ink">{headlines[at]}</p>
        {isMissed && <p>{messages.wasDue({ moment: sayMoment(plan.eatAt, now), start })}</p>}
        <p>{totalWords(plan)}</p>
      </div>
      {isMissed && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          {shortestHelps && (
            <Button small onClick={() => onChoose({ pace: 'short' })}>
              {messages.takeShortest}
            </Button>
          )}
          <Button small look={shortestHelps ? 'quiet' : 'ink'} onClick={() => onChoose({ eat: earliest })}>
            {messages.eatThen({ moment: sayMoment(instantOf(earliest).instant, now) })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Full address of the page, with the choices that stand in it where they are asked for. */
function addressOf(path: string, search = ''): string {
  return `${window.location.origin}${withBasePath(path).replace(/\/*$/, '/')}${search}`;
}

/** What was last done, with the plan it was done with: of another plan it says nothing. */
type Done = { plan: Plan; text: string; byHand?: boolean };

/** The plan as a calendar file and as text. The calendar writer is loaded on first use. */
function PlanActions({ plan, title, path }: { plan: Plan; title: string; path: string }) {
  const [, load] = useLoaded(loadCalendar);
  const [last, setLast] = useState<Done | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const done = last?.plan === plan ? last : null;
  const text = () => planText(plan, title, addressOf(path, window.location.search));

  useEffect(() => {
    if (last?.byHand) area.current?.select();
  }, [last]);

  const addToCalendar = async () => {
    const calendar = await load(true);
    if (!calendar) return toastLoadError(messages.theCalendar);
    const name = calendar.calendarFileName(path);
    const file = calendar.planCalendar({ plan, title, address: addressOf(path), stamp: Date.now() });
    saveFile(name, file, 'text/calendar;charset=utf-8');
    setLast({ plan, text: messages.saved({ file: name }) });
  };
  const copy = async () => {
    const isCopied = await copyText(text());
    setLast(isCopied ? { plan, text: messages.copied } : { plan, text: messages.copyByHand, byHand: true });
  };
  return (
    <div className="border-t border-line px-(--pad) pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <div className="flex flex-wrap gap-2.5 max-sm:*:grow max-sm:*:px-1.5">
        <Button onPointerEnter={() => void load()} onClick={addToCalendar}>
          <Icon of={CalendarPlus} size={19} />
          {messages.addToCalendar}
        </Button>
        <Button look="quiet" onClick={copy}>
          <Icon of={Copy} size={18} />
          {messages.copy}
        </Button>
      </div>
      <p className="text-sm text-ink-2" role="status">
        {done && <span className="mt-2 block">{done.text}</span>}
      </p>
      {done?.byHand && (
        <textarea
          ref={area}
          className="field mt-2.5 h-auto py-2.5 text-sm leading-snug"
          readOnly
          rows={4}
          value={text()}
          aria-label={messages.asText}
        />
      )}
    </div>
  );
}
