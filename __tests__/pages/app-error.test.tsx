import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';
import { AppError } from '@/components/pages/app-error.client';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

describe('AppError', () => {
  it.each([
    [new Error('The noodles are gone'), 'The noodles are gone'],
    [{ status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
    ['a thrown sentence', 'a thrown sentence'],
    [undefined, 'Something on this page stopped working.'],
  ])('shows the status or message of %p', (error, message) => {
    render(<AppError error={error} retry={() => {}} />);
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it('tries again when asked to', async () => {
    const retry = jest.fn();
    render(<AppError error={new Error('x')} retry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('replaces a page whose frame has failed', () => {
    document.documentElement.innerHTML = renderToStaticMarkup(
      <GlobalError error={new Error('x')} retry={() => {}} />,
    );
    const page = within(document.documentElement);
    expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});
