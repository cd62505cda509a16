import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SeasonCalendar } from '@/components/travel/events/season-calendar';
import { SEASONS } from '@/lib/content/schema/event';
import { announced, goBackToday, kept, placeWith, town, visitOn } from './food-events';

afterEach(goBackToday);

describe('The seasonal calendar', () => {
  const months = SEASONS.flatMap((season, quarter) =>
    [0, 1, 2].map((more) => {
      const month = ((quarter * 3 + more + 11) % 12) + 1;
      return { month, season, inSeason: `Roots of month ${month}`, text: `Soup of month ${month}.` };
    }),
  );
  const calendar = <SeasonCalendar place={town} text="The year." months={months} />;

  it('has four seasons of three months, each with what is in season', () => {
    render(calendar);
    const seasons = ['Winter', 'Spring', 'Summer', 'Autumn'].map((name) =>
      screen.getByRole('region', { name }),
    );
    for (const season of seasons)
      expect(within(season).getAllByRole('heading', { level: 4 })).toHaveLength(3);
    expect(screen.getAllByText('In season')).toHaveLength(12);
  });

  it('lists what is on in every month it touches', () => {
    render(<SeasonCalendar place={placeWith(kept, announced)} text="The year." months={months} />);
    const on = (month: string) =>
      within(screen.getByRole('list', { name: `On in ${month}` }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(on('January')).toEqual(['Winter Huts']);
    expect(on('July')).toEqual(['Lantern Night']);
    expect(on('December')).toEqual(['Winter Huts']);
    expect(screen.queryByRole('list', { name: 'On in April' })).not.toBeInTheDocument();
  });

  it('marks the month of the visit in words, in the time of the place', () => {
    visitOn('2026-06-30T23:30:00Z');
    act(() => void render(calendar));
    expect(screen.getByRole('heading', { name: /July/ })).toHaveTextContent('This month');
    expect(screen.getAllByText('This month')).toHaveLength(1);
    expect(renderToString(calendar)).not.toContain('This month');
  });
});
