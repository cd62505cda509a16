/** @jest-environment node */
import { describeClock, describeMinutes, isoDuration } from '@/lib/kitchen/duration';
import { describeTemperature } from '@/lib/kitchen/sizes';

test.each([
  [150, '150 °C', '300 °F'],
  [160, '160 °C', '325 °F'],
  [175, '175 °C', '350 °F'],
  [180, '180 °C', '350 °F'],
  [190, '190 °C', '375 °F'],
  [200, '200 °C', '400 °F'],
  [220, '220 °C', '425 °F'],
  [230, '230 °C', '450 °F'],
  [100, '100 °C', '212 °F'],
  [63, '63 °C', '145 °F'],
  [74, '74 °C', '165 °F'],
  [4, '4 °C', '40 °F'],
  [-18, '−18 °C', '0 °F'],
  [-30, '−30 °C', '−20 °F'],
])('%p degrees are %p or %p', (celsius, metric, us) => {
  expect(describeTemperature(celsius, 'metric')).toBe(metric);
  expect(describeTemperature(celsius, 'us')).toBe(us);
});

test('a hotter oven never reads cooler', () => {
  const ovens = Array.from({ length: 20 }, (_, index) => 60 + index * 10);
  const shown = ovens.map((celsius) => Number.parseInt(describeTemperature(celsius, 'us'), 10));
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
});

test.each<[number | [number, number], string]>([
  [0.5, '30 sec'],
  [1.5, '1 min 30 sec'],
  [5, '5 min'],
  [60, '1 hr'],
  [75, '1 hr 15 min'],
  [120, '2 hrs'],
  [1440, '24 hrs'],
  [7200, '5 days'],
  [[0.5, 0.75], '30 to 45 sec'],
  [[0.5, 1], '30 sec to 1 min'],
  [[5, 7], '5 to 7 min'],
  [[7, 5], '5 to 7 min'],
  [[5, 5], '5 min'],
  [[45, 75], '45 min to 1 hr 15 min'],
  [[60, 90], '1 to 1½ hrs'],
  [[600, 1440], '10 to 24 hrs'],
  [[7200, 8640], '5 to 6 days'],
])('%p minutes read %p', (minutes, text) => {
  expect(describeMinutes(minutes)).toBe(text);
});

test.each([
  [75, 'PT75M'],
  [1440, 'PT1440M'],
  [1.5, 'PT1M30S'],
  [0.5, 'PT30S'],
  [Number.NaN, 'PT0M'],
])('%p minutes are %p to a search engine', (minutes, text) => {
  expect(isoDuration(minutes)).toBe(text);
});

test.each([
  [299, '4:59'],
  [298.2, '4:59'],
  [3723, '1:02:03'],
  [9, '0:09'],
  [0, '0:00'],
  [-4, '0:00'],
  [Number.NaN, '0:00'],
])('%p seconds left show %p', (seconds, text) => {
  expect(describeClock(seconds)).toBe(text);
});
