'use client';

import type { MouseEvent, ReactNode } from 'react';
import * as messages from '@/.content/messages/events';
import { Link } from '@/components/ui/link';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useLazy } from '@/lib/ui/use-lazy';

const importOffer = () => import('./offer-calendar').then((module) => module.offerCalendar);

const reportFailure = () => toastLoadError(messages.theFile);

export type CalendarLinkProps = {
  className: string;
  href: string;
  /** File name of the download. */
  file: string;
  children: ReactNode;
};

/** Link to a calendar file, which works offline with a stored copy and reports a failure. Without JavaScript a plain link. */
export function CalendarLink({ className, href, file, children }: CalendarLinkProps) {
  const [, load] = useLazy(importOffer, { onError: reportFailure });
  const save = async (press: MouseEvent<HTMLAnchorElement>) => {
    if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    const address = press.currentTarget.href;
    const offerCalendar = await load();
    if (offerCalendar && !(await offerCalendar(address, file))) reportFailure();
  };
  return (
    <Link className={className} href={href} download={file} type="text/calendar" onClick={save}>
      {children}
    </Link>
  );
}
