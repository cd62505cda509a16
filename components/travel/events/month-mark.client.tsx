'use client';

import * as words from '@/.content/words/events';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { dayIn } from '@/lib/travel/events/day';

export type MonthMarkProps = {
  /** 1 to 12. */
  month: number;
  /** IANA zone of the place. */
  zone: string;
};

/** Says "This month" beside the month it is; drawn in the browser alone, in room kept for it. */
export function MonthMark({ month, zone }: MonthMarkProps) {
  return useHydrated() && Number(dayIn(zone).slice(5, 7)) === month ? (
    <span className="ev-now">{words.thisMonth}</span>
  ) : null;
}
