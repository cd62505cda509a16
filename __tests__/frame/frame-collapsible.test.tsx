import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Collapsible } from '@/components/ui/collapsible.client';

const section = <Collapsible title="Etymology">From the Latin for salt.</Collapsible>;

test('a section opens and closes, and says which it is', async () => {
  const user = userEvent.setup();
  render(section);
  const button = screen.getByRole('button', { name: 'Etymology' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText(/Latin/)).not.toBeVisible();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/Latin/)).toBeVisible();
  await user.click(button);
  expect(screen.getByText(/Latin/)).not.toBeVisible();
});

test('the closed text is in the page, hidden in the way the browser can search', () => {
  expect(renderToStaticMarkup(section)).toMatch(/hidden="until-found"[^>]*>From the Latin/);
});

test('text found by the browser opens its section', () => {
  const onOpenChange = jest.fn();
  render(
    <Collapsible title="History" onOpenChange={onOpenChange}>
      Long ago.
    </Collapsible>,
  );
  fireEvent(screen.getByText('Long ago.'), new Event('beforematch', { bubbles: true }));
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('button', { name: 'History' })).toHaveAttribute('aria-expanded', 'true');
});
