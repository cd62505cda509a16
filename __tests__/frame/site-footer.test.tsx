import { render, screen, within } from '@testing-library/react';
import { navigation } from '@/.content/navigation';
import { SiteFooter } from '@/components/frame/site-footer';
import { site } from '@/lib/content/server';

it('links to profiles in new tabs and to inquiries by mail, and names the year', () => {
  render(<SiteFooter columns={navigation.footer} site={site} />);
  expect(screen.getByRole('heading', { name: /Weekly recipes and tips/ })).toBeVisible();
  const profiles = screen.getAllByRole('link', { name: /, opens in a new tab$/ });
  expect(profiles.map((link) => link.getAttribute('href'))).toEqual(site.socials.map(({ href }) => href));
  for (const link of profiles) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
  const inquiries = screen.getByRole('link', { name: /Business and media/ }).getAttribute('href');
  expect(inquiries).toContain(`mailto:${site.contactEmail}?subject=`);
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
  expect(screen.getByText(/© 20\d\d/)).toBeVisible();
});

it('shows the links of each column under its title', () => {
  render(
    <SiteFooter columns={[{ title: 'Cook', links: [{ name: 'Recipes', href: '/recipes' }] }]} site={site} />,
  );
  const column = within(screen.getByRole('navigation', { name: 'Cook' }));
  expect(column.getByRole('heading', { name: 'Cook' })).toBeVisible();
  expect(column.getByRole('link', { name: 'Recipes' })).toHaveAttribute('href', '/recipes/');
});
