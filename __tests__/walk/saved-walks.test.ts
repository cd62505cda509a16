/** @jest-environment node */
import { salvageWalks } from '@/lib/walk/saved-walks';

const EVENING = '?start=2026-11-28T18:00&stay=lamp-90';

it.each([
  [`${EVENING}&walk=evil&x=<script>`, EVENING],
  ...[null, 7, {}, [], 'start=tomorrow', '?stay=-1'].map((times) => [times, undefined]),
])('reads the stored times %j as %j', (times, read) => {
  const { saved } = salvageWalks({ walks: [{ stops: ['lamp'], times }] }) ?? {};
  expect(saved?.walks.map((walk) => walk.times)).toEqual([read]);
});
