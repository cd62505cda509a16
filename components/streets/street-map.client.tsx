'use client';

import { Minus, Plus } from 'lucide';
import type { GeoJSONSource, Map as MapLibre, MapMouseEvent, PointLike } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as messages from '@/.content/messages/streets';
import { Icon } from '@/components/ui/icon';
import { type AttributionPart, attributionParts } from '@/lib/streets/attribution';
import { loadMapLibre } from '@/lib/streets/library';
import { boundsOf, pinFeatures, type StreetPin, wayFeature } from '@/lib/streets/pins';
import { NEAREST, OWN_SOURCES, PIN_LAYERS, type StreetColours, streetStyle } from '@/lib/streets/style';
import { withTimeout } from '@/lib/ui/chunk-recovery';
import { useMedia } from '@/lib/ui/use-media';
import styles from './street-map.module.css';

export type StreetMapProps = {
  /** What the map is called: "Streets of Toronto". */
  name: string;
  /** Address of the style. */
  url: string;
  pins: readonly StreetPin[];
  /** Slug of the hovered place. */
  active: string | null;
  onHover: (slug: string | null) => void;
  onPress: (slug: string) => void;
};

/** Milliseconds after which streets that have not come will not. */
const PATIENCE = 20_000;

/** Milliseconds a card has to be hovered for the map to move to its place. */
const PAUSE = 250;

/** Pixels around a finger, and around a mouse, within which a pin is meant. */
const REACH = { finger: 22, mouse: 3 };

/** Room around what is brought into view, in px. */
const PADDING = { top: 72, right: 56, bottom: 56, left: 56 };

type Phase = 'loading' | 'shown' | 'offline' | 'noDrawing' | 'unreachable';

/** What is said in each phase. @param host that of the style */
const SAID: Readonly<Record<Phase, (host: string) => string>> = {
  loading: () => messages.loading,
  shown: () => messages.shown,
  offline: () => messages.offline,
  noDrawing: () => messages.noDrawing,
  unreachable: (host) => messages.unreachable({ host }),
};

