import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignUpForm } from '@/components/contact/sign-up-form';
import { SiteFooter } from '@/components/frame/site-footer';
import { navigation } from '@/lib/content/navigation';
import type { SignUpRequest } from '@/lib/content/schema/page';
import { site } from '@/lib/content/site';
import { mailHref, openMail } from '@/lib/mail';

jest.mock('@/lib/mail', () => ({ ...jest.requireActual('@/lib/mail'), openMail: jest.fn() }));

const { newsletterEndpoint } = site;
afterEach(() => void Object.assign(site, { newsletterEndpoint }));

function form(endpoint: string | null, request?: SignUpRequest) {
  Object.assign(site, { newsletterEndpoint: endpoint });
  return <SignUpForm request={request} label="E-mail address" buttonText="Subscribe" />;
}
const weekly = `Weekly recipes and tips from ${site.name}`;

const button = () => screen.getByRole('button', { name: 'Subscribe' });
const formOf = () => button().closest('form') as HTMLFormElement;
const opened = () => new URL(jest.mocked(openMail).mock.calls[0]?.[0] ?? '');

/** Uses the field and waits until its answers are there: an empty press is refused in our own words. */
async function firstUse(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByLabelText('E-mail address'));
  await user.click(button());
  await screen.findByText(/enter a valid/);
}

beforeEach(() => jest.mocked(openMail).mockClear());

test('without an address to post to, signing up opens the composer and claims nothing', async () => {
  const user = userEvent.setup();
  render(form(null));
  const field = screen.getByLabelText('E-mail address');
  expect(field).toHaveAttribute('type', 'email');
  await firstUse(user);
  await user.type(field, 'you+food@example.com');
  await user.click(button());
  expect(opened().pathname).toBe(site.contactEmail);
  expect(opened().searchParams.get('subject')).toBe(weekly);
  expect(opened().searchParams.get('body')).toContain('weekly recipes and tips');
  expect(opened().searchParams.get('body')).toContain('you+food@example.com');
  expect(screen.getByRole('status')).toHaveTextContent(/Send it/);
  expect(screen.getByRole('status')).not.toHaveTextContent(/subscribed|thank/i);
  expect(field).toHaveValue('you+food@example.com');
});

test('where nothing opens, the address to write to stands under the form, to be copied', async () => {
  const user = userEvent.setup();
  render(form(null));
  await firstUse(user);
  expect(screen.queryByText(site.contactEmail)).toBeNull();
  await user.type(screen.getByLabelText('E-mail address'), 'you@example.com{Enter}');
  expect(screen.getByText(site.contactEmail)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy address' })).toHaveAttribute(
    'data-copy',
    site.contactEmail,
  );
});

test('a slip in the address is named, and nothing typed is lost', async () => {
  const user = userEvent.setup();
  render(form(null));
  const field = screen.getByLabelText('E-mail address');
  await firstUse(user);
  await user.type(field, 'you at example');
  await user.click(button());
  expect(screen.getByRole('status')).toHaveTextContent('Please enter a valid email address');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('you at example');
  expect(openMail).not.toHaveBeenCalled();

  await user.clear(field);
  await user.type(field, 'you@example.com');
  expect(field).toBeValid();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('another list asks for itself', async () => {
  const user = userEvent.setup();
  const request = { list: 'Shop', subject: 'When does it open?', body: 'Tell me when the shop opens.' };
  render(form(null, request));
  await firstUse(user);
  await user.type(screen.getByLabelText('E-mail address'), 'you@example.com{Enter}');
  expect(opened().searchParams.get('subject')).toBe('When does it open?');
  expect(opened().searchParams.get('body')).toBe(
    'Tell me when the shop opens.\r\n\r\nMy address: you@example.com\r\n',
  );
});

test('until its script is there, the form opens a mail by itself', () => {
  render(form(null));
  expect(button()).toHaveAttribute('formmethod', 'post');
  expect(button()).toHaveAttribute('formenctype', 'text/plain');
  expect(button()).toHaveAttribute('formaction', mailHref({ to: site.contactEmail, subject: weekly }));
});

test('with an address to post to, the form goes there by itself, with the list it is for', async () => {
  const user = userEvent.setup();
  const submitted = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  render(form('https://letters.example.com/join'));
  expect(button()).toHaveAttribute('formaction', 'https://letters.example.com/join');
  window.addEventListener('submit', submitted);
  await firstUse(user);
  await user.type(screen.getByLabelText('E-mail address'), 'you@example.com{Enter}');
  window.removeEventListener('submit', submitted);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(Object.fromEntries(new FormData(formOf()))).toEqual({
    list: 'Weekly recipes and tips',
    email: 'you@example.com',
  });
  expect(openMail).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('with an address to post to, a second press posts nothing until the visitor is back or asks anew', async () => {
  const user = userEvent.setup();
  const posts = jest.fn();
  const onSubmit = (event: Event) => {
    if (!event.defaultPrevented) posts();
    event.preventDefault();
  };
  render(form('https://letters.example.com/join'));
  window.addEventListener('submit', onSubmit);
  await firstUse(user);
  const field = screen.getByLabelText('E-mail address');
  await user.type(field, 'you@example.com{Enter}{Enter}');
  await user.click(button());
  expect(posts).toHaveBeenCalledTimes(1);

  window.dispatchEvent(new Event('pageshow'));
  await user.click(button());
  await user.click(button());
  expect(posts).toHaveBeenCalledTimes(2);

  await user.type(field, '.au{Enter}');
  await user.click(button());
  expect(posts).toHaveBeenCalledTimes(3);
  window.removeEventListener('submit', onSubmit);
});

test('the footer leads to the profiles in new tabs, to inquiries by mail, and names the year', () => {
  render(<SiteFooter columns={navigation.footer} site={site} />);
  expect(screen.getByRole('heading', { name: /Weekly recipes and tips/ })).toBeVisible();
  for (const { name, href } of site.socials) {
    const link = screen.getByRole('link', { name: new RegExp(`^${name} ?, opens in a new tab$`) });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
  expect(screen.getByRole('link', { name: /Business and media/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`mailto:${site.contactEmail}?subject=`),
  );
  expect(screen.getByText(site.contactEmail)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
  expect(screen.getByText(/© 20\d\d/)).toBeVisible();
});

test('the footer has the links of its columns, each column under its title', () => {
  render(<SiteFooter columns={navigation.footer} site={site} />);
  for (const { title, links } of navigation.footer) {
    const column = within(screen.getByRole('navigation', { name: title }));
    expect(column.getByRole('heading', { name: title })).toBeVisible();
    expect(column.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      links.map(({ name, href }) => [name, `${href}/`]),
    );
  }
});
