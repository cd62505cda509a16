import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { stepsOf } from '@/lib/recipe/blocks';
import { needed } from './content/found';
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

/** The answer of the planner for something that takes so many minutes. */
function startWords({ now, eat }: typeof AUTUMN, minutes: number): string {
  const start = Date.parse(eat) - minutes * MINUTE;
  const [day = '', time = ''] = clocks(start).split('T');
  const near = [0, 1].find((days) => clocks(Date.parse(now) + days * 24 * HOUR * MINUTE).startsWith(day));
  const date = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const words = near === undefined ? date.format(start).replace(',', '') : ['today', 'tomorrow'][near];
  return `Start ${words} at ${time}.`;
}

async function openPlanner(page: Page, address: string, now: string) {
  await page.clock.setFixedTime(new Date(now));
  await page.goto(address);
  await ready(page);
  // An address that holds a time opens the planner by itself.
  if (!address.includes('eat=')) await page.getByRole('button', { name: 'Plan a time' }).click();
  const planner = page.getByRole('dialog', { name: 'When to start' });
  await expect(planner).toBeVisible();
  return planner;
}

/** Asks for a meal at a moment. */
async function eatAt(planner: Awaited<ReturnType<typeof openPlanner>>, moment: string) {
  const [day = '', time = ''] = clocks(Date.parse(moment)).split('T');
  await planner.getByLabel('Day', { exact: true }).fill(day);
  await planner.getByLabel('Time', { exact: true }).fill(time);
}

test('what begins on the day before is counted over the hour that comes twice', async ({ page }) => {
  const { recipe, long, short } = needed(overnight, AT_NIGHT);
  const planner = await openPlanner(page, routeOf(recipe), AUTUMN.now);
  await eatAt(planner, AUTUMN.eat);
  await expect(planner).toContainText(startWords(AUTUMN, long));
  await expect(planner).toContainText('The clocks go back on Sunday 1 November');
  await expect(page).toHaveURL(/[?&]eat=2026-11-01T19(:|%3A)00/);

  if (short === long) return;
  await planner.getByText('Shortest').click();
  await expect(planner.getByRole('radio', { name: /Shortest/ })).toBeChecked();
  await expect(planner).toContainText(startWords(AUTUMN, short));
});

test('what takes days is counted over the hour that is lost', async ({ page }) => {
  const { recipe, long } = needed(forDays, 'recipe that takes days');
  const planner = await openPlanner(page, routeOf(recipe), SPRING.now);
  await eatAt(planner, SPRING.eat);
  await expect(planner).toContainText('The clocks go forward on Sunday 14 March');
  await expect(planner).toContainText(startWords(SPRING, long));
});

test('the calendar file holds every stage in world time, each with its alarm', async ({ page }) => {
  const { recipe, long } = needed(overnight ?? planned.at(-1), 'recipe with times');
  const planner = await openPlanner(page, `${routeOf(recipe)}?eat=2026-11-01T19:00`, AUTUMN.now);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    planner.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${recipe.slug}-plan.ics`);
  const calendar = readFileSync(await download.path(), 'utf8');
  const steps = stepsOf(recipe).length;
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(steps);
  const start = new Date(Date.parse(AUTUMN.eat) - long * MINUTE).toISOString();
  expect(calendar).toContain(`DTSTART:${start.replace(/\.\d+/, '').replace(/[-:]/g, '')}`);
  expect(calendar.match(/BEGIN:VALARM/g)?.length).toBeGreaterThanOrEqual(steps - 1);
});

test('a time that can no longer be reached is said, with the first that can', async ({ page }) => {
  const { recipe, short } = needed(any, 'recipe with times');
  const eat = clocks(Date.parse(AUTUMN.now) + Math.floor(short / 2) * MINUTE);
  const planner = await openPlanner(page, `${routeOf(recipe)}?eat=${eat}`, AUTUMN.now);
  await expect(planner).toContainText('Too late for that start.');
  await expect(
    planner.getByRole('button', { name: /^Eat (today|tomorrow|\w+day \d)/ }).first(),
  ).toBeVisible();
});

test('closing the planner gives the focus back', async ({ page }) => {
  const { recipe } = needed(any, 'recipe with times');
  const planner = await openPlanner(page, routeOf(recipe), AUTUMN.now);
  await page.keyboard.press('Escape');
  await expect(planner).toBeHidden();
  await expect(page.getByRole('button', { name: 'Plan a time' })).toBeFocused();
});
