import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { EventList } from '@/components/travel/events/event-list';
import { EventTeasers } from '@/components/travel/events/event-teasers';
import { SeasonCalendar } from '@/components/travel/events/season-calendar';
import { torontoCalendar } from '@/data/events/toronto-calendar';
import { event } from '@/data/schema/event';
import { dateWords, monthsOf, monthWords } from '@/lib/travel/events/dates';
import { japanEventPlace, torontoEventPlace } from '@/lib/travel/events/places';
import { dayIn, eventStatus, nextEvents, statusWords } from '@/lib/travel/events/status';

const PLACES = [
  ['Toronto', torontoEventPlace, 'Event Details'],
  ['Japan', japanEventPlace, 'Learn More'],
] as const;

/** Sets the day of the visit; the build follows with it. */
function visitOn(instant: string) {
  jest.useFakeTimers({ now: new Date(instant), advanceTimers: true });
}

afterEach(() => {
  jest.useRealTimers();
  delete process.env.SOURCE_DATE_EPOCH;
});

describe('Dates in words', () => {
  it.each([
    ['2025-10-09', '2025-10-09', '9 October 2025'],
    ['2025-07-05', '2025-07-06', '5 and 6 July 2025'],
    ['2025-07-04', '2025-07-20', '4 to 20 July 2025'],
    ['2025-01-31', '2025-02-13', '31 January to 13 February 2025'],
    ['2025-06-30', '2025-07-01', '30 June and 1 July 2025'],
    ['2025-11-13', '2026-01-04', '13 Nov 2025 to 4 Jan 2026'],
  ])('%s to %s is “%s”', (starts, ends, words) => {
    expect(dateWords(starts, ends)).toBe(words);
  });

  it('name one month or two', () => {
    expect(monthWords('2025-07-01', '2025-07-31')).toBe('July');
    expect(monthWords('2025-11-13', '2026-01-04')).toBe('Nov–Jan');
    expect(monthsOf('2025-11-13', '2026-01-04')).toEqual([11, 12, 1]);
    expect(monthsOf('2025-07-05', '2025-07-06')).toEqual([7]);
  });
});

describe('Where an event stands', () => {
  const fair = { starts: '2025-08-15', ends: '2025-09-01' };

  it.each([
    ['2025-08-14', 'upcoming', 'Coming up'],
    ['2025-08-15', 'now', 'On now'],
    ['2025-09-01', 'now', 'On now'],
    ['2025-09-02', 'past', 'Took place in 2025, next dates to be announced'],
    ['2026-08-20', 'past', 'Took place in 2025, next dates to be announced'],
  ])('on %s it is %s', (today, status, words) => {
    expect(eventStatus(fair, today)).toBe(status);
    expect(statusWords(fair, today)).toBe(words);
  });

  it('goes by the day of the place, not of the visitor', () => {
    const instant = Date.parse('2025-07-15T20:00:00Z');
    expect(dayIn('Asia/Tokyo', instant)).toBe('2025-07-16');
    expect(dayIn('America/Toronto', instant)).toBe('2025-07-15');
  });

  it('finds those that come next in the round of the year', () => {
    const names = (today: string) => nextEvents(japanEventPlace.events, today, 3).map(({ id }) => id);
    expect(names('2026-11-21')).toEqual(['sapporo-snow-festival', 'hakata-gion-yamakasa', 'gion-matsuri']);
    expect(names('2026-07-24')).toEqual(['tenjin-matsuri', 'awa-odori', 'takayama-autumn-festival']);
    expect(names('2025-07-20')).toEqual(['gion-matsuri', 'tenjin-matsuri', 'awa-odori']);
  });
});

