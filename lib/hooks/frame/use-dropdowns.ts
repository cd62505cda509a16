import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useRouteChange } from './use-route-change';

/** Milliseconds the mouse must rest before a dropdown opens, so that crossing the header opens nothing. */
const OPEN_AFTER = 100;
/** Milliseconds a dropdown outlives the mouse, so that a slip over its edge does not close it. */
const CLOSE_AFTER = 180;
/** Milliseconds after the mouse has opened a dropdown in which a press meant the same and does not close it. */
const MEANT_TO_OPEN = 400;

type Opened = { entry: string | null; group: string | null };
type HoverEvents = {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
};

/** State and events of a row of dropdowns, named by their entry; a group is a submenu inside one of them. */
export type Dropdowns = Opened & {
  toggle: (entry: string) => void;
  toggleGroup: (group: string) => void;
  close: () => void;
  /** For the element that holds an entry and its dropdown. */
  entryEvents: (entry: string) => HoverEvents & { onBlur: (event: FocusEvent) => void };
  /** For the row that opens a submenu. */
  groupEvents: (group: string) => HoverEvents;
};

const closed: Opened = { entry: null, group: null };

/**
 * Dropdowns of which one at a time is open. A mouse opens them by resting on them, anything else by pressing;
 * pressing an open one closes it, unless the mouse has opened it just then, and as the mouse has to come in anew to
 * open it, it stays closed until then.
 * Escape, a press elsewhere, focus leaving and a new page close them. `root` is the element around them all.
 */
export function useDropdowns(root: RefObject<HTMLElement | null>): Dropdowns {
  const [opened, setOpened] = useState(closed);
  const timer = useRef<number | undefined>(undefined);
  const hoveredAt = useRef(0);

  const stop = useCallback(() => window.clearTimeout(timer.current), []);
  const close = useCallback(() => {
    stop();
    setOpened(closed);
  }, [stop]);
  const later = (wait: number, action: () => void) => {
    stop();
    timer.current = window.setTimeout(action, wait);
  };

  const hover = (next: (now: Opened) => Opened) =>
    later(OPEN_AFTER, () => {
      hoveredAt.current = Date.now();
      setOpened(next);
    });
  const toggle = (isOpen: boolean, next: Opened) => {
    stop();
    if (!isOpen || Date.now() - hoveredAt.current >= MEANT_TO_OPEN) setOpened(next);
  };

  useEffect(() => stop, [stop]);
  useRouteChange(close);
  useEffect(() => {
    if (opened.entry === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const inside = root.current?.contains(document.activeElement);
      const opener = root.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      close();
      if (inside) opener?.focus();
    };
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [opened.entry, close, root]);

  return {
    ...opened,
    close,
    toggle: (entry) => {
      const isOpen = opened.entry === entry;
      toggle(isOpen, isOpen ? closed : { entry, group: null });
    },
    toggleGroup: (group) => {
      const isOpen = opened.group === group;
      toggle(isOpen, { ...opened, group: isOpen ? null : group });
    },
    entryEvents: (entry) => ({
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        stop();
        if (opened.entry !== entry) hover(() => ({ entry, group: null }));
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        later(CLOSE_AFTER, close);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        const left = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
        if (left) setOpened((now) => (now.entry === entry ? closed : now));
      },
    }),
    groupEvents: (group) => ({
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') hover((now) => ({ ...now, group }));
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') stop();
      },
    }),
  };
}
