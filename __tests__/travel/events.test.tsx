import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { EventList } from '@/components/travel/events/event-list';
import { EventTeasers } from '@/components/travel/events/event-teasers';
import { SeasonCalendar } from '@/components/travel/events/season-calendar';
import { event, type FoodEvent, SEASONS } from '@/lib/content/schema/event';
import { dateWords, daysWords, monthsOf, monthWords } from '@/lib/travel/events/dates';
import { dayIn } from '@/lib/travel/events/day';
import { eventPlace } from '@/lib/travel/events/places';
import {
  daysOn,
  eventStatus,
  isAboutNow,
  leadWords,
  nextEvents,
  statusWords,
} from '@/lib/travel/events/status';
import { guideOf } from '@/lib/travel/guides/all';

const placeOf = (guide: string) => {
  const place = eventPlace(guideOf(guide));
  if (!place) throw new Error(`${guide} has no events`);
  return place;
};
const town = placeOf('port-alder');
const islands = placeOf('islands');

const PLACES = [
  ['a town', town, 'About this event'],
  ['a country', islands, 'Tell me more'],
] as const;

/** A festival on days that custom keeps, and one whose dates of 2025 were announced. */
const kept: FoodEvent = {
  status: 'published',
  guide: 'port-alder',
  id: 'lantern-night',
  name: 'Lantern Night',
  starts: '2025-07-01',
  ends: '2025-07-15',
  sameDays: true,
  location: 'The river',
  address: { locality: 'Port Alder', region: 'Alder', country: 'IE' },
  description: 'Lanterns.',
  details: ['Lanterns on boats.'],
  eat: ['Corn'],
  season: 'summer',
  source: { name: 'The boatmen', href: 'https://example.org/lanterns' },
  picture: { name: 'event-lanterns', alt: 'Lanterns at dusk' },
};
const { sameDays: _, ...days } = kept;
const announced: FoodEvent = {
  ...days,
  id: 'winter-huts',
  name: 'Winter Huts',
  starts: '2025-11-13',
  ends: '2026-01-04',
  usually: 'mid-November to early January',
};

