import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Hands `adopt` a field that was filled in before the script was there, which React would otherwise forget. */
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
