import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterForm } from '@/components/frame/newsletter-form';
import { SiteFooter } from '@/components/frame/site-footer';
import { footerColumns } from '@/data/navigation';
import { site } from '@/data/site';
import { openMail } from '@/lib/mail';

jest.mock('@/lib/mail', () => ({ ...jest.requireActual('@/lib/mail'), openMail: jest.fn() }));

const form = (endpoint: string | null) => (
  <NewsletterForm
    endpoint={endpoint}
    contactEmail="me@example.com"
    siteName="A Site"
    label="E-mail address"
    buttonText="Subscribe"
  />
);

test('without an address to post to, signing up opens the composer and claims nothing', async () => {
  const user = userEvent.setup();
  render(form(null));
  const field = screen.getByLabelText('E-mail address');
  expect(field).toHaveAttribute('type', 'email');
  await user.type(field, 'you@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  const href = new URL(jest.mocked(openMail).mock.calls[0]?.[0] ?? '');
  expect(href.pathname).toBe('me@example.com');
  expect(href.searchParams.get('body')).toContain('you@example.com');
  expect(screen.getByRole('status')).toHaveTextContent(/Send it/);
});

test('with an address to post to, the form goes there by itself', () => {
  render(form('https://letters.example.com/join'));
  const button = screen.getByRole('button', { name: 'Subscribe' });
  const element = button.closest('form') as HTMLFormElement;
  expect(element.action).toBe('https://letters.example.com/join');
  const submitted = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener('submit', submitted);
  fireEvent.submit(element);
  window.removeEventListener('submit', submitted);
  expect(submitted).toHaveBeenCalled();
  expect(new FormData(element).has('email')).toBe(true);
});

test('the footer leads to the profiles in new tabs, to inquiries by mail, and names the year', () => {
  render(<SiteFooter columns={footerColumns} site={site} />);
  expect(screen.getByRole('heading', { name: /Weekly recipes and tips/ })).toBeVisible();
  for (const { name, href } of site.socials) {
    const link = screen.getByRole('link', { name: new RegExp(name) });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
  expect(screen.getByRole('link', { name: /Business and media/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`mailto:${site.contactEmail}?subject=`),
  );
  expect(screen.getByText(/© 20\d\d/)).toBeVisible();
});
