import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyAddress } from '@/components/content/copy-address';
import { SignUpForm } from '@/components/content/sign-up-form';
import { FrameEffects } from '@/components/frame/frame-effects.client';
import { toast } from '@/components/ui/toast';
import { FORM_NAMES, type FormService, formService } from '@/lib/content/schema/form-service';
import type { SignUpRequest } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { mailHref, openMail } from '@/lib/text/mail';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => router }));

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

jest.mock('@/lib/text/mail', () => ({ ...jest.requireActual('@/lib/text/mail'), openMail: jest.fn() }));

const router = { push: jest.fn() };

const ADDRESS = 'salz+pfeffer@example.com';
const toasts = () => jest.mocked(toast).mock.calls.map(([message]) => message);

beforeEach(() => jest.mocked(toast).mockClear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('the copy button selects the address where the clipboard refuses', async () => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = jest.fn();
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  render(
    <>
      <FrameEffects />
      <CopyAddress address={ADDRESS} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  await waitFor(() => expect(toasts()[0]?.title).toBe('Address selected'));
  expect(window.getSelection()?.toString()).toBe(ADDRESS);
});

describe('after a mail link was pressed', () => {
  const stay = (event: Event) => event.preventDefault();
  let user: ReturnType<typeof userEvent.setup>;
  let page: ReturnType<typeof render>;

  const show = () => {
    page = render(
      <>
        <FrameEffects />
        <a href="/about">About</a>
        <a href={mailHref({ to: ADDRESS, subject: 'Salt & pepper', body: 'Where?' })}>
          <b>Write</b>
        </a>
      </>,
    );
  };
  const press = () => user.click(screen.getByText('Write'));
  const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    window.history.replaceState(null, '', '/coaching/');
    // jsdom cannot follow links.
    window.addEventListener('click', stay);
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
  });
  afterEach(() => window.removeEventListener('click', stay));

  it('offers the address once when no mail program opens, counted from the last press', async () => {
    await press();
    await wait(2000);
    await press();
    await wait(2000);
    expect(toast).not.toHaveBeenCalled();
    await wait(10_000);
    expect(toasts()).toMatchObject([{ title: 'No email app?', description: `The address is ${ADDRESS}.` }]);
    expect(toasts()[0]?.action?.text).toBe('Copy address');
    await act(async () => toasts()[0]?.action?.run());
    expect(toasts()[1]).toMatchObject({ title: 'Address copied', description: ADDRESS });
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  it.each([
    ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['another window has the focus', () => jest.mocked(document.hasFocus).mockReturnValue(false)],
    ['another page of the site is shown', () => window.history.replaceState(null, '', '/shop/')],
    [
      'the page was left and is shown again',
      () => {
        page.unmount();
        show();
      },
    ],
  ])('offers nothing when %s', async (_, happen) => {
    await press();
    await wait(1000);
    happen();
    await wait(10_000);
    expect(toast).not.toHaveBeenCalled();
  });

  it.each([
    [
      'the window loses the focus before the lazy script has loaded',
      async () => {
        screen.getByText('Write').click();
        window.dispatchEvent(new Event('blur'));
      },
    ],
    ['the link is opened with Ctrl', () => user.keyboard('{Control>}').then(press)],
    ['the link is opened with Meta', () => user.keyboard('{Meta>}').then(press)],
    [
      'the link is opened with the middle button',
      () => user.pointer({ keys: '[MouseMiddle]', target: screen.getByText('Write') }),
    ],
    ['another link is pressed', () => user.click(screen.getByText('About'))],
  ])('offers nothing when %s', async (_, happen) => {
    await happen();
    await wait(10_000);
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('a form for the newsletter', () => {
  const { newsletter } = site;
  const user = userEvent.setup();
  const subject = `Weekly recipes and tips from ${site.name}`;

  const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });
  const sent = () => new URL(jest.mocked(openMail).mock.calls[0]?.[0] ?? '').searchParams;

  function show(service?: Partial<FormService>, request?: SignUpRequest) {
    Object.assign(site, { newsletter: service && formService(FORM_NAMES.newsletter).parse(service) });
    render(<SignUpForm request={request} label="Email address" buttonText="Subscribe" />);
  }

  /** Submits the empty form and waits for the answer of its lazy script. */
  async function loadScript() {
    await user.click(field());
    await user.click(button());
    await screen.findByText(/enter a valid/);
  }

  let stop: AbortController;

  /** Fields of each form that is posted from now on. */
  function collectPosts(): object[] {
    const posted: object[] = [];
    const onSubmit = (event: Event) => {
      if (!event.defaultPrevented)
        posted.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
      event.preventDefault();
    };
    window.addEventListener('submit', onSubmit, { signal: stop.signal });
    return posted;
  }

  beforeEach(() => {
    stop = new AbortController();
    jest.mocked(openMail).mockClear();
  });
  afterEach(() => {
    stop.abort();
    Object.assign(site, { newsletter });
  });

  describe('without a service', () => {
    it('opens a mail, claims no subscription and shows the address to copy', async () => {
      show();
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
      show();
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
      show(undefined, { list: 'Shop', subject: 'When does it open?', body: 'Tell me when the shop opens.' });
      await loadScript();
      await user.type(field(), 'you@example.com{Enter}');
      expect(sent().get('subject')).toBe('When does it open?');
      expect(sent().get('body')).toBe('Tell me when the shop opens.\r\n\r\nMy address: you@example.com\r\n');
    });

    it('opens a mail without script', () => {
      show();
      expect(button()).toHaveAttribute('formmethod', 'post');
      expect(button()).toHaveAttribute('formenctype', 'text/plain');
      expect(button()).toHaveAttribute('formaction', mailHref({ to: site.contactEmail, subject }));
    });
  });

  const JOIN = 'https://letters.example.com/join';

  it('posts once to the service, until the page is shown again or the address is changed', async () => {
    const posted = collectPosts();
    show({ address: JOIN });
    expect(button()).toHaveAttribute('formaction', JOIN);
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
  });

  it('posts the names of the service, its fixed fields and no topic', async () => {
    const posted = collectPosts();
    show({ address: JOIN, email: 'EMAIL', topic: null, fields: { embed: '1' }, honeypot: 'b_1a_2b' });
    await loadScript();
    await user.type(field(), 'you@example.com{Enter}');
    expect(posted).toEqual([{ EMAIL: 'you@example.com', embed: '1', b_1a_2b: '' }]);
  });

  it('sends nothing with the field of robots filled in, which Tab and screen readers pass over', async () => {
    const posted = collectPosts();
    show({ address: JOIN, honeypot: 'website' });
    await user.click(field());
    await user.tab();
    expect(button()).toHaveFocus();
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    await user.type(field(), 'you@example.com');
    fireEvent.change(screen.getByLabelText('Leave this empty'), { target: { value: 'casino' } });
    await user.click(button());
    expect(await screen.findByText(/Not sent, because a field that only robots see/)).toBeVisible();
    expect(screen.getByText(site.contactEmail)).toBeVisible();
    expect(posted).toEqual([]);
  });
});
