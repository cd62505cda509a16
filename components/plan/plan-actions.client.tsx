'use client';

import { CalendarPlus, Copy } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import * as words from '@/.content/words/plan';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { copyText } from '@/lib/copy-text';
import { saveFile } from '@/lib/files/visitor-files';
import { useLoaded } from '@/lib/hooks/use-loaded';

import type { Plan } from '@/lib/plan/plan';
import { planText } from '@/lib/plan/words';

export type PlanActionsProps = { plan: Plan; title: string; path: string };

const loadCalendar = () => import('@/lib/plan/calendar');

/** Full address of the page, with the choices that stand in it where they are asked for. */
function addressOf(path: string, search = ''): string {
  return `${window.location.origin}${path.replace(/\/*$/, '/')}${search}`;
}

/** What was last done, with the plan it was done with: of another plan it says nothing. */
type Done = { plan: Plan; said: string; byHand?: boolean };

/** The plan as a calendar file and as text. The calendar writer is loaded on first use. */
export function PlanActions({ plan, title, path }: PlanActionsProps) {
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
    if (!calendar) return sayNotLoaded(words.theCalendar);
    const name = calendar.calendarFileName(path);
    const file = calendar.planCalendar({ plan, title, address: addressOf(path), stamp: Date.now() });
    saveFile(name, file, 'text/calendar;charset=utf-8');
    setLast({ plan, said: words.saved({ file: name }) });
  };
  const copy = async () => {
    const isCopied = await copyText(text());
    setLast(isCopied ? { plan, said: words.copied } : { plan, said: words.copyByHand, byHand: true });
  };
  return (
    <div className="border-t border-line px-(--pad) pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <div className="flex flex-wrap gap-2.5 max-sm:*:grow max-sm:*:px-1.5">
        <Button onPointerEnter={() => void load()} onClick={addToCalendar}>
          <Icon of={CalendarPlus} size={19} />
          {words.addToCalendar}
        </Button>
        <Button look="quiet" onClick={copy}>
          <Icon of={Copy} size={18} />
          {words.copy}
        </Button>
      </div>
      <p className="text-sm text-ink-2" role="status">
        {done && <span className="mt-2 block">{done.said}</span>}
      </p>
      {done?.byHand && (
        <textarea
          ref={area}
          className="field mt-2.5 h-auto py-2.5 text-sm leading-snug"
          readOnly
          rows={4}
          value={text()}
          aria-label={words.asText}
        />
      )}
    </div>
  );
}
