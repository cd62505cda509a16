import { readParameter, withParameter } from '@/lib/ui/address';
import { parseWalk, WALK } from '@/lib/walk/address';

const isKnown = (slug: string) => /^s\d+$/.test(slug);
const twelve = Array.from({ length: 12 }, (_, index) => `s${index}`);

it.each([
  ['s2,s1,nowhere,s2,,S1,s3', ['s2', 's1', 's3']],
  [twelve.join(), ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9']],
  ['', []],
])('parses %s into known stops, each once and at most ten', (text, stops) => {
  expect(parseWalk(text, isKnown)).toEqual(stops);
});

it.each(['%', '%ZZ,s1', '\uD800,s1', '\u0000&walk==', '<script>,s1,+', '__proto__,s1', ',s1%,\u{1F35C},s1'])(
  'reads the tampered address ?walk=%s without an error',
  (text) => {
    const stops = parseWalk(readParameter(WALK, `?walk=${text}`), isKnown);
    expect(stops).toEqual(text.includes(',s1') ? ['s1'] : []);
  },
);

it('is written beside other parameters and read back', () => {
  const search = withParameter(WALK, 's1,s2', '?region=upperTown&walk=old');
  expect(search).toBe('?region=upperTown&walk=s1,s2');
  expect(parseWalk(readParameter(WALK, search), isKnown)).toEqual(['s1', 's2']);
});
