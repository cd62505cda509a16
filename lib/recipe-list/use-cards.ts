import { useEffect, useState } from 'react';
import { type ListCard, loadCard } from './loaded';
import { placeOnPage } from './pages';

/** The cards at places of the list as far as they are there, whether some could not be had, and another try for them. */
export function useCards(wanted: readonly number[]) {
  const [cards, setCards] = useState<ReadonlyMap<number, ListCard>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const key = wanted.join();
  const current = `${key} ${attempt}`;
  useEffect(() => {
    let isOn = true;
    const places = key === '' ? [] : key.split(',').map(Number);
    const load = async (page: number) => {
      const own = places.filter((place) => placeOnPage(place).page === page);
      const loaded = await Promise.all(own.map(async (place) => [place, await loadCard(place)] as const));
      const found = loaded.flatMap(([place, card]) => (card ? [[place, card] as const] : []));
      if (isOn) setCards((now) => new Map([...now, ...found]));
    };
    const pages = new Set(places.map((place) => placeOnPage(place).page));
    void Promise.allSettled([...pages].map(load)).then((results) => {
      const isFailed = results.some(({ status }) => status === 'rejected');
      if (isOn && isFailed) setFailed(`${key} ${attempt}`);
    });
    return () => {
      isOn = false;
    };
  }, [key, attempt]);
  return { cards, isFailed: failed === current, retry: () => setAttempt((now) => now + 1) };
}
