import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import * as months from '@/.content/words/months';
import * as words from '@/.content/words/plan';
import { file } from '@/.content/words/planCalendar';
import { planTime } from '@/.content/words/recipe';
import * as weekdays from '@/.content/words/weekdays';
import { stepsOf } from '@/lib/recipe/blocks';
import { ANYTHING, needed } from './content/found';
import { heard } from './content/heard';
import { planned, routeOf } from './content/recipes';
import { ready } from './watch';

const ZONE = 'America/New_York';
test.use({ timezoneId: ZONE, viewport: { width: 1280, height: 900 } });

const MINUTE = 60_000;
const HOUR = 60;
/** Around the night in which the clocks go back, and before the one in which they go forward. */
const AUTUMN = { now: '2026-10-30T12:00:00-04:00', eat: '2026-11-01T19:00:00-05:00' };
const SPRING = { now: '2027-03-01T12:00:00-05:00', eat: '2027-03-14T19:00:00-04:00' };

const AT_NIGHT = 'recipe that begins on the day before';
/** One that begins before the clocks go back, and not before the visit. */
const [overnight] = planned.filter(({ long }) => long > 18 * HOUR && long < 50 * HOUR);
const [forDays] = planned.filter(({ long }) => long > 2 * 24 * HOUR && long < 12 * 24 * HOUR);
const [any] = planned;

/** A moment by the clocks of the visitor: "2026-11-01T19:00". */
function clocks(moment: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(moment);
  return parts.replace(', ', 'T');
}

/** A day without its year: "Sunday 1 November". */
function dateWords(day: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options }).format(new Date(day)).toLowerCase();
  const [weekday, month] = [part({ weekday: 'long' }), part({ month: 'long' })];
  return words.date({
    weekday: new Map(Object.entries(weekdays)).get(weekday) ?? '',
    day: Number(day.slice(8)),
    month: new Map(Object.entries(months)).get(month) ?? '',
  });
}

/** The answer of the planner for something that takes so many minutes. */
function startWords({ now, eat }: typeof AUTUMN, minutes: number): string {
  const start = Date.parse(eat) - minutes * MINUTE;
  const [date = '', time = ''] = clocks(start).split('T');
  const near = [0, 1].find((days) => clocks(Date.parse(now) + days * 24 * HOUR * MINUTE).startsWith(date));
  const day = near === undefined ? dateWords(date) : near === 0 ? words.today : words.tomorrow;
  return words.start({ moment: words.dayAtTime({ day, time }) });
}

async function openPlanner(page: Page, address: string, now: string) {
  await page.clock.setFixedTime(new Date(now));
  await page.goto(address);
  await ready(page);
  // An address that holds a time opens the planner by itself.
  if (!address.includes('eat=')) await page.getByRole('button', { name: planTime }).click();
  const planner = page.getByRole('dialog', { name: words.title });
  await expect(planner).toBeVisible();
  return planner;
}

/** Asks for a meal at a moment. */
async function eatAt(planner: Awaited<ReturnType<typeof openPlanner>>, moment: string) {
  const [day = '', time = ''] = clocks(Date.parse(moment)).split('T');
  await planner.getByLabel(words.day, { exact: true }).fill(day);
  await planner.getByLabel(words.time, { exact: true }).fill(time);
}

test('what begins on the day before is counted over the hour that comes twice', { tag: '@engines' }, async ({
  page,
}) => {
  const { recipe, long, short } = needed(overnight, AT_NIGHT);
  const planner = await openPlanner(page, routeOf(recipe), AUTUMN.now);
  await eatAt(planner, AUTUMN.eat);
  await expect(planner).toContainText(startWords(AUTUMN, long));
  await expect(planner).toContainText(words.clocksGoBack({ date: dateWords('2026-11-01') }));
  await expect(page).toHaveURL(/[?&]eat=2026-11-01T19(:|%3A)00/);

  if (short === long) return;
  await planner.getByText(words.shortest, { exact: true }).click();
  await expect(planner.getByRole('radio', { name: words.shortest })).toBeChecked();
  await expect(planner).toContainText(startWords(AUTUMN, short));
});

test('what takes days is counted over the hour that is lost', { tag: '@engines' }, async ({ page }) => {
  const { recipe, long } = needed(forDays, 'recipe that takes days');
  const planner = await openPlanner(page, routeOf(recipe), SPRING.now);
  await eatAt(planner, SPRING.eat);
  await expect(planner).toContainText(words.clocksGoForward({ date: dateWords('2027-03-14') }));
  await expect(planner).toContainText(startWords(SPRING, long));
});

test('the calendar file holds every stage in world time, each with its alarm', { tag: '@engines' }, async ({
  page,
}) => {
  const { recipe, long } = needed(overnight ?? planned.at(-1), 'recipe with times');
  const planner = await openPlanner(page, `${routeOf(recipe)}?eat=2026-11-01T19:00`, AUTUMN.now);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    planner.getByRole('button', { name: words.addToCalendar }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${file({ recipe: recipe.slug })}.ics`);
  const calendar = readFileSync(await download.path(), 'utf8');
  const steps = stepsOf(recipe).length;
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(steps);
  const start = new Date(Date.parse(AUTUMN.eat) - long * MINUTE).toISOString();
  expect(calendar).toContain(`DTSTART:${start.replace(/\.\d+/, '').replace(/[-:]/g, '')}`);
  expect(calendar.match(/BEGIN:VALARM/g)?.length).toBeGreaterThanOrEqual(steps - 1);
});

test('a time that can no longer be reached is said, with the first that can', { tag: '@engines' }, async ({
  page,
}) => {
  const { recipe, short } = needed(any, 'recipe with times');
  const eat = clocks(Date.parse(AUTUMN.now) + Math.floor(short / 2) * MINUTE);
  const planner = await openPlanner(page, `${routeOf(recipe)}?eat=${eat}`, AUTUMN.now);
  await expect(planner).toContainText(words.tooLate);
  const eatThen = words.eatThen({ moment: words.dayAtTime({ day: ANYTHING, time: ANYTHING }) });
  await expect(planner.getByRole('button', { name: heard(eatThen) })).toBeVisible();
});

test('closing the planner gives the focus back', { tag: '@engines' }, async ({ page }) => {
  const { recipe } = needed(any, 'recipe with times');
  const planner = await openPlanner(page, routeOf(recipe), AUTUMN.now);
  await page.keyboard.press('Escape');
  await expect(planner).toBeHidden();
  await expect(page.getByRole('button', { name: planTime })).toBeFocused();
});
