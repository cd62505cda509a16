'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/events';
import { Button } from '@/components/ui/button';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { leadText } from '@/lib/events/status';
import { usePlaceDay } from '@/lib/events/use-place-day';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLazy } from '@/lib/ui/use-lazy';
import type { EventClock } from './event-today.client';
import styles from './events.module.css';

const importDialog = () => import('@/components/ui/dialog.client').then((module) => module.Dialog);

export type EventDetailsProps = {
  /** Label of the button. */
  label: string;
  /** Id of the heading with the name of the event, which describes the button. */
  headingId: string;
  name: string;
  /** Its dates and place are the description of the dialog. */
  clock: EventClock;
  location: string;
  /** Content beside the button. */
  beside?: ReactNode;
  /** The details. */
  children: ReactNode;
};

/**
 * Button that opens the details of an event in a dialog, which is loaded on first use. Before hydration it is a
 * `<details>` of the same size. Print shows the details in any case.
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
  // A `<details>` that was opened before hydration stays, so that its text does not disappear.
  const [isOpened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => setOpened(details.current?.open === true), []);
  const hasButton = useHydrated() && !isOpened;
  const today = usePlaceDay(clock);
  const [open, setOpen] = useState(false);
  const [Dialog, load, preload] = useLazy(importDialog, {
    mayReload: true,
    onError: () => toastLoadError(messages.detailsPart),
  });
  const start = useRef<HTMLSpanElement>(null);
  const show = async () => {
    if (await load()) setOpen(true);
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {hasButton ? (
          <Button
            look="quiet"
            small
            aria-haspopup="dialog"
            aria-describedby={headingId}
            onPointerEnter={preload}
            onClick={show}
          >
            {label}
          </Button>
        ) : (
          <details
            className="open:basis-full print:details-content:[content-visibility:visible]"
            ref={details}
          >
            <summary className="btn btn-quiet btn-small">{label}</summary>
            {children}
          </details>
        )}
        {beside}
      </div>
      {/* For print and reader modes. Not while the dialog is open: the details must not be in the page twice. */}
      {hasButton && !open && <div className={`${READER_CONTENT} unscripted`}>{children}</div>}
      {Dialog && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={name}
          description={messages.whenAndWhere({ when: leadText(clock, today), where: location })}
          className={styles.dialog}
          initialFocus={start}
        >
          {/* Initial focus at the top: focusing the first link would scroll past the text on a phone. */}
          <span className="outline-none" ref={start} tabIndex={-1} />
          {children}
        </Dialog>
      )}
    </>
  );
}
