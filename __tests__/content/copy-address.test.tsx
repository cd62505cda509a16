import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyAddress } from '@/components/content/copy-address';
import { FrameEffects } from '@/components/frame/frame-effects.client';
import { toast } from '@/components/ui/toast';
import { mailHref } from '@/lib/text/mail';

const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => router }));
jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

const ADDRESS = 'salz+pfeffer@example.com';
const toasts = () => jest.mocked(toast).mock.calls.map(([message]) => message);

beforeEach(() => jest.mocked(toast).mockClear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the copy button', () => {
  const show = () =>
    render(
      <>
        <FrameEffects />
        <CopyAddress address={ADDRESS} />
      </>,
    );
  const press = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Copy address' }));

  it('copies the address and reports it', async () => {
    show();
    await press(userEvent.setup());
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Address copied', description: ADDRESS }]));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  it('selects the address where the clipboard refuses', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    show();
    await press(user);
    await waitFor(() => expect(toasts()[0]?.title).toBe('Address selected'));
    expect(window.getSelection()?.toString()).toBe(ADDRESS);
  });
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
