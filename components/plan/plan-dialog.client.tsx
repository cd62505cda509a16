'use client';

import { CalendarPlus, Copy } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as messages from '@/.content/messages/plan';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { offerFile } from '@/components/ui/offer-file';
import { toastLoadError } from '@/components/ui/toast-load-error';
import {
  defaultEatAt,
  earliestEatAt,
  PLAN,
  type Plan,
  type PlanAmount,
  type PlanChoice,
  type PlannedRecipe,
  planFor,
  planTotals,
  startState,
  stepsFor,
} from '@/lib/plan/plan';
import {
  describeNearMoment,
  fitText,
  planNotes,
  planText,
  startNowText,
  totalTimeText,
} from '@/lib/plan/plan-text';
import { instantOf, type WallTime, wallTimeOf } from '@/lib/plan/wall-time';
import { withBasePath } from '@/lib/text/base-path';
import { MINUTE } from '@/lib/text/time';
import { unbroken } from '@/lib/text/words';
import { hrefWith } from '@/lib/ui/address';
import { copyText } from '@/lib/ui/copy-text';
import { everyMinute } from '@/lib/ui/every-minute';
import { useAddress } from '@/lib/ui/use-address';
import { useLazy } from '@/lib/ui/use-lazy';
import styles from './plan.module.css';
import { PlanDays } from './plan-days';
import { type PlanControl, PlanFields } from './plan-fields.client';

const importCalendar = () => import('@/lib/plan/calendar');

type PlanViewProps = {
  recipe: PlannedRecipe;
  /** Yield that is made, and the units of notes. */
  amount: PlanAmount;
  /** Path of the recipe with the servings, units and version that are planned. */
  href: string;
};

export type PlanDialogProps = PlanViewProps & { open: boolean; onClose: () => void };

/** "Eat at": computes when each step starts from when to eat. Load it on first use. */
export function PlanDialog({ open, onClose, ...planned }: PlanDialogProps) {
  const top = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.title}
      description={messages.description({ recipe: planned.recipe.title })}
      className={styles.dialog}
      name="plan"
      // A focused date field opens the calendar on phones.
      initialFocus={top}
    >
      <div ref={top} tabIndex={-1} className="flex min-h-0 grow flex-col font-display outline-none">
        <PlanView {...planned} />
      </div>
    </Dialog>
  );
}

const SCROLLING = 'min-h-0 grow overflow-auto overscroll-contain px-(--pad) pt-5 pb-7';

/** The time to eat, the time to start, and every stage in between. */
function PlanView({ recipe, amount, href }: PlanViewProps) {
  const steps = useMemo(() => stepsFor(recipe.steps, amount), [recipe, amount]);
  const totals = useMemo(() => planTotals(steps), [steps]);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => everyMinute(() => setNow(Date.now())), []);
  const [openedAt] = useState(now);
  const [chosen, choose] = useAddress(PLAN);
  const { pace } = chosen;
  const eat = chosen.eat ?? defaultEatAt(openedAt, totals[pace]);
  const { instant, fit } = instantOf(eat);
  const plan = useMemo(() => planFor(steps, pace, instant), [steps, pace, instant]);
  const notes = [fitText(eat, fit), ...planNotes(plan)].filter((note) => note !== '');

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
      <PlanActions plan={plan} chosen={chosen} eat={eat} title={recipe.title} href={href} />
    </>
  );
}

/** Keeps "20 November" and "at 6:45 pm" on one line. */
const unbrokenMoment = (text: string) => unbroken(text).replace(/ (?=[\d:]+\u00a0[ap]m|\d\d:)/, '\u00a0');

/** When to start; if that time has passed, buttons that choose a possible plan. */
function PlanAnswer({ plan, pace, totals, now, onChoose }: PlanControl) {
  const start = describeNearMoment(plan.start, now);
  const headlines = {
    future: unbrokenMoment(messages.start({ moment: start })),
    now: unbrokenMoment(startNowText(plan.start, now)),
    missed: messages.tooLate,
  };
  const at = startState(plan, now);
  const isMissed = at === 'missed';
  const earliest = earliestEatAt(now, totals[pace]);
  const shortestHelps = pace === 'long' && plan.eatAt - totals.short * MINUTE > now;
  return (
    <div
      className={`rounded-card px-5 py-4 text-base forced-colors:border ${isMissed ? 'bg-wash-peach' : 'bg-wash-danmuji'}`}
    >
      {/* One live region for all of it: a region inserted together with its text is not announced. */}
      <div role="status" className="grid gap-y-1.5 text-ink-2">
        <p className="text-2xl font-bold text-ink">{headlines[at]}</p>
        {isMissed && <p>{messages.wasDue({ moment: describeNearMoment(plan.eatAt, now), start })}</p>}
        <p className="text-balance">{unbroken(totalTimeText(plan))}</p>
      </div>
      {isMissed && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          {shortestHelps && (
            <Button small onClick={() => onChoose({ pace: 'short' })}>
              {messages.takeShortest}
            </Button>
          )}
          <Button small look={shortestHelps ? 'quiet' : 'ink'} onClick={() => onChoose({ eat: earliest })}>
            {messages.eatThen({ moment: describeNearMoment(instantOf(earliest).instant, now) })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Full address of a path of this site, which may have a query. */
function addressOf(href: string): string {
  const [path = '', search = ''] = href.split(/(?=\?)/);
  return `${window.location.origin}${withBasePath(path).replace(/\/*$/, '/')}${search}`;
}

/** Result of the last action, and the plan it belongs to: it is not shown for another plan. */
type Done = { plan: Plan; text: string; byHand?: boolean };

type PlanActionsProps = {
  plan: Plan;
  chosen: PlanChoice;
  /** The time to eat, chosen or proposed. */
  eat: WallTime;
  title: string;
  href: string;
};

/** The plan as a calendar file and as text. The calendar writer is loaded on first use. */
function PlanActions({ plan, chosen, eat, title, href }: PlanActionsProps) {
  const [, load, preload] = useLazy(importCalendar, {
    onError: () => toastLoadError(messages.theCalendar),
    mayReload: true,
  });
  const [last, setLast] = useState<Done | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const done = last?.plan === plan ? last : null;
  const text = () => planText(plan, title, addressOf(hrefWith(PLAN, chosen, href)));

  useEffect(() => {
    if (last?.byHand) area.current?.select();
  }, [last]);

  const addToCalendar = async () => {
    const calendar = await load();
    if (!calendar) return;
    const name = calendar.calendarFileName(href);
    const file = calendar.planCalendar({ plan, title, address: addressOf(href), stamp: Date.now() });
    const outcome = await offerFile([name, file, 'text/calendar;charset=utf-8'], {
      address: addressOf(hrefWith(PLAN, { ...chosen, eat }, href)),
    });
    if (outcome === 'started') setLast({ plan, text: messages.saved({ file: name }) });
    if (outcome === 'shared') setLast({ plan, text: messages.shared({ file: name }) });
  };
  const copy = async () => {
    const isCopied = await copyText(text());
    setLast(isCopied ? { plan, text: messages.copied } : { plan, text: messages.copyByHand, byHand: true });
  };
  return (
    <div className="border-t border-line px-(--pad) pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <div className="flex flex-wrap gap-2.5 max-sm:*:grow max-sm:*:px-1.5">
        <Button onPointerEnter={preload} onClick={addToCalendar}>
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
