import { useEffect, useEffectEvent } from 'react';

export type CookTurn = 'next' | 'back' | 'first' | 'last';

const TURNS: Partial<Record<string, CookTurn>> = {
  ArrowRight: 'next',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
};

type CookKeys = { onTurn: (turn: CookTurn) => void; onLeave: () => void };

/** Arrow keys, Home, End and Escape, wherever on the page the focus is. */
export function useCookKeys({ onTurn, onLeave }: CookKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const turn = TURNS[event.key];
    if (turn) onTurn(turn);
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
