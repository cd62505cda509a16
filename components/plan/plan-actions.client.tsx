'use client';

import { CalendarPlus, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '@/lib/copy-text';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { planText } from '@/lib/plan/copy';
import type { Plan } from '@/lib/plan/plan';

export type PlanActionsProps = { plan: Plan; title: string; path: string };

const loadCalendar = () => import('@/lib/plan/calendar');

/** Full address of the page, with the choices that stand in it where they are asked for. */
function addressOf(path: string, search = ''): string {
  return `${window.location.origin}${path.replace(/\/*$/, '/')}${search}`;
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The plan as a calendar file and as text. The calendar writer is loaded on first use. */
export function PlanActions({ plan, title, path }: PlanActionsProps) {
  const [, load] = useLoaded(loadCalendar);
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (byHand) area.current?.select();
  }, [byHand]);

  const addToCalendar = async () => {
    const calendar = await load();
    if (!calendar) return setSaid('The calendar did not load. Check the connection and press again.');
    const name = calendar.calendarFileName(path);
    save(name, calendar.planCalendar({ plan, title, address: addressOf(path), stamp: Date.now() }));
    setSaid(`Saved ${name}. Open it to put the stages into your calendar.`);
  };
  const copy = async () => {
    const text = planText(plan, title, addressOf(path, window.location.search));
    const isCopied = await copyText(text);
    setByHand(isCopied ? '' : text);
    setSaid(isCopied ? 'The plan is copied.' : 'I was not allowed to copy it. Here it is, to copy by hand.');
  };
  return (
    <div className="plan-foot">
      <div className="plan-acts">
        <button type="button" className="btn" onPointerEnter={() => void load()} onClick={addToCalendar}>
          <CalendarPlus className="i" size={19} aria-hidden="true" />
          Add to calendar
        </button>
        <button type="button" className="btn quiet" onClick={copy}>
          <Copy className="i" size={18} aria-hidden="true" />
          Copy the plan
        </button>
      </div>
      <p className="plan-said" role="status">
        {said}
      </p>
      {byHand && <textarea ref={area} readOnly rows={4} value={byHand} aria-label="The plan as text" />}
    </div>
  );
}
