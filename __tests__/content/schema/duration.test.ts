/** @jest-environment node */

import { readFiles } from '@/__tests__/content/content-folder';
import { AROUND, broken, FILE, STEP } from '@/__tests__/ui/toast';
import { readDuration } from '@/lib/content/schema/duration';

describe('readDuration', () => {
  it.each([
    [90, ['90', '90 min', '90min.', '90 minutes', '1h30', '1H30', '1h 30', '1h30m', '1 h 30 min']],
    [90, ['1 hr 30 min', '1 hour and 30 minutes', '1 hour, 30 minutes']],
    [90, ['1.5 h', '1,5 h', '1½ hours', '1 1/2 hours']],
    [75, ['1.25 h']],
    [60, ['1h', 'an hour']],
    [45, ['45m']],
    [30, ['½ h', 'half an hour']],
    [20, ['1/3 h']],
    [2880, ['2 days']],
    [1680, ['1 day 4 h']],
    [10_080, ['1 week']],
    [0.5, ['30 s']],
    [1.5, ['1 min 30 s']],
    [0, ['0']],
    [
      [20, 30],
      ['20-30', '20-30 min', '20–30 min', '20 to 30 min'],
    ],
    [[60, 120], ['1-2 h']],
    [[90, 120], ['1½ to 2 hours']],
    [[45, 60], ['45 min to 1 h']],
    [[60, 90], ['1h-1h30']],
    [[2880, 4320], ['2 to 3 days']],
  ])('reads as %j minutes: %j', (minutes, texts) => {
    for (const text of texts) expect([text, readDuration(text)]).toEqual([text, minutes]);
  });

  it.each([
    ['ambiguous', ['1:30', '1.30 h', '1.5h30', '1-1h30', '1-1/2 hours', '2 days 4', '1m30', '90 1']],
    ['impossible', ['1h90', '30-20 min', '30 min 1 h', '1 h 1 h', '-5']],
    ['no duration', ['about 20 min', 'a while', '5 cups', '30 мин', '', 'h', '20 to']],
  ])('rejects what is %s: %j', (_, texts) => {
    for (const text of texts) expect([text, readDuration(text)]).toEqual([text, null]);
  });
});

describe('durations in content', () => {
  it('are read wherever a recipe has minutes', () => {
    const { problems, content } = readFiles({
      ...AROUND,
      [FILE]: broken({
        'times.prep': '5 min',
        'times.cook': '10 minutes',
        'times.card': '1/4 h',
        [`${STEP}[0].durations[0].minutes`]: ['2 min', '4 min'],
        [`${STEP}[1].work`]: { before: '3 min', after: '240 s' },
      }),
    });
    expect(problems.filter(({ file }) => file === FILE)).toEqual([]);
    const steps = [{ durations: [{ minutes: [2, 4] }] }, { work: { before: 3, after: 4 } }];
    expect(content.recipes.toast).toMatchObject({
      times: { prep: 5, cook: 10, total: 15, card: 15 },
      blocks: [{}, { groups: [{ steps }] }, {}],
    });
  });

  it('are read in the time filters of recipes', () => {
    const vocabulary = {
      ...AROUND['data/vocabulary.yaml'],
      times: [{ label: 'Up to 1½ hrs', upTo: '1h30' }],
    };
    const { content } = readFiles({ ...AROUND, 'data/vocabulary.yaml': vocabulary });
    expect(content.vocabulary.times).toEqual([{ label: 'Up to 1½ hrs', upTo: 90 }]);
  });
});
