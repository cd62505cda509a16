import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hasPlanInAddress } from '@/components/plan/plan-button.client';
import { PlanDialog } from '@/components/plan/plan-dialog.client';
import type { WrittenStep } from '@/lib/plan/plan';
import { kitchenParameter } from '@/lib/recipe/servings';
import { useAddress } from '@/lib/ui/use-address';
import { curd, noodles } from './plan-recipes';

// Not in jsdom.
Object.assign(globalThis, { TextEncoder });

// In the time zone of the machine; none changes its clocks that weekend.
const NOON = new Date(2026, 10, 20, 12, 0);
const SUNDAY = '?eat=2026-11-22T19:00';
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const KITCHEN = kitchenParameter(4);

function Page({ steps }: { steps: WrittenStep[] }) {
  const [open, setOpen] = useState(false);
  const [{ servings }, setKitchen] = useAddress(KITCHEN);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Plan it
      </button>
      <button type="button" onClick={() => setKitchen((now) => ({ ...now, servings: servings + 1 }))}>
        More
      </button>
      <PlanDialog
        recipe={{ title: 'Curd', path: '/curd', language: { recipe: {}, site: {} }, steps }}
        amount={{ servings, scale: servings / 4, system: 'metric' }}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
async function open(search = '', steps: WrittenStep[] = curd) {
  window.history.replaceState(null, '', `/curd/${search}`);
  render(<Page steps={steps} />);
  await press('Plan it');
}
const day = () => screen.getByLabelText('Day');
const time = () => screen.getByLabelText('Time');
const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const shows = (text: string | RegExp) => expect(screen.getByText(text)).toBeVisible();
const query = () => window.location.search;
const meal = (date: string, hour: string) => {
  expect(day()).toHaveValue(date);
  expect(time()).toHaveValue(hour);
};

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('the start', () => {
  it('and every stage follow from the meal in the address', async () => {
    await open('?servings=6&eat=2026-11-22T19:00');
    meal('2026-11-22', '19:00');
    shows('Start tomorrow at 17:15.');
    shows('25 hrs 45 min, of which you work 1 hr 7 min.');
    const saturday = within(screen.getByRole('region', { name: 'Saturday 21 November' }));
    expect(saturday.getByText('17:15')).toBeVisible();
    expect(saturday.getByText('Soak the beans')).toBeVisible();
    expect(saturday.getByText('5 min of work')).toBeVisible();
    const lines = saturday.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toContain('Soak, 24 hrs, 17:20 to Sunday 17:20, hands off');
    expect(saturday.getByText('Start between Saturday 17:15 and Sunday 07:35')).toBeVisible();
    const sunday = within(screen.getByRole('region', { name: 'Sunday 22 November' }));
    const times = sunday.getAllByRole('time').map(({ textContent }) => textContent);
    expect(times).toEqual(['17:20', '17:35', '18:05', '18:43', '18:55', '19:00']);
  });

  it.each(['', '?eat=%3Cimg%20src=x%3E'])('is for a meal at seven without a time in %p', async (search) => {
    await open(search, noodles);
    meal('2026-11-20', '19:00');
    shows('Start today at 18:15.');
    expect(query()).toBe(search);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('is for the first full hour that can be reached, or the evening after a night', async () => {
    await open();
    meal('2026-11-21', '14:00');
    shows('Start today at 12:15.');
    await user.click(screen.getByRole('radio', { name: /As fast as possible/ }));
    meal('2026-11-21', '19:00');
    shows('Start tomorrow at 07:35.');
  });

  it('is not given for a recipe without times', async () => {
    await open('', [{ id: 'mix', title: 'Mix', durations: [] }]);
    shows(/give no times/);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  it('is earlier when the amount does not fit into the pan', async () => {
    const fry: WrittenStep = {
      ...{ id: 'fry', title: 'Fry' },
      durations: [{ id: 'fry', label: 'Fry', minutes: 30, attention: 'active' }],
      beyond: { upTo: 4, text: 'Fry in {*} batches.', repeats: ['fry'] },
    };
    await open('?eat=2026-11-20T19:00', [fry]);
    shows('Start today at 18:30.');
    expect(screen.queryByText(/batches/)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await press('More');
    expect(query()).toBe('?servings=5&eat=2026-11-20T19:00');
    await press('Plan it');
    shows('Start today at 18:00.');
    shows('Fry in 2 batches.');
  });
});

it.each([
  ['?servings=6&eat=2026-11-22T19:00', true],
  ['?eat=soon', false],
  ['', false],
])('hasPlanInAddress at %p is %p', (search, has) => {
  window.history.replaceState(null, '', `/curd/${search}`);
  expect(hasPlanInAddress()).toBe(has);
});

describe('choosing a time', () => {
  it.each([
    ['Time', '', '20:00', /can’t read that time/],
    ['Day', '', '2026-11-23', /can’t read that day/],
    ['Day', '0002-11-22', '2026-11-23', /can’t read that day/],
  ])('reports the invalid %s %p and keeps the plan', async (label, value, valid, message) => {
    await open(SUNDAY);
    const field = screen.getByLabelText(label);
    set(field, value);
    expect(screen.getByText(message)).toHaveTextContent(
      'Until then this stays the plan for Sunday 22 November at 19:00.',
    );
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
    shows('Start tomorrow at 17:15.');
    expect(query()).toBe(SUNDAY);
    set(field, valid);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(field).toBeValid();
  });

  it('works when the browser refuses to change the address', async () => {
    await open();
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    set(day(), '2026-11-22');
    set(time(), '19:00');
    shows('Start tomorrow at 17:15.');
  });
});

describe('a missed start', () => {
  it('is explained, with the earliest meal as a button', async () => {
    await open('?eat=2026-11-20T23:00');
    shows('Too late for that start.');
    shows('To eat today at 23:00, the first step was due yesterday at 21:15.');
    // The short times start at 11:35, which has passed too.
    expect(screen.queryByRole('button', { name: 'Use the shortest times' })).not.toBeInTheDocument();
    await press('Eat tomorrow at 13:45');
    shows('Start now, at 12:00.');
    expect(query()).toBe('?eat=2026-11-21T13:45');
  });

  it('offers the shortest times when they suffice', async () => {
    await open('?eat=2026-11-21T09:00');
    await press('Use the shortest times');
    shows('Start today at 21:35.');
  });

  it('is announced in an existing status while the dialog is open', async () => {
    await open('?eat=2026-11-20T13:00', noodles);
    shows('Start today at 12:15.');
    act(() => jest.advanceTimersByTime(16 * 60_000));
    shows('Start now, at 12:15.');
    const [status] = screen.getAllByRole('status');
    act(() => jest.advanceTimersByTime(6 * 60_000));
    expect(screen.getAllByRole('status')[0]).toBe(status);
    expect(status).toHaveTextContent('Too late for that start.');
  });
});

describe('the actions', () => {
  const textField = () => screen.findByRole('textbox', { name: 'The plan as text' });
  const noTextField = () =>
    expect(screen.queryByRole('textbox', { name: 'The plan as text' })).not.toBeInTheDocument();
  const refuse = () =>
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));

  it('copy the plan as text', async () => {
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open(SUNDAY);
    await press('Copy the plan');
    expect(await screen.findByText('The plan is copied.')).toBeVisible();
    expect(write.mock.calls[0]?.[0]).toMatch(
      /^Curd, to eat on Sunday 22 November 2026 at 19:00\n[\s\S]*17:15 {2}Soak the beans\n[\s\S]*\/curd\/\?eat=2026-11-22T19:00/,
    );
    set(time(), '20:00');
    expect(screen.queryByText('The plan is copied.')).not.toBeInTheDocument();
  });

  it('show the current plan as text when copying is refused', async () => {
    refuse();
    await open(SUNDAY);
    await press('Copy the plan');
    expect(await textField()).toHaveProperty('value', expect.stringContaining('19:00  Eat\n'));
    set(time(), '21:00');
    noTextField();
    expect(screen.queryByText(/I couldn’t copy it/)).not.toBeInTheDocument();
    await press('Copy the plan');
    expect(await textField()).toHaveProperty('value', expect.stringContaining('21:00  Eat\n'));
  });
});
