import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepEarlyPresses } from '@/lib/first-script';
import { useEarlyInput } from '@/lib/hooks/use-early-input';
import { useSinglePress } from '@/lib/hooks/use-single-press';

function Fields() {
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(field, ({ value }) => setText(value));
  useEarlyInput(box, ({ checked }) => setOn(checked));
  return (
    <>
      <input aria-label="Search" ref={field} value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" aria-label="Done" ref={box} checked={isOn} onChange={() => setOn(!isOn)} />
      <p>
        {text}, {isOn ? 'ticked' : 'not ticked'}
      </p>
    </>
  );
}

/** Sends a page as the server does, lets the visitor act on it, and brings the script. */
async function arriveLate(page: ReactNode, before: () => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  before();
  await act(async () => void hydrateRoot(container, page));
}

afterEach(() => {
  document.body.replaceChildren();
});

test('what was typed and ticked before the script is there stays, and the next press counts', async () => {
  await arriveLate(<Fields />, () => {
    screen.getByRole<HTMLInputElement>('textbox').value = 'ramen';
    screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  });
  expect(screen.getByText('ramen, ticked')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('ramen');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByText('ramen, not ticked')).toBeVisible();
});

test('fields that nobody has touched stay as they are', async () => {
  await arriveLate(<Fields />, () => undefined);
  expect(screen.getByText(', not ticked')).toBeVisible();
});

test('a button that was pressed early is marked, and its press carried out once', async () => {
  document.body.innerHTML = '<button type="button">Menu</button><form><button>Send</button></form>';
  const [menu, send] = screen.getAllByRole('button');
  const pressed = jest.fn((event: Event) => event.preventDefault());
  keepEarlyPresses();
  send?.addEventListener('click', (event) => event.preventDefault());
  menu?.click();
  menu?.click();
  send?.click();
  expect(menu).toHaveAttribute('aria-busy', 'true');
  expect(send).not.toHaveAttribute('aria-busy');
  menu?.addEventListener('click', pressed);
  document.documentElement.classList.add('js');
  await act(async () => undefined);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(menu).not.toHaveAttribute('aria-busy');
  menu?.click();
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(menu).not.toHaveAttribute('aria-busy');
  document.documentElement.classList.remove('js');
});

function Toggle() {
  const [isOn, setOn] = useState(false);
  return (
    <button type="button" aria-pressed={isOn} {...useSinglePress(() => setOn(!isOn))}>
      Save
    </button>
  );
}
describe('a toggle', () => {
  let time = 0;
  const pressAt = (moment: number) => {
    time = moment;
    fireEvent.click(screen.getByRole('button'));
    return screen.getByRole('button').getAttribute('aria-pressed') === 'true';
  };

  beforeEach(() => {
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => time);
    render(<Toggle />);
  });
  afterEach(() => jest.restoreAllMocks());

  test('takes a second press within half a second for the same, and a later one for another', () => {
    expect([1000, 1200, 1499, 1500, 1600, 2100].map(pressAt)).toEqual([true, true, true, false, false, true]);
  });

  test('does not go on and off while its key is held down', () => {
    const button = screen.getByRole('button');
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  });
});
