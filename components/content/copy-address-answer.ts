import * as messages from '@/.content/messages/contact';
import * as frame from '@/.content/messages/frame';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/ui/copy-text';

/** Time in ms after which a mail program is assumed to be missing. */
const MAIL_TIMEOUT = 3000;
/** Events of a program that opened, or of a visitor who left. `visibilitychange` bubbles to the window. */
const LEAVE_EVENTS = ['blur', 'pagehide', 'visibilitychange'];

/** Cancels the timeout of the previous press. */
let stopWaiting = () => {};

/** Reports that an address was copied; if the clipboard refused, selects or shows it for manual copying. */
async function toastCopied(address: string, copying: Promise<boolean>, place?: Node | null): Promise<void> {
  if (await copying) {
    return toast({ title: frame.addressCopied, description: address, kind: 'success' });
  }
  if (place) window.getSelection()?.selectAllChildren(place);
  await toast({
    title: place ? messages.addressSelected : frame.copyThisAddress,
    description: place ? messages.copyByHand : address,
    duration: place ? undefined : 20_000,
  });
}

/** Offers to copy the address if the page is still focused some time after a press of a mail link. */
function waitForComposer(link: HTMLAnchorElement, leaving: Promise<unknown>): void {
  stopWaiting();
  const address = decodeURIComponent(new URL(link.href).pathname);
  const page = window.location.pathname;
  const waiting = setTimeout(() => {
    stopWaiting();
    // The footer remains after navigations, so the path is compared; other links are removed from the document.
    if (window.location.pathname !== page || !link.isConnected) return;
    if (document.visibilityState !== 'visible' || !document.hasFocus()) return;
    void toast({
      title: messages.noMailProgram,
      description: messages.addressIs({ address }),
      action: { text: messages.copyAddress, run: () => void toastCopied(address, copyText(address)) },
    });
  }, MAIL_TIMEOUT);
  const stop = () => {
    clearTimeout(waiting);
    for (const type of LEAVE_EVENTS) window.removeEventListener(type, stop);
  };
  for (const type of LEAVE_EVENTS) window.addEventListener(type, stop);
  void leaving.then(stop);
  stopWaiting = stop;
}

/** Handles a press of a `CopyAddress` button (`copying` resolves to true if it was copied) or of a mail link. */
export function answerPress(
  control: HTMLElement,
  press: MouseEvent,
  leaving: Promise<unknown>,
  copying?: Promise<boolean> | '',
): void {
  const { copy } = control.dataset;
  // With a modifier key, a press opens a new tab or window, or downloads.
  const isPlain = press.button === 0 && !(press.altKey || press.ctrlKey || press.metaKey || press.shiftKey);
  if (copy && copying) void toastCopied(copy, copying, control.previousElementSibling);
  else if (control instanceof HTMLAnchorElement && isPlain) waitForComposer(control, leaving);
}
