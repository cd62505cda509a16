/** @jest-environment node */
import { AROUND, broken, FILE, STEP } from '@/__tests__/checks/toast';
import { readFiles } from '@/__tests__/content/content-folder';
import { readDuration } from '@/lib/content/schema/duration';

describe('readDuration', () => {
  it.each([
    ['90', 90],
    ['90 min', 90],
    ['90min.', 90],
    ['90 minutes', 90],
    ['45m', 45],
    ['1h', 60],
    ['1h30', 90],
    ['1H30', 90],
    ['1h 30', 90],
    ['1h30m', 90],
    ['1 h 30 min', 90],
    ['1 hr 30 min', 90],
    ['1 hour and 30 minutes', 90],
    ['1 hour, 30 minutes', 90],
    ['1.5 h', 90],
    ['1,5 h', 90],
    ['1½ hours', 90],
    ['1 1/2 hours', 90],
    ['½ h', 30],
    ['1/3 h', 20],
    ['1.25 h', 75],
    ['an hour', 60],
    ['half an hour', 30],
    ['2 days', 2880],
    ['1 day 4 h', 1680],
    ['1 week', 10_080],
    ['30 s', 0.5],
    ['1 min 30 s', 1.5],
    ['0', 0],
  ])('reads “%s” as %d minutes', (text, minutes) => {
    expect(readDuration(text)).toBe(minutes);
  });

  it.each([
    ['20-30', [20, 30]],
    ['20-30 min', [20, 30]],
    ['20–30 min', [20, 30]],
    ['20 to 30 min', [20, 30]],
    ['1-2 h', [60, 120]],
    ['1½ to 2 hours', [90, 120]],
    ['45 min to 1 h', [45, 60]],
    ['1h-1h30', [60, 90]],
    ['2 to 3 days', [2880, 4320]],
  ])('reads “%s” as a range', (text, minutes) => {
    expect(readDuration(text)).toEqual(minutes);
  });

  it.each([
    ...['1:30', '1.30 h', '1.5h30', '1h90', '1-1h30', '1-1/2 hours', '30-20 min', '2 days 4', '1m30'],
    ...[
      '30 min 1 h',
      '1 h 1 h',
      '90 1',
      'about 20 min',
      'a while',
      '-5',
      '5 cups',
      '30 мин',
      '',
      'h',
      '20 to',
    ],
  ])('refuses “%s”', (text) => {
    expect(readDuration(text)).toBeNull();
  });
});

describe('Times of a recipe', () => {
  it('may be written in words wherever they stand', () => {
    const { problems, content } = readFiles({
      ...AROUND,
      [FILE]: broken({
        'times.prep': '5 min',
        'times.cook': '10 minutes',
        'times.card': '1/4 h',
        [`${STEP}[0].durations[0].minutes`]: '2 to 4 min',
        [`${STEP}[1].work`]: { before: '3 min', after: '240 s' },
      }),
    });
    expect(problems.filter(({ file }) => file === FILE)).toEqual([]);
    expect(content.recipes.toast).toMatchObject({
      times: { prep: 5, cook: 10, total: 15, card: 15 },
      blocks: [
        {},
        {
          groups: [{ steps: [{ durations: [{ minutes: [2, 4] }] }, { work: { before: 3, after: 4 } }] }],
        },
        {},
      ],
    });
  });

  it('may be a list of two texts', () => {
    const { content } = readFiles({
      ...AROUND,
      [FILE]: broken({ [`${STEP}[0].durations[0].minutes`]: ['2 min', '4 min'] }),
    });
    expect(content.recipes.toast).toMatchObject({
      blocks: [{}, { groups: [{ steps: [{ durations: [{ minutes: [2, 4] }] }, {}] }] }, {}],
    });
  });
});

test('the filters of recipes take times in words', () => {
  const vocabulary = { ...AROUND['data/vocabulary.yaml'], times: [{ label: 'Up to 1½ hrs', upTo: '1h30' }] };
  const { content } = readFiles({ ...AROUND, 'data/vocabulary.yaml': vocabulary });
  expect(content.vocabulary.times).toEqual([{ label: 'Up to 1½ hrs', upTo: 90 }]);
});