/** Streets with places on them. The list that stands beside says the same, and is the way in for a screen reader. */
export function StreetMap(props: StreetMapProps) {
  const [attempt, setAttempt] = useState(1);
  const [phase, setPhase] = useState<Phase>('loading');
  const isFailed = phase !== 'loading' && phase !== 'shown';
  return (
    <div className={styles.streets}>
      {!isFailed && <Streets key={attempt} {...props} isShown={phase === 'shown'} onPhase={setPhase} />}
      <div
        className={
          phase === 'shown' ? 'sr-only' : 'absolute inset-x-3 bottom-3 rounded-card bg-raised px-4 py-3'
        }
      >
        <p role="status">{SAID[phase](new URL(props.url).host)}</p>
        {isFailed && (
          <button
            type="button"
            className="action -mb-2"
            onClick={() => {
              setPhase('loading');
              setAttempt(attempt + 1);
            }}
          >
            {messages.again}
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
  const [sources, setSources] = useState<AttributionPart[]>([]);
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const hasMouse = useMedia('(pointer: fine)');
  /** Whether the next change of the list comes from a press on the map, which then stays where it is. */
  const isPressed = useRef(false);

  const fail = useEffectEvent(() => {
    if (isShown) return;
    onPhase(navigator.onLine === false ? 'offline' : 'unreachable');
  });
  const show = useEffectEvent((shown: MapLibre) => {
    setMap(shown);
    onPhase('shown');
    const named = Object.keys(shown.getStyle().sources).map((id) => shown.getSource(id)?.attribution ?? '');
    setSources(named.flatMap(attributionParts));
  });
  const start = useEffectEvent((library: Awaited<ReturnType<typeof loadMapLibre>>) => {
    if (!frame.current) return null;
    try {
      return new library.Map({
        container: frame.current,
        bounds: boundsOf(pins) ?? undefined,
        fitBoundsOptions: { padding: PADDING, maxZoom: NEAREST - 2 },
        maxZoom: NEAREST,
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
    let made: MapLibre | null = null;
    let hasTile = false;
    const late = setTimeout(() => fail(), PATIENCE);
    withTimeout(loadMapLibre()).then(
      (library) => {
        const on = start(library);
        if (!on) return;
        made = on;
        on.touchZoomRotate.disableRotation();
        on.keyboard.disableRotation();
        on.setStyle(url, { transformStyle: transform(frame) });
        on.on('sourcedata', ({ tile, sourceId }) => {
          hasTile ||= !!tile && !(sourceId in OWN_SOURCES);
        });
        // One tile that does not come leaves a gap; a style or a source that does not leaves nothing.
        on.on('error', (event) => 'tile' in event || fail());
        on.once('load', () => (hasTile ? show(on) : fail()));
        followPointer(on, hover, press);
      },
      () => fail(),
    );
    return () => {
      clearTimeout(late);
      made?.remove();
    };
  }, [url]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours change with it
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
    }, PAUSE);
    return () => clearTimeout(wait);
  }, [map, pins, active]);

  const listed = pins.filter(({ number }) => number !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which places they are is what this waits for
  useEffect(() => {
    const bounds = boundsOf(listed);
    if (map && bounds && !isPressed.current)
      map.fitBounds(bounds, { padding: PADDING, maxZoom: NEAREST - 2 });
    isPressed.current = false;
  }, [map, listed.map(({ slug }) => slug).join()]);

  return (
    <>
      <div ref={frame} className={styles.canvas} data-shown={isShown || undefined} />
      {isShown && (
        <>
          <div className="absolute top-3 right-3 grid rounded-full border border-control bg-raised">
            <button
              type="button"
              className="icon-btn"
              aria-label={messages.zoomIn}
              onClick={() => map?.zoomIn()}
            >
              <Icon of={Plus} size={20} />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label={messages.zoomOut}
              onClick={() => map?.zoomOut()}
            >
              <Icon of={Minus} size={20} />
            </button>
          </div>
          <p className="absolute right-0 bottom-0 max-w-full bg-raised px-2 py-1 text-2xs">
            {sources.map(({ text, href }) =>
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

const COLOURS = [
  'land',
  'water',
  'waterInk',
  'green',
  'building',
  'road',
  'edge',
  'ink',
  'paper',
  'yolk',
  'gochu',
] as const;

/** The colours of the style sheet, each drawn once, since MapLibre reads fewer notations than browsers do. */
function coloursOf(frame: Element): StreetColours {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const own = getComputedStyle(frame);
  const read = (name: string) => {
    if (!context) return 'gray';
    context.fillStyle = own.getPropertyValue(`--${name}`);
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red},${green},${blue})`;
  };
  return Object.fromEntries(COLOURS.map((name) => [name, read(name)])) as StreetColours;
}

function transform(frame: RefObject<HTMLDivElement | null>) {
  type Style = Parameters<typeof streetStyle>[0];
  return (before: Style | undefined, style: Style): Style =>
    frame.current ? streetStyle(style, coloursOf(frame.current), before, messages.places) : style;
}

/** Has the places on a map answer to a mouse and to a finger. */
function followPointer(
  map: MapLibre,
  hover: (slug: string | null) => void,
  press: (slug: string) => void,
): void {
  /** The nearest place, or places drawn as one, within so many pixels. */
  const near = ({ x, y }: { x: number; y: number }, reach: number) => {
    const box: [PointLike, PointLike] = [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ];
    const layers = PIN_LAYERS.filter((id) => map.getLayer(id));
    const found = map.queryRenderedFeatures(box, { layers }).map((feature) => {
      const [lng = 0, lat = 0] =
        'coordinates' in feature.geometry ? (feature.geometry.coordinates as number[]) : [];
      const at = map.project([lng, lat]);
      return { feature, at: [lng, lat] as [number, number], distance: Math.hypot(at.x - x, at.y - y) };
    });
    return found.sort((one, other) => one.distance - other.distance)[0];
  };
  let hovered: string | null = null;
  const note = (slug: string | null) => {
    if (slug === hovered) return;
    hovered = slug;
    hover(slug);
  };
  map.on('mousemove', ({ point }) => {
    const properties = near(point, REACH.mouse)?.feature.properties;
    map.getCanvas().style.cursor = properties ? 'pointer' : '';
    note(properties?.slug ?? null);
  });
  map.on('mouseout', () => note(null));

  /** Which of the places at one spot was shown last. */
  let turn = 0;
  map.on('click', async ({ point, originalEvent }: MapMouseEvent) => {
    const isFinger = (originalEvent as PointerEvent).pointerType !== 'mouse';
    const found = near(point, isFinger ? REACH.finger : REACH.mouse);
    if (!found) return;
    const { slug, cluster_id: cluster, point_count: count } = found.feature.properties;
    if (slug) return press(slug);
    const source = map.getSource('places') as GeoJSONSource;
    const zoom = await source.getClusterExpansionZoom(cluster);
    if (zoom <= NEAREST) return void map.easeTo({ center: found.at, zoom });
    const leaves = await source.getClusterLeaves(cluster, count, 0);
    const leaf = leaves[turn++ % leaves.length];
    if (leaf) press(leaf.properties?.slug);
  });
}
