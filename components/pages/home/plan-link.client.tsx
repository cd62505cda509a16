'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import { nextSaturday } from '@/lib/pages/next-saturday';
import { MINUTE } from '@/lib/text/time';

export type PlanLinkProps = {
  /** Path of a recipe. */
  path: string;
  /** Minutes that its plan takes. */
  total: number;
  className: string;
  children: ReactNode;
};

/** Link that opens the planner of a recipe at the next Saturday at 7 pm for which it is not too late to start. */
export function PlanLink({ path, total, className, children }: PlanLinkProps) {
  const [query, setQuery] = useState('');
  // The exported page does not depend on the day of the build. Written without `PLAN`, whose code is 0.7 kB.
  useEffect(() => setQuery(`?eat=${nextSaturday(Date.now() + total * MINUTE)}`), [total]);
  return (
    <Link className={className} href={path + query}>
      {children}
    </Link>
  );
}
