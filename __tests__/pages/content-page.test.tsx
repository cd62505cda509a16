import { render, screen } from '@testing-library/react';
import { ContentPage } from '@/components/pages/content-page';
import { pages } from '@/lib/pages/site-pages';

it.each(pages.map((page) => [page.path, page] as const))(
  'the page %s has one main heading and its dek',
  (_, page) => {
    render(<ContentPage page={page} />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeVisible();
    expect(screen.getByText(page.dek)).toBeVisible();
  },
);
