import type { SomeMessages } from '@/lib/content/messages';
import { inLanguage } from './in-language';

/** Messages of languages without a file, as an owner writes them. */
const OWN: Readonly<Record<string, SomeMessages>> = {
  de: {
    text: { range: '{from} bis {to}', decimalPoint: ',' },
    clock: {
      clock: '24',
      time: '{hour}:{minute} Uhr',
      fullHour: '{hour} Uhr',
      midnight: 'Mitternacht',
      endOfDay: '24 Uhr',
      noon: '12 Uhr',
    },
    duration: {
      hours: { one: '{number} Std.', other: '{number} Std.' },
      minutes: '{number} Min.',
      hoursAndMinutes: '{hours} {minutes} Min.',
    },
    dates: { may: 'Mai', day: '{day}. {month}', dayOfYear: '{day}. {month} {year}' },
  },
};

/** Texts with plain spaces. */
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '));

it.each<[string, { durations: string[]; clock: string[]; days: string[]; numbers: string[] }]>([
  [
    'en',
    {
      durations: ['45 min', '1 hr', '1 hr 5 min', '2 hrs 30 min', '1 to 1½ hrs', '1 min 30 sec'],
      clock: ['midnight', '6:09 am', 'noon', '6 pm', '7:30 pm', 'midnight'],
      days: ['1 May', '2 May', '1 to 3 May', '1 May 2026'],
      numbers: ['1.25'],
    },
  ],
  [
    'fr',
    {
      durations: ['45 min', '1 h', '1 h 05', '2 h 30', '1 h à 1 h 30', '1 min 30 s'],
      clock: ['minuit', '6 h 09', 'midi', '18 h', '19 h 30', 'minuit'],
      days: ['1er mai', '2 mai', '1er au 3 mai', '1er mai 2026'],
      numbers: ['1,25'],
    },
  ],
  [
    'ko',
    {
      durations: ['45분', '1시간', '1시간 5분', '2시간 30분', '1시간~1시간 30분', '1분 30초'],
      clock: ['자정', '오전 6시 9분', '낮 12시', '오후 6시', '오후 7시 30분', '자정'],
      days: ['5월 1일', '5월 2일', '5월 1~3일', '2026년 5월 1일'],
      numbers: ['1.25'],
    },
  ],
  [
    'ja',
    {
      durations: ['45分', '1時間', '1時間5分', '2時間30分', '1時間〜1時間30分', '1分30秒'],
      clock: ['0時', '6時9分', '正午', '18時', '19時30分', '24時'],
      days: ['5月1日', '5月2日', '5月1日〜3日', '2026年5月1日'],
      numbers: ['1.25'],
    },
  ],
  [
    'de',
    {
      durations: ['45 Min.', '1 Std.', '1 Std. 5 Min.', '2 Std. 30 Min.', '1 bis 1½ Std.', '1 Min. 30 sec'],
      clock: ['Mitternacht', '6:09 Uhr', '12 Uhr', '18 Uhr', '19:30 Uhr', '24 Uhr'],
      days: ['1. Mai', '2. Mai', '1 to 3 Mai', '1. Mai 2026'],
      numbers: ['1,25'],
    },
  ],
])('durations, times, days and numbers are written as in %s', async (language, expected) => {
  const { describeMinutes, timeWords, formatDay, formatDays, decimal } = await inLanguage(
    language,
    OWN[language] ?? {},
    async () => ({
      ...(await import('@/lib/recipe/durations')),
      ...(await import('@/lib/text/clock')),
      ...(await import('@/lib/text/dates')),
      ...(await import('@/lib/text/decimal')),
    }),
  );
  const durations = [45, 60, 65, 150, [60, 90] as const, 1.5].map(describeMinutes);
  const clock = [0, 6 * 60 + 9, 12 * 60, 18 * 60, 19 * 60 + 30, 24 * 60].map(timeWords);
  const days = [
    ...['2026-05-01', '2026-05-02'].map((day) => formatDays(day, day)),
    formatDays('2026-05-01', '2026-05-03'),
    formatDay('2026-05-01'),
  ];
  expect({
    durations: plain(durations),
    clock: plain(clock),
    days: plain(days),
    numbers: [decimal(1.25)],
  }).toEqual(expected);
});
