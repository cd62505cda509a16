import { useEffect, useEffectEvent } from 'react';

const TURNS = { ArrowRight: 'next', ArrowLeft: 'back', Home: 'first', End: 'last' } as const;

type CookKeys = { onTurn: (turn: (typeof TURNS)[keyof typeof TURNS]) => void; onLeave: () => void };

/** Arrow keys, Home, End and Escape, wherever on the page the focus is. */
export function useCookKeys({ onTurn, onLeave }: CookKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (event.key in TURNS) onTurn(TURNS[event.key as keyof typeof TURNS]);
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
