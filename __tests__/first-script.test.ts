import { act, screen } from '@testing-library/react';
import { keepEarlyPresses } from '@/lib/first-script';

afterEach(() => {
  document.documentElement.classList.remove('js');
  document.body.replaceChildren();
});

it('marks a button that is pressed before hydration and carries out its press once', async () => {
  document.body.innerHTML = '<button type="button">Menu</button><form><button>Send</button></form>';
  const [menu, send] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  let presses = 0;
  keepEarlyPresses();
  send.addEventListener('click', (event) => event.preventDefault());
  for (const button of [menu, menu, send]) button.click();
  expect(menu).toHaveAttribute('aria-busy', 'true');
  expect(send).not.toHaveAttribute('aria-busy');
  menu.addEventListener('click', () => {
    presses += 1;
  });
  document.documentElement.classList.add('js');
  await act(async () => undefined);
  expect(presses).toBe(1);
  menu.click();
  expect(presses).toBe(2);
  expect(menu).not.toHaveAttribute('aria-busy');
});
