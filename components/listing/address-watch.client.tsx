'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

export type AddressWatchProps = {
  /** Called on arrival and after every change of the address, by whatever way. Stays the same between renders. */
  onChange: () => void;
};

/** Draws nothing. Stands in a Suspense boundary of its own, so that what it reports to is in the exported page. */
export function AddressWatch({ onChange }: AddressWatchProps) {
  const params = useSearchParams();
  useEffect(() => {
    if (params) onChange();
  }, [params, onChange]);
  return null;
}
