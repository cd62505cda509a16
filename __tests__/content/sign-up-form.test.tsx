import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignUpForm } from '@/components/content/sign-up-form';
import type { SignUpRequest } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { mailHref, openMail } from '@/lib/text/mail';

jest.mock('@/lib/text/mail', () => ({ ...jest.requireActual('@/lib/text/mail'), openMail: jest.fn() }));

const { newsletterEndpoint } = site;
const user = userEvent.setup();
const subject = `Weekly recipes and tips from ${site.name}`;

const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });
const sent = () => new URL(jest.mocked(openMail).mock.calls[0]?.[0] ?? '').searchParams;

function show(endpoint: string | null, request?: SignUpRequest) {
  Object.assign(site, { newsletterEndpoint: endpoint });
  render(<SignUpForm request={request} label="Email address" buttonText="Subscribe" />);
}

/** Submits the empty form and waits for the answer of its lazy script. */
async function loadScript() {
  await user.click(field());
  await user.click(button());
  await screen.findByText(/enter a valid/);
}

beforeEach(() => jest.mocked(openMail).mockClear());
afterEach(() => void Object.assign(site, { newsletterEndpoint }));

describe('without an endpoint', () => {
  it('opens a mail, claims no subscription and shows the address to copy', async () => {
    show(null);
    expect(field()).toHaveAttribute('type', 'email');
    await loadScript();
    expect(screen.queryByText(site.contactEmail)).toBeNull();
    await user.type(field(), 'you+food@example.com');
    await user.click(button());
    expect(jest.mocked(openMail).mock.calls[0]?.[0]).toContain(`mailto:${site.contactEmail}?`);
    expect(sent().get('subject')).toBe(subject);
    expect(sent().get('body')).toMatch(/weekly recipes and tips[\s\S]*you\+food@example\.com/);
    expect(screen.getByRole('status')).toHaveTextContent(/Send it/);
    expect(screen.getByRole('status')).not.toHaveTextContent(/subscribed|thank/i);
    expect(field()).toHaveValue('you+food@example.com');
    expect(screen.getByText(site.contactEmail)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy address' })).toHaveAttribute(
      'data-copy',
      site.contactEmail,
    );
  });

  it('names a mistake in the address and keeps what was typed', async () => {
    show(null);
    await loadScript();
    await user.type(field(), 'you at example');
    await user.click(button());
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('you at example');
    expect(openMail).not.toHaveBeenCalled();
    await user.clear(field());
    await user.type(field(), 'you@example.com');
    expect(field()).toBeValid();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('asks for another list in its own words', async () => {
    show(null, { list: 'Shop', subject: 'When does it open?', body: 'Tell me when the shop opens.' });
    await loadScript();
    await user.type(field(), 'you@example.com{Enter}');
    expect(sent().get('subject')).toBe('When does it open?');
    expect(sent().get('body')).toBe('Tell me when the shop opens.\r\n\r\nMy address: you@example.com\r\n');
  });

  it('opens a mail without script', () => {
    show(null);
    expect(button()).toHaveAttribute('formmethod', 'post');
    expect(button()).toHaveAttribute('formenctype', 'text/plain');
    expect(button()).toHaveAttribute('formaction', mailHref({ to: site.contactEmail, subject }));
  });
});

it('posts once to the endpoint, until the page is shown again or the address is changed', async () => {
  const posted: object[] = [];
  const onSubmit = (event: Event) => {
    if (!event.defaultPrevented)
      posted.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmit);
  show('https://letters.example.com/join');
  expect(button()).toHaveAttribute('formaction', 'https://letters.example.com/join');
  await loadScript();
  await user.type(field(), 'you@example.com{Enter}{Enter}');
  await user.click(button());
  expect(posted).toEqual([{ list: 'Weekly recipes and tips', email: 'you@example.com' }]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  window.dispatchEvent(new Event('pageshow'));
  await user.click(button());
  await user.click(button());
  expect(posted).toHaveLength(2);
  await user.type(field(), '.au{Enter}');
  await user.click(button());
  expect(posted).toHaveLength(3);
  expect(openMail).not.toHaveBeenCalled();
  window.removeEventListener('submit', onSubmit);
});
