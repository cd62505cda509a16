import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PlanDialog } from '@/components/plan/plan-dialog.client';
import { hasPlanInAddress } from '@/components/recipe/actions.client';
import { useAddress } from '@/lib/hooks/use-address';
import { kitchenParameter } from '@/lib/kitchen/servings';
import type { WrittenStep } from '@/lib/plan/plan';
import { curd, noodles } from './plan-recipes';

// The test browser has none; every real one does.
Object.assign(globalThis, { TextEncoder });

// Friday noon on the clock of whatever machine this runs on; no zone changes its clocks that weekend.
const NOON = new Date(2026, 10, 20, 12, 0);
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const KITCHEN = kitchenParameter(4);

function Page({ steps = curd }: { steps?: WrittenStep[] }) {
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
        amount={{ servings, factor: servings / 4, system: 'metric' }}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

async function open(search = '', steps: WrittenStep[] = curd) {
  window.history.replaceState(null, '', `/curd/${search}`);
  render(<Page steps={steps} />);
  await user.click(screen.getByRole('button', { name: 'Plan it' }));
  return screen.getByRole('dialog', { name: 'When to start' });
}
const day = () => screen.getByLabelText('Day');
const time = () => screen.getByLabelText('Time');
const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('more than the pan holds takes longer, and the plan says what to do', async () => {
  const fry: WrittenStep[] = [
    {
      id: 'fry',
      title: 'Fry',
      durations: [{ id: 'fry', label: 'Fry', minutes: 30, attention: 'active' }],
      beyond: { upTo: 4, text: 'Fry in {*} batches.', repeats: ['fry'] },
    },
  ];
  const dialog = await open('?servings=4&eat=2026-11-20T19:00', fry);
  expect(dialog).toHaveTextContent('Start today at 18:30.');
  expect(dialog).not.toHaveTextContent('batches');
  await user.keyboard('{Escape}');
  await press('More');
  await press('Plan it');
  expect(screen.getByRole('dialog')).toHaveTextContent('Start today at 18:00.');
  expect(screen.getByRole('dialog')).toHaveTextContent('Fry in 2 batches.');
});

describe('when to start', () => {
  test('an address with a time opens at it', async () => {
    await open('?servings=6&eat=2026-11-22T19:00');
    expect(day()).toHaveValue('2026-11-22');
    expect(time()).toHaveValue('19:00');
    expect(screen.getByText('Start tomorrow at 17:15.')).toBeVisible();
    expect(screen.getByText('25 hrs 45 min, of which you work 1 hr 7 min.')).toBeVisible();
    const saturday = within(screen.getByRole('region', { name: 'Saturday 21 November' }));
    expect(saturday.getByText('17:15')).toBeVisible();
    expect(saturday.getByText('Soak the beans')).toBeVisible();
    expect(saturday.getByText('5 min of work')).toBeVisible();
    const lines = saturday.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toContain('Soak, 24 hrs, 17:20 to Sunday 17:20, hands off');
    expect(saturday.getByText('Start between Saturday 17:15 and Sunday 07:35')).toBeVisible();
    const sunday = within(screen.getByRole('region', { name: 'Sunday 22 November' }));
    expect(sunday.getAllByRole('time').map((each) => each.textContent)).toEqual([
      ...['17:20', '17:35', '18:05', '18:43', '18:55'],
      '19:00',
    ]);
  });

  test('without one, dinner is at seven if that can be reached', async () => {
    await open('', noodles);
    expect(day()).toHaveValue('2026-11-20');
    expect(time()).toHaveValue('19:00');
    expect(screen.getByText('Start today at 18:15.')).toBeVisible();
    expect(window.location.search).toBe('');
  });

  test('otherwise at the first full hour that can, or the evening after a night, at either pace', async () => {
    await open();
    expect([day(), time()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '2026-11-21',
      '14:00',
    ]);
    expect(screen.getByText('Start today at 12:15.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Shortest/ }));
    expect([day(), time()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '2026-11-21',
      '19:00',
    ]);
    expect(screen.getByText('Start tomorrow at 07:35.')).toBeVisible();
  });

  test('an address that makes no sense counts as none', async () => {
    await open('?eat=%3Cimg%20src=x%3E', noodles);
    expect(screen.getByText('Start today at 18:15.')).toBeVisible();
  });

  test.each([
    ['?servings=6&eat=2026-11-22T19:00', true],
    ['?eat=soon', false],
    ['', false],
  ])('a page at %p knows whether a plan came with it: %p', (search, has) => {
    window.history.replaceState(null, '', `/curd/${search}`);
    expect(hasPlanInAddress()).toBe(has);
  });

  test('a recipe without a range offers no pace', async () => {
    await open('', noodles);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('a recipe without times says so', async () => {
    await open('', [{ id: 'mix', title: 'Mix', durations: [] }]);
    expect(screen.getByText(/name no times/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });
});

describe('choosing', () => {
  test('another time moves the start and stays in the address beside the servings', async () => {
    await open('?servings=6&units=us');
    const entries = window.history.length;
    set(day(), '2026-11-22');
    set(time(), '20:30');
    expect(screen.getByText('Start tomorrow at 18:45.')).toBeVisible();
    expect(window.location.search).toBe('?servings=6&units=us&eat=2026-11-22T20:30');
    expect(window.history).toHaveLength(entries);
  });

  test('more servings keep the time', async () => {
    await open('?eat=2026-11-22T19:00');
    await user.keyboard('{Escape}');
    await press('More');
    expect(window.location.search).toBe('?servings=5&eat=2026-11-22T19:00');
    await press('Plan it');
    expect(screen.getByText('Start tomorrow at 17:15.')).toBeVisible();
  });

  test('all of it works with the keyboard, and Escape goes back to the page', async () => {
    await open('?eat=2026-11-22T19:00');
    await user.tab();
    expect(day()).toHaveFocus();
    await user.tab();
    expect(time()).toHaveFocus();
    await user.keyboard('18:00');
    expect(screen.getByText('Start tomorrow at 16:15.')).toBeVisible();
    await user.tab();
    expect(screen.getByRole('radio', { name: /Unhurried/ })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: /Shortest/ })).toBeChecked();
    expect(screen.getByText('Start Sunday 22 November at 06:35.')).toBeVisible();
    expect(window.location.search).toBe('?eat=2026-11-22T18:00&pace=short');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Plan it' })).toHaveFocus();
  });

  test.each([
    ['time', '', /cannot read that time/],
    ['day', '', /cannot read that day/],
    ['day', '0002-11-22', /cannot read that day/],
  ])('a %s of %p says so and loses nothing', async (field, value, words) => {
    await open('?eat=2026-11-22T19:00');
    const input = field === 'day' ? day() : time();
    set(input, value);
    expect(screen.getByText(words)).toHaveTextContent(
      'Until then this stays the plan for Sunday 22 November at 19:00.',
    );
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(words);
    expect(screen.getByText('Start tomorrow at 17:15.')).toBeVisible();
    expect(window.location.search).toBe('?eat=2026-11-22T19:00');
    set(input, field === 'day' ? '2026-11-23' : '20:00');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(input).toBeValid();
  });

  test('the plan holds where the browser refuses to change the address', async () => {
    await open();
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    set(day(), '2026-11-22');
    set(time(), '19:00');
    expect(screen.getByText('Start tomorrow at 17:15.')).toBeVisible();
  });
});

describe('a start that has passed', () => {
  test('is said plainly, with the earliest time as a way out', async () => {
    await open('?eat=2026-11-20T23:00');
    expect(screen.getByText('Too late for that start.')).toBeVisible();
    expect(
      screen.getByText('To eat today at 23:00, the first step was due yesterday at 21:15.'),
    ).toBeVisible();
    // The short times would have had to start at 11:35.
    expect(screen.queryByRole('button', { name: 'Take the shortest times' })).not.toBeInTheDocument();
    await press('Eat tomorrow at 13:45');
    expect(screen.getByText('Start now, at 12:00.')).toBeVisible();
    expect(window.location.search).toBe('?eat=2026-11-21T13:45');
  });

  test('offers the shortest times where they are enough', async () => {
    await open('?eat=2026-11-21T09:00');
    await press('Take the shortest times');
    expect(screen.getByText('Start today at 21:35.')).toBeVisible();
  });

  test('comes while the dialog stands open', async () => {
    await open('?eat=2026-11-20T13:00', noodles);
    expect(screen.getByText('Start today at 12:15.')).toBeVisible();
    act(() => jest.advanceTimersByTime(16 * 60_000));
    expect(screen.getByText('Start now, at 12:15.')).toBeVisible();
    const [said] = screen.getAllByRole('status');
    act(() => jest.advanceTimersByTime(6 * 60_000));
    expect(screen.getByText('Too late for that start.')).toBeVisible();
    // A region that came with its words would not be read out.
    expect(screen.getAllByRole('status')[0]).toBe(said);
    expect(said).toHaveTextContent('Too late for that start.');
  });
});

describe('taking the plan along', () => {
  const read = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });

  test('the calendar file has the stages and the name of the recipe', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open('?eat=2026-11-22T19:00');
    await press('Add to calendar');
    expect(await screen.findByText(/^Saved curd-plan\.ics\./)).toBeVisible();
    expect(names).toEqual(['curd-plan.ics']);
    jest.useRealTimers();
    const text = await read(files[0] as Blob);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(curd.length);
    expect(text).toContain('SUMMARY:Curd: soak the beans');
    expect(text).toContain(`URL;VALUE=URI:${window.location.origin}/curd/`);
    const utc = new Date(2026, 10, 21, 17, 15).toISOString().replaceAll(/[-:]|\.000/g, '');
    expect(text).toContain(`DTSTART:${utc}`);
  });

  test('the plan is copied as text', async () => {
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open('?eat=2026-11-22T19:00');
    await press('Copy the plan');
    expect(await screen.findByText('The plan is copied.')).toBeVisible();
    const [[text = ''] = []] = write.mock.calls;
    expect(text).toMatch(/^Curd, to eat on Sunday 22 November 2026 at 19:00\n/);
    expect(text).toContain('17:15  Soak the beans\n');
    expect(text).toContain(`${window.location.origin}/curd/?eat=2026-11-22T19:00`);
  });

  test('where copying is refused, the text is there to copy by hand', async () => {
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await open('?eat=2026-11-22T19:00');
    await press('Copy the plan');
    const field = await screen.findByRole('textbox', { name: 'The plan as text' });
    expect((field as HTMLTextAreaElement).value).toContain('17:15  Soak the beans\n');
  });

  test('another time takes back what was said of the plan before, and the text is never an old one', async () => {
    const write = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await open('?eat=2026-11-22T19:00');
    await press('Copy the plan');
    await screen.findByRole('textbox', { name: 'The plan as text' });
    set(time(), '21:00');
    expect(screen.queryByRole('textbox', { name: 'The plan as text' })).not.toBeInTheDocument();
    expect(screen.queryByText(/I was not allowed to copy it/)).not.toBeInTheDocument();
    await press('Copy the plan');
    const field = await screen.findByRole('textbox', { name: 'The plan as text' });
    expect((field as HTMLTextAreaElement).value).toContain('21:00  Eat\n');
    expect((field as HTMLTextAreaElement).value).toContain('/curd/?eat=2026-11-22T21:00');
    write.mockResolvedValue();
    await press('Copy the plan');
    expect(await screen.findByText('The plan is copied.')).toBeVisible();
    set(time(), '20:00');
    expect(screen.queryByText('The plan is copied.')).not.toBeInTheDocument();
  });
});
