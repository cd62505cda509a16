'use client';

import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy-text';

/** Milliseconds a mail program gets to come up before the page asks whether there is one. */
const PATIENCE = 1200;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Says that an address was copied; where the clipboard refused, marks or shows it, so that the visitor can. */
async function sayCopied(address: string, copying: Promise<boolean>, place?: Node | null): Promise<void> {
  if (await copying) {
    return toast({ title: 'Address copied', description: address, kind: 'success' });
  }
  if (place) window.getSelection()?.selectAllChildren(place);
  await toast({
    title: place ? 'The address is selected' : 'Copy this address',
    description: place ? 'This browser leaves the copying to you.' : address,
    duration: place ? undefined : 20_000,
  });
}

/** The bare address of a mail link. */
function addressIn(href: string): string {
  const encoded = href.replace(/^mailto:|\?.*$/gis, '');
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Offers the address for copying if the page is still in front a moment after a mail link was pressed. */
function waitForComposer(href: string): void {
  clearTimeout(waiting);
  const address = addressIn(href);
  const done = () => clearTimeout(waiting);
  window.addEventListener('blur', done, { once: true });
  waiting = setTimeout(() => {
    window.removeEventListener('blur', done);
    if (document.visibilityState !== 'visible' || !document.hasFocus()) return;
    void toast({
      title: 'No mail program?',
      description: `The address is ${address}.`,
      action: { text: 'Copy address', run: () => void sayCopied(address, copyText(address)) },
    });
  }, PATIENCE);
}

/**
 * Answers the press of a `CopyAddress` button or of a mail link.
 *
 * @param copying whether the address came onto the clipboard; left out for a mail link
 */
export function answerPress(spot: HTMLElement, copying?: Promise<boolean>): void {
  const { copy } = spot.dataset;
  if (copy && copying) void sayCopied(copy, copying, spot.previousElementSibling);
  else if (spot instanceof HTMLAnchorElement) waitForComposer(spot.href);
}
