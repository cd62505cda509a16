import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useEarlyInput } from '@/lib/ui/use-early-input';

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
      <p>{`${text}, ${isOn ? 'ticked' : 'not ticked'}`}</p>
    </>
  );
}

/** Hydrates exported fields after the visitor has changed them. */
async function hydrateAfter(change: () => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Fields />);
  change();
  await act(async () => void render(<Fields />, { container, hydrate: true }));
}

it('keeps what was typed and ticked before hydration, and counts the next press', async () => {
  await hydrateAfter(() => {
    screen.getByRole<HTMLInputElement>('textbox').value = 'ramen';
    screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  });
  expect(screen.getByText('ramen, ticked')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('ramen');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByText('ramen, not ticked')).toBeVisible();
});

it('leaves untouched fields as they are', async () => {
  await hydrateAfter(() => undefined);
  expect(screen.getByText(', not ticked')).toBeVisible();
});
