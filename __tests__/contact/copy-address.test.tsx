import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyAddress } from '@/components/contact/copy-address';
import { FrameEffects } from '@/components/frame/frame-effects.client';
import { toast } from '@/components/ui/toast';
import { mailHref } from '@/lib/mail';

const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => router }));
jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

const ADDRESS = 'salz+pfeffer@example.com';
const said = () => jest.mocked(toast).mock.calls.map(([message]) => message);

beforeEach(() => jest.mocked(toast).mockClear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the button beside an address', () => {
  const press = async (user: ReturnType<typeof userEvent.setup>) => {
    render(
      <>
        <FrameEffects />
        <CopyAddress address={ADDRESS} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
  };

  it('copies it and says so', async () => {
    await press(userEvent.setup());
    await waitFor(() =>
      expect(said()).toEqual([expect.objectContaining({ title: 'Address copied', description: ADDRESS })]),
    );
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  it('selects it where the clipboard refuses', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await press(user);
    await waitFor(() => expect(said()[0]?.title).toBe('The address is selected'));
    expect(window.getSelection()?.toString()).toBe(ADDRESS);
  });
});

describe('after a mail link was pressed', () => {
  const stay = (event: Event) => event.preventDefault();
  let user: ReturnType<typeof userEvent.setup>;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    window.history.replaceState(null, '', '/coaching/');
    // Following a link is more than jsdom can do.
    window.addEventListener('click', stay);
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  });
  afterEach(() => window.removeEventListener('click', stay));

  const show = () =>
    render(
      <>
        <FrameEffects />
        <a href="/about">About</a>
        <a href={mailHref({ to: ADDRESS, subject: 'Salt & pepper', body: 'Where?' })}>
          <b>Write</b>
        </a>
      </>,
    );
  const press = () => user.click(screen.getByText('Write'));
  /** Lets time pass, and with it the answer to a press come in. */
  const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

  it('the address is offered when nothing came up', async () => {
    show();
    await press();
    await wait(2000);
    expect(toast).not.toHaveBeenCalled();
    await wait(2000);
    expect(said()).toEqual([
      expect.objectContaining({ title: 'No mail program?', description: `The address is ${ADDRESS}.` }),
    ]);
    expect(said()[0]?.action?.text).toBe('Copy address');
    await act(async () => said()[0]?.action?.run());
    expect(said()[1]).toMatchObject({ title: 'Address copied', description: ADDRESS });
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  it.each([
    ['took the focus', () => window.dispatchEvent(new Event('blur'))],
    ['covered the page', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['took the place of the page', () => window.dispatchEvent(new Event('pagehide'))],
    ['has the focus', () => jest.mocked(document.hasFocus).mockReturnValue(false)],
  ])('nothing is said when the composer %s', async (_, comeUp) => {
    show();
    await press();
    await wait(1000);
    comeUp();
    await wait(10_000);
    expect(toast).not.toHaveBeenCalled();
  });

  it('nothing is said when the composer was there before the script that would ask', async () => {
    show();
    screen.getByText('Write').click();
    window.dispatchEvent(new Event('blur'));
    await wait(10_000);
    expect(toast).not.toHaveBeenCalled();
  });

  it('nothing is said on the next page, nor after coming back', async () => {
    const page = show();
    await press();
    await wait(1000);
    window.history.replaceState(null, '', '/shop/');
    await wait(10_000);
    expect(toast).not.toHaveBeenCalled();

    window.history.replaceState(null, '', '/coaching/');
    await press();
    await wait(1000);
    page.unmount();
    show();
    await wait(10_000);
    expect(toast).not.toHaveBeenCalled();
  });

  it('nothing is said to who opens it elsewhere', async () => {
    show();
    await user.keyboard('{Control>}');
    await press();
    await user.keyboard('{/Control}{Meta>}');
    await press();
    await user.keyboard('{/Meta}');
    await user.pointer({ keys: '[MouseMiddle]', target: screen.getByText('Write') });
    await wait(10_000);
    expect(toast).not.toHaveBeenCalled();
  });

  it('pressing twice asks once', async () => {
    show();
    await press();
    await wait(2000);
    await press();
    await wait(2000);
    expect(toast).not.toHaveBeenCalled();
    await wait(10_000);
    expect(toast).toHaveBeenCalledTimes(1);
  });

  it('no other link is listened to', async () => {
    show();
    await user.click(screen.getByText('About'));
    await wait(10_000);
    expect(toast).not.toHaveBeenCalled();
  });
});
