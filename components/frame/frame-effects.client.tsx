'use client';

import { useEffect } from 'react';
import * as words from '@/.content/words/frame';
import { toast } from '@/components/ui/toast';
import { watchChunkErrors } from '@/lib/chunk-recovery';
import { copyText } from '@/lib/copy-text';
import { usePageEntry } from '@/lib/hooks/frame/use-page-entry';
import { useReveal } from '@/lib/hooks/frame/use-reveal';

/**
 * One ear for all mail links and `CopyAddress` buttons. The clipboard is asked at once: later it would refuse. Who
 * leaves is noticed at once too: a mail program may be quicker than the answer.
 */
function onPress(press: MouseEvent) {
  const spot = (press.target as Element).closest<HTMLElement>('[href^=mailto],[data-copy]');
  if (!spot) return;
  const { copy } = spot.dataset;
  const copying = copy && copyText(copy);
  const leaving = new Promise((leave) => addEventListener('blur', leave));
  import('@/components/contact/copy-address-answer.client').then(
    ({ answerPress }) => answerPress(spot, press, leaving, copying),
    async () => {
      if (copy)
        void toast({
          title: (await copying) ? words.addressCopied : words.copyThisAddress,
          description: copy,
        });
    },
  );
}

function watchPresses() {
  document.addEventListener('click', onPress);
  return () => document.removeEventListener('click', onPress);
}

function onAside({ detail }: CustomEventInit<string>) {
  import('@/components/kept/tell-aside').then(
    ({ tellAside }) => tellAside(`${detail}`),
    () => {},
  );
}

function watchAside() {
  window.addEventListener('rtr:aside', onAside);
  return () => window.removeEventListener('rtr:aside', onAside);
}

/** A page that loads at the history entry of a dialog, as after a reload, is without it. */
function leaveDialogEntry() {
  if (!window.history.state?.dialogs) return;
  import('@/lib/history/dialogs').then(
    ({ watchDialogHistory }) => watchDialogHistory(),
    () => {},
  );
}

export type FrameEffectsProps = { mainId: string };

/** What the frame does without being seen: page starts, scroll reveal, help with mail, recovery from stale script. */
export function FrameEffects({ mainId }: FrameEffectsProps) {
  usePageEntry(mainId);
  useReveal();
  useEffect(watchChunkErrors, []);
  useEffect(watchPresses, []);
  useEffect(watchAside, []);
  useEffect(leaveDialogEntry, []);
  return null;
}
