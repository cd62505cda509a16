import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The clock a plan is held against, epoch milliseconds; moves on every minute while it is shown. */
export function usePlanClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // Coming back from another tab or a locked phone: show what the clock says, not the last tick.
    const catchUp = () => setNow(Date.now());
    const tick = setInterval(catchUp, MINUTE);
    document.addEventListener('visibilitychange', catchUp);
    window.addEventListener('focus', catchUp);
    return () => {
      clearInterval(tick);
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('focus', catchUp);
    };
  }, []);
  return now;
}
