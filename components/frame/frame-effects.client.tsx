'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/frame';
import { leaveToasts } from '@/components/ui/leave-toasts';
import { toast } from '@/components/ui/toast';
import { tolerateMovedNodes } from '@/lib/frame/moved-nodes';
import { revealBlocks } from '@/lib/frame/reveal';
import { withoutBasePath } from '@/lib/text/base-path';
import { watchChunkErrors, withTimeout } from '@/lib/ui/chunk-recovery';
import { copyText } from '@/lib/ui/copy-text';
import { traversal } from '@/lib/ui/traversal';
import { useRouteChange } from '@/lib/ui/use-route-change';
import { whenAtRest } from '@/lib/ui/when-at-rest';

/**
 * Handles presses on mail links and `CopyAddress` buttons. Writing to the clipboard and listening for `blur` start before
 * the chunk loads: browsers allow the one only during the press, and a mail program may open at any time after it.
 */
function onPress(press: MouseEvent) {
  const control = (press.target as Element).closest<HTMLElement>('[href^=mailto],[data-copy]');
  if (!control) return;
  const { copy } = control.dataset;
  const copying = copy && copyText(copy);
  const leaving = new Promise((resolve) => addEventListener('blur', resolve));
  withTimeout(import('@/components/content/copy-address-answer')).then(
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

/**
 * Scrolls to a control that got the focus by a key. Browsers leave one that is partly visible at the edge of a row where it
 * is, and dialogs do not scroll when the focus returns to their first control.
 */
function onFocus({ target }: FocusEvent) {
  const control = target as HTMLElement;
  if (control.tabIndex >= 0 && control.matches(':focus-visible'))
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The link of a press that the router should follow: unmodified, to a page of this site. Null leaves it to the browser. */
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

const isGuide = (path: string) => path.startsWith('/travel/');

/** Loaded with the first page of a guide: links within a guide keep the walk of the visitor. */
const importLinkWithWalk = () => import('@/lib/walk/link-with-walk').then((module) => module.linkWithWalk);

function onSetAside({ detail }: CustomEventInit<string>) {
  import('@/components/saved/set-aside').then(
    ({ toastSetAside }) => toastSetAside(`${detail}`),
    () => {},
  );
}

/** Paths of this visit that are not stored for offline use yet. */
const unsaved = new Set<string>();

/** Stores the pages of this visit and the visitor's own ones for offline use. */
function saveVisit(): void {
  import('@/lib/saved/save-pages').then(
    ({ savePages }) => {
      void savePages([...unsaved]);
      unsaved.clear();
    },
    // Failed to load: the next page tries again.
    () => {},
  );
}

/** Leaves the history entry of a dialog at which the page was loaded, unless that dialog opens again. */
function leaveDialogEntry() {
  if (!window.history.state?.dialogs) return;
  import('@/lib/ui/dialog-history').then(
    ({ leaveEntryUnlessReopened }) => leaveEntryUnlessReopened(),
    () => {},
  );
}

/**
 * Effects of the frame without output: navigation by links, scroll reveal, mail links, recovery from missing chunks, the
 * offline copy of each page. It also scrolls a new page to the top and moves focus to its content: the router does not
 * scroll if the new content is in view, and leaves focus on a link that may be gone. Back and Forward keep the position
 * that the browser restores; an address with a hash scrolls to its target.
 */
export function FrameEffects() {
  const router = useRouter();
  const path = usePathname();
  const poppedTo = useRef<string | null>(null);
  useLayoutEffect(() => {
    // Before the router and `useAddress` start to listen; `lib/ui/dialog-history.ts` wraps it later.
    window.onpopstate = () => {
      poppedTo.current = window.location.pathname;
      traversal.to = window.location.href;
    };
    return () => {
      window.onpopstate = null;
    };
  }, []);
  useRouteChange(() => {
    const isBack = poppedTo.current === window.location.pathname;
    poppedTo.current = null;
    leaveToasts();
    if (!isBack && window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', onPress, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    const onLink = (press: MouseEvent) => {
      const link = linkOf(press);
      if (!link) return;
      press.preventDefault();
      const { pathname, search, hash, dataset } = link;
      const href = `${withoutBasePath(pathname)}${search}${hash}`;
      const go = (to: string) => router.push(to, { scroll: dataset.scroll !== 'keep' });
      if (isGuide(href) && isGuide(withoutBasePath(window.location.pathname)))
        importLinkWithWalk().then(
          (linkWithWalk) => go(linkWithWalk(href)),
          () => go(href),
        );
      else go(href);
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
  useEffect(() => {
    if (isGuide(path)) importLinkWithWalk().catch(() => {});
    if (process.env.NODE_ENV !== 'production') return;
    unsaved.add(path);
    return whenAtRest(saveVisit);
  }, [path]);
  return null;
}
