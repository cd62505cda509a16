import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';

/** True for a key of an IME composition (Chinese, Japanese, Korean); Safari reports only key code 229. */
export function isComposing(event: Pick<KeyboardEvent['nativeEvent'], 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

const hasModifier = (event: KeyboardEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** The option that an arrow key, Home or End leads to from the active one (-1 for none), around the ends. */
function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active >= count - 1 ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  // Without an active option Home and End move the text cursor.
  if (active < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

type ComboboxOptions = {
  query: string;
  onQuery: (query: string) => void;
  /** Number of options for the query. */
  count: number;
  /** State of the options: Enter that is pressed while they are pending is answered once they are ready. */
  state: 'pending' | 'ready' | 'failed';
  /** Field and list, where the list is a popup. Without it the list is always open and Escape is left to others. */
  popup?: RefObject<HTMLElement | null>;
};

/**
 * A text field with a list of options, which keeps the focus.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox({ query, onQuery, count, state, popup }: ComboboxOptions) {
  const id = useId();
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-${index}`;
  const [isOpen, setOpen] = useState(false);
  const open = !popup || isOpen;
  const [{ active, isByKey }, setActive] = useState({ active: -1, isByKey: false });
  const activate = (index: number, byKey = false) => setActive({ active: index, isByKey: byKey });

  const close = () => {
    setOpen(false);
    activate(-1);
  };
  const reset = () => {
    close();
    onQuery('');
  };
  const type = (text: string) => {
    onQuery(text);
    setOpen(true);
    activate(-1);
  };
  const pick = (index: number) => document.getElementById(optionId(index))?.click();

  useEffect(() => {
    if (isByKey) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active, isByKey]);

  const onPressOutside = useEffectEvent(reset);
  useEffect(() => {
    if (!popup || !isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && popup.current?.contains(target))) onPressOutside();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen, popup]);

  /** The query for which Enter was pressed while its options were pending. */
  const entered = useRef<string | null>(null);
  const pickFirst = useEffectEvent(() => pick(0));
  useEffect(() => {
    if (state === 'pending' && entered.current === query) return;
    if (state === 'ready' && entered.current === query && count > 0) pickFirst();
    entered.current = null;
  }, [state, query, count]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isComposing(event.nativeEvent) || hasModifier(event)) return;
    if (popup && key === 'Escape' && (open || query !== '')) {
      event.preventDefault();
      if (open) close();
      else reset();
    } else if (!open) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true);
      activate(nextOption(key, -1, count) ?? -1, true);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (state === 'pending') entered.current = query.trim() === '' ? null : query;
      else if (count > 0) pick(Math.max(active, 0));
    } else {
      const next = nextOption(key, active, count);
      if (next === null) return;
      event.preventDefault();
      activate(next, true);
    }
  };

  const show = () => setOpen(true);
  return {
    open,
    type,
    show,
    reset,
    listId,
    /** Attributes of the text field. */
    fieldProps: {
      type: 'text',
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      enterKeyHint: 'go',
      value: query,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onKeyDown,
      ...(popup && {
        onFocus: show,
        onClick: show,
        // Tab closes the list; a press outside has a listener of its own.
        onBlur: ({ relatedTarget }: FocusEvent) => {
          if (relatedTarget && !popup.current?.contains(relatedTarget)) close();
        },
      }),
    } as const,
    /** Attributes of an option; the first one is picked by Enter where none is active. */
    optionProps: (index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        tabIndex: -1,
        'aria-selected': index === active,
        'data-next': index === Math.max(active, 0) || undefined,
        onPointerMove: index === active ? undefined : () => activate(index),
        // Keeps the focus in the field.
        onMouseDown: (event: MouseEvent) => event.preventDefault(),
      }) as const,
  };
}
