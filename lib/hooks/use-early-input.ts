import { type RefObject, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/** Whether a field says something else than the page that was sent. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  return isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * Takes over what a visitor did to a field of the exported page before the script was there, which React would
 * otherwise forget: `adopt` gets the field, once, before it is drawn anew.
 */
export function useEarlyInput<T extends Field>(ref: RefObject<T | null>, adopt: (field: T) => void): void {
  const latest = useRef(adopt);
  latest.current = adopt;
  useLayoutEffect(() => {
    if (ref.current && isChanged(ref.current)) latest.current(ref.current);
  }, [ref]);
}
