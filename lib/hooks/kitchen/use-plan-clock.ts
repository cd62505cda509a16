import { useEffect, useState } from 'react';
import { everyMinute } from '@/lib/every-minute';

/** The clock a plan is held against, epoch milliseconds; moves on every minute while it is shown. */
export function usePlanClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => everyMinute(() => setNow(Date.now())), []);
  return now;
}
