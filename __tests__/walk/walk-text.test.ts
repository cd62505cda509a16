import { placeIn } from '@/__tests__/guide/port-alder-place';
import { distanceText, leftOutText, shareText, walkTitle } from '@/lib/walk/walk-text';

const lamp = placeIn('lamp', { name: 'Lamp', coordinates: [43.6478, -8.3887] });
const door = placeIn('next door', { coordinates: [43.6479, -8.3887] });
const market = placeIn('market', { name: 'Market', coordinates: [43.6487, -8.3716] });
const lost = placeIn('lost', { name: 'Lost' });
const gone = placeIn('Gone');

it.each([
  ['About 1.8 km on foot, from the first stop to the last.', [lamp, market]],
  ['About 1.8 km on foot. 1 stop has no pin yet, so it isn’t counted.', [lost, lamp, market]],
  ['1 stop has no pin yet, so there’s no distance.', [lamp, lost, market]],
  ['2 stops have no pin yet, so there’s no distance.', [lamp, lost, market, gone]],
  ['Less than 0.1 km on foot, from the first stop to the last.', [lamp, door]],
  ['', [lost, gone]],
  ['', [lamp]],
])('describes the distance as “%s”', (text, stops) => {
  expect(distanceText(stops)).toBe(text);
});

const inTown = (city: string) => placeIn(city, { city });

it.each([
  ['A food walk in Port Alder', [lamp, market]],
  ['A food walk in Port Alder and Millford', [lamp, inTown('Millford')]],
  ['A food walk in and around Port Alder', ['Port Alder', 'Millford', 'Highmoor', 'Eastwick'].map(inTown)],
])('is titled “%s”', (title, stops) => {
  expect(walkTitle(stops, 'Port Alder')).toBe(title);
});

it('lists the stops, and those left out of the file', () => {
  expect(shareText([lamp, lost, market])).toBe('3 stops: Lamp, Lost and Market.');
  expect(shareText([lamp])).toBe('1 stop: Lamp.');
  expect(leftOutText([lamp, lost, market])).toBe('Not in the file: Lost.');
  expect(leftOutText([lost, gone])).toBe('Not in the file: Lost and Gone.');
  expect(leftOutText([lamp])).toBe('');
});
