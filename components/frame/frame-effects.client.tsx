'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/frame';
import { toast } from '@/components/ui/toast';
import { withoutBasePath } from '@/lib/content/base-path';
import { tolerateMovedNodes } from '@/lib/frame/moved-nodes';
import { revealBlocks } from '@/lib/frame/reveal';
import { watchChunkErrors } from '@/lib/ui/chunk-recovery';
import { copyText } from '@/lib/ui/copy-text';
import { endReopening, isReopening } from '@/lib/ui/reopening';
import { useRouteChange } from '@/lib/ui/use-route-change';

/** Hears all mail links and `CopyAddress` buttons: the clipboard has to be asked at once, and leaving noticed. */
function onPress(press: MouseEvent) {
  const control = (press.target as Element).closest<HTMLElement>('[href^=mailto],[data-copy]');
  if (!control) return;
  const { copy } = control.dataset;
  const copying = copy && copyText(copy);
  const leaving = new Promise((leave) => addEventListener('blur', leave));
  import('@/components/content/copy-address-answer').then(
    ({ answerPress }) => answerPress(control, press, leaving, copying),
    async () => {
      if (!copy) return;
      void toast({
        title: (await copying) ? messages.addressCopied : messages.copyThisAddress,
        description: copy,
      });
    },
  );
}

/** The link of a press that the router follows: a plain one, to a page of this site. Null leaves it to the browser. */
function linkOf(press: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = press;
  const link = target instanceof Element && target.closest('a');
  if (!link || press.defaultPrevented || button > 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const { origin, pathname, search, hash } = link;
  const isPage = origin === window.location.origin && pathname.endsWith('/');
  if (!isPage || link.target || link.hasAttribute('download')) return null;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return isHere && hash ? null : link;
}

function onSetAside({ detail }: CustomEventInit<string>) {
  import('@/components/saved/set-aside').then(
    ({ toastSetAside }) => toastSetAside(`${detail}`),
    () => {},
  );
}

/** Keeps a page readable without a network, once it has loaded and is at rest. Returns what calls it off. */
function keepSoon(path: string): () => void {
  const keep = () =>
    import('@/lib/offline/save-page').then(
      ({ keepPage }) => keepPage(path),
      // A page that cannot be kept now is kept another time.
      () => {},
    );
  // Safari has no idle time to give.
  const start = () => (window.requestIdleCallback ?? setTimeout)(keep);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}

/** A dialog that has not opened again by now would surprise a visitor who is reading the page. Milliseconds. */
const REOPENING = 10_000;

/** A page that loads at the history entry of a dialog, as after a reload, leaves it unless the dialog opens again. */
function leaveDialogEntry() {
  if (!window.history.state?.dialogs) return;
  import('@/lib/ui/dialog-history').then(
    ({ watchDialogHistory }) => {
      watchDialogHistory();
      if (!isReopening()) return;
      setTimeout(() => {
        endReopening();
        watchDialogHistory();
      }, REOPENING);
    },
    () => {},
  );
}

/**
 * What the frame does without being seen: links, scroll reveal, help with mail, recovery from stale script, the copy of
 * each page for later without a network. It also starts each new page at its top, with keyboard and screen reader at its
 * content. The router alone stops short when the new content is already in view, and leaves focus on a link that may be
 * gone. Back and forward keep the place the browser restores; an address with a hash goes to its target.
 */
export function FrameEffects() {
  const router = useRouter();
  const path = usePathname();
  const poppedTo = useRef<string | null>(null);
  useLayoutEffect(() => {
    // Before the router and whoever reads the address begin to listen; `lib/ui/dialog-history.ts` wraps it later.
    window.onpopstate = () => {
      poppedTo.current = window.location.pathname;
    };
    return () => {
      window.onpopstate = null;
    };
  }, []);
  useRouteChange(() => {
    const isBack = poppedTo.current === window.location.pathname;
    poppedTo.current = null;
    if (!isBack && window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', onPress, { signal });
    const onLink = (press: MouseEvent) => {
      const link = linkOf(press);
      if (!link) return;
      press.preventDefault();
      const { pathname, search, hash, dataset } = link;
      router.push(`${withoutBasePath(pathname)}${search}${hash}`, { scroll: dataset.scroll !== 'keep' });
    };
    document.addEventListener('click', onLink, { signal });
    window.addEventListener('rtr:aside', onSetAside, { signal });
    tolerateMovedNodes();
    const stopRevealing = revealBlocks();
    const stopWatching = watchChunkErrors();
    leaveDialogEntry();
    return () => {
      listening.abort();
      stopRevealing();
      stopWatching();
    };
  }, [router]);
  useEffect(() => (process.env.NODE_ENV === 'production' ? keepSoon(path) : undefined), [path]);
  return null;
}
