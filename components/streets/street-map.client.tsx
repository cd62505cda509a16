'use client';

import { Minus, Plus } from 'lucide';
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as messages from '@/.content/messages/streets';
import { IconButton } from '@/components/ui/icon-button';
import { type AttributionPart, attributionParts } from '@/lib/streets/attribution';
import { readColours } from '@/lib/streets/colours';
import { loadMapLibre } from '@/lib/streets/library';
import { boundsOf, MAX_ZOOM, PIN_SOURCES, pinFeatures, type StreetPin, wayFeature } from '@/lib/streets/pins';
import { followMapPointer } from '@/lib/streets/pointer';
import { streetStyle } from '@/lib/streets/style';
import { withTimeout } from '@/lib/ui/chunk-recovery';
import { useMedia } from '@/lib/ui/use-media';
import styles from './street-map.module.css';

export type StreetMapProps = {
  /** Accessible name: "Streets of Toronto". */
  name: string;
  /** URL of the style. */
  url: string;
  pins: readonly StreetPin[];
  /** Slug of the hovered place. */
  active: string | null;
  onHover: (slug: string | null) => void;
  onPress: (slug: string) => void;
};

/** Timeout for loading the map style, in ms. */
const TIMEOUT = 20_000;

/** Delay before the map moves to the place of a hovered card, in ms. */
const HOVER_DELAY = 250;

/** Fits places into view, with padding in px. */
const FIT = { padding: { top: 72, right: 56, bottom: 56, left: 56 }, maxZoom: MAX_ZOOM - 2 };

type Phase = 'loading' | 'shown' | 'offline' | 'noDrawing' | 'unreachable';

/** Status message of each phase. @param host of the style */
const STATUS: Readonly<Record<Phase, (host: string) => string>> = {
  loading: () => messages.loading,
  shown: () => messages.shown,
  offline: () => messages.offline,
  noDrawing: () => messages.noDrawing,
  unreachable: (host) => messages.unreachable({ host }),
};

/** Street map with pins. Screen readers use the list beside it, which has the same places. */
export function StreetMap(props: StreetMapProps) {
  const [attempt, setAttempt] = useState(1);
  const [phase, setPhase] = useState<Phase>('loading');
  const isFailed = phase !== 'loading' && phase !== 'shown';
  return (
    <div className={styles.streets}>
      {!isFailed && <Streets key={attempt} {...props} isShown={phase === 'shown'} onPhase={setPhase} />}
      <div
        className={
          phase === 'shown' ? 'sr-only' : `${styles.status} absolute rounded-card bg-raised px-4 py-3`
        }
      >
        <p role="status">{STATUS[phase](new URL(props.url).host)}</p>
        {isFailed && (
          <button
            type="button"
            className="action"
            onClick={() => {
              setPhase('loading');
              setAttempt(attempt + 1);
            }}
          >
            {messages.retry}
          </button>
        )}
      </div>
    </div>
  );
}

type StreetsProps = StreetMapProps & { isShown: boolean; onPhase: (phase: Phase) => void };

