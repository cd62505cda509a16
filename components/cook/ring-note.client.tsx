'use client';

import { useState } from 'react';
import * as messages from '@/.content/messages/timers';
import { RING_SHOWN, ringText, thisRingDevice } from '@/lib/cook/ring';
import { testAlarm } from '@/lib/cook/use-alarm';
import { readStored } from '@/lib/storage/read';
import { writeStored } from '@/lib/storage/write';

/** The note on how a timer rings: shown from the first timer that is started on this device until it is dismissed. */
export type RingNoteState = {
  isShown: boolean;
  /** Shows the note if this device has not shown it before, and returns its text; null otherwise. */
  showOnce: () => string | null;
  hide: () => void;
};

export function useRingNote(): RingNoteState {
  const [isShown, setShown] = useState(false);
  return {
    isShown,
    showOnce: () => {
      if (readStored(RING_SHOWN)) return null;
      writeStored(RING_SHOWN, true);
      setShown(true);
      return ringText(thisRingDevice());
    },
    hide: () => setShown(false),
  };
}

export type RingNoteProps = {
  onHide: () => void;
  /** Announces a text to screen readers. */
  onNews: (news: string) => void;
};

const BUTTON = 'link min-h-11 text-sm font-semibold';

/** Note on how a timer rings on this device, with a button that sounds the alarm. The press that shows it announces it. */
export function RingNote({ onHide, onNews }: RingNoteProps) {
  const [device] = useState(thisRingDevice);
  const test = () => {
    testAlarm();
    onNews(messages.soundTested);
  };
  return (
    <div className="mt-2 font-display">
      <p className="max-w-[60ch] text-sm">{ringText(device)}</p>
      <div className="flex gap-x-5">
        {device.hasSound && (
          <button type="button" className={BUTTON} onClick={test}>
            {messages.testSound}
          </button>
        )}
        <button type="button" className={BUTTON} onClick={onHide}>
          {messages.hideRing}
        </button>
      </div>
    </div>
  );
}
