import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Takes over what a visitor did to a field of the exported page before the script was there, which React would
 * otherwise forget: `adopt` gets the field, once, before it is drawn anew.
 */
export function useEarlyInput(
  ref: RefObject<HTMLInputElement | null>,
  adopt: (field: HTMLInputElement) => void,
): void {
  const onFound = useEffectEvent(adopt);
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    const isBox = field.type === 'checkbox';
    const isChanged = isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
    if (isChanged) onFound(field);
  }, [ref]);
}
