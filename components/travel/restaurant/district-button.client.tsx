'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import * as words from '@/.content/words/restaurant';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useLoaded } from '@/lib/hooks/use-loaded';

const loadDialog = () => import('./district-dialog.client').then((module) => module.DistrictDialog);

export type DistrictButtonProps = {
  /** Name of the neighbourhood, as it stands in brackets after a restaurant. */
  district: string;
  /** What the button shows; the name if left out. */
  children?: ReactNode;
};

/** The name of a neighbourhood, which opens what there is to tell about it; plain words without script. */
export function DistrictButton({ district, children = district }: DistrictButtonProps) {
  const [open, setOpen] = useState(false);
  const [Dialog, load] = useLoaded(loadDialog);
  if (!useHydrated()) return <span className="hood">{children}</span>;
  const start = async (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and closing gives the focus back to what had it.
    event.currentTarget.focus();
    if (await load(true)) setOpen(true);
    else sayNotLoaded(words.neighbourhoodPart);
  };
  return (
    <>
      <button
        type="button"
        className="hood"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={start}
      >
        {children}
      </button>
      {Dialog && <Dialog district={district} open={open} onOpenChange={setOpen} />}
    </>
  );
}
