import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'yaml';
import { offerFile } from '@/components/ui/offer-file';
import { showOpenInBrowser } from '@/components/ui/open-in-browser';
import { printPage } from '@/components/ui/print-page';
import { appName } from '@/lib/ui/app-menu';
import { type BrowserFeatures, describeBrowser } from '@/lib/ui/browser';
import { externalLink } from '@/lib/ui/external-link';
import { saveFile } from '@/lib/ui/save-file';

jest.mock('@/lib/ui/save-file', () => {
  const { saveFile: actual } = jest.requireActual('@/lib/ui/save-file');
  return { saveFile: jest.fn(actual) };
});

type Agent = { app?: string; name?: string; system: string; userAgent: string };
const { apps, views, browsers, computers } = parse(readFileSync('__tests__/ui/user-agents.yaml', 'utf8')) as {
  [Group in 'apps' | 'views' | 'browsers']: Agent[];
} & { computers: string[] };
const agentOf = (name: string, system: string) =>
  [...apps, ...browsers].find((each) => (each.app ?? each.name) === name && each.system === system)
    ?.userAgent ?? '';
const SAFARI = agentOf('Safari on an iPhone', 'ios');
const WEB_VIEW = views[0]?.userAgent ?? '';

describe('describeBrowser', () => {
  /** Features of a phone's browser that can share files. */
  const PHONE: BrowserFeatures = {
    canShareFiles: true,
    isTouch: true,
    isStandalone: false,
    hasWorker: true,
  };
  /** Features of the web view in an app. */
  const VIEW: BrowserFeatures = { ...PHONE, canShareFiles: false, hasWorker: false };
  const COMPUTER: BrowserFeatures = { ...PHONE, canShareFiles: false, isTouch: false };
  const all = { canPrint: true, canCachePages: true };
  const nothing = { canPrint: false, canCachePages: false };

  it.each(apps)(
    'describes the built-in browser of $app ($system), which cannot save, print or keep pages',
    ({ app, system, userAgent }) => {
      expect(describeBrowser(userAgent, VIEW)).toEqual({ app, system, files: 'none', ...nothing });
      // Some versions have the Web Share API or a worker; both are unreliable there.
      expect(describeBrowser(userAgent, PHONE)).toEqual({ app, system, files: 'none', ...nothing });
    },
  );

  it.each(views)(
    'describes a web view that does not name its app ($system), and shares where it can',
    ({ system, userAgent }) => {
      const view = { app: 'unnamed', system, ...nothing };
      expect(describeBrowser(userAgent, VIEW)).toEqual({ ...view, files: 'none' });
      expect(describeBrowser(userAgent, PHONE)).toEqual({ ...view, files: 'share' });
    },
  );

  it.each(browsers)(
    'takes $name for a browser, which shares files where it can and downloads them elsewhere',
    ({ system, userAgent }) => {
      const browser = { app: null, system, ...all };
      expect(describeBrowser(userAgent, PHONE)).toEqual({ ...browser, files: 'share' });
      const unable = { ...PHONE, canShareFiles: false };
      expect(describeBrowser(userAgent, unable)).toEqual({ ...browser, files: 'download' });
    },
  );

  it.each(computers)('downloads on a computer, also where it can share: %s', (userAgent) => {
    const computer = { app: null, system: 'other', files: 'download', ...all };
    expect(describeBrowser(userAgent, COMPUTER)).toEqual(computer);
    expect(describeBrowser(userAgent, { ...COMPUTER, canShareFiles: true })).toEqual(computer);
  });

  it('takes a site on the home screen of an iPhone for a browser, though its user agent is that of a web view', () => {
    const browser = { app: null, system: 'ios', files: 'share', ...all };
    expect(describeBrowser(WEB_VIEW, { ...PHONE, isStandalone: true })).toEqual(browser);
  });

  it('keeps no pages in a browser without the Service Worker API', () => {
    expect(describeBrowser(SAFARI, { ...PHONE, hasWorker: false }).canCachePages).toBe(false);
  });
});

it('appName is the name of the app, or this app', () => {
  expect([appName('KakaoTalk'), appName('unnamed')]).toEqual(['KakaoTalk', 'This app']);
});

