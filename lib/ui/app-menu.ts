import * as messages from '@/.content/messages/inApp';
import type { AppName, Browser } from './browser';

/** The menu of an app's browser: where its button is, if that is the same in all versions, and its entry. */
type AppMenu = { at: 'top' | 'bottom' | null; entry: string };

const MENUS: Readonly<Record<AppName, AppMenu>> = {
  Instagram: { at: 'top', entry: messages.externalBrowser },
  Threads: { at: 'top', entry: messages.externalBrowser },
  Messenger: { at: null, entry: messages.externalBrowser },
  Facebook: { at: null, entry: messages.externalBrowser },
  TikTok: { at: 'top', entry: messages.openBrowser },
  LINE: { at: null, entry: messages.defaultBrowser },
  KakaoTalk: { at: 'bottom', entry: messages.otherBrowser },
  Pinterest: { at: null, entry: messages.openBrowser },
  Snapchat: { at: null, entry: messages.openBrowser },
  WeChat: { at: 'top', entry: messages.defaultBrowser },
};

/** Name of an app in a sentence: "Instagram", or "This app" at its start. */
export function appName(app: Browser['app']): string {
  return app && app !== 'unnamed' ? app : messages.thisApp;
}

/** Instruction to open the page in a browser: "Tap ⋯ at the top right, then “Open in browser”." */
export function menuHint({ app, system }: Pick<Browser, 'app' | 'system'>): string {
  if (!app || app === 'unnamed') return messages.anyMenu;
  const { at, entry } = MENUS[app];
  const menu = system === 'ios' ? '⋯' : '⋮';
  if (app === 'KakaoTalk' && system === 'ios') return messages.shareMenu({ entry: messages.safari });
  const hints = { top: messages.topMenu, bottom: messages.bottomMenu };
  return (at ? hints[at] : messages.menu)({ menu, entry });
}
