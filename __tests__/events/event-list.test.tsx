import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  announced,
  builtOn,
  goBackToday,
  islands,
  placeWith,
  town,
  visitOn,
  yearly,
} from '@/__tests__/events/food-events';
import { CalendarLink } from '@/components/events/calendar-link.client';
import { EventList } from '@/components/events/event-list';
import { EventTeasers } from '@/components/events/event-teasers';
import { SeasonCalendar } from '@/components/events/season-calendar';
import { toast } from '@/components/ui/toast';
import { SEASONS } from '@/lib/content/schema/event';
import { saveFile } from '@/lib/ui/save-file';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/ui/save-file', () => ({ saveFile: jest.fn() }));

afterEach(() => {
  goBackToday();
  jest.clearAllMocks();
});

describe('the list of events', () => {
  const row = (name: string) => screen.getByRole('article', { name: new RegExp(name) });
  const inRow = (name: string) => within(row(name));
  const all = () => screen.queryByRole('link', { name: /in one calendar$/ });
  const listOf = (...events: Parameters<typeof placeWith>) => (
    <EventList place={placeWith(...events)} action="About this event" />
  );

  it('shows a different picture for each event, and loads only the first eagerly', () => {
    render(<EventList place={town} action="About this event" />);
    const pictures = town.events.map(({ name, picture }) =>
      inRow(name).getByRole('img', { name: picture.alt }),
    );
    expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(3);
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  });

  it('shows the usual time and last dates of a past event', () => {
    visitOn('2026-06-01T12:00:00Z');
    render(listOf(yearly, announced));
    const huts = inRow('Winter Huts');
    for (const text of [
      'Usually mid-November to early January',
      'Last time: 13 November to 4 January',
      'Took place in 2025; next dates not announced yet',
    ])
      expect(huts.getByText(text)).toBeVisible();
    expect(row('Winter Huts')).not.toHaveTextContent('Usually on about now');
  });

  it('shows that a past event may be on about now, and the next dates of one on fixed days', () => {
    visitOn('2026-11-21T12:00:00Z');
    render(listOf(yearly, announced));
    expect(inRow('Winter Huts').getByText('Usually on around now; check with the organizer')).toBeVisible();
    expect(inRow('Lantern Night').getByText('1 to 15 July, every year')).toBeVisible();
    expect(inRow('Lantern Night').getAllByText('Next: 1 to 15 July 2027')[0]).toBeVisible();
    expect(row('Lantern Night')).not.toHaveTextContent(/Took place|Usually/);
  });

  it('hydrates the page of an earlier day without a mismatch', () => {
    visitOn('2026-07-10T12:00:00Z');
    builtOn('2025-12-01T00:00:00Z');
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(listOf(yearly, announced));
    expect(row('Lantern Night')).toHaveTextContent('Next: 1 to 15 July 2026');
    expect(row('Winter Huts')).toHaveTextContent('On now');
    render(listOf(yearly, announced), { container, hydrate: true });
    expect(row('Lantern Night')).toHaveTextContent('On now');
    expect(row('Winter Huts')).toHaveTextContent('Took place in 2025');
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('names the years of the dates and the number of events in the calendar', () => {
    visitOn('2025-06-01T12:00:00Z');
    const next = { ...announced, id: 'huts-26', starts: '2026-11-12', ends: '2027-01-03' };
    const { rerender } = render(listOf(announced, next));
    expect(
      screen.getByText(/^These are the dates the organizers announced for 2025 and 2026\./),
    ).toBeVisible();
    expect(all()).toHaveTextContent('All two in one calendar');
    rerender(listOf(yearly, announced, next));
    expect(screen.getByText(/^Where dates change .* announced for 2025 and 2026\./)).toBeVisible();
    expect(all()).toHaveTextContent('All three in one calendar');
  });
});

describe('the teasers of events', () => {
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  it('shows when each event is and links to its row', () => {
    visitOn('2026-06-01T12:00:00Z');
    render(<EventTeasers events={[yearly, announced]} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('1 to 15 July, every yearNext: 1 to 15 July 2026');
    expect(second).toHaveTextContent('Usually mid-November to early January');
    expect(second).toHaveTextContent('Took place in 2025; next dates not announced yet');
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /Lantern Night/ });
    expect(href).toMatch(/\/travel\/port-alder\/events\/#lantern-night$/);
  });

  it('marks the language of a local name', async () => {
    await act(async () => void render(<EventTeasers events={islands.events} />));
    expect(screen.getByText('船太鼓')).toHaveAttribute('lang', 'ja');
  });

  it('shows the next event on the day of the visit, whatever the build chose', async () => {
    visitOn('2026-11-01T12:00:00Z');
    builtOn('2026-06-01T00:00:00Z');
    const teasers = <EventTeasers events={[yearly, announced]} next={1} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(teasers);
    expect(links()).toEqual(['Lantern Night']);
    await act(async () => void render(teasers, { container, hydrate: true }));
    await waitFor(() => expect(links()).toEqual(['Winter Huts']));
  });
});

describe('the calendar of seasons', () => {
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
});

it.each([
  ['that is gone', { ok: false, text: async () => 'Not found' }],
  ['that a sign-in network answers', { ok: true, text: async () => '<h1>Please sign in</h1>' }],
])('the link to a calendar file reports a file %s, and saves nothing', async (_what, response) => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(globalThis, { fetch: async () => response });
  render(
    <CalendarLink className="" href="/travel/harbour/events/tea.ics" file="tea.ics">
      Add to calendar
    </CalendarLink>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Add to calendar' }));
  expect(saveFile).not.toHaveBeenCalled();
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'The calendar file didn’t load' }));
});
