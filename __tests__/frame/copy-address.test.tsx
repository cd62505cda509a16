import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyAddress } from '@/components/contact/copy-address';
import { answerPress } from '@/components/contact/copy-address-answer.client';
import { FrameEffects } from '@/components/frame/frame-effects.client';
import { type ToastMessage, toast } from '@/components/ui/toast';
import { mailHref } from '@/lib/mail';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));
jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

const ADDRESS = 'salz+pfeffer@example.com';
const said = () => jest.mocked(toast).mock.calls.map(([message]): ToastMessage => message);

beforeEach(() => jest.mocked(toast).mockClear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the button beside an address', () => {
  const press = async (user: ReturnType<typeof userEvent.setup>) => {
    render(
      <>
        <FrameEffects mainId="main" />
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
  const pressLink = () => {
    const link = document.createElement('a');
    link.href = mailHref({ to: ADDRESS, subject: 'Salt & pepper', body: 'Where?' });
    answerPress(link);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  });

  it('the address is offered when nothing came up', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    pressLink();
    expect(toast).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1500);
    expect(said()).toEqual([
      expect.objectContaining({ title: 'No mail program?', description: `The address is ${ADDRESS}.` }),
    ]);
    expect(said()[0]?.action?.text).toBe('Copy address');
    await act(async () => said()[0]?.action?.run());
    expect(said()[1]).toMatchObject({ title: 'Address copied', description: ADDRESS });
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    await user.keyboard('{Escape}');
  });

  it('nothing is said when the composer took over', () => {
    pressLink();
    window.dispatchEvent(new Event('blur'));
    jest.advanceTimersByTime(5000);
    jest.mocked(document.hasFocus).mockReturnValue(false);
    pressLink();
    jest.advanceTimersByTime(5000);
    expect(toast).not.toHaveBeenCalled();
  });

  it('pressing twice asks once', () => {
    pressLink();
    jest.advanceTimersByTime(600);
    pressLink();
    jest.advanceTimersByTime(5000);
    expect(toast).toHaveBeenCalledTimes(1);
  });
});

it('every mail link of a page is listened to, and no other link', async () => {
  const user = userEvent.setup();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const follow = (event: Event) => event.preventDefault();
  window.addEventListener('click', follow);
  const wait = jest.spyOn(globalThis, 'setTimeout');
  render(
    <>
      <FrameEffects mainId="main" />
      <a href="/about">About</a>
      <a href={mailHref({ to: ADDRESS })}>
        <b>Write</b>
      </a>
    </>,
  );
  const waits = () => wait.mock.calls.filter(([, time]) => time === 1200).length;
  await user.click(screen.getByText('About'));
  await user.click(screen.getByText('Write'));
  await waitFor(() => expect(waits()).toBe(1));
  window.removeEventListener('click', follow);
});