/** A place with these events and no others. */
const placeWith = (...events: FoodEvent[]) => ({ ...town, events });

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

  it('leave the year out where they hold every year', () => {
    expect(daysWords('2025-07-24', '2025-07-25')).toBe('24 and 25 July');
    expect(daysWords('2025-11-13', '2026-01-04')).toBe('13 November to 4 January');
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
    expect(dayIn('Asia/Seoul', instant)).toBe('2025-07-16');
    expect(dayIn('America/New_York', instant)).toBe('2025-07-15');
  });

  it.each([
    ['2025-03-01', 'upcoming', 'Next: 1 to 15 July 2025'],
    ['2026-07-01', 'now', 'On now'],
    ['2031-07-15', 'now', 'On now'],
    ['2026-07-16', 'upcoming', 'Next: 1 to 15 July 2027'],
    ['2026-11-21', 'upcoming', 'Next: 1 to 15 July 2027'],
  ])('on %s, where custom keeps the days, it is %s', (today, status, words) => {
    expect(eventStatus(kept, today)).toBe(status);
    expect(statusWords(kept, today)).toBe(words);
    expect(leadWords(kept, today)).toBe('1 to 15 July, every year');
  });

  it('counts on over the turn of the year', () => {
    const turn = { starts: '2025-12-28', ends: '2026-01-03', sameDays: true as const };
    expect(daysOn(turn, '2028-01-02')).toEqual({ starts: '2027-12-28', ends: '2028-01-03' });
    expect(daysOn(turn, '2028-01-04')).toEqual({ starts: '2028-12-28', ends: '2029-01-03' });
    expect(daysOn(turn, '2024-01-02')).toEqual({ starts: '2025-12-28', ends: '2026-01-03' });
  });

  it('leads with the dates while they are to come, and with what is usual once they are over', () => {
    expect(leadWords(announced, '2025-09-01')).toBe('13 Nov 2025 to 4 Jan 2026');
    expect(leadWords(announced, '2026-01-05')).toBe('Usually mid-November to early January');
  });

  it.each([
    ['2025-12-01', false],
    ['2026-06-01', false],
    ['2026-11-12', false],
    ['2026-11-13', true],
    ['2027-01-04', true],
    ['2027-01-05', false],
  ])('on %s, a past event may be on about now: %s', (today, about) => {
    expect(isAboutNow(announced, today)).toBe(about);
    expect(isAboutNow(kept, today)).toBe(false);
  });

  it('finds those that come next in the round of the year, those that run first', () => {
    const list = [
      { id: 'snow', starts: '2025-02-04', ends: '2025-02-11' },
      { id: 'month', starts: '2025-07-01', ends: '2025-07-31', sameDays: true as const },
      { id: 'boats', starts: '2025-07-24', ends: '2025-07-25', sameDays: true as const },
      { id: 'dance', starts: '2025-08-11', ends: '2025-08-15' },
      { id: 'floats', starts: '2025-10-09', ends: '2025-10-10', sameDays: true as const },
    ];
    const names = (today: string) => nextEvents(list, today, 3).map(({ id }) => id);
    expect(names('2026-11-21')).toEqual(['snow', 'month', 'boats']);
    expect(names('2026-07-24')).toEqual(['month', 'boats', 'dance']);
    expect(names('2026-08-15')).toEqual(['dance', 'floats', 'snow']);
    expect(names('2026-10-11')).toEqual(['snow', 'month', 'boats']);
  });

  it('keeps the order of events that begin on the same day', () => {
    const twins = ['a', 'b', 'c'].map((id) => ({ id, starts: '2025-07-01', ends: '2025-07-02' }));
    expect(nextEvents(twins, '2026-11-21', 3).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('What an event is written down as', () => {
  const { id: _id, ...written } = announced;
  const problem = (changes: object) => event.safeParse({ ...written, ...changes }).error?.issues[0]?.path;

  it('needs to say when it usually falls, unless custom keeps the days', () => {
    expect(problem({ usually: undefined })).toEqual(['usually']);
    expect(problem({ usually: undefined, sameDays: true })).toBeUndefined();
  });

  it('needs a picture', () => {
    expect(problem({ picture: undefined })).toEqual(['picture']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org/'])(
    'has no source at %s',
    (href) => {
      expect(problem({ source: { name: 'The boatmen', href } })).toEqual(['source', 'href']);
    },
  );
});

describe.each(PLACES)('The events of %s', (_, place, action) => {
  const count = place.events.length;
  const [earliest = ''] = place.events.map(({ starts }) => starts).sort();
  /** Before any of them. */
  const visitBefore = () => visitOn(`${earliest}T00:00:00Z`);

  it('each show a picture of their own, of which the first alone is fetched at once', () => {
    render(<EventList place={place} action={action} />);
    const shown = place.events.map(({ name, picture }) => {
      const row = screen.getByRole('article', { name: new RegExp(name) });
      return within(row).getByRole('img', { name: picture.alt });
    });
    expect(new Set(shown.map((image) => image.getAttribute('src'))).size).toBe(count);
    expect(shown.map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      ...Array(count - 1).fill('lazy'),
    ]);
  });

  it('stand on the page with when and where, a button and who announces the dates', () => {
    visitBefore();
    render(<EventList place={place} action={action} />);
    expect(screen.getAllByRole('button', { name: action })).toHaveLength(count);
    const today = dayIn(place.zone);
    for (const one of place.events) {
      const row = screen.getByRole('article', { name: new RegExp(one.name) });
      expect(within(row).getAllByText(one.location).length).toBeGreaterThan(0);
      expect(within(row).getByText(leadWords(one, today))).toBeVisible();
      expect(within(row).getByText(statusWords(one, today), { exact: true })).toBeVisible();
      expect(within(row).getByText(/^Source:/)).toHaveTextContent(one.source.name);
      expect(
        within(row).getAllByRole('link', { name: new RegExp(`^${one.source.name}`) })[0],
      ).toHaveAttribute('href', one.source.href);
    }
    expect(screen.getByRole('link', { name: /in one calendar$/ })).toHaveAttribute(
      'href',
      `${place.path}/${place.file}`,
    );
  });

  it('each have a calendar file and a source that opens in a new tab', () => {
    visitBefore();
    render(<EventList place={place} action={action} />);
    for (const one of place.events) {
      const row = screen.getByRole('article', { name: new RegExp(one.name) });
      const files = within(row).getAllByRole('link', { name: new RegExp(`^Add to calendar.*${one.name}`) });
      for (const link of files) {
        expect(link).toHaveAttribute('href', `${place.path}/${one.id}.ics`);
        expect(link).toHaveAttribute('download');
        expect(link).toHaveAttribute('type', 'text/calendar');
      }
      for (const link of within(row).getAllByRole('link', { name: /opens in a new tab/ })) {
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
    }
  });

  it('can all be read without script', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<EventList place={place} action={action} />);
    const folds = within(html).getAllByText(action);
    expect(folds.map(({ tagName }) => tagName)).toEqual(Array(count).fill('SUMMARY'));
    for (const { details, eat, source } of place.events) {
      for (const text of [...details, ...eat]) expect(html).toHaveTextContent(text);
      expect(html.querySelector(`a[href="${source.href}"]`)).not.toBeNull();
    }
  });

  it('open a dialog with what to eat, the source, the map and the file, and give the focus back', async () => {
    visitBefore();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
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
  const row = (name: string) => screen.getByRole('article', { name: new RegExp(name) });
  const inRow = (name: string) => within(row(name));
  const list = <EventList place={placeWith(kept, announced)} action="About this event" />;

  it('is when it usually falls, once its dates are over, and that the next are not announced yet', () => {
    visitOn('2026-06-01T12:00:00Z');
    render(list);
    const huts = inRow('Winter Huts');
    expect(huts.getByText('Usually mid-November to early January')).toBeVisible();
    expect(huts.getByText('In 2025: 13 November to 4 January.', { exact: true })).toBeVisible();
    expect(huts.getByText('Took place in 2025, next dates to be announced')).toBeVisible();
    expect(row('Winter Huts')).not.toHaveTextContent('Usually on about now');
  });

  it('is that it may be on, where today falls within its days of last year', () => {
    visitOn('2026-11-21T12:00:00Z');
    render(list);
    expect(inRow('Winter Huts').getByText('Usually on about now; check with the organiser')).toBeVisible();
    expect(inRow('Winter Huts').getByText('Took place in 2025, next dates to be announced')).toBeVisible();
  });

  it('is which days custom keeps, and when they are next', () => {
    visitOn('2026-11-21T12:00:00Z');
    render(list);
    expect(inRow('Lantern Night').getByText('1 to 15 July, every year')).toBeVisible();
    expect(inRow('Lantern Night').getByText('Next: 1 to 15 July 2027')).toBeVisible();
    expect(row('Lantern Night')).not.toHaveTextContent(/Took place|Usually/);
  });

  it('leads to the organiser once it is over, and to the calendar while it is to come', async () => {
    visitOn('2026-11-21T12:00:00Z');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(list);
    const beside = (name: string) =>
      inRow(name).getByRole('button', { name: 'About this event' }).nextElementSibling;
    expect(beside('Winter Huts')).toHaveAccessibleName(/^Check the dates of Winter Huts.*new tab$/);
    expect(beside('Winter Huts')).toHaveAttribute('href', announced.source.href);
    expect(beside('Lantern Night')).toHaveAccessibleName(/^Add to calendar.*Lantern Night$/);
    await user.click(inRow('Winter Huts').getByRole('button', { name: 'About this event' }));
    const dialog = await screen.findByRole('dialog', { name: 'Winter Huts' });
    expect(within(dialog).getByRole('link', { name: /^Check the dates/ })).toBeVisible();
    expect(within(dialog).queryByRole('link', { name: /calendar/ })).not.toBeInTheDocument();
  });

  it('offers one calendar for all of them as long as any is to come', () => {
    process.env.SOURCE_DATE_EPOCH = String(Date.parse('2025-12-01T00:00:00Z') / 1000);
    const over = <EventList place={placeWith(announced)} action="About this event" />;
    const all = () => screen.queryByRole('link', { name: /in one calendar$/ });
    const container = document.body.appendChild(document.createElement('div'));
    visitOn('2026-01-04T12:00:00Z');
    const { rerender } = render(over);
    expect(all()).toBeVisible();
    // The page as it was built still offers it.
    visitOn('2026-01-06T12:00:00Z');
    container.innerHTML = renderToString(over);
    expect(container).toHaveTextContent(/in one calendar/);
    container.remove();
    rerender(<EventList key="later" place={placeWith(announced)} action="About this event" />);
    expect(all()).not.toBeInTheDocument();
    rerender(list);
    expect(all()).toBeVisible();
  });

  it('is worked out anew on the day of the visit, without contradicting the page as it was built', () => {
    visitOn('2026-07-10T12:00:00Z');
    process.env.SOURCE_DATE_EPOCH = String(Date.parse('2025-12-01T00:00:00Z') / 1000);
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(list);
    expect(row('Lantern Night')).toHaveTextContent('Next: 1 to 15 July 2026');
    expect(row('Winter Huts')).toHaveTextContent('On now');
    render(list, { container, hydrate: true });
    expect(row('Lantern Night')).toHaveTextContent('On now');
    expect(row('Winter Huts')).toHaveTextContent('Took place in 2025');
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('of the dates names their years, and how many events the one calendar holds', () => {
    visitOn('2025-06-01T12:00:00Z');
    const next = { ...announced, id: 'huts-26', starts: '2026-11-12', ends: '2027-01-03' };
    const { rerender } = render(<EventList place={placeWith(announced, next)} action="About this event" />);
    expect(
      screen.getByText(/^The dates are those the organisers announced for 2025 and 2026\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'All two in one calendar' })).toBeVisible();
    rerender(<EventList place={placeWith(kept, announced, next)} action="About this event" />);
    expect(screen.getByText(/^Where the days change .* announced for 2025 and 2026\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All three in one calendar' })).toBeVisible();
  });
});

describe('Events in short', () => {
  it('say when each is and lead to its row', () => {
    visitOn('2026-06-01T12:00:00Z');
    render(<EventTeasers events={[kept, announced]} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('1 to 15 July, every yearNext: 1 to 15 July 2026');
    expect(second).toHaveTextContent('Usually mid-November to early January');
    expect(second).toHaveTextContent('Took place in 2025, next dates to be announced');
    expect(screen.getByRole('link', { name: /Lantern Night/ }).getAttribute('href')).toMatch(
      /^\/travel\/port-alder\/events\/#lantern-night$/,
    );
  });

  it('name a festival in its own script too', async () => {
    const native = islands.events.find((one) => one.native)?.native;
    await act(async () => void render(<EventTeasers events={islands.events} />));
    expect(screen.getByText(native?.text ?? 'missing')).toHaveAttribute('lang', 'ja');
  });

  it('can be those alone that come next on the day of the visit, whatever the build chose', async () => {
    visitOn('2026-11-01T12:00:00Z');
    process.env.SOURCE_DATE_EPOCH = String(Date.parse('2026-06-01T00:00:00Z') / 1000);
    const teasers = <EventTeasers events={[kept, announced]} next={1} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(teasers);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lantern Night']);
    await act(async () => void render(teasers, { container, hydrate: true }));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Winter Huts']);
  });
});

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
