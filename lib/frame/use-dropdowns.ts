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

/** Hover time before a dropdown opens, so that crossing the header opens nothing. In ms. */
const OPEN_DELAY = 100;
/** Time before a dropdown closes after the mouse has left it, so that a slip over its edge does not close it. In ms. */
const CLOSE_DELAY = 180;
/** A press this soon after a dropdown opened on hover does not close it. In ms. */
const HOVER_PRESS_WINDOW = 400;

/** Names of the open entry and of the open submenu in it. */
type Opened = { entry: string | null; group: string | null };

const CLOSED: Opened = { entry: null, group: null };

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';

export type Dropdowns = ReturnType<typeof useDropdowns>;

/**
 * Dropdowns of which one is open at a time. Hover with a mouse and a press open one; a press on an open one closes it,
 * unless it has just opened on hover. Escape, a press elsewhere, focus leaving and a new page close it. `root` is the
 * element around all of them.
 */
export function useDropdowns(root: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState(CLOSED);
  const timer = useRef<number | undefined>(undefined);
  const hoveredAt = useRef(0);

  const clear = () => window.clearTimeout(timer.current);
  const close = () => {
    clear();
    setOpened(CLOSED);
  };
  const schedule = (delay: number, action: () => void) => {
    clear();
    timer.current = window.setTimeout(action, delay);
  };
  const openLater = (next: (now: Opened) => Opened) =>
    schedule(OPEN_DELAY, () => {
      hoveredAt.current = Date.now();
      setOpened(next);
    });
  const toggle = (isOpen: boolean, next: Opened) => {
    clear();
    if (!isOpen || Date.now() - hoveredAt.current >= HOVER_PRESS_WINDOW) setOpened(next);
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
    /** Props of the element around an entry and its dropdown. */
    entryEvents: (entry: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (!isMouse(event)) return;
        clear();
        if (opened.entry !== entry) openLater(() => ({ entry, group: null }));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isMouse(event)) schedule(CLOSE_DELAY, close);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
        if (isLeft) setOpened((now) => (now.entry === entry ? CLOSED : now));
      },
    }),
    /** Props of the row that opens a submenu. */
    groupEvents: (group: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (isMouse(event)) openLater((now) => ({ ...now, group }));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isMouse(event)) clear();
      },
    }),
  };
}
