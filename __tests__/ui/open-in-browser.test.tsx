import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerFile } from '@/components/ui/offer-file';
import { showOpenInBrowser } from '@/components/ui/open-in-browser';
import { printPage } from '@/components/ui/print-page';
import { saveFile } from '@/lib/ui/save-file';

jest.mock('@/lib/ui/save-file', () => ({ saveFile: jest.fn() }));

const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 339.0.3.12.91 (iPhone15,2; iOS 17_5; fr_CA; fr; scale=3.00; 1179x2556; 624498154)';
const KAKAOTALK =
  'Mozilla/5.0 (Linux; Android 13; SM-S918N Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.210 Mobile Safari/537.36;KAKAOTALK 10.5.5';

const ADDRESS = 'https://www.example.com/curd/?eat=2026-11-22T19:00#a';

const openIn = async (userAgent: string, ...request: Parameters<typeof showOpenInBrowser>) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await act(() => showOpenInBrowser(...request));
  return within(await screen.findByRole('dialog', { name: 'Open this page in your browser' }));
};
// A clipboard of its own replaces the one of the document.
const user = userEvent.setup();

afterEach(async () => {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  jest.restoreAllMocks();
});

describe('showOpenInBrowser', () => {
  it.each([
    [true, 'Link copied. Now paste it in your browser.'],
    [false, 'The link is selected. Please copy it by hand.'],
  ])('selects the link where the Clipboard API is refused (execCommand: %s)', async (isCopied, status) => {
    const dialog = await openIn(KAKAOTALK, 'file', ADDRESS);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    // Not in jsdom.
    document.execCommand = jest.fn(() => isCopied);
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(dialog.getByRole('status')).toHaveTextContent(status);
    const field = dialog.getByRole<HTMLInputElement>('textbox');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, ADDRESS.length]);
  });
});

describe('offerFile', () => {
  it.each(['started', 'shared', 'cancelled'] as const)('shows nothing after %s', async (outcome) => {
    jest.mocked(saveFile).mockResolvedValue(outcome);
    await expect(offerFile(['a.json', '{}', 'application/json'])).resolves.toBe(outcome);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('printPage', () => {
  it('prints in a browser only', async () => {
    window.print = jest.fn();
    await printPage(ADDRESS);
    expect(window.print).toHaveBeenCalledTimes(1);
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(INSTAGRAM);
    await act(() => printPage(ADDRESS));
    expect(await screen.findByText('Instagram’s built-in browser can’t print.')).toBeVisible();
    expect(window.print).toHaveBeenCalledTimes(1);
  });
});
