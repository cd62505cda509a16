import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useRouteChange } from '@/lib/ui/use-route-change';

/** Milliseconds the mouse must rest before a dropdown opens, so that crossing the header opens nothing. */
const OPEN_AFTER = 100;
/** Milliseconds a dropdown outlives the mouse, so that a slip over its edge does not close it. */
const CLOSE_AFTER = 180;
/** Milliseconds after the mouse has opened a dropdown in which a press meant the same and does not close it. */
const MEANT_TO_OPEN = 400;

/** The names of the open entry, and of the open submenu inside it. */
type Opened = { entry: string | null; group: string | null };

const CLOSED: Opened = { entry: null, group: null };

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';

export type Dropdowns = ReturnType<typeof useDropdowns>;

/**
 * Dropdowns of which one at a time is open. A mouse opens them by resting on them, anything else by pressing; pressing
 * an open one closes it, unless the mouse has opened it just then. Escape, a press elsewhere, focus leaving and a new
 * page close them. `root` is the element around them all.
 */
export function useDropdowns(root: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState(CLOSED);
  const timer = useRef<number | undefined>(undefined);
  const hoveredAt = useRef(0);

  const stop = () => window.clearTimeout(timer.current);
  const close = () => {
    stop();
    setOpened(CLOSED);
  };
  const later = (wait: number, action: () => void) => {
    stop();
    timer.current = window.setTimeout(action, wait);
  };
  const openLater = (next: (now: Opened) => Opened) =>
    later(OPEN_AFTER, () => {
      hoveredAt.current = Date.now();
      setOpened(next);
    });
  const toggle = (isOpen: boolean, next: Opened) => {
    stop();
    if (!isOpen || Date.now() - hoveredAt.current >= MEANT_TO_OPEN) setOpened(next);
  };

  useRouteChange(close);
  const closeAll = useEffectEvent(close);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (opened.entry === null) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const isInside = root.current?.contains(document.activeElement);
      const opener = root.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      closeAll();
      if (isInside) opener?.focus();
    };
    const onPress = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) closeAll();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [opened.entry, root]);

  return {
    ...opened,
    close,
    toggle: (entry: string) => {
      const isOpen = opened.entry === entry;
      toggle(isOpen, isOpen ? CLOSED : { entry, group: null });
    },
    toggleGroup: (group: string) => {
      const isOpen = opened.group === group;
      toggle(isOpen, { ...opened, group: isOpen ? null : group });
    },
    /** For the element that holds an entry and its dropdown. */
    entryEvents: (entry: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (!isMouse(event)) return;
        stop();
        if (opened.entry !== entry) openLater(() => ({ entry, group: null }));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isMouse(event)) later(CLOSE_AFTER, close);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
        if (isLeft) setOpened((now) => (now.entry === entry ? CLOSED : now));
      },
    }),
    /** For the row that opens a submenu. */
    groupEvents: (group: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (isMouse(event)) openLater((now) => ({ ...now, group }));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isMouse(event)) stop();
      },
    }),
  };
}
