'use client';

import { type ReactNode, useState } from 'react';
import type { MapPlace } from '@/components/guide/regions/region-map.client';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useLoaded } from '@/lib/ui/use-loaded';

const loadStreets = () => import('./region-streets.client').then((module) => module.RegionStreets);

export type StreetsButtonProps = {
  map: string;
  /** Completes "Streets of …". */
  name: string;
  /** Places of the map in the order of the list beside it. */
  places: readonly MapPlace[];
  /** Words that come with the page, so that no script has to bring them. */
  words: { show: string; hide: string; theStreets: string };
  /** Which host will be asked. */
  children: ReactNode;
};

/** Turns a drawn map into a map of streets, and back. Nothing of it is loaded before the press. */
export function StreetsButton({ words, children, ...streets }: StreetsButtonProps) {
  const [RegionStreets, load] = useLoaded(loadStreets);
  const [isOpen, setOpen] = useState(false);
  const press = async () => {
    setOpen(!isOpen);
    if (isOpen || (await load())) return;
    toastLoadError(words.theStreets);
    setOpen(false);
  };
  return (
    <div className="js-only print:hidden">
      {isOpen && RegionStreets && <RegionStreets {...streets} />}
      <button type="button" className="chip absolute top-3 left-3 z-1 bg-raised" onClick={press}>
        {isOpen ? words.hide : words.show}
      </button>
      {!isOpen && children}
    </div>
  );
}