describe('a link out of an app', () => {
  const view = { files: 'none', canPrint: false, canCachePages: false } as const;
  const address = 'https://www.example.com/?a=1&b=2#c';

  it.each(['Instagram', 'KakaoTalk', 'unnamed'] as const)('is an intent link on Android in %s', (app) => {
    expect(externalLink({ app, system: 'android', ...view }, address)).toEqual({
      href: 'intent://www.example.com/?a=1&b=2#c#Intent;scheme=https;package=com.android.chrome;end',
      opens: 'chrome',
    });
  });

  it('is the scheme of KakaoTalk on an iPhone, and left to the menu of other apps there', () => {
    expect(externalLink({ app: 'KakaoTalk', system: 'ios', ...view }, address)).toEqual({
      href: 'kakaotalk://web/openExternal?url=https%3A%2F%2Fwww.example.com%2F%3Fa%3D1%26b%3D2%23c',
      opens: 'default',
    });
    expect(externalLink({ app: 'Instagram', system: 'ios', ...view }, address)).toBeNull();
  });
});

const setAgent = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

describe('saveFile', () => {
  type Device = { userAgent: string; isTouch?: boolean; canShare?: boolean };
  const FILE = ['plan.ics', 'text/calendar'];
  const closed = new DOMException('Closed', 'AbortError');
  const refused = new DOMException('No press', 'NotAllowedError');
  /** Names of the files that the browser was asked to download. */
  let downloads: string[] = [];

  beforeEach(() => {
    downloads = [];
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

  it.each<[string, Device, DOMException | null, outcome: string, shared: string[][], downloaded: string[]]>([
    ['shares the file on a phone that can', { userAgent: SAFARI }, null, 'shared', [FILE], []],
    ['stops when the share sheet is closed', { userAgent: SAFARI }, closed, 'cancelled', [FILE], []],
    ['downloads it when sharing is refused', { userAgent: SAFARI }, refused, 'started', [FILE], ['plan.ics']],
    [
      'downloads it on a phone that cannot share this file',
      { userAgent: SAFARI, canShare: false },
      null,
      'started',
      [],
      ['plan.ics'],
    ],
    [
      'downloads it on a computer that could share it',
      { userAgent: computers[1] ?? '', isTouch: false },
      null,
      'started',
      [],
      ['plan.ics'],
    ],
    ['does neither in an app', { userAgent: agentOf('Instagram', 'ios') }, null, 'unavailable', [], []],
    [
      'does not download in a web view that refuses to share',
      { userAgent: WEB_VIEW },
      refused,
      'unavailable',
      [FILE],
      [],
    ],
  ])('%s', async (_, { userAgent, isTouch = true, canShare = true }, error, outcome, shared, downloaded) => {
    setAgent(userAgent);
    const share = jest.fn<Promise<void>, [{ files: File[] }]>(() =>
      error ? Promise.reject(error) : Promise.resolve(),
    );
    Object.assign(navigator, { share, canShare: () => canShare });
    const matchMedia = (query: string) => ({ matches: isTouch && query === '(pointer: coarse)' });
    Object.assign(window, { matchMedia });
    await expect(saveFile('plan.ics', 'BEGIN:VCALENDAR', 'text/calendar;charset=utf-8')).resolves.toBe(
      outcome,
    );
    expect(share.mock.calls.flatMap(([{ files }]) => files.map(({ name, type }) => [name, type]))).toEqual(
      shared,
    );
    expect(downloads).toEqual(downloaded);
  });
});

describe('a tool that the browser of an app lacks', () => {
  const ADDRESS = 'https://www.example.com/curd/?eat=2026-11-22T19:00#a';
  // A clipboard of its own replaces the one of the document.
  const user = userEvent.setup();

  afterEach(async () => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    jest.restoreAllMocks();
  });

  it.each([
    [true, 'Link copied. Now paste it in your browser.'],
    [false, 'The link is selected. Please copy it by hand.'],
  ])('selects the link where the Clipboard API is refused (execCommand: %s)', async (isCopied, status) => {
    setAgent(agentOf('KakaoTalk', 'android'));
    await act(() => showOpenInBrowser('file', ADDRESS));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open this page in your browser' }));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    // Not in jsdom.
    document.execCommand = jest.fn(() => isCopied);
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(dialog.getByRole('status')).toHaveTextContent(status);
    const field = dialog.getByRole<HTMLInputElement>('textbox');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, ADDRESS.length]);
  });

  it.each(['started', 'shared', 'cancelled'] as const)(
    'shows nothing after a file was %s',
    async (outcome) => {
      jest.mocked(saveFile).mockResolvedValueOnce(outcome);
      await expect(offerFile(['a.json', '{}', 'application/json'])).resolves.toBe(outcome);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('prints in a browser', async () => {
    window.print = jest.fn();
    await printPage(ADDRESS);
    expect(window.print).toHaveBeenCalledTimes(1);
  });
});
