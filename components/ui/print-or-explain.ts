import { thisBrowser } from '@/lib/ui/browser';
import { showOpenInBrowser } from './open-in-browser';

/** Prints the page; in the browser of an app, which ignores that, explains how to open it elsewhere. */
export function printOrExplain(address?: string): void {
  if (thisBrowser().canPrint) window.print();
  else void showOpenInBrowser('print', address);
}
