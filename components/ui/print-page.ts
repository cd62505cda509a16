import { withTimeout } from '@/lib/ui/chunk-recovery';

const importPrint = () => import('./print-or-explain');

/** Loads ahead what `printPage` needs, for hover and focus. */
export function preloadPrint(): void {
  importPrint().catch(() => undefined);
}

/**
 * Prints the page; in the browser of an app explains how to open it elsewhere. The code that detects such a browser is
 * lazy, to keep the first load small; if it does not load, the page is printed.
 *
 * @param address absolute, with the state of the page; that of the window by default
 */
export async function printPage(address?: string): Promise<void> {
  try {
    (await withTimeout(importPrint())).printOrExplain(address);
  } catch {
    window.print();
  }
}
