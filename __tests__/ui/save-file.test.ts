import { saveFile } from '@/lib/ui/save-file';

const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 339.0.3.12.91 (iPhone15,2; iOS 17_5; fr_CA; fr; scale=3.00; 1179x2556; 624498154)';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const WEB_VIEW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36';

/** Names of the files that the browser was asked to download. */
let downloads: string[] = [];
const share = jest.fn();

type Device = { userAgent: string; isTouch?: boolean; canShare?: boolean };

function setDevice({ userAgent, isTouch = true, canShare = true }: Device) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.assign(navigator, { share, canShare: () => canShare });
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: isTouch && query === '(pointer: coarse)' }),
  });
}

const save = () => saveFile('plan.ics', 'BEGIN:VCALENDAR', 'text/calendar;charset=utf-8');

beforeEach(() => {
  downloads = [];
  share.mockReset().mockResolvedValue(undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:plan', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('saveFile', () => {
  it('shares the file on a phone that can, without a download', async () => {
    setDevice({ userAgent: SAFARI });
    await expect(save()).resolves.toBe('shared');
    const [[{ files } = { files: [] }] = []] = share.mock.calls;
    expect(files.map(({ name, type }: File) => [name, type])).toEqual([['plan.ics', 'text/calendar']]);
    expect(downloads).toEqual([]);
  });

  it('does nothing more when the visitor closes the share sheet', async () => {
    setDevice({ userAgent: SAFARI });
    share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
    await expect(save()).resolves.toBe('cancelled');
    expect(downloads).toEqual([]);
  });

  it('downloads the file when sharing is refused', async () => {
    setDevice({ userAgent: SAFARI });
    share.mockRejectedValue(new DOMException('No press', 'NotAllowedError'));
    await expect(save()).resolves.toBe('started');
    expect(downloads).toEqual(['plan.ics']);
  });

  it.each([
    ['on a phone that cannot share this file', { userAgent: SAFARI, canShare: false }],
    ['on a computer that could share it', { userAgent: WINDOWS, isTouch: false }],
  ])('downloads the file %s', async (_, device) => {
    setDevice(device);
    await expect(save()).resolves.toBe('started');
    expect(downloads).toEqual(['plan.ics']);
    expect(share).not.toHaveBeenCalled();
  });

  it('neither shares nor downloads in the built-in browser of an app', async () => {
    setDevice({ userAgent: INSTAGRAM });
    await expect(save()).resolves.toBe('unavailable');
    expect([downloads, share.mock.calls]).toEqual([[], []]);
  });

  it('does not fall back to a download in a web view that refuses to share', async () => {
    setDevice({ userAgent: WEB_VIEW });
    share.mockRejectedValue(new DOMException('No press', 'NotAllowedError'));
    await expect(save()).resolves.toBe('unavailable');
    expect(downloads).toEqual([]);
  });
});
