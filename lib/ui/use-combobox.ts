import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isComposing, listKey } from './list-keys';

type ComboboxOptions = {
  /** Field and list; a press outside of it closes. */
  area: RefObject<HTMLElement | null>;
  query: string;
  onQuery: (query: string) => void;
  /** How many offers there are for the query. */
  count: number;
  onPick: (index: number) => void;
};

/** State of a field with a list of offers: whether it is open, the active entry (-1 for none), keys. */
export function useCombobox({ area, query, onQuery: setQuery, count: offers, onPick }: ComboboxOptions) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const reset = () => {
    close();
    setQuery('');
  };
  const type = (text: string) => {
    setQuery(text);
    setOpen(true);
    setActive(-1);
  };
  const pick = (index: number) => {
    onPick(index);
    reset();
  };

  const leave = useEffectEvent(reset);
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && area.current?.contains(target))) leave();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, area]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && (open || query)) {
      event.preventDefault();
      if (open) close();
      else reset();
      return;
    }
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true);
      setActive(offers === 0 ? -1 : event.key === 'ArrowDown' ? 0 : offers - 1);
      return;
    }
    const next = offers === 0 ? null : listKey(event.nativeEvent, active, offers);
    if (next === null) return;
    event.preventDefault();
    if (next === 'pick') pick(Math.max(active, 0));
    else setActive(next);
  };

  return { open, active, type, pick, close, show: () => setOpen(true), setActive, onKeyDown };
}
