import { readRaw, type StorageKey } from '@/lib/storage/storage';
import { useRaw } from '@/lib/storage/use-raw';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { countStored } from './first-script';

/** Counts of the visitor's stored things, by the keys of `countStored`; null before hydration. */
export function useKitchenCounts(): Record<string, number> | null {
  // Subscribes to each list; the text itself is read by `countStored`.
  useRaw('rtr:shopping');
  useRaw('rtr:list-items');
  useRaw('rtr:saved');
  useRaw('rtr:timers');
  useRaw('rtr:walks');
  return useHydrated() ? countStored((key) => readRaw(key as StorageKey)) : null;
}
