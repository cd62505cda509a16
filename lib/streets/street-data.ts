import { useEffect, useState } from 'react';
import type { MapOutlines } from '@/lib/content/schema/guide-map';
import type { MapStreets } from '@/lib/content/schema/guide-streets';
import { fetchJson } from '@/lib/ui/fetch-json';
import type { Projection } from './projection';

/** The file of a map with drawn streets: with its outlines, for walks on pages without that map. */
export type StreetData = {
  projection: Projection;
  outlines: Pick<MapOutlines, 'regions' | 'water' | 'context'>;
  streets: MapStreets;
  credit?: string | undefined;
};

/** Timeout for loading it, in ms. */
const TIMEOUT = 10_000;

const pending = new Map<string, Promise<StreetData>>();

/** The content of the file. Throws an Error for any other value. */
export function readStreetData(value: unknown): StreetData {
  const { projection, outlines, streets } = Object(value) as Partial<StreetData>;
  if (!projection || !outlines?.regions || !Array.isArray(streets?.names))
    throw new Error('A file of streets without streets.');
  return value as StreetData;
}

/** Loads the file at a path once a visit, and again after a failure. */
export function loadStreetData(path: string): Promise<StreetData> {
  const loading = pending.get(path) ?? fetchJson(path, TIMEOUT).then(readStreetData);
  pending.set(path, loading);
  loading.catch(() => pending.delete(path));
  return loading;
}

/** The streets of a file; null until they are loaded, where they can't be, and without a file. */
export function useStreetData(path: string | undefined): StreetData | null {
  const [loaded, setLoaded] = useState<{ path: string; data: StreetData } | null>(null);
  useEffect(() => {
    if (path === undefined) return;
    let isCurrent = true;
    loadStreetData(path).then(
      (data) => isCurrent && setLoaded({ path, data }),
      // The map is complete without them.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return loaded && loaded.path === path ? loaded.data : null;
}
