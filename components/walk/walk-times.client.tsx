'use client';

import { CircleAlert, Clock } from 'lucide';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/walkTimes';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import type { Place } from '@/lib/content/place';
import type { SearchedGuide } from '@/lib/content/schema/guide';
import { parseWallTime, type WallTime } from '@/lib/plan/wall-time';
import { formatDistance } from '@/lib/text/distance';
import { partlyShown } from '@/lib/text/partly-shown';
import { DETOUR, LONGEST_WALK, walkingMinutes } from '@/lib/walk/distance';
import { FITS, nextEvening, type ScheduledStop, stayText } from '@/lib/walk/schedule';
import { STAY, type WalkTimes } from '@/lib/walk/times';

type TimesProps = { times: WalkTimes; onTimes: (times: WalkTimes) => void };

type WalkStartProps = TimesProps & { guide: SearchedGuide };

/** Day and time of the start of a walk, in the time zone of its city. */
export function WalkStart({ guide: { name, zone }, times, onTimes }: WalkStartProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is replaced by the field, and vice versa.
  const isPressed = useRef(false);
  // The field keeps an incomplete time until it loses focus.
  const [typed, setTyped] = useState<string | null>(null);
  const hasStart = times.start !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other control is rendered after a change
  useLayoutEffect(() => {
    if (isPressed.current) (field.current ?? button.current)?.focus();
    isPressed.current = false;
  }, [hasStart]);

  const press = (start: WallTime | null) => {
    isPressed.current = true;
    setTyped(null);
    onTimes({ ...times, start });
  };
  const type = ({ value, validity }: HTMLInputElement) => {
    const isCleared = value === '' && !validity.badInput;
    setTyped(isCleared ? null : value);
    const start = parseWallTime(value);
    if (start || isCleared) onTimes({ ...times, start });
  };
  if (!hasStart) {
    return (
      <Button
        look="quiet"
        small
        className="mt-6"
        ref={button}
        onClick={() => press(nextEvening(Date.now(), zone))}
      >
        <Icon of={Clock} size={18} /> {messages.add}
      </Button>
    );
  }
  return (
    <div className="mt-6">
      <label className="text-sm font-semibold text-ink-2" htmlFor={id}>
        {messages.start({ city: name })}
      </label>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          className="field w-auto max-w-full"
          id={id}
          ref={field}
          type="datetime-local"
          aria-describedby={`${id}-hint`}
          value={typed ?? times.start ?? ''}
          onChange={({ target }) => type(target)}
          onBlur={() => setTyped(null)}
        />
        <button type="button" className="action" onClick={() => press(null)}>
          {messages.clear}
        </button>
      </div>
      <p className="secondary mt-1.5" id={`${id}-hint`}>
        {messages.estimated}
      </p>
    </div>
  );
}

/** Distance from the previous stop, and the time it takes. */
function wayText(km: number, from: number, way: ScheduledStop['way'] | undefined): string {
  const leg = {
    distance: formatDistance(km * DETOUR),
    stop: from,
    minutes: way?.minutes ?? walkingMinutes(km),
  };
  if (way?.byTransit) return messages.byTransit(leg);
  return way || leg.minutes <= LONGEST_WALK ? messages.onFoot(leg) : messages.fromStop(leg);
}

type WayToStopProps = TimesProps & {
  place: Place;
  /** Kilometres in a straight line; null where one of the two places has no coordinates. */
  km: number | null;
  /** Number of the previous stop, from 1. */
  from: number;
  /** Left out for a walk without times. */
  stop: ScheduledStop | undefined;
};

/** The way to a stop from the previous one. */
export function WayToStop({ place: { slug, name }, km, from, stop, times, onTimes }: WayToStopProps) {
  if (km === null) return stop && <p className="secondary">{messages.unknownWay}</p>;
  const isTransit = times.transit.includes(slug);
  const change = () =>
    onTimes({
      ...times,
      transit: isTransit ? times.transit.filter((other) => other !== slug) : [...times.transit, slug],
    });
  return (
    <p className="secondary flex flex-wrap items-center gap-x-3">
      <LiveText>{`${wayText(km, from, stop?.way)} `}</LiveText>
      {stop && (
        <button type="button" className="action" onClick={change}>
          <LiveText>{isTransit ? messages.goOnFoot : messages.takeTransit}</LiveText>
          <span className="sr-only"> {messages.toStop({ name })}</span>
        </button>
      )}
    </p>
  );
}

type StopTimesProps = TimesProps & { stop: ScheduledStop; zone: string };

/** Time and length of the stay at a stop. */
export function StopTimes({ stop, zone, times, onTimes }: StopTimesProps) {
  const id = useId();
  const { place, stay, fit } = stop;
  const { slug, name } = place;
  const isWarning = fit !== 'unknown';
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-4 text-sm">
      <b className="font-semibold">{stayText(stop, zone)}</b>
      <label className="inline-flex items-center gap-2 text-ink-3" htmlFor={id}>
        <span>{partlyShown((shown) => messages.stayAt({ minutes: shown, name }), messages.stay)}</span>
        <input
          className="field h-11 w-22"
          id={id}
          type="number"
          inputMode="numeric"
          {...{ min: STAY.least, max: STAY.most, step: STAY.step }}
          // Uncontrolled, so that a number may be out of range while it is typed.
          defaultValue={stay}
          onChange={({ target }) => {
            const minutes = target.valueAsNumber;
            if (minutes >= STAY.least && minutes <= STAY.most)
              onTimes({ ...times, stays: { ...times.stays, [slug]: Math.round(minutes) } });
          }}
        />
      </label>
      {fit !== 'open' && (
        <p className={`mt-0.5 flex basis-full items-center gap-1 ${isWarning ? 'text-gochu' : 'text-ink-3'}`}>
          {isWarning && <Icon of={CircleAlert} size={16} />}
          <LiveText>{FITS[fit]}</LiveText>
        </p>
      )}
    </div>
  );
}
