'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/events';
import { Button } from '@/components/ui/button';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { leadWords } from '@/lib/events/status';
import { usePlaceDay } from '@/lib/guide/use-place-day';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLoaded } from '@/lib/ui/use-loaded';
import type { EventClock } from './event-today.client';
import styles from './events.module.css';

const loadDialog = () => import('@/components/ui/dialog.client').then((module) => module.Dialog);

export type EventDetailsProps = {
  /** Words on the button. */
  label: string;
  /** Id of the heading that names the event, which tells six buttons of the same words apart. */
  headingId: string;
  name: string;
  /** When it is and where, under the title of the dialog. */
  clock: EventClock;
  location: string;
  /** What stands beside the button. */
  beside?: ReactNode;
  /** The details. */
  children: ReactNode;
};

/**
 * The button that opens what there is to know of an event in a dialog, which is fetched on its first use. Until
 * the script runs it is a fold of the same size, and paper shows the details in any case.
 */
export function EventDetails({
  label,
  headingId,
  name,
  clock,
  location,
  beside,
  children,
}: EventDetailsProps) {
  // Opened before the script was there, the fold stays one: nothing is taken from under who reads it.
  const [isFold, setFold] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => setFold(fold.current?.open === true), []);
  const hydrated = useHydrated() && !isFold;
  const today = usePlaceDay(clock.zone, clock.builtOn);
  const [open, setOpen] = useState(false);
  const [Dialog, load] = useLoaded(loadDialog);
  const start = useRef<HTMLSpanElement>(null);
  const show = async () => {
    if (await load(true)) setOpen(true);
    else toastLoadError(messages.detailsPart);
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {hydrated ? (
          <Button
            look="quiet"
            small
            aria-haspopup="dialog"
            aria-describedby={headingId}
            onPointerEnter={() => void load()}
            onClick={show}
          >
            {label}
          </Button>
        ) : (
          <details className="open:basis-full print:details-content:[content-visibility:visible]" ref={fold}>
            <summary className="btn btn-quiet btn-small">{label}</summary>
            {children}
          </details>
        )}
        {beside}
      </div>
      {/* For paper and reader modes; in one place at a time, so that nothing is in the page twice. */}
      {hydrated && !open && <div className={`${READER_CONTENT} unscripted`}>{children}</div>}
      {Dialog && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={name}
          description={messages.whenAndWhere({ when: leadWords(clock, today), where: location })}
          className={styles.dialog}
          initialFocus={start}
        >
          {/* Reading begins at the top: the first link would scroll a phone past what the event is. */}
          <span className="outline-none" ref={start} tabIndex={-1} />
          {children}
        </Dialog>
      )}
    </>
  );
}
