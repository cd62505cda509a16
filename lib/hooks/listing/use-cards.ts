import { useEffect, useState } from 'react';
import { type ListCard, loadCard } from '@/lib/listing/loaded';

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
    const load = async (place: number) => {
      const card = await loadCard(place);
      if (isOn && card) setCards((now) => (now.has(place) ? now : new Map(now).set(place, card)));
    };
    void Promise.allSettled(places.map(load)).then((results) => {
      const isFailed = results.some(({ status }) => status === 'rejected');
      if (isOn && isFailed) setFailed(`${key} ${attempt}`);
    });
    return () => {
      isOn = false;
    };
  }, [key, attempt]);
  return { cards, isFailed: failed === current, retry: () => setAttempt((now) => now + 1) };
}