describe.each(PLACES)('The events of %s', (_, place, action) => {
  it('are six of 2025 with names of their own, in the order of their dates', () => {
    expect(event.array().length(6).safeParse(place.events).error?.issues ?? []).toEqual([]);
    expect(new Set(place.events.map(({ id }) => id)).size).toBe(6);
    expect(place.events.every(({ starts, ends }) => starts.startsWith('2025') && ends >= starts)).toBe(true);
    expect(place.events.map(({ starts }) => starts)).toEqual(place.events.map(({ starts }) => starts).sort());
  });

  it('stand on the page with dates, place, a button and a calendar file', () => {
    render(<EventList place={place} action={action} withSource />);
    expect(screen.getAllByRole('button', { name: action })).toHaveLength(6);
    for (const one of place.events) {
      const row = screen.getByRole('article', { name: new RegExp(one.name) });
      expect(within(row).getAllByText(one.location).length).toBeGreaterThan(0);
      expect(within(row).getByText(dateWords(one.starts, one.ends))).toBeVisible();
      for (const link of within(row).getAllByRole('link', {
        name: new RegExp(`^Add to calendar.*${one.name}`),
      })) {
        expect(link).toHaveAttribute('href', `${place.path}/${one.id}.ics`);
        expect(link).toHaveAttribute('download');
        expect(link).toHaveAttribute('type', 'text/calendar');
      }
      expect(
        within(row).getAllByRole('link', { name: new RegExp(`^${one.source.name}`) })[0],
      ).toHaveAttribute('href', one.source.href);
    }
    expect(screen.getByRole('link', { name: 'All six in one calendar' })).toHaveAttribute(
      'href',
      `${place.path}/${place.file}`,
    );
  });

  it('can all be read without script', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<EventList place={place} action={action} />);
    const folds = within(html).getAllByText(action);
    expect(folds.map(({ tagName }) => tagName)).toEqual(Array(6).fill('SUMMARY'));
    for (const { details, eat, source } of place.events) {
      for (const text of [...details, ...eat]) expect(html).toHaveTextContent(text);
      expect(html.querySelector(`a[href="${source.href}"]`)).not.toBeNull();
    }
  });

  it('open a dialog with what to eat, the source, the map and the file, and give the focus back', async () => {
    const user = userEvent.setup();
    render(<EventList place={place} action={action} />);
    const [button] = screen.getAllByRole('button', { name: action });
    const [first] = place.events;
    if (!button || !first) throw new Error('There is no event.');
    button.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: first.name });
    for (const line of first.eat) expect(within(dialog).getByText(line)).toBeVisible();
    const map = within(dialog).getByRole('link', { name: /^Find on a map/ });
    expect(map.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
    expect(within(dialog).getByRole('link', { name: /^Add to calendar/ })).toBeVisible();
    // The same text stands in one place at a time.
    expect(screen.getAllByText(first.details[0] ?? '', { exact: true })).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});

describe('What is said of an event', () => {
  const says = (name: string) => screen.getByRole('article', { name: new RegExp(name) }).textContent;

  it('is that it took place, once its year is over, and when it usually falls', () => {
    visitOn('2026-11-21T12:00:00Z');
    render(<EventList place={torontoEventPlace} action="Event Details" />);
    expect(says('Summerlicious')).toContain('Took place in 2025, next dates to be announced');
    expect(says('Summerlicious')).toContain('Usually seventeen days in July');
  });

  it('is worked out anew on the day of the visit, without contradicting the page as it was built', () => {
    visitOn('2025-08-20T12:00:00Z');
    process.env.SOURCE_DATE_EPOCH = String(Date.parse('2025-06-01T00:00:00Z') / 1000);
    const list = <EventList place={torontoEventPlace} action="Event Details" />;
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(list);
    expect(says('Canadian National Exhibition')).toContain('Coming up');
    render(list, { container, hydrate: true });
    expect(says('Canadian National Exhibition')).toContain('On now');
    expect(says('Winterlicious')).toContain('Took place in 2025');
    expect(says('Winter Village')).toContain('Coming up');
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('stands beside every event in short, which leads to its row', () => {
    visitOn('2026-11-21T12:00:00Z');
    render(<EventTeasers events={japanEventPlace.events.slice(0, 3)} />);
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[2]).toHaveTextContent('1 to 31 July 2025Took place in 2025, next dates to be announced');
    const link = screen.getByRole('link', { name: /Gion Matsuri/ });
    expect(link.getAttribute('href')).toMatch(/^\/travel\/japan\/events\/?#gion-matsuri$/);
    expect(screen.getByText('祇園祭')).toHaveAttribute('lang', 'ja');
  });
});

describe('The seasonal calendar', () => {
  const calendar = <SeasonCalendar place={torontoEventPlace} months={torontoCalendar} />;

  it('has four seasons of three months, each with what is in season', () => {
    render(calendar);
    const seasons = ['Winter', 'Spring', 'Summer', 'Autumn'].map((name) =>
      screen.getByRole('region', { name }),
    );
    for (const season of seasons)
      expect(within(season).getAllByRole('heading', { level: 4 })).toHaveLength(3);
    expect(new Set(torontoCalendar.map(({ month }) => month)).size).toBe(12);
    expect(screen.getAllByText('In season')).toHaveLength(12);
  });

  it('lists what is on in every month it touches', () => {
    render(calendar);
    const on = (month: string) =>
      within(screen.getByRole('list', { name: `On in ${month}` }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(on('January')).toEqual(['Winterlicious', 'The Distillery Winter Village']);
    expect(on('September')).toEqual(['Canadian National Exhibition']);
    expect(screen.queryByRole('list', { name: 'On in April' })).not.toBeInTheDocument();
  });

  it('marks the month of the visit in words, in Toronto’s time', () => {
    visitOn('2026-12-01T03:00:00Z');
    act(() => void render(calendar));
    expect(screen.getByRole('heading', { name: /November/ })).toHaveTextContent('This month');
    expect(screen.getAllByText('This month')).toHaveLength(1);
    expect(renderToString(calendar)).not.toContain('This month');
  });
});
