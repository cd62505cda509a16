import { placeIn } from '@/__tests__/guide/port-alder-place';
import { filterActions } from '@/lib/guide/filter-state';
import { type DevicePosition, locate } from '@/lib/guide/locate';

const here = { coords: { latitude: 43, longitude: -79, accuracy: 12 } } as GeolocationPosition;

let held: DevicePosition | null;
const set = (next: (now: DevicePosition | null) => DevicePosition | null) => {
  held = next(held);
};
let answer: { found: () => void; fail: (code: number) => void };
beforeEach(() => {
  held = null;
  const getCurrentPosition = (found: PositionCallback, fail: PositionErrorCallback) => {
    answer = { found: () => found(here), fail: (code) => fail({ code } as GeolocationPositionError) };
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

it.each([
  [() => answer.found(), { state: 'found', coordinates: [43, -79], accuracy: 12 }],
  [() => answer.fail(1), { state: 'refused' }],
  [() => answer.fail(2), { state: 'unavailable' }],
  [() => answer.fail(3), { state: 'timedOut' }],
])('%# waits for the device and then holds its answer', (reply, position) => {
  locate(set);
  expect(held).toEqual({ state: 'asking' });
  reply();
  expect(held).toEqual(position);
});

it('drops the answer when the visitor has chosen a place meanwhile', () => {
  const actions = filterActions([placeIn('near', { coordinates: [43, -79] })], () => undefined, set);
  actions.locate();
  actions.startFrom('near');
  answer.found();
  expect(held).toBeNull();
});

it('is unavailable in a browser without geolocation', () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  locate(set);
  expect(held).toEqual({ state: 'unavailable' });
});
