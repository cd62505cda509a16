import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';
import { AppError, MissingPathLog } from '@/components/pages/app-error.client';
import { ContentPage } from '@/components/pages/content-page';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { ComingSoonButton } from '@/components/pages/sections/coming-soon-button.client';
import { comingSoonNotice } from '@/components/pages/sections/coming-soon-notice';
import { toast } from '@/components/ui/toast';
import { notFound } from '@/lib/content/pages';
import { pages } from '@/lib/pages/all';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

afterEach(() => jest.restoreAllMocks());

it.each(pages.map((page) => [page.path, page] as const))('%s has one main heading and its dek', (_, page) => {
  render(<ContentPage page={page} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeVisible();
  expect(screen.getByText(page.dek)).toBeVisible();
});

describe('coming soon', () => {
  it('is said by the button with the name of the page', async () => {
    render(<ComingSoonButton notice={comingSoonNotice('Pottery')} buttonText="See what is coming" />);
    await userEvent.click(screen.getByRole('button', { name: 'See what is coming' }));
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Coming Soon',
        description: 'Pottery content is currently under development',
      }),
    );
  });
});

describe('the page for an unknown address', () => {
  it('says so and leads to the recipes and home', () => {
    render(<NotFoundPage words={notFound} />);
    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    expect(screen.getByRole('heading', { name: notFound.title })).toBeVisible();
    for (const { name, href } of [notFound.home, ...(notFound.recipes ? [notFound.recipes] : [])]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href.replace(/[^/]$/, '$&/'));
    }
  });

  it('may lead on from the middle of its sentence, and need not', () => {
    const message = 'Nothing is here (yet). Try [my soups](/soups) or wait.';
    const { rerender } = render(<NotFoundPage words={{ ...notFound, message }} />);
    const sentence = screen.getByText(/Nothing is here/);
    expect(sentence).toHaveTextContent('Nothing is here (yet). Try my soups or wait.');
    expect(within(sentence).getByRole('link', { name: 'my soups' })).toHaveAttribute('href', '/soups/');
    rerender(<NotFoundPage words={{ ...notFound, message: 'Nothing [here].' }} />);
    expect(screen.getByText('Nothing [here].')).toBeVisible();
  });

  it('writes the missing path to the console', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    window.history.replaceState(null, '', '/no/such/page');
    render(<MissingPathLog />);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/no/such/page'));
  });
});

describe('the page for a failure', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it.each([
    [new Error('The noodles are gone'), 'The noodles are gone'],
    [{ status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
    ['a thrown sentence', 'a thrown sentence'],
    [undefined, 'Something on this page stopped working.'],
  ])('shows a status or a message', (error, words) => {
    render(<AppError error={error} retry={() => {}} />);
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('tries again on request and has a way home', async () => {
    const retry = jest.fn();
    render(<AppError error={new Error('x')} retry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it('leaves a way home where the frame of the page has failed, or itself', () => {
    document.documentElement.innerHTML = renderToStaticMarkup(
      <GlobalError error={new Error('x')} retry={() => {}} />,
    );
    const page = within(document.documentElement);
    expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});
