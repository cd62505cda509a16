import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileOf } from '@/__tests__/search/search-file';
import GlobalError from '@/app/global-error';
import { AppError } from '@/components/pages/app-error.client';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { PageSuggestions } from '@/components/pages/page-suggestions.client';
import { notFound } from '@/lib/content/server';
import type { SiteEntry } from '@/lib/search/entry';
import { loadSiteSearch } from '@/lib/search/load';
import { createSiteSearch } from '@/lib/search/site-search';

jest.mock('@/lib/search/load', () => ({ loadSiteSearch: jest.fn() }));

it.each([
  ['Nothing is here (yet). Try [my soups](/soups) or wait.', '/soups/'],
  ['Nothing [here].', undefined],
])('NotFoundPage shows the message “%s” with its link', (message, href) => {
  render(<NotFoundPage page={{ ...notFound, message }} />);
  const sentence = screen.getByText(/^Nothing/);
  expect(sentence).toHaveTextContent(message.replace('[my soups](/soups)', 'my soups'));
  expect(within(sentence).queryByRole('link')?.getAttribute('href')).toBe(href);
});

describe('suggestions on the 404 page', () => {
  const load = jest.mocked(loadSiteSearch);

  const entries: SiteEntry[] = [
    {
      href: '/barley-stew/',
      group: 'recipe',
      title: 'Barley Stew',
      note: 'Stew',
      native: { text: '보리국', lang: 'ko' },
    },
    { href: '/soup/#bowls', group: 'section', title: 'Bowls', note: '' },
    { href: '/soup/', group: 'guide', title: 'Soup', note: '', names: ['Barley soup'] },
  ];

  /** Shows the suggestions for a path once the search has answered. */
  async function show(path: string) {
    window.history.replaceState(null, '', path);
    const { container } = render(<PageSuggestions />);
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(load).toHaveBeenCalled();
    return container;
  }

  it('links to the pages that the address may have meant', async () => {
    load.mockResolvedValue(await createSiteSearch(fileOf(entries)));
    await show('/recipes/barley-stew');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Barley Stew 보리국' })).toHaveAttribute('href', '/barley-stew/');
    expect(screen.getByText('보리국')).toHaveAttribute('lang', 'ko');
  });

  it.each([
    ['/recipes/barley-stew?servings=6#method', 'Barley Stew 보리국', '/barley-stew/?servings=6#method'],
    ['/bowls?servings=6#method', 'Bowls', '/soup/#bowls'],
  ])('offers for %s %s at %s', async (path, name, href) => {
    load.mockResolvedValue(await createSiteSearch(fileOf(entries)));
    await show(path);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['nothing is similar', '/xyzzy', async () => createSiteSearch(fileOf(entries))],
    [
      'the index can not be loaded',
      '/recipes/barley-stew',
      async () => Promise.reject(new TypeError('Failed to fetch')),
    ],
  ])('shows nothing where %s', async (_, path, search) => {
    load.mockImplementation(search);
    expect(await show(path)).toBeEmptyDOMElement();
  });
});

// Last, since the page of a failed frame replaces the document.
describe('AppError', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

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
