'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as messages from '@/.content/messages/savedGuides';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { showOpenInBrowser } from '@/components/ui/open-in-browser';
import {
  countFiles,
  deleteGuide,
  type GuideFiles,
  isComplete,
  readGuide,
  sizeOf,
} from '@/lib/offline/guides';
import { fetchGuideFiles, type SaveOutcome, saveGuide } from '@/lib/offline/save-guide';
import { listWords } from '@/lib/text/list';
import { megabytes } from '@/lib/text/megabytes';
import { thisBrowser } from '@/lib/ui/browser';
import styles from './guide-saver.module.css';

/** State of saving a guide. `unreachable`: the list of its files did not load. */
type State = 'reading' | 'ready' | 'partial' | 'saving' | 'deleted' | 'unreachable' | SaveOutcome;

export type GuideSaverProps = {
  /** Id of the guide. */
  id: string;
};

/** Returns false in the browser of an app, which keeps no guide, and explains how to open the page elsewhere. */
export function canSaveHere(): boolean {
  if (!thisBrowser().app) return true;
  void showOpenInBrowser('guide');
  return false;
}

/** Saves a guide on the device: shows its size, the progress of the download, and a button to delete it. */
export function GuideSaver({ id }: GuideSaverProps) {
  const [state, setState] = useState<State>('reading');
  const [list, setList] = useState<GuideFiles | null>(null);
  const [bytes, setBytes] = useState(0);
  const controller = useRef<AbortController>(null);
  const panel = useRef<HTMLElement>(null);
  const total = sizeOf(list?.files ?? []);
  const size = megabytes(total);
  const here = megabytes(bytes);

  const read = async () => {
    setState('reading');
    // The panel replaces the pressed button.
    panel.current?.focus({ preventScroll: true });
    // Blocked caches are reported when the visitor starts saving.
    const saved = await readGuide(id).catch(() => null);
    if (saved && isComplete(saved)) {
      setList(saved);
      return setState('saved');
    }
    if (!thisBrowser().canCachePages) return setState('blocked');
    try {
      setList(await fetchGuideFiles(id));
      setBytes(saved?.here ?? 0);
      setState(saved ? 'partial' : 'ready');
    } catch {
      setState('unreachable');
    }
  };
  const onShow = useEffectEvent(() => void read());
  useEffect(() => onShow(), []);

  const save = async () => {
    if (!list) return read();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setState('saving');
    setState(await saveGuide(id, list, { onProgress: setBytes, signal }));
  };
  const remove = async () => {
    await deleteGuide(id);
    setBytes(0);
    setState('deleted');
  };

  const start = { label: messages.saveSize({ size }), press: save };
  const resume = { label: messages.resume, press: save };
  const retry = { label: messages.retry, press: save };
  const discard = { label: messages.remove, press: remove };
  const contents = () => {
    const { pages, pictures } = countFiles(list?.files ?? []);
    return listWords([messages.pages({ count: pages }), messages.pictures({ count: pictures })], 'and');
  };
  const {
    text,
    actions: [first, second],
  } = {
    reading: () => ({ text: messages.reading, actions: [] }),
    ready: () => ({ text: messages.sizeNote({ size, contents: contents() }), actions: [start] }),
    partial: () => ({ text: messages.partlySaved({ here, size }), actions: [resume, discard] }),
    saving: () => ({
      text: messages.saving,
      actions: [{ label: messages.cancel, press: () => controller.current?.abort() }],
    }),
    saved: () => ({ text: messages.saved({ size }), actions: [discard] }),
    deleted: () => ({ text: messages.removed, actions: [start] }),
    unreachable: () => ({ text: messages.unreachable, actions: [retry] }),
    interrupted: () => ({ text: messages.interrupted({ here, size }), actions: [resume, discard] }),
    full: () => ({ text: messages.full({ size }), actions: [retry] }),
    blocked: () => ({ text: messages.blocked, actions: [retry] }),
    cancelled: () => ({ text: messages.cancelled, actions: [start] }),
  }[state]();
  return (
    <section className="max-w-measure outline-none" aria-label={messages.save} tabIndex={-1} ref={panel}>
      <p className="font-display" role="status">
        {text}
      </p>
      {state === 'saving' && (
        <p className="secondary mt-2">
          <progress className={styles.progress} aria-label={messages.saving} max={total} value={bytes} />
          <LiveText>{messages.progress({ here, size })}</LiveText>
        </p>
      )}
      <p className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        {/* One element for all first actions, so that it keeps focus and position. */}
        {first && (
          <Button look="quiet" onClick={first.press}>
            {first.label}
          </Button>
        )}
        {second && (
          <Button look="quiet" onClick={second.press}>
            {second.label}
          </Button>
        )}
        {state === 'saved' && (
          <Link className="link" href="/recipes/saved/#kept-guides">
            {messages.allSaved}
          </Link>
        )}
      </p>
    </section>
  );
}
