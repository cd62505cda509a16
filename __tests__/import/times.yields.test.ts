/** @jest-environment node */
import { draftTimes } from '@/scripts/import/draft-times';
import { lineOf, linesOf } from '@/scripts/import/plain-text';
import { readTime } from '@/scripts/import/times';
import { readYield } from '@/scripts/import/yields';

it.each([
  ['PT90M', 90],
  ['P0DT0H40M', 40],
  ['PT900S', 15],
  ['PT0M', 0],
  ['20-30 minutes', [20, 30]],
  ['1시간 30분', 90],
  ['2時間半', 150],
  ['1 Stunde', 60],
  ['P0Y0M0DT0H120M0S', 120],
  ['PT0D4H45M', 285],
  ['PT32 M', 32],
  ['PT', undefined],
  ['PTundefinedM', undefined],
  ['PTHM', undefined],
  ['-PT5M', undefined],
  ['PT-5M', undefined],
  ['overnight', undefined],
])('reads the time %s as %j', (written, minutes) => {
  expect(readTime(written)).toEqual(minutes);
});

it.each([
  [['9', '9 rice balls'], { amount: 9, unit: 'rice ball' }],
  [['4-6 servings'], { amount: 4, unit: 'serving', text: '4-6' }],
  [['3 dozen'], { amount: 36, unit: 'piece' }],
  [['2 loaves'], { amount: 2, unit: 'loaf', plural: 'loaves' }],
  [['4인분'], { amount: 4, unit: 'serving' }],
  [['1 9-inch pie'], { amount: 1, unit: 'pie' }],
  [['4', '4 servings 1x'], { amount: 4, unit: 'serving' }],
  [['4', '4 1x'], { amount: 4, unit: 'serving' }],
  [['one 9" to 12" pizza'], { amount: 1, unit: 'pizza' }],
  [['2 (9-inch) round cakes'], { amount: 2, unit: 'round cake' }],
  [['1 9x13 inch pan'], { amount: 1, unit: 'pan' }],
  [['7 or 8 waffles'], { amount: 7, unit: 'waffle', text: '7-8' }],
  [['9 large or 16 small brownies'], { amount: 9, unit: 'brownie' }],
  [['2', '2 to 4'], { amount: 2, unit: 'serving', text: '2-4' }],
  [['Makes 12'], { amount: 12, unit: 'piece' }],
  [['2 pies'], { amount: 2, unit: 'pie' }],
  [['4 null'], { amount: 4, unit: 'serving' }],
  [['12 personnes'], { amount: 12, unit: 'serving' }],
  [['4 porções'], { amount: 4, unit: 'serving' }],
  [['a crowd'], undefined],
])('reads the yield %j as %j', (texts, expected) => {
  expect(readYield(texts)).toEqual(expected);
});

it('asks for broken times instead of guessing silently', () => {
  const { times, todo, open } = draftTimes({ times: { prep: 'PTHM', cook: 'PT25M', total: '' } });
  expect(times).toEqual({ prep: 10, cook: 25, total: 35, card: 35 });
  expect(open).toEqual(['times: the prep time “PTHM” cannot be read']);
  expect(todo).toEqual(['times.prep: not in the source; 10 only fills the field']);
});

it('asks for the parts of a total, and for a rest that it may contain', () => {
  const zeros = draftTimes({ times: { prep: 'PT0S', cook: 'PT0S', total: 'PT1H10M' } });
  expect(zeros.times).toEqual({ prep: 10, cook: 60, total: 70, card: 70 });
  expect(zeros.todo).toEqual(['times: the source has the total of 70 only; divide it into prep and cook']);
  expect(draftTimes({ times: { prep: '15', cook: '', total: '290' } }).todo).toEqual([
    'times.cook: 275 are the total without prep; part of it may be resting',
  ]);
  expect(draftTimes({ times: { prep: '15', cook: '5', total: '20' } }).todo).toEqual([]);
});

it('names what is left of the total a rest', () => {
  const { times } = draftTimes({
    times: { prep: '15', cook: '30', rest: '60', restLabel: 'Chill', total: '105' },
  });
  expect(times).toEqual({ prep: 15, cook: 30, rest: { label: 'Chill', minutes: 60 }, total: 105, card: 105 });
});

it('resolves entities encoded once and twice, markup, shortcodes and control characters', () => {
  expect(lineOf('Mac &amp;amp; <em>cheese</em>\u0000, [timer minutes=5]5 minutes[/timer] &frac12;')).toBe(
    'Mac & cheese, 5 minutes ½',
  );
  expect(linesOf('<p>One</p><ul><li>Two<br>Three</li></ul>')).toEqual(['One', 'Two', 'Three']);
  expect(lineOf('less < more & 3 <4')).toBe('less < more & 3 <4');
});
