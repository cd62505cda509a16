/** Apps whose built-in browsers name themselves, by a mark in their user agent. The first match wins. */
const APPS = [
  ['Instagram', /Instagram/],
  ['Threads', /Barcelona/],
  ['Messenger', /MessengerForiOS|Orca-Android/],
  ['Facebook', /FBA[NV]\/|FB_IAB/],
  ['TikTok', /musical_ly|BytedanceWebview|trill_/],
  ['LINE', /\bLine\/\d/],
  ['KakaoTalk', /KAKAOTALK/],
  ['Pinterest', /\[Pinterest\//],
  ['Snapchat', /Snapchat/],
  ['WeChat', /MicroMessenger/],
] as const;

export type AppName = (typeof APPS)[number][0];

/** Features that a user agent does not show. */
export type BrowserFeatures = {
  /** `navigator.canShare({ files })` allows the file. */
  canShareFiles: boolean;
  /** The main pointer is a finger. */
  isTouch: boolean;
  /** Opened from the home screen. WebKit leaves the word "Safari" out of that user agent too. */
  isStandalone: boolean;
  /** Has the Service Worker API. */
  hasWorker: boolean;
};

export type Browser = {
  /** App whose built-in browser (web view) this is; `unnamed` if the user agent names none, null for a browser. */
  app: AppName | 'unnamed' | null;
  system: 'ios' | 'android' | 'other';
  /** Way to give a file to the visitor; `none` in web views, which drop downloads of blobs without an error. */
  files: 'share' | 'download' | 'none';
  /** `window.print` does nothing in a web view. */
  canPrint: boolean;
  /** Pages can be kept for later visits without a connection. */
  canCachePages: boolean;
};

/** Describes what a browser can do. Nothing else reads the user agent. */
export function describeBrowser(userAgent: string, features: BrowserFeatures): Browser {
  const { canShareFiles, isTouch, isStandalone, hasWorker } = features;
  // iPads call themselves Macs.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (isTouch && userAgent.includes('Macintosh'));
  const isAndroid = userAgent.includes('Android');
  const isView = isApple ? !isStandalone && !userAgent.includes('Safari/') : userAgent.includes('; wv)');
  const [named] = APPS.find(([, mark]) => mark.test(userAgent)) ?? [];
  const app = named ?? (isView ? 'unnamed' : null);
  const canShare = canShareFiles && isTouch && !named;
  return {
    app,
    system: isApple ? 'ios' : isAndroid ? 'android' : 'other',
    files: canShare ? 'share' : app ? 'none' : 'download',
    canPrint: !app,
    canCachePages: hasWorker && !app,
  };
}

/** Describes the visitor's browser. In the browser only. @param file the file to save, if there is one */
export function thisBrowser(file?: File): Browser {
  const matches = (query: string) => window.matchMedia?.(query).matches ?? false;
  return describeBrowser(navigator.userAgent, {
    canShareFiles: (file && navigator.canShare?.({ files: [file] })) ?? false,
    isTouch: matches('(pointer: coarse)'),
    isStandalone: matches('(display-mode: standalone)'),
    hasWorker: 'serviceWorker' in navigator,
  });
}
