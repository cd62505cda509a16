import { useLayoutEffect, useRef } from 'react';

/** Items in their own order; while steady in the order of the last render, with new ones at the end. */
export function useSteadyOrder<T extends { id: string }>(items: readonly T[], isSteady: boolean): T[] {
  const order = useRef<string[]>([]);
  const rank = ({ id }: T) => {
    const index = order.current.indexOf(id);
    return index < 0 ? order.current.length : index;
  };
  const ordered = isSteady ? [...items].sort((a, b) => rank(a) - rank(b)) : [...items];
  useLayoutEffect(() => {
    order.current = ordered.map(({ id }) => id);
  });
  return ordered;
}
