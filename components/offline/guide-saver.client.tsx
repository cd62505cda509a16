'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as messages from '@/.content/messages/savedGuides';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { countFiles, type GuideFiles, isWhole, letGoOfGuide, readGuide, sizeOf } from '@/lib/offline/guides';
import { fetchGuideFiles, type KeepOutcome, keepGuide } from '@/lib/offline/save-guide';
import { listWords } from '@/lib/text/list';
import { megabytes } from '@/lib/text/megabytes';
import styles from './guide-saver.module.css';

/** Where the keeping of a guide stands. `unreachable`: nobody says how large it is. */
type State = 'reading' | 'ready' | 'partly' | 'keeping' | 'gone' | 'unreachable' | KeepOutcome;

export type GuideKeeperProps = {
  /** Id of the guide. */
  id: string;
};

/** Keeps a guide on the device: says how large it is, then how much of it is here, and lets go of it. */
export function GuideKeeper({ id }: GuideKeeperProps) {
  const [state, setState] = useState<State>('reading');
  const [list, setList] = useState<GuideFiles | null>(null);
  const [bytes, setBytes] = useState(0);
  const stop = useRef<AbortController>(null);
  const panel = useRef<HTMLElement>(null);
  const total = sizeOf(list?.files ?? []);
  const size = megabytes(total);
  const here = megabytes(bytes);

  const read = async () => {
    setState('reading');
    // It takes the place of the pressed button.
    panel.current?.focus({ preventScroll: true });
    // A browser that keeps nothing says so once it is asked to.
    const kept = await readGuide(id).catch(() => null);
    if (kept && isWhole(kept)) {
      setList(kept);
      return setState('kept');
    }
    try {
      setList(await fetchGuideFiles(id));
      setBytes(kept?.here ?? 0);
      setState(kept ? 'partly' : 'ready');
    } catch {
      setState('unreachable');
    }
  };
  const onShow = useEffectEvent(() => void read());
  useEffect(() => onShow(), []);

  const keep = async () => {
    if (!list) return read();
    const stopping = new AbortController();
    stop.current = stopping;
    setState('keeping');
    setState(await keepGuide(id, list, { onProgress: setBytes, signal: stopping.signal }));
  };
  const letGo = async () => {
    await letGoOfGuide(id);
    setBytes(0);
    setState('gone');
  };

  const keepIt = { label: messages.start({ size }), press: keep };
  const goOn = { label: messages.goOn, press: keep };
  const again = { label: messages.again, press: keep };
  const letItGo = { label: messages.letGo, press: letGo };
  const contents = () => {
    const { pages, pictures } = countFiles(list?.files ?? []);
    return listWords([messages.pages({ count: pages }), messages.pictures({ count: pictures })], 'and');
  };
  const {
    text,
    actions: [first, second],
  } = {
    reading: () => ({ text: messages.reading, actions: [] }),
    ready: () => ({ text: messages.takes({ size, contents: contents() }), actions: [keepIt] }),
    partly: () => ({ text: messages.partly({ here, size }), actions: [goOn, letItGo] }),
    keeping: () => ({
      text: messages.keeping,
      actions: [{ label: messages.cancel, press: () => stop.current?.abort() }],
    }),
    kept: () => ({ text: messages.kept({ size }), actions: [letItGo] }),
    gone: () => ({ text: messages.gone, actions: [keepIt] }),
    unreachable: () => ({ text: messages.unreachable, actions: [again] }),
    interrupted: () => ({ text: messages.interrupted({ here, size }), actions: [goOn, letItGo] }),
    full: () => ({ text: messages.full({ size }), actions: [again] }),
    blocked: () => ({ text: messages.blocked, actions: [again] }),
    cancelled: () => ({ text: messages.cancelled, actions: [keepIt] }),
  }[state]();
  return (
    <section className="max-w-measure outline-none" aria-label={messages.keep} tabIndex={-1} ref={panel}>
      <p className="font-display" role="status">
        {text}
      </p>
      {state === 'keeping' && (
        <p className="meta mt-2">
          <progress className={styles.progress} aria-label={messages.keeping} max={total} value={bytes} />
          <LiveText>{messages.here({ here, size })}</LiveText>
        </p>
      )}
      <p className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        {/* It stays under the finger and keeps the focus, whatever it does next. */}
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
        {state === 'kept' && (
          <Link className="link" href="/recipes/saved/#kept-guides">
            {messages.all}
          </Link>
        )}
      </p>
    </section>
  );
}
