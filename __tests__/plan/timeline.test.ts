import fc from 'fast-check';
import { type PlanStep, planTimeline } from '@/lib/plan/timeline';
import {
  clockChange,
  instantOf,
  nextWhole,
  occurrenceOf,
  parseWallTime,
  wallTimeOf,
} from '@/lib/plan/wall-time';
import { lasting } from './plan-recipes';

describe('planTimeline', () => {
  const layOut = (...steps: PlanStep[]) => {
    const { total, entries } = planTimeline(steps, 'long');
    return { total, entries, starts: entries.map(({ id, start }) => `${id} ${start}`) };
  };

  it('puts steps one after the other, work before what it waits for', () => {
    const { total, entries, starts } = layOut(
      { id: 'knead', title: 'Knead', work: 5, durations: [lasting('Knead', 10, 'active')] },
      { id: 'rise', title: 'Rise', durations: [lasting('Rise', 60, 'passive')] },
      { id: 'bake', title: 'Bake', work: 2, durations: [lasting('Bake', 30, 'passive')] },
    );
    expect(total).toBe(107);
    expect(starts).toEqual(['knead 0', 'rise 15', 'bake 75']);
    expect(entries[2]?.tasks).toEqual([{ label: 'Bake', attention: 'passive', start: 77, end: 107 }]);
  });

  it.each([
    [15, 34, ['season 0', 'cut 5', 'brown 30']],
    // The longer wait delays the step that needs it; cutting is as late as possible.
    [60, 69, ['season 0', 'cut 40', 'brown 65']],
  ])('runs a wait of %i min beside other steps, in %i min', (marinate, minutes, order) => {
    const { total, starts } = layOut(
      { id: 'season', title: '', work: 5, durations: [lasting('Marinate', marinate, 'passive', 'brown')] },
      { id: 'cut', title: '', durations: [lasting('Cut', 25, 'active')] },
      { id: 'brown', title: '', durations: [lasting('Brown', 4, 'active')] },
    );
    expect(total).toBe(minutes);
    expect(starts).toEqual(order);
  });

  it.each([
    [5, 13, 9],
    // Longer than the eggs boil: peeling follows when both are done.
    [12, 16, 16],
  ])(
    'does %i min of work beside a wait of 9 min, in %i min of which %i are work',
    (beside, minutes, active) => {
      const work = { before: 1, beside, after: 3 };
      const { total, entries } = layOut({
        ...{ id: 'eggs', title: 'Boil the eggs', work },
        durations: [lasting('Boil', 9, 'passive')],
      });
      expect([total, entries[0]?.active]).toEqual([minutes, active]);
      expect(entries[0]?.tasks[0]).toMatchObject({ start: 1, end: 10 });
    },
  );

  it('starts a wait with its step when the work comes after', () => {
    const { total, entries } = layOut(
      { id: 'rest', title: 'Rest', work: { after: 2 }, durations: [lasting('Rest', 10, 'passive', 'serve')] },
      { id: 'serve', title: 'Serve', work: 4, durations: [] },
    );
    expect(total).toBe(14);
    expect(entries[0]?.tasks[0]).toMatchObject({ start: 0, end: 10 });
  });
});

describe('wall time', () => {
  const NEW_YORK = 'America/New_York';

  it.each([
    ['2026-11-22T19:00', NEW_YORK, '2026-11-23T00:00', 'exact'],
    ['2026-07-01T19:00', NEW_YORK, '2026-07-01T23:00', 'exact'],
    ['2026-11-22T19:00', 'Europe/Berlin', '2026-11-22T18:00', 'exact'],
    ['2026-11-22T19:00', 'Asia/Kathmandu', '2026-11-22T13:15', 'exact'],
    ['2026-11-22T19:00', 'Pacific/Kiritimati', '2026-11-22T05:00', 'exact'],
    ['2026-11-22T19:00', 'UTC', '2026-11-22T19:00', 'exact'],
    // A skipped hour is moved by an hour.
    ['2027-03-14T02:30', NEW_YORK, '2027-03-14T07:30', 'skipped'],
    ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30', 'skipped'],
    ['2027-03-14T01:59', NEW_YORK, '2027-03-14T06:59', 'exact'],
    ['2027-03-14T03:00', NEW_YORK, '2027-03-14T07:00', 'exact'],
    // A repeated hour is taken the first time.
    ['2026-11-01T01:30', NEW_YORK, '2026-11-01T05:30', 'twice'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30', 'twice'],
    ['2026-11-01T02:00', NEW_YORK, '2026-11-01T07:00', 'exact'],
    // Lord Howe Island changes its clocks by half an hour.
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45', 'twice'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45', 'skipped'],
  ])('of %s in %s is %s UTC, %s', (wall, zone, utc, fit) => {
    expect(instantOf(wall, zone)).toMatchObject({ instant: Date.parse(`${utc}Z`), fit });
  });

  it('is read back as it was written, the first of two with the same name', () => {
    const zones = [
      ...[NEW_YORK, 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Casablanca'],
    ];
    const instants = fc.integer({ min: Date.UTC(2024, 0, 2), max: Date.UTC(2032, 0, 1) });
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const minute = Math.floor(instant / 60_000) * 60_000;
        const back = instantOf(wallTimeOf(minute, zone), zone);
        expect(back.fit).not.toBe('skipped');
        if (occurrenceOf(minute, zone) === 'second') expect(back.instant).toBeLessThan(minute);
        else expect(back.instant).toBe(minute);
      }),
      { numRuns: 400 },
    );
  });

  it('is that of the device without a zone', () => {
    const noon = new Date(2026, 10, 22, 12, 5).getTime();
    expect(wallTimeOf(noon)).toBe('2026-11-22T12:05');
    expect(instantOf('2026-11-22T12:05').instant).toBe(noon);
  });

  it.each([
    ['2026-11-20T16:01:00Z', 15, '2026-11-20T11:15'],
    ['2026-11-20T16:15:00Z', 15, '2026-11-20T11:15'],
    ['2026-11-20T16:15:01Z', 60, '2026-11-20T12:00'],
    // 02:00 is skipped that night.
    ['2027-03-14T06:10:00Z', 60, '2027-03-14T03:00'],
    // The second 01:00 of that night has the name of the first.
    ['2026-11-01T06:00:00Z', 60, '2026-11-01T02:00'],
  ])('is rounded up from %s to %s minutes: %s', (from, minutes, wall) => {
    expect(nextWhole(Date.parse(from), minutes, NEW_YORK)).toBe(wall);
  });

  it.each([
    ['2026-10-31', '2026-11-02', { at: Date.UTC(2026, 10, 1, 6), forward: false }],
    ['2027-03-10', '2027-03-16', { at: Date.UTC(2027, 2, 14, 7), forward: true }],
    ['2026-06-01', '2026-06-09', null],
  ])('changes between %s and %s at the minute of a clock change', (from, to, change) => {
    expect(clockChange(Date.parse(from), Date.parse(to), NEW_YORK)).toEqual(change);
  });

  it.each([
    '2026-02-31T10:00',
    '2026-13-01T10:00',
    '2026-11-22T24:00',
    '2026-11-22T19:60',
    '0026-11-22T19:00',
    '',
  ])('is not read from %p', (text) => expect(parseWallTime(text)).toBeNull());
});
