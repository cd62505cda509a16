import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Calls `adopt` with a field that was changed before hydration; React would overwrite its value. */
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
