import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { refuseAddress } from '@/__tests__/storage/refused';
import { PlanDialog } from '@/components/plan/plan-dialog.client';
import { hasPlanInAddress } from '@/components/plan/plan-line.client';
import type { WrittenStep } from '@/lib/plan/plan';
import { choiceParameter, recipeHref } from '@/lib/recipe/servings';
import { useAddress } from '@/lib/ui/use-address';
import { curd, noodles } from './plan-recipes';

// In the time zone of the machine; none changes its clocks that weekend.
const NOON = new Date(2026, 10, 20, 12, 0);
const SUNDAY = '?eat=2026-11-22T19:00';
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const KITCHEN = choiceParameter(4);

function Page({ steps }: { steps: WrittenStep[] }) {
  const [open, setOpen] = useState(false);
  const [choice] = useAddress(KITCHEN);
  const { servings } = choice;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Plan it
      </button>
      <PlanDialog
        recipe={{ title: 'Curd', path: '/curd', language: { recipe: {}, site: {} }, steps }}
        amount={{ servings, scale: servings / 4, system: 'metric' }}
        href={recipeHref('/curd', choice, 4)}
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

describe('the start of a plan', () => {
  it('and every stage are under their days', async () => {
    await open('?servings=6&eat=2026-11-22T19:00');
    meal('2026-11-22', '19:00');
    const saturday = within(screen.getByRole('region', { name: 'Saturday 21 November' }));
    const lines = saturday.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toContain('Soak, 24 hrs, 5:20 pm to Sunday 5:20 pm, hands-off');
    expect(saturday.getByText('Start between Saturday 5:15 pm and Sunday 7:35 am')).toBeVisible();
    const sunday = within(screen.getByRole('region', { name: 'Sunday 22 November' }));
    const times = sunday.getAllByRole('time').map(({ textContent }) => textContent);
    expect(times).toEqual(['5:20 pm', '5:35 pm', '6:05 pm', '6:40 pm', '6:55 pm', '7 pm']);
  });

  it('keeps the time at a press on a day, and the day at a press on a time', async () => {
    await open('?eat=2026-11-22T20:30', noodles);
    await press('Tomorrow');
    meal('2026-11-21', '20:30');
    await press('6 pm');
    meal('2026-11-21', '18:00');
  });

  it('is for a meal at seven without a time in the address, which stays as it is', async () => {
    await open('?eat=%3Cimg%20src=x%3E', noodles);
    meal('2026-11-20', '19:00');
    shows('Start today at 6:15 pm.');
    expect(query()).toBe('?eat=%3Cimg%20src=x%3E');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('is not given for a recipe without times', async () => {
    await open('', [{ id: 'mix', title: 'Mix', durations: [] }]);
    shows(/don’t list times/);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  it('is earlier when the amount does not fit into the pan', async () => {
    const fry: WrittenStep = {
      ...{ id: 'fry', title: 'Fry' },
      durations: [{ id: 'fry', label: 'Fry', minutes: 30, attention: 'active' }],
      beyond: { upTo: 4, text: 'Fry in {*} batches.', repeats: ['fry'] },
    };
    await open('?servings=5&eat=2026-11-20T19:00', [fry]);
    shows('Start today at 6 pm.');
    shows('Fry in 2 batches.');
  });
});

it.each([
  ['?servings=6&eat=2026-11-22T19:00', true],
  ['?eat=soon', false],
])('the planner opens by itself at %s: %p', (search, has) => {
  window.history.replaceState(null, '', `/curd/${search}`);
  expect(hasPlanInAddress()).toBe(has);
});

describe('a chosen time of the plan', () => {
  it.each([
    ['Time', '', '20:00', /That time isn’t valid/],
    ['Day', '', '2026-11-23', /That day isn’t valid/],
    ['Day', '0002-11-22', '2026-11-23', /That day isn’t valid/],
  ])('is reported where it is invalid (%s %p), and the plan stays', async (label, value, valid, message) => {
    await open(SUNDAY);
    const field = screen.getByLabelText(label);
    set(field, value);
    expect(screen.getByText(message)).toHaveTextContent(
      'Still showing the plan for Sunday 22 November at 7 pm.',
    );
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
    shows('Start tomorrow at 5:15 pm.');
    expect(query()).toBe(SUNDAY);
    set(field, valid);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(field).toBeValid();
  });

  it('is used when the browser refuses to change the address', async () => {
    await open();
    refuseAddress();
    set(day(), '2026-11-22');
    set(time(), '19:00');
    shows('Start tomorrow at 5:15 pm.');
  });
});

describe('a missed start', () => {
  it('offers the shortest times when they suffice', async () => {
    await open('?eat=2026-11-21T09:00');
    await press('Use the shortest times');
    shows('Start today at 9:35 pm.');
  });

  it('is announced in an existing status while the dialog is open', async () => {
    await open('?eat=2026-11-20T13:00', noodles);
    shows('Start today at 12:15 pm.');
    act(() => jest.advanceTimersByTime(16 * 60_000));
    shows('Start now, at 12:15 pm.');
    const [status] = screen.getAllByRole('status');
    act(() => jest.advanceTimersByTime(6 * 60_000));
    expect(screen.getAllByRole('status')[0]).toBe(status);
    expect(status).toHaveTextContent('It’s too late for that start.');
  });
});

describe('where copying is refused', () => {
  const textField = () => screen.findByRole('textbox', { name: 'The plan as text' });

  it('the current plan is shown as text', async () => {
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await open(SUNDAY);
    await press('Copy the plan');
    expect(await textField()).toHaveProperty('value', expect.stringContaining('7 pm  Eat\n'));
    set(time(), '21:00');
    expect(screen.queryByRole('textbox', { name: 'The plan as text' })).not.toBeInTheDocument();
    expect(screen.queryByText(/I couldn’t copy it/)).not.toBeInTheDocument();
    await press('Copy the plan');
    expect(await textField()).toHaveProperty('value', expect.stringContaining('9 pm  Eat\n'));
  });
});
