/** Target of a pointer event. Components add to it while the event bubbles; `usePointer` reads it at the document. */
type PointerTarget = {
  region?: string;
  /** Slug of a place whose pin on the map is under the pointer. */
  pin?: string;
  isCard?: boolean;
  /** Somewhere in an explorer: on the way from the map to the panel there may be sea. */
  isInExplorer?: boolean;
  /** On something that keeps a pinned region: a press anywhere else releases it. */
  keepsRegion?: boolean;
};

const targets = new WeakMap<Event, PointerTarget>();

/** Adds to what an event is on. Takes the event of React or of the browser. */
export function markTarget(event: { nativeEvent: Event }, target: PointerTarget): void {
  const { nativeEvent } = event;
  targets.set(nativeEvent, { ...targets.get(nativeEvent), ...target });
}

/** Target of an event that has bubbled to the document. */
export const targetOf = (event: Event): PointerTarget => targets.get(event) ?? {};

/** Props of an element that represents a region outside the map, such as its button. */
export function regionTarget(region: string) {
  const mark = (event: { nativeEvent: Event }) => markTarget(event, { region, keepsRegion: true });
  return { onPointerMove: mark, onPointerDown: mark };
}

type PointerListeners = {
  onRegion: (region: string | null) => void;
  onPlace: (slug: string | null) => void;
  /** True if a region stays hovered anywhere in the explorer. */
  staysInExplorer: boolean;
};

/**
 * Follows a mouse or pen over the whole page. Elements that scroll under a resting pointer are not hovered, although
 * browsers fire `pointermove`, `pointerenter` and `pointerleave` for them. Returns the function that stops it.
 */
export function followPointer({ onRegion, onPlace, staysInExplorer }: PointerListeners): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let last: PointerTarget = {};
  let [x, y] = [Number.NaN, Number.NaN];
  const hasMoved = ({ screenX, screenY }: PointerEvent) => {
    const isElsewhere = screenX !== x || screenY !== y;
    [x, y] = [screenX, screenY];
    return isElsewhere;
  };
  const follow = (target: PointerTarget) => {
    const { region, pin, isCard, isInExplorer } = target;
    const before = last;
    last = target;
    if (region !== before.region || isInExplorer !== before.isInExplorer) {
      if (region !== undefined) onRegion(region);
      else if (!staysInExplorer || !isInExplorer) onRegion(null);
    }
    if (pin !== undefined) onPlace(pin);
    // A card that was reached is the hovered place already.
    else if (before.pin !== undefined && !isCard) onPlace(null);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && hasMoved(event)) follow(targetOf(event));
  };
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') follow({});
  };
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerdown', hasMoved, { signal });
  document.documentElement.addEventListener('pointerleave', onLeave, { signal });
  return () => controller.abort();
}
