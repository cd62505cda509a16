import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarLink } from '@/components/events/calendar-link.client';
import { toast } from '@/components/ui/toast';
import { saveFile } from '@/lib/ui/save-file';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/ui/save-file', () => ({ saveFile: jest.fn() }));

const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom has none.
  AbortSignal.timeout ??= () => new AbortController().signal;
});

async function pressLink(response: () => Promise<Partial<Response>>) {
  const load = jest.fn(response);
  Object.assign(globalThis, { fetch: load });
  render(
    <CalendarLink className="" href="/travel/harbour/events/tea.ics" file="tea.ics">
      Add to calendar
    </CalendarLink>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Add to calendar' }));
  return load;
}

it('downloads the file by a request that the service worker can answer', async () => {
  const load = await pressLink(async () => ({ ok: true, text: async () => CALENDAR }));
  expect(load.mock.calls[0]).toEqual(['http://localhost/travel/harbour/events/tea.ics', expect.anything()]);
  expect(saveFile).toHaveBeenCalledWith('tea.ics', CALENDAR, 'text/calendar;charset=utf-8');
  expect(toast).not.toHaveBeenCalled();
});

it.each([
  ['offline without a copy', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that is gone', async () => ({ ok: false, text: async () => 'Not found' })],
  ['that a sign-in network answers', async () => ({ ok: true, text: async () => '<h1>Please sign in</h1>' })],
])('reports a file %s', async (_what, response) => {
  await pressLink(response);
  expect(saveFile).not.toHaveBeenCalled();
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'The calendar file didn’t load' }));
});
