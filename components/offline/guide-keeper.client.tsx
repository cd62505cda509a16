'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as words from '@/.content/words/keptGuides';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { countFiles, type GuideFiles, isWhole, letGoOfGuide, readGuide, sizeOf } from '@/lib/offline/guides';
import { fetchGuideFiles, type KeepOutcome, keepGuide } from '@/lib/offline/keep-guide';
import { listWords } from '@/lib/words/list';
import { megabytes } from '@/lib/words/megabytes';
import styles from './guide-keeper.module.css';

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

  const keepIt = { label: words.start({ size }), press: keep };
  const goOn = { label: words.goOn, press: keep };
  const again = { label: words.again, press: keep };
  const letItGo = { label: words.letGo, press: letGo };
  const contents = () => {
    const { pages, pictures } = countFiles(list?.files ?? []);
    return listWords([words.pages({ count: pages }), words.pictures({ count: pictures })], 'and');
  };
  const {
    text,
    actions: [first, second],
  } = {
    reading: () => ({ text: words.reading, actions: [] }),
    ready: () => ({ text: words.takes({ size, contents: contents() }), actions: [keepIt] }),
    partly: () => ({ text: words.partly({ here, size }), actions: [goOn, letItGo] }),
    keeping: () => ({
      text: words.keeping,
      actions: [{ label: words.cancel, press: () => stop.current?.abort() }],
    }),
    kept: () => ({ text: words.kept({ size }), actions: [letItGo] }),
    gone: () => ({ text: words.gone, actions: [keepIt] }),
    unreachable: () => ({ text: words.unreachable, actions: [again] }),
    interrupted: () => ({ text: words.interrupted({ here, size }), actions: [goOn, letItGo] }),
    full: () => ({ text: words.full({ size }), actions: [again] }),
    blocked: () => ({ text: words.blocked, actions: [again] }),
    cancelled: () => ({ text: words.cancelled, actions: [keepIt] }),
  }[state]();
  return (
    <section className="max-w-measure outline-none" aria-label={words.keep} tabIndex={-1} ref={panel}>
      <p className="font-display" role="status">
        {text}
      </p>
      {state === 'keeping' && (
        <p className="meta mt-2">
          <progress className={styles.progress} aria-label={words.keeping} max={total} value={bytes} />
          <LiveText>{words.here({ here, size })}</LiveText>
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
            {words.all}
          </Link>
        )}
      </p>
    </section>
  );
}
