import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  announced,
  builtOn,
  goBackToday,
  placeWith,
  town,
  visitOn,
  yearly,
} from '@/__tests__/events/food-events';
import { EventList } from '@/components/events/event-list';

afterEach(goBackToday);

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

it('links the calendar file of an event, and shows its dishes and map in a dialog', async () => {
  visitOn('2025-06-01T12:00:00Z');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(listOf(yearly));
  const [file] = inRow('Lantern Night').getAllByRole('link', { name: /^Add to calendar.*Lantern Night/ });
  expect(file).toHaveAttribute('download');
  expect(file).toHaveAttribute('type', 'text/calendar');
  await user.click(screen.getByRole('button', { name: 'About this event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lantern Night' }));
  expect(dialog.getByText('Corn')).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Find on a map/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/),
  );
  // The details are not repeated in the row.
  expect(screen.getAllByText('Lanterns on boats.')).toHaveLength(1);
});

it('shows the usual time, last dates and organiser of a past event', async () => {
  visitOn('2026-06-01T12:00:00Z');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(listOf(yearly, announced));
  const huts = inRow('Winter Huts');
  for (const text of [
    'Usually mid-November to early January',
    'Last time: 13 November to 4 January',
    'Took place in 2025; next dates not announced yet',
  ])
    expect(huts.getByText(text)).toBeVisible();
  expect(row('Winter Huts')).not.toHaveTextContent('Usually on about now');
  await user.click(huts.getByRole('button', { name: 'About this event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Winter Huts' }));
  expect(dialog.getByRole('link', { name: /^Check the dates/ })).toBeVisible();
  expect(dialog.queryByRole('link', { name: /calendar/ })).not.toBeInTheDocument();
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
  expect(screen.getByText(/^These are the dates the organizers announced for 2025 and 2026\./)).toBeVisible();
  expect(all()).toHaveTextContent('All two in one calendar');
  rerender(listOf(yearly, announced, next));
  expect(screen.getByText(/^Where dates change .* announced for 2025 and 2026\./)).toBeVisible();
  expect(all()).toHaveTextContent('All three in one calendar');
});

it('says how many of the events are in the calendar when some are over', () => {
  visitOn('2026-06-01T12:00:00Z');
  const next = { ...announced, id: 'huts-26', starts: '2026-11-12', ends: '2027-01-03' };
  render(listOf(yearly, announced, next));
  expect(all()).toHaveTextContent('2 of 3 in one calendar');
});
