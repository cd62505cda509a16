import { placeIn } from '@/__tests__/guide/port-alder-place';
import { filterActions, filterState } from '@/lib/guide/filter-state';

const places = [
  placeIn('near', { coordinates: [43, -79] }),
  placeIn('middle', { coordinates: [43.01, -79], cuisine: 'Noodles' }),
];

it('keeps the start of the address when filters change, and drops it for a position of the device', () => {
  let texts: Parameters<typeof filterState>[1] = { category: '', cuisine: '', at: '', near: 'near' };
  const set = (next: (now: typeof texts) => typeof texts) => {
    texts = next(texts);
  };
  const actions = filterActions(places, set, () => undefined);
  actions.change({ cuisine: 'noodles' });
  expect(texts).toEqual({ category: '', cuisine: 'noodles', at: '', near: 'near' });
  const state = filterState(places, texts);
  expect([state.any, state.inUse, state.near?.nearest?.place.slug]).toEqual([true, 1, 'middle']);
  actions.clear();
  expect(texts.near).toBe('near');
  expect(filterState(places, texts).any).toBe(false);
  actions.locate();
  expect(texts.near).toBe('');
});
