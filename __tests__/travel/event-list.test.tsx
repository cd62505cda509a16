import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { EventList } from '@/components/travel/events/event-list';
import { dayIn } from '@/lib/hooks/travel/use-place-day';
import { leadWords, statusWords } from '@/lib/travel/events/status';
import { announced, builtOn, goBackToday, islands, kept, placeWith, town, visitOn } from './food-events';

afterEach(goBackToday);

const PLACES = [
  ['a town', town, 'About this event'],
  ['a country', islands, 'Tell me more'],
] as const;

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
      expect(within(row).getAllByText(statusWords(one, today), { exact: true })[0]).toBeVisible();
      expect(
        within(row)
          .getByText(/^Source:/)
          .closest('p'),
      ).toHaveTextContent(one.source.name);
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
    expect(huts.getByText('Last time: 13 November to 4 January')).toBeVisible();
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
    expect(inRow('Lantern Night').getAllByText('Next: 1 to 15 July 2027')[0]).toBeVisible();
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
    builtOn('2025-12-01T00:00:00Z');
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
    builtOn('2025-12-01T00:00:00Z');
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
