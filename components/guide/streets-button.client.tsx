'use client';

import { type ReactNode, useState } from 'react';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useLazy } from '@/lib/ui/use-lazy';
import type { MapPlace } from './map-pin';

const importStreets = () => import('./region-streets.client').then((module) => module.RegionStreets);

export type StreetsButtonProps = {
  map: string;
  /** Completes "Streets of …". */
  name: string;
  /** Places of the map in the order of the list. */
  places: readonly MapPlace[];
  /** Labels from the server, which keeps them out of the script. */
  labels: { show: string; hide: string; theStreets: string };
  /** Note about the host of the street map. */
  children: ReactNode;
};

/** Switches between the drawn map and the street map, which is loaded on the first press. */
export function StreetsButton({ labels, children, ...streets }: StreetsButtonProps) {
  const [RegionStreets, load] = useLazy(importStreets, { onError: () => toastLoadError(labels.theStreets) });
  const [isOpen, setOpen] = useState(false);
  const press = async () => {
    setOpen(!isOpen);
    if (!isOpen && !(await load())) setOpen(false);
  };
  return (
    <div className="js-only print:hidden">
      {isOpen && RegionStreets && <RegionStreets {...streets} />}
      <button type="button" className="chip absolute top-3 left-3 z-1 bg-raised" onClick={press}>
        {isOpen ? labels.hide : labels.show}
      </button>
      {!isOpen && children}
    </div>
  );
}
