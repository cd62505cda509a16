import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { announced, goBackToday, placeWith, town, visitOn, yearly } from '@/__tests__/events/food-events';
import { SeasonCalendar } from '@/components/events/season-calendar';
import { SEASONS } from '@/lib/content/schema/event';

afterEach(goBackToday);

const months = SEASONS.flatMap((season, quarter) =>
  [0, 1, 2].map((more) => {
    const month = ((quarter * 3 + more + 11) % 12) + 1;
    return { month, season, inSeason: `Roots of month ${month}`, text: `Soup of month ${month}.` };
  }),
);
const calendar = (place = town) => <SeasonCalendar place={place} text="The year." months={months} />;

it('shows four seasons of three months', () => {
  render(calendar());
  for (const name of ['Winter', 'Spring', 'Summer', 'Fall']) {
    const season = within(screen.getByRole('region', { name }));
    expect(season.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  }
  expect(screen.getAllByText('In season')).toHaveLength(12);
});

it('lists an event in every month it touches', () => {
  render(calendar(placeWith(yearly, announced)));
  const on = (month: string) => screen.queryByRole('list', { name: `On in ${month}` })?.textContent ?? null;
  expect(['January', 'April', 'July', 'December'].map(on)).toEqual([
    'Winter Huts',
    null,
    'Lantern Night',
    'Winter Huts',
  ]);
});

it('marks the month of the visit in the time zone of the place', () => {
  visitOn('2026-06-30T23:30:00Z');
  act(() => void render(calendar()));
  expect(screen.getByRole('heading', { name: /July/ })).toHaveTextContent('This month');
  expect(screen.getAllByText('This month')).toHaveLength(1);
  expect(renderToString(calendar())).not.toContain('This month');
});
