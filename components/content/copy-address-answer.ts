import * as messages from '@/.content/messages/contact';
import * as frame from '@/.content/messages/frame';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/ui/copy-text';

/** Milliseconds a mail program gets to come up before the page asks whether there is one. A cold one is slow. */
const PATIENCE = 3000;
/** What tells that something came up, or that the visitor went elsewhere. `visibilitychange` bubbles to the window. */
const SIGNS = ['blur', 'pagehide', 'visibilitychange'];

/** Ends the wait begun by the press before. */
let stopWaiting = () => {};

/** Says that an address was copied; where the clipboard refused, marks or shows it, so that the visitor can. */
async function sayCopied(address: string, copying: Promise<boolean>, place?: Node | null): Promise<void> {
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

/** Offers the address for copying if the same page is still in front a while after one of its mail links was pressed. */
function waitForComposer(link: HTMLAnchorElement, leaving: Promise<unknown>): void {
  stopWaiting();
  const address = decodeURIComponent(new URL(link.href).pathname);
  const page = window.location.pathname;
  const waiting = setTimeout(() => {
    stopWaiting();
    // The footer outlives a change of page, the links above it do not, even where the visitor came back.
    if (window.location.pathname !== page || !link.isConnected) return;
    if (document.visibilityState !== 'visible' || !document.hasFocus()) return;
    void toast({
      title: messages.noMailProgram,
      description: messages.addressIs({ address }),
      action: { text: messages.copyAddress, run: () => void sayCopied(address, copyText(address)) },
    });
  }, PATIENCE);
  const stop = () => {
    clearTimeout(waiting);
    for (const sign of SIGNS) window.removeEventListener(sign, stop);
  };
  for (const sign of SIGNS) window.addEventListener(sign, stop);
  void leaving.then(stop);
  stopWaiting = stop;
}

/** Answers the press of a `CopyAddress` button, with whether the address was copied, or of a mail link. */
export function answerPress(
  control: HTMLElement,
  press: MouseEvent,
  leaving: Promise<unknown>,
  copying?: Promise<boolean> | '',
): void {
  const { copy } = control.dataset;
  // With a key held, a press asks for a new tab, a window or a download rather than for the link itself.
  const isPlain = press.button === 0 && !(press.altKey || press.ctrlKey || press.metaKey || press.shiftKey);
  if (copy && copying) void sayCopied(copy, copying, control.previousElementSibling);
  else if (control instanceof HTMLAnchorElement && isPlain) waitForComposer(control, leaving);
}
