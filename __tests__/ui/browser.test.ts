import { appName, menuHint } from '@/lib/ui/app-menu';
import { type BrowserFeatures, describeBrowser } from '@/lib/ui/browser';
import { externalLink, intentLink } from '@/lib/ui/external-link';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240805.005; wv) AppleWebKit/537.36 (KHTML, like Gecko)';

/** Features of a phone's browser that can share files. */
const PHONE: BrowserFeatures = { canShareFiles: true, isTouch: true, isStandalone: false, hasWorker: true };
/** Features of the web view in an app. */
const VIEW: BrowserFeatures = { ...PHONE, canShareFiles: false, hasWorker: false };
const COMPUTER: BrowserFeatures = { ...PHONE, canShareFiles: false, isTouch: false };

describe('describeBrowser', () => {
  it.each([
    [
      'Instagram',
      'ios',
      `${IPHONE} Mobile/15E148 Instagram 339.0.3.12.91 (iPhone15,2; iOS 17_5; fr_CA; fr; scale=3.00; 1179x2556; 624498154)`,
    ],
    [
      'Instagram',
      'android',
      `${PIXEL} Version/4.0 Chrome/128.0.6613.127 Mobile Safari/537.36 Instagram 346.0.0.49.84 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; en_CA; 630000000)`,
    ],
    ['Threads', 'ios', `${IPHONE} Mobile/15E148 Barcelona 352.0.0.25.86 (iPhone15,2; iOS 18_0; ko_KR; ko)`],
    [
      'Facebook',
      'ios',
      `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/485.0.0.43.107;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.0;FBLC/ko_KR]`,
    ],
    [
      'Facebook',
      'android',
      `${PIXEL} Version/4.0 Chrome/129.0.6668.81 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/484.0.0.42.110;]`,
    ],
    [
      'Messenger',
      'ios',
      `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/450.0.0.40.108;FBDV/iPhone14,5]`,
    ],
    [
      'Messenger',
      'android',
      `${PIXEL} Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/450.0.0.41.109;]`,
    ],
    [
      'TikTok',
      'ios',
      `${IPHONE} Mobile/15E148 musical_ly_34.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/CA BytedanceWebview/d8a21c6`,
    ],
    [
      'TikTok',
      'android',
      `${PIXEL} Version/4.0 Chrome/124.0.6367.179 Mobile Safari/537.36 trill_340204 JsSdk/1.0 NetType/MOBILE Channel/googleplay`,
    ],
    // LINE on iPhones has the word "Safari" without a version.
    ['LINE', 'ios', `${IPHONE} Mobile/15E148 Safari Line/14.9.0`],
    ['LINE', 'android', `${PIXEL} Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 Line/14.10.0/IAB`],
    ['KakaoTalk', 'ios', `${IPHONE} Mobile/15E148 KAKAOTALK 25.8.0`],
    [
      'KakaoTalk',
      'android',
      `${PIXEL} Version/4.0 Chrome/120.0.6099.210 Mobile Safari/537.36;KAKAOTALK 10.5.5`,
    ],
    ['Pinterest', 'ios', `${IPHONE} Mobile/15E148 [Pinterest/iOS]`],
    [
      'Pinterest',
      'android',
      `${PIXEL} Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 [Pinterest/Android]`,
    ],
    ['Snapchat', 'ios', `${IPHONE} Mobile/15E148 Snapchat/13.10.0.40 (like Safari/8617.2.4.10.8, panda)`],
    [
      'WeChat',
      'ios',
      `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
    ],
    [
      'WeChat',
      'android',
      `${PIXEL} Version/4.0 Chrome/122.0.6261.120 Mobile Safari/537.36 XWEB/1220133 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 NetType/WIFI Language/en`,
    ],
  ] as const)(
    'describes the built-in browser of %s (%s), which cannot save, print or keep pages',
    (app, system, userAgent) => {
      const nothing = { files: 'none', canPrint: false, canCachePages: false };
      expect(describeBrowser(userAgent, VIEW)).toEqual({ app, system, ...nothing });
      // Some versions have the Web Share API or a worker; both are unreliable there.
      expect(describeBrowser(userAgent, PHONE)).toEqual({ app, system, ...nothing });
    },
  );

  it.each([
    ['ios', `${IPHONE} Mobile/15E148`],
    ['android', `${PIXEL} Version/4.0 Chrome/128.0.6613.127 Mobile Safari/537.36`],
  ])('describes a web view that does not name its app (%s), and shares where it can', (system, userAgent) => {
    const view = { app: 'unnamed', system, canPrint: false, canCachePages: false };
    expect(describeBrowser(userAgent, VIEW)).toEqual({ ...view, files: 'none' });
    expect(describeBrowser(userAgent, PHONE)).toEqual({ ...view, files: 'share' });
  });

  it.each([
    ['Safari on an iPhone', 'ios', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', 'ios', `${IPHONE} CriOS/126.0.6478.153 Mobile/15E148 Safari/604.1`],
    ['Firefox on an iPhone', 'ios', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
    ['the Google app on an iPhone', 'ios', `${IPHONE} GSA/321.0.645944285 Mobile/15E148 Safari/604.1`],
    [
      'Safari on an iPad',
      'ios',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ],
    [
      'Chrome on Android',
      'android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Samsung Internet',
      'android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox on Android', 'android', 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'],
  ])(
    'takes %s for a browser, which shares files where it can and downloads them elsewhere',
    (_, system, userAgent) => {
      const browser = { app: null, system, canPrint: true, canCachePages: true };
      expect(describeBrowser(userAgent, PHONE)).toEqual({ ...browser, files: 'share' });
      expect(describeBrowser(userAgent, { ...PHONE, canShareFiles: false })).toEqual({
        ...browser,
        files: 'download',
      });
    },
  );

  it.each([
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  ])('downloads on a computer, also where it can share: %s', (userAgent) => {
    const computer = { app: null, system: 'other', files: 'download', canPrint: true, canCachePages: true };
    expect(describeBrowser(userAgent, COMPUTER)).toEqual(computer);
    expect(describeBrowser(userAgent, { ...COMPUTER, canShareFiles: true })).toEqual(computer);
  });

  it('takes a site on the home screen of an iPhone for a browser, though its user agent is that of a web view', () => {
    expect(describeBrowser(`${IPHONE} Mobile/15E148`, { ...PHONE, isStandalone: true })).toEqual({
      app: null,
      system: 'ios',
      files: 'share',
      canPrint: true,
      canCachePages: true,
    });
  });

  it('keeps no pages in a browser without the Service Worker API', () => {
    const safari = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`;
    expect(describeBrowser(safari, { ...PHONE, hasWorker: false }).canCachePages).toBe(false);
  });
});

describe('the menu of an app', () => {
  describe('menuHint', () => {
    it.each([
      ['Instagram', 'ios', 'Tap ⋯ at the top right, then “Open in external browser”.'],
      ['Instagram', 'android', 'Tap ⋮ at the top right, then “Open in external browser”.'],
      ['Facebook', 'android', 'Tap ⋮, then “Open in external browser”.'],
      ['TikTok', 'ios', 'Tap ⋯ at the top right, then “Open in browser”.'],
      ['LINE', 'android', 'Tap ⋮, then “Open in default browser”.'],
      ['KakaoTalk', 'ios', 'Tap the share button at the bottom right, then “Open in Safari”.'],
      ['KakaoTalk', 'android', 'Tap ⋮ at the bottom right, then “Open in other browser”.'],
      ['WeChat', 'ios', 'Tap ⋯ at the top right, then “Open in default browser”.'],
      ['unnamed', 'ios', 'Open this app’s menu and choose the entry that opens the page in your browser.'],
    ] as const)('names the menu of %s (%s)', (app, system, hint) => {
      expect(menuHint({ app, system })).toBe(hint);
    });
  });

  describe('appName', () => {
    it('names the app, or calls it this app', () => {
      expect(appName('KakaoTalk')).toBe('KakaoTalk');
      expect(appName('unnamed')).toBe('This app');
    });
  });
});

describe('links out of an app', () => {
  const HOME = 'https://www.example.com';

  /**
   * An intent as `Intent.parseUri` of Android reads it: its fields follow the last number sign, are separated by semicolons
   * and end with "end"; what comes before is its data.
   */
  function parseIntent(uri: string): { data: string; fields: string[] } {
    const start = uri.lastIndexOf('#');
    expect(uri.startsWith('#Intent;', start)).toBe(true);
    const fields = uri.slice(start + '#Intent;'.length).split(';');
    return { data: uri.slice('intent:'.length, start), fields };
  }

  describe('intentLink', () => {
    it('opens the address with its query and fragment in Chrome', () => {
      expect(intentLink(`${HOME}/barley-stew/?servings=6&units=us#method`)).toBe(
        'intent://www.example.com/barley-stew/?servings=6&units=us#method#Intent;scheme=https;package=com.android.chrome;end',
      );
    });

    it('keeps a shopping list in the fragment, and a port', () => {
      expect(intentLink('http://localhost:3000/recipes/shopping-list/#list=1~17ph4rn~herb-salad_40')).toBe(
        'intent://localhost:3000/recipes/shopping-list/#list=1~17ph4rn~herb-salad_40#Intent;scheme=http;package=com.android.chrome;end',
      );
    });

    it.each([
      [
        'a fragment that is an intent',
        '/#Intent;component=com.evil/.Main;end',
        '/#Intent%3Bcomponent=com.evil/.Main%3Bend',
      ],
      [
        'a fragment with a second intent',
        '/#a#Intent;scheme=javascript;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
        '/#a%23Intent%3Bscheme=javascript%3BS.browser_fallback_url=https%3A%2F%2Fevil.example%3Bend',
      ],
      ['a query with fields', '/?q=;package=com.evil;end;', '/?q=%3Bpackage=com.evil%3Bend%3B'],
      ['a path with fields', '/a;end;b/', '/a%3Bend%3Bb/'],
      ['a line break and quotes', '/?q="\n;end\'<a>', '/?q=%22%3Bend%27%3Ca%3E'],
    ])('lets %s not break out of the data of the intent', (_, rest, escaped) => {
      const { data, fields } = parseIntent(intentLink(HOME + rest) ?? '');
      expect(data).toBe(`//www.example.com${escaped}`);
      expect(fields).toEqual(['scheme=https', 'package=com.android.chrome', 'end']);
      expect(data).not.toContain('#Intent;');
    });

    it('leaves out a user name and a password', () => {
      expect(intentLink('https://a;end:b@www.example.com/')).toBe(
        'intent://www.example.com/#Intent;scheme=https;package=com.android.chrome;end',
      );
    });

    it('refuses an address that is not of the web', () => {
      expect(intentLink('javascript:alert(1)')).toBeNull();
      expect(intentLink('file:///etc/passwd')).toBeNull();
    });
  });

  describe('externalLink', () => {
    const view = { files: 'none', canPrint: false, canCachePages: false } as const;
    const address = `${HOME}/?a=1&b=2#c`;

    it.each(['Instagram', 'KakaoTalk', 'unnamed'] as const)('is an intent link on Android in %s', (app) => {
      expect(externalLink({ app, system: 'android', ...view }, address)).toEqual({
        href: 'intent://www.example.com/?a=1&b=2#c#Intent;scheme=https;package=com.android.chrome;end',
        opens: 'chrome',
      });
    });

    it('is the scheme of KakaoTalk on an iPhone', () => {
      expect(externalLink({ app: 'KakaoTalk', system: 'ios', ...view }, address)).toEqual({
        href: 'kakaotalk://web/openExternal?url=https%3A%2F%2Fwww.example.com%2F%3Fa%3D1%26b%3D2%23c',
        opens: 'default',
      });
    });

    it('is left to the menu of other apps on an iPhone', () => {
      expect(externalLink({ app: 'Instagram', system: 'ios', ...view }, address)).toBeNull();
    });
  });
});