function Streets({ name, url, pins, active, isShown, onHover, onPress, onPhase }: StreetsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const [attribution, setAttribution] = useState<AttributionPart[]>([]);
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const hasMouse = useMedia('(pointer: fine)');
  /** True after a press on the map, which changes the list but must not move the map. */
  const isPressed = useRef(false);

  const fail = useEffectEvent(() => {
    if (isShown) return;
    onPhase(navigator.onLine === false ? 'offline' : 'unreachable');
  });
  const show = useEffectEvent((shown: MapLibre) => {
    setMap(shown);
    onPhase('shown');
    const attributions = Object.keys(shown.getStyle().sources).map(
      (id) => shown.getSource(id)?.attribution ?? '',
    );
    setAttribution(attributions.flatMap(attributionParts));
  });
  const start = useEffectEvent((library: Awaited<ReturnType<typeof loadMapLibre>>) => {
    if (!frame.current) return null;
    try {
      return new library.Map({
        container: frame.current,
        bounds: boundsOf(pins) ?? undefined,
        fitBoundsOptions: FIT,
        maxZoom: MAX_ZOOM,
        attributionControl: false,
        cooperativeGestures: hasMouse,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        locale: {
          'Map.Title': name,
          'CooperativeGesturesHandler.WindowsHelpText': messages.ctrlScroll,
          'CooperativeGesturesHandler.MacHelpText': messages.cmdScroll,
        },
      });
    } catch {
      onPhase('noDrawing');
      return null;
    }
  });
  const press = useEffectEvent((slug: string) => {
    isPressed.current = true;
    onPress(slug);
  });
  const hover = useEffectEvent(onHover);

  useEffect(() => {
    let created: MapLibre | null = null;
    let hasTile = false;
    const timeout = setTimeout(() => fail(), TIMEOUT);
    withTimeout(loadMapLibre()).then(
      (library) => {
        const map = start(library);
        if (!map) return;
        created = map;
        map.touchZoomRotate.disableRotation();
        map.keyboard.disableRotation();
        map.setStyle(url, { transformStyle: transform(frame) });
        map.on('sourcedata', ({ tile, sourceId }) => {
          hasTile ||= !!tile && !(sourceId in PIN_SOURCES);
        });
        // A missing tile leaves a gap; without the style or a source there is no map.
        map.on('error', (event) => 'tile' in event || fail());
        map.once('load', () => (hasTile ? show(map) : fail()));
        followMapPointer(map, hover, press);
      },
      () => fail(),
    );
    return () => {
      clearTimeout(timeout);
      created?.remove();
    };
  }, [url]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours depend on it
  useEffect(() => {
    map?.setStyle(url, { transformStyle: transform(frame) });
  }, [map, url, isDark]);

  useEffect(() => {
    const put = (id: string, data: Parameters<GeoJSONSource['setData']>[0]) =>
      (map?.getSource(id) as GeoJSONSource | undefined)?.setData(data);
    put('places', pinFeatures(pins.filter(({ number }) => number !== null)));
    put('others', pinFeatures(pins.filter(({ number }) => number === null)));
    put('way', wayFeature(pins));
  }, [map, pins]);

  useEffect(() => {
    const pin = pins.find(({ slug }) => slug === active);
    (map?.getSource('active') as GeoJSONSource | undefined)?.setData(pinFeatures(pin ? [pin] : []));
    if (!map || !pin) return;
    const [lat, lng] = pin.coordinates;
    const wait = setTimeout(() => {
      if (!map.getBounds().contains([lng, lat])) map.easeTo({ center: [lng, lat] });
    }, HOVER_DELAY);
    return () => clearTimeout(wait);
  }, [map, pins, active]);

  const listed = pins.filter(({ number }) => number !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect depends on which places are listed
  useEffect(() => {
    const bounds = boundsOf(listed);
    if (map && bounds && !isPressed.current) map.fitBounds(bounds, FIT);
    isPressed.current = false;
  }, [map, listed.map(({ slug }) => slug).join()]);

  return (
    <>
      <div ref={frame} className={styles.canvas} data-shown={isShown || undefined} />
      {isShown && (
        <>
          <div className={`${styles.zoom} absolute grid rounded-full border border-control bg-raised`}>
            <IconButton icon={Plus} label={messages.zoomIn} onClick={() => map?.zoomIn()} />
            <IconButton icon={Minus} label={messages.zoomOut} onClick={() => map?.zoomOut()} />
          </div>
          <p className={`${styles.credit} absolute max-w-full bg-raised px-2 py-1 text-2xs`}>
            {attribution.map(({ text, href }) =>
              href ? (
                <a key={text} className="link" href={href} target="_blank" rel="noopener noreferrer">
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </p>
        </>
      )}
    </>
  );
}

function transform(frame: RefObject<HTMLDivElement | null>) {
  type Style = Parameters<typeof streetStyle>[0];
  return (before: Style | undefined, style: Style): Style =>
    frame.current ? streetStyle(style, readColours(frame.current), before, messages.places) : style;
}
